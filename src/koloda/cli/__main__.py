"""`python -m koloda.cli` is `koloda`."""

from koloda.cli import main

main()
