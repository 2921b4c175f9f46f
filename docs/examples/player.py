"""A player for `koloda arena` that takes any legal move.

    koloda arena hearts champion "exec:python3 docs/examples/player.py"

A line of JSON comes for each move to make: `view`, the table as the seat to move sees it (its
`legal` lists the moves), and `seed`, a number to draw chances from. A line with the move goes back.
When standard input ends, so does the program.
"""

import json
import random
import sys


def choose(view: dict[str, object], chances: random.Random) -> str:
    """Return one of the legal moves."""
    legal = view["legal"]
    assert isinstance(legal, list)
    return str(chances.choice(legal))


for line in sys.stdin:
    question = json.loads(line)
    print(choose(question["view"], random.Random(question["seed"])), flush=True)
