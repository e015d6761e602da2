#!/usr/bin/env python3
"""Checks that every folder of the rooms that people read says what it holds: it has a README.md, or, where it holds no
C++ of the product, the README.md of the folder above names it as `NAME/`.

usage: readmes.py SOURCE_DIR
"""
import pathlib
import sys

top = pathlib.Path(sys.argv[1])
rooms = ["include", "src", "codegen", "grammar", "vendor-xml", "tests", "tools", "bench", "scripts", "examples", "cmake"]
own = ["include", "src", "codegen"]  # each folder there has one of its own
skipped = {"__pycache__", "node_modules"}


def is_told(folder):
    if (folder / "README.md").is_file():
        return True
    if folder.relative_to(top).parts[0] in own:
        return False
    above = folder.parent / "README.md"
    return above.is_file() and f"{folder.name}/" in above.read_text()


folders = [path for room in rooms for path in [top / room, *(top / room).rglob("*")]
           if path.is_dir() and not skipped & set(path.parts) and any(path.iterdir())]
silent = [str(path.relative_to(top)) for path in sorted(folders) if path != top / "include" and not is_told(path)]
print("\n".join(f"{path}: no README.md, and none above that names it" for path in silent)
      or f"{len(folders)} folders, each told by a README")
sys.exit(1 if silent or len(folders) < 50 else 0)
