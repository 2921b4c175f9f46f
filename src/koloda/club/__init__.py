"""Members, tables, clocks and secrets, kept in SQL. Knows no HTTP and no screen."""
