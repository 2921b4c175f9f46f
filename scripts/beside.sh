#!/bin/sh
# Run two commands side by side: scripts/beside.sh FIRST SECOND. What FIRST prints comes at the end,
# when both are done; the exit status is that of the one that failed.
set -u

log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'kill $first 2>/dev/null; exit 130' INT TERM

sh -c "$1" >"$log" 2>&1 &
first=$!
sh -c "$2"
status=$?
wait $first || status=$?
cat "$log"
exit $status
