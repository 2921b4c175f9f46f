"""Drawing an action by weights."""

from koloda.bots.knowledge import type_weights
from koloda.core.chance import draw, type_generator
from koloda.core.jit import kernel, lowest


@kernel
def draw_action(mask: int, weights: type_weights, generator: type_generator) -> int:
    """Return a legal action, each as likely as its weight says; the set must not be empty."""
    total = 0.0
    actions = mask
    while actions:
        total += weights[lowest(actions)]
        actions &= actions - 1
    left = total * draw(generator) * 2.0**-32
    actions = mask
    action = lowest(mask)
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        left -= weights[action]
        if left < 0.0:
            break
    return action
