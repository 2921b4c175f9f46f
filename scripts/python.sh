#!/bin/sh
# Print the Python to build a .venv with, or name what is missing and exit with 1.
#
#   scripts/python.sh             any Python that Koloda runs on; $PYTHON, where set, is the only candidate
#   scripts/python.sh 3.13        that version and no other; silent where there is none
#
# A name on PATH may be a shim that fails, so each candidate has to run and to say what it is.
# What is printed is the interpreter itself, also where the candidate is a shim or stands in a .venv.
set -u

oldest=11
newest=14 # the newest for which Numba has been published
only=${1:-}

probe='
import sys, sysconfig
if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
    version = "unsuitable"
else:
    version = "%d.%d" % sys.version_info[:2]
try:
    import ensurepip, venv
    complete = hasattr(ensurepip, "bootstrap") and hasattr(venv, "create")
except ImportError:
    complete = False
print(version, "complete" if complete else "bare", getattr(sys, "_base_executable", sys.executable))
'

seen=''
bare=''

# consider CANDIDATE: print the interpreter behind it and exit where it will do.
consider() {
    answer=$("$1" -I -c "$probe" 2>/dev/null) || return 0
    version=${answer%% *}
    rest=${answer#* }
    state=${rest%% *}
    executable=${rest#* }
    if [ "$version" = unsuitable ]; then
        seen="$seen; $1 is not the usual CPython"
        return 0
    fi
    minor=${version#3.}
    if [ -n "$only" ]; then
        [ "$version" = "$only" ] || return 0
    elif [ "${version%%.*}" != 3 ] || [ "$minor" -lt "$oldest" ] || [ "$minor" -gt "$newest" ]; then
        seen="$seen; $1 is Python $version"
        return 0
    fi
    if [ "$state" = bare ]; then
        [ -n "$bare" ] || bare="$1 $version"
        return 0
    fi
    printf '%s\n' "$executable"
    exit 0
}

# consider_pyenv VERSION: the shims of pyenv run only what is chosen; choose this version.
consider_pyenv() {
    PYENV_VERSION=$1
    export PYENV_VERSION
    consider "python$1"
    unset PYENV_VERSION
}

if [ -n "$only" ]; then
    consider "python$only"
    consider_pyenv "$only"
    exit 1
fi

if [ -n "${PYTHON:-}" ]; then
    consider "$PYTHON"
    seen=${seen:-"; $PYTHON does not run"}
else
    for candidate in python3 python3.13 python3.12 python3.11 python3.14; do
        consider "$candidate"
    done
    for version in 3.13 3.12 3.11 3.14; do
        consider_pyenv "$version"
    done
fi

if [ -n "$bare" ]; then
    echo "Koloda: ${bare% *} (Python ${bare##* }) comes without venv and ensurepip, which make the .venv." >&2
    echo "  Debian, Ubuntu:  sudo apt install python3-venv    (or python${bare##* }-venv)" >&2
    echo "  elsewhere:       install the venv and ensurepip modules of that Python" >&2
else
    echo "Koloda needs Python 3.$oldest to 3.$newest with venv, and found none${seen:+ (${seen#; })}." >&2
    echo "  Debian, Ubuntu:  sudo apt install python3 python3-venv" >&2
    echo "  Fedora:          sudo dnf install python3" >&2
    echo "  macOS:           brew install python@3.13" >&2
    echo "  Where it stands under another name:  make ... PYTHON=/path/to/python3" >&2
fi
exit 1
