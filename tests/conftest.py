"""Hypothesis profiles, and arithmetic that does not wrap around unseen."""

import os

import numpy as np
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.services"]

settings.register_profile(
    "repeatable",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("exploring", parent=settings.get_profile("repeatable"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

# In plain kernels a small integer that overflows is a fault, as it is silent in compiled ones.
np.seterr(over="raise", invalid="raise", divide="raise")
