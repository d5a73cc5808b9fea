"""The one place that knows numba: entry points and all kernels that they call, made into machine code.

numba compiles a function as soon as it is called by another, and optimises each of them together with all that it
calls: in a tree of calls the leaves are optimised again at every level. So only its front half is used as it is, which
turns a function into code for LLVM, once. What the entry points of a unit need is then put together and optimised as a
whole, which takes a quarter of the time.

For that some parts of numba are used which it does not promise to keep: all of them here.
"""

from __future__ import annotations

import gc
import inspect
import pickle
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, get_args, get_origin, get_type_hints

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir

try:
    from numba.core import cgutils, codegen, config, cpu, serialize, types
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target
    from numba.extending import intrinsic
    from numba.np import arrayobj
except ImportError as problem:
    raise ImportError(f"kernels cannot be compiled with numba {numba.__version__}: {problem}") from problem

from yamabushi.kernels.assembly import HEARD, LISTEN, LISTENING, NO_COUNTS, REPORT, SILENT, VECTOR_WORDS, constant
from yamabushi.kernels.compiling import IS_INLINED, PICKED, as_words, first_bit, population, vector_words
from yamabushi.kernels.entries import Entry, Unit
from yamabushi.kernels.picking import kernels_by
from yamabushi.kernels.reports import listen, report, reports_heard
from yamabushi.kernels.words import Dimensions

# numba describes these only in part.
_njit: Any = numba.njit
_overload: Any = numba.extending.overload
_typeof: Any = numba.typeof
_tuple_of: Any = types.UniTuple
_context: Any = cpu.CPUContext
_dumps: Any = serialize.dumps
_pack: Any = cgutils.pack_array
_declare: Any = cgutils.get_or_insert_function
_indexing: Any = arrayobj
_plain: Any = types.unliteral
_populate: Any = arrayobj.populate_array

ENTRY = {"error_model": "numpy", "no_cfunc_wrapper": True}
INNER = {**ENTRY, "no_cpython_wrapper": True, "_nrt": False}  # nothing is allocated, so nothing is counted
"""numba's options for entry points, and for kernels that only kernels call."""

WORD, LENGTH, NUMBER, ADDRESS = ir.IntType(64), ir.IntType(32), ir.DoubleType(), ir.PointerType()

NATIVE_VECTOR_WORDS = 8
"""So many on the largest processors; on others a few vectors together are as good."""

UNRESOLVED = ".numba.unresolved$"
"""So begins the name of a place for the address of a function that is not there yet."""

NEEDED = (
    (codegen.JITCodeLibrary, ("_optimize_functions", "finalize")),
    (codegen.CPUCodeLibrary, ("_optimize_final_module", "_finalize_final_module", "_get_compiled_object")),
    (codegen.JITCPUCodegen, ("_library_class", "create_library", "unserialize_library")),
    (cpu.CPUContext, ("get_executable", "make_array", "make_tuple", "declare_function")),
    (arrayobj, ("fix_integer_index", "populate_array")),
)
"""What is used of numba that it does not promise to keep."""


def check(needed: Sequence[tuple[Any, Sequence[str]]] = NEEDED) -> None:
    """Say so in a sentence if this version of numba lacks something.

    Raises:
        ImportError: it does.
    """
    missing = [f"{owner.__name__}.{name}" for owner, names in needed for name in names if not hasattr(owner, name)]
    if missing:
        lacking = f"kernels cannot be compiled with numba {numba.__version__}, which has no {', '.join(missing)}"
        raise ImportError(f"{lacking}; NUMBA_DISABLE_JIT=1 plays without compiling")


check()

_known: dict[object, Any] = {}


# ---- numba learns what a kernel is -----------------------------------------------------------------------------------


def _for_any_number(kernel: Any) -> Any:
    """Have a kernel compiled once for all whole numbers, and not, as numba does, for each constant anew."""
    template_for = kernel.get_call_template
    kernel.get_call_template = lambda given, named: template_for([_plain(kind) for kind in given], named)
    return types.Dispatcher(kernel)


def _make_known(unit: Unit) -> None:
    """Tell numba of all kernels that it has not been told of."""
    context = cpu_target.typing_context
    context.refresh()
    cpu_target.target_context.refresh()
    for kernel, is_inlined in IS_INLINED.items():
        if kernel not in _known:
            # With every index checked a kernel is many times as long, and it need not be fast: LLVM decides then.
            _known[kernel] = _njit(forceinline=is_inlined and not config.BOUNDSCHECK, **INNER)(kernel)
            context.insert_global(kernel, _for_any_number(_known[kernel]))
    for entry in unit.entries:
        _make_entry_known(entry)
    for function, name in PICKED.items():
        if function not in _known:
            _known[function] = _pick(function, name)
    for function, by_machine in BY_MACHINE.items():
        if function not in _known:
            _known[function] = _overload(function, jit_options={**INNER, "forceinline": True})(by_machine)


def _make_entry_known(entry: Entry[..., object]) -> None:
    if entry not in _known:
        _known[entry] = _njit(**ENTRY)(entry.function)
        cpu_target.typing_context.insert_global(entry, _for_any_number(_known[entry]))


def _pick(function: Callable[..., object], name: str) -> object:
    """Let numba pick a game's kernel by the type of its mark, while compiling."""

    def pick(game: Any, *_: Any) -> Callable[..., object]:
        return without_mark(getattr(kernels_by(game.instance_class), name))

    without_mark = WITHOUT_MARK[len(inspect.signature(function).parameters) - 1]
    return _overload(function, strict=False, jit_options={**INNER, "forceinline": True})(pick)


WITHOUT_MARK: dict[int, Callable[[Any], Callable[..., object]]] = {
    0: lambda kernel: lambda game: kernel(),
    1: lambda kernel: lambda game, first: kernel(first),
    2: lambda kernel: lambda game, first, second: kernel(first, second),
    3: lambda kernel: lambda game, first, second, third: kernel(first, second, third),
}
"""By the number of a kernel's arguments: call it without the mark, which has done its work."""


@intrinsic
def _counted(_typing: Any, mask: Any) -> Any:
    """Count bits by the processor's own instruction."""

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _trailing(_typing: Any, mask: Any) -> Any:
    """Find the lowest bit by the processor's own instruction."""

    def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), generate


def _asking(name: str) -> Any:
    """Make a question without arguments that a function of the unit answers: what numba writes is the same for all."""

    def asked(_typing: Any) -> Any:
        def generate(_target: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            return builder.call(_declare(builder.module, ir.FunctionType(WORD, []), name), [])

        return types.int64(), generate

    return intrinsic(asked)


@intrinsic
def _of_one_type(_typing: Any, words: Any) -> Any:
    """Give a tuple the one type of a position: numba types a constant in it as that constant, a kernel for each."""
    one_type = _tuple_of(types.int64, len(words))

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return context.cast(builder, arguments[0], words, one_type)

    return one_type(words), generate


@intrinsic
def _reported(_typing: Any, what: Any, first: Any, second: Any, third: Any) -> Any:
    """Report to the unit: what numba writes is the same whether it listens or not."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        said = ir.FunctionType(ir.VoidType(), [WORD] * 4)
        builder.call(_declare(builder.module, said, REPORT), arguments)
        return context.get_dummy_value()

    return types.none(types.int64, types.int64, types.int64, types.int64), generate


@intrinsic
def _listened(_typing: Any, out: Any) -> Any:
    """Have the unit write its reports into a buffer."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        listening = ir.FunctionType(ir.VoidType(), [ADDRESS])
        place = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        builder.call(_declare(builder.module, listening, LISTEN), [builder.bitcast(place, ADDRESS)])
        return context.get_dummy_value()

    return types.none(out), generate


_count: Any = _counted
_find: Any = _trailing
_unite: Any = _of_one_type
_ask_width: Any = _asking(VECTOR_WORDS)
_say: Any = _reported
_listen: Any = _listened
_ask_heard: Any = _asking(HEARD)

BY_MACHINE: dict[Callable[..., object], Callable[..., object]] = {
    population: lambda mask: lambda mask: _count(mask),
    first_bit: lambda mask: lambda mask: _find(mask),
    as_words: lambda words: lambda words: _unite(words),
    vector_words: lambda: lambda: _ask_width(),
    report: lambda what, first, second, third: lambda what, first, second, third: _say(what, first, second, third),
    listen: lambda out: lambda out: _listen(out),
    reports_heard: lambda: lambda: _ask_heard(),
}
"""What is done otherwise when compiled."""


# ---- from a function to code for LLVM --------------------------------------------------------------------------------


class Part(codegen.JITCodeLibrary):
    """A kernel as numba wrote it: neither linked nor optimised, since only whole units are."""

    def _optimize_functions(self, module: object) -> None:
        pass

    def finalize(self) -> None:
        """Leave it as it is."""
        self._finalized = True


def _index(context: Any, builder: Any, kind: Any, index: Any, _length: Any) -> Any:
    """Take an index as it is: kernels count from the front, never from the end as Python may with a negative one."""
    return context.cast(builder, index, kind, types.intp)


@contextmanager
def _in_parts() -> Iterator[None]:
    """Let numba write code for LLVM and no more, until left."""
    generator = cpu_target.target_context.codegen()
    library, executable, fix_index = generator._library_class, _context.get_executable, _indexing.fix_integer_index
    generator._library_class = Part
    _context.get_executable = lambda *_: [].append  # numba wants some function of C, each time another; nobody calls it
    _indexing.fix_integer_index = _index
    try:
        yield
    finally:
        generator._library_class = library
        _context.get_executable = executable
        _indexing.fix_integer_index = fix_index


def signature_of(entry: Entry[..., object], unit: Unit) -> tuple[Any, ...]:
    """Give the types of an entry point's arguments, as its annotations say."""
    hints = get_type_hints(entry.function, include_extras=True)
    return tuple(
        _typeof(unit.mark) if name == "game" else type_of(hints[name])
        for name in inspect.signature(entry.function).parameters
    )


def type_of(hint: Any) -> Any:
    """Give numba's type for an annotation.

    >>> from yamabushi.kernels.words import Table, Words
    >>> type_of(Words), type_of(Table).ndim
    (UniTuple(int64, 12), 2)

    Raises:
        TypeError: kernels take no such argument.
    """
    hint = without_alias(hint)
    if hint in SCALARS:
        return SCALARS[hint]
    if get_origin(hint) is tuple:
        return _tuple_of(types.int64, len(get_args(hint)))
    match get_args(hint):
        case [array, Dimensions() as dimensions] if (element := _element_of(array)) is not None:
            return types.Array(numba.from_dtype(np.dtype(element)), dimensions.count, "C")
    raise TypeError(f"kernels take no {hint!r}, only int, float, bool, tuples of int, and arrays with their Dimensions")


def _element_of(array: Any) -> type[np.generic] | None:
    """Return the scalar type of an annotated array, or None if the annotation names no array of one type."""
    array = without_alias(array)
    if get_origin(array) is not np.ndarray:
        return None
    _shape, dtype = get_args(array)
    (element,) = get_args(without_alias(dtype)) or (None,)
    return element if isinstance(element, type) and issubclass(element, np.generic) else None


def without_alias(hint: Any) -> Any:
    """Replace an alias that a `type` statement made by what it stands for, its parameters filled in.

    numpy's `NDArray` is such an alias from numpy 2.5 on, for Python 3.12 and later. Before, `NDArray[np.int64]` was an
    annotated `np.ndarray` at once, and is given back as it is.
    """
    alias = get_origin(hint) or hint
    if not hasattr(alias, "__value__"):
        return hint
    value = alias.__value__
    given = dict(zip(alias.__type_params__, get_args(hint), strict=False))
    parameters = [given.get(parameter, parameter) for parameter in getattr(value, "__parameters__", ())]
    return without_alias(value[tuple(parameters)] if parameters else value)


SCALARS = {int: types.int64, float: types.float64, bool: types.boolean}


def _lowered(unit: Unit) -> list[Any]:
    """Let numba write the entry points of a unit, and all kernels that they call, as code for LLVM."""
    _make_known(unit)
    results = []
    with _in_parts():
        for entry in unit.entries:
            signature = signature_of(entry, unit)
            _known[entry].compile(signature)
            results.append(_known[entry].overloads[signature])
    return results


# ---- from there to machine code --------------------------------------------------------------------------------------


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Compile alone in this process, until left, and let Python look for no garbage: numba makes much that stays."""
    with global_compiler_lock:
        was_sweeping = gc.isenabled()
        gc.disable()
        try:
            yield
        finally:
            if was_sweeping:
                gc.enable()


def compiled_unit(unit: Unit) -> bytes:
    """Compile a unit: its machine code, and what has to be known to call it."""
    with _undisturbed():
        results = _lowered(unit)
        library = _whole(unit.name, results)
        for result in results:
            result.fndesc.typemap = result.fndesc.calltypes = None  # as numba's own cache does: not to be kept
        described = [(result.fndesc, result.environment) for result in results]
        data: bytes = _dumps((library._get_compiled_object(), _names(results), described))
        return data


def _names(results: list[Any]) -> bytes:
    """Give a module that has the names of entry points and nothing in them: so numba knows what machine code holds."""
    empty = "".join(
        f'define void @"{result.fndesc.llvm_cpython_wrapper_name}"() {{ ret void }}\n' for result in results
    )
    bitcode: bytes = llvm.parse_assembly(empty).as_bitcode()
    return bitcode


def _parts(results: list[Any]) -> list[Any]:
    """List all kernels that some entry points need, each once."""
    parts: dict[Any, None] = {}
    waiting = [result.library for result in results]
    while waiting:
        part = waiting.pop()
        if part not in parts:
            parts[part] = None
            waiting += part._linking_libraries
    return list(parts)


def _whole(name: str, results: list[Any]) -> Any:
    """Put together all that some entry points need, optimise it, and make machine code of it."""
    library = cpu_target.target_context.codegen().create_library(name)
    library.enable_object_caching()
    module = library._final_module
    for part in _parts(results):
        module.link_in(part._final_module, preserve=True)
    listens = any(function.name == LISTEN for function in module.functions)
    for brought in (constant(VECTOR_WORDS, NATIVE_VECTOR_WORDS), LISTENING if listens else SILENT):
        module.link_in(llvm.parse_assembly(brought))
    circles = [place.name for place in module.global_variables if place.name.startswith(UNRESOLVED)]
    assert not circles, f"kernels that call each other in a circle cannot be compiled: {circles}"
    outside = {result.fndesc.llvm_cpython_wrapper_name for result in results}
    for function in module.functions:
        if not function.is_declaration and function.name not in outside:
            function.linkage = "internal"
    library._optimize_final_module()
    module.verify()
    library._finalize_final_module()
    return library


def loaded(unit: Unit, data: bytes) -> list[Callable[..., Any]]:
    """Make the entry points of a compiled unit callable."""
    with global_compiler_lock:
        context = cpu_target.target_context
        context.refresh()
        code, names, described = pickle.loads(data)
        library = context.codegen().unserialize_library((unit.name, "object", (code, names)))
        return [context.get_executable(library, function, environment) for function, environment in described]


# ---- or to code for another machine ----------------------------------------------------------------------------------


COUNTS = "NRT_"
UNMARKED = re.compile("getelementptr (?!inbounds)")
WITHIN_ARRAYS = "getelementptr inbounds nuw "
"""What numba does not say of addresses and all kernels keep to: no index leaves its array, and none is negative.

A machine that has nothing but 32 bits for an address can then add a constant while it loads, instead of before.
"""


def foreign_module(units: Sequence[Unit], triple: str, layout: str) -> tuple[llvm.ModuleRef, list[str]]:
    """Put some units together as code for another machine, not optimised, and name what can be called there.

    Each entry point has a function `unit.entry` around it whose arguments are plain numbers (`_flat`).
    """
    with _undisturbed():
        results = {
            f"{unit.name}.{entry.function.__name__}": result
            for unit in units
            for entry, result in zip(unit.entries, _lowered(unit), strict=True)
        }
        module = llvm.parse_assembly(f'target triple = "{triple}"\ntarget datalayout = "{layout}"\n')
        flat = [llvm.parse_assembly(_flat(name, result)) for name, result in results.items()]
        for part in [*(part._final_module.clone() for part in _parts(list(results.values()))), *flat]:
            if any(one.name.startswith(COUNTS) and not one.is_declaration for one in part.functions):
                continue  # how numba counts references, for this processor; kernels allocate nothing
            part = llvm.parse_assembly(UNMARKED.sub(WITHIN_ARRAYS, str(part)))
            part.triple, part.data_layout = triple, layout
            module.link_in(part)
        counts = llvm.parse_assembly(NO_COUNTS + SILENT)
        counts.triple, counts.data_layout = triple, layout
        module.link_in(counts)
        for thing in (*module.functions, *module.global_variables):
            if not thing.is_declaration and thing.name not in results:
                thing.linkage = "internal"
        module.verify()
        return module, list(results)


def _flat(name: str, result: Any) -> str:
    """Write a function around an entry point that takes and gives what JavaScript can.

    A number, whole or not, is a number with a point, and True is 1. A position is where its words lie. An array is
    where it lies, and its lengths. A game's mark is left out. If tuples come back, their numbers are written where the
    last argument says.
    """
    context, function = result.target_context, result.fndesc
    module = context.create_module(name)
    places = [_flat_types(kind) for kind in function.argtypes]
    several = isinstance(function.restype, types.BaseTuple)
    given = [kind for kinds in places for kind in kinds] + ([ADDRESS] if several else [])
    has_result = not several and function.restype != types.none
    outer = ir.Function(module, ir.FunctionType(NUMBER if has_result else ir.VoidType(), given), name)
    builder = ir.IRBuilder(outer.append_basic_block())
    left = list(outer.args)
    arguments = [_unflattened(context, builder, kind, left) for kind in function.argtypes]
    inner = context.declare_function(module, function)
    _, value = context.call_conv.call_function(builder, inner, function.restype, function.argtypes, arguments)
    if has_result:
        builder.ret(_as_number(builder, function.restype, value))
    else:
        if several:
            for place, word in enumerate(_leaves(builder, function.restype, value)):
                builder.store(word, builder.gep(left[0], [ir.Constant(LENGTH, place)], source_etype=WORD))
        builder.ret_void()
    return str(module)


def _is_mark(kind: Any) -> bool:
    return isinstance(kind, types.BaseNamedTuple)


def _flat_types(kind: Any) -> list[Any]:
    if _is_mark(kind):
        return []
    if isinstance(kind, types.Array):
        return [ADDRESS, *[LENGTH] * kind.ndim]
    return [ADDRESS] if isinstance(kind, types.BaseTuple) else [NUMBER]


def _unflattened(context: Any, builder: Any, kind: Any, given: list[Any]) -> Any:
    """Make an argument as numba wants it from the plain numbers that come next."""
    if _is_mark(kind):
        return ir.Constant(context.get_value_type(kind), None)
    if isinstance(kind, types.Array):
        return _array(context, builder, kind, given)
    first = given.pop(0)
    if isinstance(kind, types.BaseTuple):
        places = [builder.gep(first, [ir.Constant(LENGTH, place)], source_etype=WORD) for place in range(len(kind))]
        return context.make_tuple(builder, kind, [builder.load(place, typ=WORD) for place in places])
    if isinstance(kind, types.Boolean):
        return builder.fcmp_ordered("!=", first, ir.Constant(NUMBER, 0.0))
    return first if isinstance(kind, types.Float) else builder.fptosi(first, WORD)


def _array(context: Any, builder: Any, kind: Any, given: list[Any]) -> Any:
    """Describe an array as numba does: where it lies, its lengths, and the steps from one element to the next."""
    data = given.pop(0)
    shape = [builder.zext(given.pop(0), WORD) for _ in range(kind.ndim)]
    size = ir.Constant(WORD, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides: list[Any] = []
    step = size
    for length in reversed(shape):
        strides.insert(0, step)
        step = builder.mul(step, length)
    array = context.make_array(kind)(context, builder)
    _populate(
        array,
        data=data,
        shape=_pack(builder, shape),
        strides=_pack(builder, strides),
        itemsize=size,
        meminfo=None,
    )
    return array._getvalue()


def _as_number(builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Boolean):
        return builder.uitofp(value, NUMBER)
    return value if isinstance(kind, types.Float) else builder.sitofp(value, NUMBER)


def _leaves(builder: Any, kind: Any, value: Any) -> Iterator[Any]:
    """Take a tuple apart, and the tuples in it."""
    for place, inner in enumerate(kind):
        part = builder.extract_value(value, place)
        yield from _leaves(builder, inner, part) if isinstance(inner, types.BaseTuple) else [part]
