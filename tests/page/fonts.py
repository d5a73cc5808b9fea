"""Let Chromium see DejaVu and no other font, so that the page looks the same on every machine that tests it."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


@cache
def only_dejavu() -> dict[str, str]:
    """Give what an environment must say for that; nothing where DejaVu is not installed: a browser needs some font."""
    found = [path for folder in FOLDERS for path in Path(folder).expanduser().rglob("DejaVuSans.ttf")]
    if not found:
        return {}
    made = Path(tempfile.mkdtemp(prefix="yamabushi-fonts-"))
    file = made / "fonts.conf"
    file.write_text(configuration(found[0].parent, made / "cache"), encoding="utf-8")
    return {"FONTCONFIG_FILE": str(file)}


def configuration(folder: Path, cache_folder: Path) -> str:
    """Write a configuration of fontconfig that knows one folder, and of that only DejaVu."""
    names = {"sans-serif": "DejaVu Sans", "serif": "DejaVu Serif", "monospace": "DejaVu Sans Mono"}
    aliases = "".join(
        f"<alias><family>{generic}</family><prefer><family>{name}</family></prefer></alias>\n"
        for generic, name in names.items()
    )
    return f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>{escape(str(folder))}</dir>
<cachedir>{escape(str(cache_folder))}</cachedir>
<selectfont>
<rejectfont><glob>*</glob></rejectfont>
<acceptfont><glob>{escape(str(folder))}/DejaVu*</glob></acceptfont>
</selectfont>
{aliases}</fontconfig>
"""
