"""Cards, chance, the kernel decorator, what a game is, errors. Knows no game."""
