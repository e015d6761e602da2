#!/usr/bin/env python3
"""Checks that no room of include/lockstep includes a room below it in the table of its README.

usage: rooms.py SOURCE_DIR
"""
import pathlib
import re
import sys

top = pathlib.Path(sys.argv[1]) / "include" / "lockstep"
rows = [line for line in (top / "README.md").read_text().splitlines() if line.startswith("| [`")]
order = [room for row in rows for room in re.findall(r"\[`(\w+)/`\]", row.split("|")[1])]
problems = []

for folder in sorted(path.name for path in top.iterdir() if path.is_dir()):
    if folder not in order:
        problems.append(f"{folder}/ is missing in the table of include/lockstep/README.md")
for room in order:
    for header in sorted((top / room).rglob("*.hpp")):
        for number, line in enumerate(header.read_text().splitlines(), 1):
            found = re.match(r'#include "lockstep/(\w+)/', line)
            if found and found[1] in order and order.index(found[1]) > order.index(room):
                problems.append(f"{header}:{number}: {room}/ stands above {found[1]}/ and may not include it")

print("\n".join(problems) or f"{len(order)} rooms, each includes the ones before it alone")
sys.exit(1 if problems or len(order) < 10 else 0)
