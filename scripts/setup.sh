#!/bin/sh
# Bring .venv to what requirements/LOCK.lock says: scripts/setup.sh LOCK, where LOCK is run or dev.
#
# An interpreter already in .venv does the work, so that a second start looks for none; $PYTHON
# overrules it.
set -eu
cd "$(dirname "$0")/.."

if [ -z "${PYTHON:-}" ] && .venv/bin/python -I -c '' 2>/dev/null; then
    python=.venv/bin/python
else
    python=$(sh scripts/python.sh)
fi
exec "$python" -I scripts/environment.py "$1" .venv
