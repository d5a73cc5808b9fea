"""The words as they stand in their files."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.make_words import WORDS

FILES = sorted(path.name for path in (WORDS / "en").glob("*.ftl"))
"""The files that each language has; English has all of them first."""


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    """Read a file: messages, comments, and whatever could not be understood. A file that is missing has no entry."""
    path = WORDS / language / file
    return FluentParser().parse(path.read_text(encoding="utf-8")).body if path.is_file() else []


@cache
def patterns(language: str, file: str) -> dict[str, ast.Pattern]:
    """Give the text of every key of a file; an attribute is `key.attribute`, a term `-key`."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                found[name] = entry.value
            found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def keys(language: str, *files: str) -> set[str]:
    """List the keys of some files."""
    return {key for file in files for key in patterns(language, file)}


class _Names(Visitor):
    """Collects what a text refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 -- the visitor's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 -- the visitor's own name
        self.others.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 -- the visitor's own name
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)


def variables(pattern: ast.Pattern) -> set[str]:
    """List the variables that a text is filled with."""
    names = _Names()
    names.visit(pattern)
    return names.variables


def references(pattern: ast.Pattern) -> set[str]:
    """List the other keys that a text is made of."""
    names = _Names()
    names.visit(pattern)
    return names.others


def plain(pattern: ast.Pattern) -> str:
    """Give what is written in a text, every variant of it, without what is filled in."""
    parts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            parts += [plain(variant.value) for variant in element.expression.variants]
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.value)
        else:
            parts.append("\N{BULLET}")
    return "".join(parts)
