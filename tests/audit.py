"""Look for known faults in the packages that are pinned here: `make audit`.

Python's are asked about by pip-audit, the page's by npm. Both need a service that knows of faults; where none answers,
that is said, and nothing counts as checked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


@dataclass(frozen=True)
class Checked:
    """What came of asking: how many packages there is an answer about, how many not, and the faults, a line each."""

    known: int
    unknown: int
    faults: tuple[str, ...] = ()

    def __str__(self) -> str:
        if not self.known:
            return "the service that knows of faults cannot be reached from here; nothing was checked."
        missing = f", and {self.unknown} that it knows nothing of" if self.unknown else ""
        found = "no known fault" if not self.faults else f"known faults: {len(self.faults)}"
        return f"{self.known} packages{missing}; {found}."


UNREACHED = Checked(0, 0)


def read_pip(text: str) -> Checked:
    """Read what pip-audit says, as JSON; what is no JSON is no answer."""
    packages = parsed(text).get("dependencies", [])
    known = [package for package in packages if "vulns" in package]
    faults = [f"{one['name']} {one['version']}: {fault['id']}" for one in known for fault in one["vulns"]]
    return Checked(len(known), len(packages) - len(known), tuple(faults))


def read_npm(text: str) -> Checked:
    """Read what npm says, as JSON; what is no report is no answer."""
    report = parsed(text)
    if "vulnerabilities" not in report:
        return UNREACHED
    faults = [f"{name}: {one['severity']}" for name, one in report["vulnerabilities"].items()]
    return Checked(report["metadata"]["dependencies"]["total"], 0, tuple(faults))


def parsed(text: str) -> dict[str, Any]:
    """Read an object of JSON; an empty one if there is none."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def asked(*command: str, folder: Path = ROOT) -> str:
    """Run a command; give what it says, whatever its outcome."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def main() -> int:
    """Ask about all that is pinned; 0 if all was checked and is well."""
    answers = {}
    for lock in LOCKS:
        pinned = ("--requirement", str(lock), "--no-deps", "--disable-pip", "--format", "json")
        answers[f"requirements/{lock.name}"] = read_pip(asked(sys.executable, "-m", "pip_audit", *pinned))
    answers["web/package-lock.json"] = read_npm(asked("npm", "audit", "--json", folder=ROOT / "web"))
    for name, checked in answers.items():
        sys.stdout.write(f"{name}: {checked}\n")
        sys.stdout.writelines(f"  {fault}\n" for fault in checked.faults)
    return 1 if any(checked.faults or not checked.known for checked in answers.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
