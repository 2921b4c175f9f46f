"""A match in the console against bots: a table in characters, or plain sentences."""
