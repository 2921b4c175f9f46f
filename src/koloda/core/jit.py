"""The kernel decorator: the only module that imports numba.

A kernel is a plain function in the subset of Python that Numba compiles. With NUMBA_DISABLE_JIT=1
the same function runs as it is written. Kernels mutate their arguments in place, return scalars and
raise nothing; Python edges raise.
"""

import hashlib
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from typing import Any, ParamSpec, TypeVar, cast

import numba
import platformdirs
from llvmlite import binding as llvm
from llvmlite import ir
from numba.core import cgutils, event, types
from numba.extending import intrinsic, overload

P = ParamSpec("P")
R = TypeVar("R")

ROOMS_WITH_KERNELS = ("core", "games", "bots")

KEPT_FOLDERS = 4
"""Cache folders that stay: a checkout and an installed copy, with and without bounds checks."""


def _fingerprint() -> str:
    """Hash what all kernels are made of: Numba's own check misses a change in another file."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {package}".encode())
    digest.update(str(numba.config.BOUNDSCHECK).encode())
    for room in ROOMS_WITH_KERNELS:
        for path in sorted((package / room).rglob("*.*")):
            if path.suffix in (".py", ".json"):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _open_cache() -> Path | None:
    """Give Numba a cache folder of this version's own; return None where none can be written."""
    if os.environ.get("NUMBA_CACHE_DIR"):
        folder = Path(os.environ["NUMBA_CACHE_DIR"])
    else:
        folder = Path(platformdirs.user_cache_dir("koloda")) / f"kernels-{_fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
        os.utime(folder)
    except OSError as error:
        warnings.warn(
            f"Compiled rules can't be kept in {folder} ({error.strerror}): every start will "
            "compile them anew. Set NUMBA_CACHE_DIR to a folder that can be written.",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
    if not os.environ.get("NUMBA_CACHE_DIR"):
        numba.config.CACHE_DIR = str(folder)
        _prune(folder.parent)
    return folder


def _prune(parent: Path) -> None:
    """Remove all but the newest cache folders: each change of the sources makes a new one."""
    folders = sorted(parent.glob("kernels-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in folders[KEPT_FOLDERS:]:
        rmtree(old, ignore_errors=True)


COMPILED: bool = not numba.config.DISABLE_JIT
"""False where NUMBA_DISABLE_JIT=1 runs kernels as plain Python."""

CACHE: Path | None = _open_cache() if COMPILED else None
"""Where compiled kernels are kept between starts; None in plain mode or where they can't."""


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function` when it is first called, and keep what was compiled for the next start."""
    compiled = numba.njit(cache=CACHE is not None, nogil=True, error_model="numpy")(function)
    return cast(Callable[P, R], compiled)


class _CompileListener(event.Listener):  # type: ignore[misc]
    """Hears of each kernel that is compiled, not of those kept by an earlier start."""

    def __init__(self, report: Callable[[int], None]) -> None:
        self.report = report
        self.count = 0

    def on_start(self, event: Any) -> None:
        self.count += 1
        self.report(self.count)

    def on_end(self, event: Any) -> None:
        pass


@contextmanager
def hearing_compiles(report: Callable[[int], None]) -> Iterator[None]:
    """Call `report` with a count, from 1, whenever a kernel has to be compiled within."""
    with event.install_listener("numba:compile", _CompileListener(report)):
        yield


def overload_with(
    function: Callable[..., Any],
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Give a function its compiled meaning, which the decorated one returns by argument types."""

    def register(choose: Callable[..., Any]) -> Callable[..., Any]:
        # Numba wants the signatures of both equal, and what it is given has no annotations.
        choose.__annotations__ = {}
        return cast(Callable[..., Any], overload(function)(choose))

    return register


def record_type(dtype: Any) -> Any:
    """Return the type by which Numba knows records of `dtype`."""
    return numba.from_dtype(dtype)


# Bits. A set of cards or actions is an int whose bit n stands for card or action n (0 to 62).


def popcount(mask: int) -> int:
    """Count the members of a set."""
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """Return the smallest member of a set, which must not be empty."""
    return (int(mask) & -int(mask)).bit_length() - 1


def highest(mask: int) -> int:
    """Return the largest member of a set, which must not be empty."""
    return int(mask).bit_length() - 1


def member(mask: int, place: int) -> int:
    """Return the member of a set that has `place` smaller ones; the set must have so many."""
    for _ in range(place):
        mask &= mask - 1
    return lowest(mask)


@intrinsic
def _popcount(typing_context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _lowest(typing_context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _highest(typing_context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), generate


@overload_with(popcount)
def _popcount_compiled(mask: Any) -> Any:
    return lambda mask: _popcount(mask)


@overload_with(lowest)
def _lowest_compiled(mask: Any) -> Any:
    return lambda mask: _lowest(mask)


@overload_with(highest)
def _highest_compiled(mask: Any) -> Any:
    return lambda mask: _highest(mask)


@intrinsic
def _spread(typing_context: Any, bits: Any, mask: Any) -> Any:
    """Put the lowest bits of one number where the other has its bits (PDEP)."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        pdep = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(word, [word, word]), "llvm.x86.bmi.pdep.64"
        )
        return builder.call(pdep, arguments)

    return types.int64(types.int64, types.int64), generate


@overload_with(member)
def _member_compiled(mask: Any, place: Any) -> Any:
    if numba.config.CPU_NAME is None and llvm.get_host_cpu_features().get("bmi2"):
        # Without a loop, whose end no processor can foretell.
        return lambda mask, place: _lowest(_spread(1 << place, mask))

    def loop(mask: int, place: int) -> int:
        for _ in range(place):
            mask &= mask - 1
        return lowest(mask)

    loop.__annotations__ = {}
    return loop


# ChaCha20 on vectors: LANES blocks side by side, which no loop of scalars comes near.

LANES = 8
QUARTERS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)  # fmt: skip
ROTATIONS = ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7))
"""Steps of a quarter round: a += b; d ^= a; d <<<= r, by place in the quarter (RFC 8439, 2.1)."""


@intrinsic
def chacha_rounds(typing_context: Any, words: Any) -> Any:
    """Replace 16 × LANES input words (word-major) by key stream: twenty rounds, then the sum."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        lanes = ir.VectorType(ir.IntType(32), LANES)
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        memory = builder.bitcast(array.data, lanes.as_pointer())

        def place(index: int) -> Any:
            return builder.gep(memory, [ir.Constant(ir.IntType(32), index)])

        first = [builder.load(place(index), align=4) for index in range(16)]
        state = [cgutils.alloca_once_value(builder, value) for value in first]
        with cgutils.for_range(builder, ir.Constant(ir.IntType(64), 10)):
            for quarter in QUARTERS:
                for target, source, turned, bits in ROTATIONS:
                    a, b, d = (state[quarter[part]] for part in (target, source, turned))
                    total = builder.add(builder.load(a), builder.load(b))
                    builder.store(total, a)
                    mixed = builder.xor(builder.load(d), total)
                    left = ir.Constant(lanes, [bits] * LANES)
                    right = ir.Constant(lanes, [32 - bits] * LANES)
                    turned_value = builder.or_(builder.shl(mixed, left), builder.lshr(mixed, right))
                    builder.store(turned_value, d)
        for index in range(16):
            total = builder.add(builder.load(state[index]), first[index])
            builder.store(total, place(index), align=4)
        return context.get_dummy_value()

    return types.void(words), generate
