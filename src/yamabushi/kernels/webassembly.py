"""Units as a WebAssembly module: the same kernels, from the same Python, for a visitor's browser.

numba's half of the way stands in `kernels/machine.py`. Here LLVM optimises for WebAssembly and writes an object, and
`kernels/wasm_object.py` makes a module of it.
"""

from __future__ import annotations

from collections.abc import Sequence

import llvmlite.binding as llvm

from yamabushi.kernels.assembly import VECTOR_WORDS, constant
from yamabushi.kernels.entries import Unit
from yamabushi.kernels.machine import foreign_module
from yamabushi.kernels.wasm_object import linked

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+sign-ext,+nontrapping-fptoint,+simd128"
"""What every browser of the last years has; where one has not, the server thinks."""

INSTRUCTIONS = f"""{constant(VECTOR_WORDS, 2)}
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %number) alwaysinline {{
  %root = call double @llvm.sqrt.f64(double %number)
  ret double %root
}}
"""
"""What elsewhere is a function of the system and here an instruction."""

SPEED_LEVEL = 3
ROUNDS = 2
"""Optimised twice: what the first round puts into its callers the second one makes simpler."""


def target() -> llvm.TargetMachine:
    """Describe the machine to LLVM."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=SPEED_LEVEL, reloc="static", codemodel="default"
    )


def module_of(units: Sequence[Unit]) -> bytes:
    """Make a module of some units; it imports nothing, and has a function `unit.entry` for each entry point."""
    machine = target()
    module, names = foreign_module(units, TRIPLE, str(machine.target_data))
    instructions = llvm.parse_assembly(INSTRUCTIONS)
    instructions.triple, instructions.data_layout = TRIPLE, str(machine.target_data)
    module.link_in(instructions)
    for name in ("sqrt", VECTOR_WORDS):
        module.get_function(name).linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED_LEVEL)
    options.loop_vectorization = options.slp_vectorization = True
    for _ in range(ROUNDS):
        passes = llvm.create_pass_builder(machine, options)
        passes.getModulePassManager().run(module, passes)
    missing = [one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")]
    assert not missing, f"kernels call what WebAssembly does not have: {missing}"
    return linked(machine.emit_object(module), names)
