"""The tests: what every game passes, the rules one by one, and each room of the house."""
