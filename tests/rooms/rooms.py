#!/usr/bin/env python3
"""Checks that a room includes only rooms that stand before it in the table of its README. The core's rooms
(include/lockstep) stand before the library's (src).

usage: rooms.py SOURCE_DIR
"""
import pathlib
import re
import sys

top = pathlib.Path(sys.argv[1])
problems = []


def rooms_of(folder):
    """The rooms of the table, in its order; every folder must be there."""
    rows = [line for line in (folder / "README.md").read_text().splitlines() if line.startswith("| [`")]
    order = [room for row in rows for room in re.findall(r"\[`(\w+)/`\]", row.split("|")[1])]
    for name in sorted(path.name for path in folder.iterdir() if path.is_dir()):
        if name not in order:
            problems.append(f"{name}/ is missing in the table of {folder}/README.md")
    return order


core, library = top / "include" / "lockstep", top / "src"
order = [("lockstep/" + room, core / room) for room in rooms_of(core)] + [(room, library / room) for room in rooms_of(library)]
place = {name: at for at, (name, _) in enumerate(order)}
for at, (room, folder) in enumerate(order):
    for header in sorted(path for path in folder.rglob("*") if path.suffix in (".hpp", ".cpp", ".in")):
        for number, line in enumerate(header.read_text().splitlines(), 1):
            found = re.match(r'#include "((?:lockstep/)?\w+)/', line)
            if found and place.get(found[1], 0) > at:
                problems.append(f"{header}:{number}: {room}/ stands before {found[1]}/ and may not include it")

print("\n".join(problems) or f"{len(order)} rooms, each includes the ones before it alone")
sys.exit(1 if problems or len(order) < 20 else 0)
