"""One match as people play it: seats, moves, records, replay, views."""
