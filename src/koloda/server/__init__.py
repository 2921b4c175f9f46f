"""The club over HTTP and WebSocket. Knows no SQL and no rules: it asks the club, and tells."""
