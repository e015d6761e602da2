#!/usr/bin/env python3
"""Checks README's table of ISAs against what isagen counted (generated/*/INDEX.md); with --write, writes it.

usage: isa_table.py SOURCE_DIR [--write]
"""
import pathlib
import re
import sys

top = pathlib.Path(sys.argv[1])
columns = ["generated", "hand_written", "unsupported"]
fidelities = ["silicon", "exact", "extrapolated", "bounded", "not_public"]


def row(folder):
    """One line of the table, from the counts by status and fidelity at the head of INDEX.md."""
    index = (top / "generated" / folder / "INDEX.md").read_text()
    title, total = re.search(r"^# (?:AMD )?(.+): (\d+) instructions", index, re.M).groups()
    counts = {(a, b): int(n) for a, b, n in re.findall(r"^\| (\w+), (\w+) \| (\d+) \|", index, re.M)}
    assert sum(counts.values()) == int(total), (folder, counts, total)
    targets = re.findall(r'Llvm="(\w+)"', (top / "vendor-xml" / "isas" / folder / "targets.xml").read_text())
    by_status = [sum(n for (status, _), n in counts.items() if status == c) for c in columns]
    by_fidelity = [sum(n for (_, fidelity), n in counts.items() if fidelity == f) for f in fidelities]
    cells = [f"[{title}](generated/{folder}/INDEX.md)", ", ".join(sorted(targets)), total, *map(str, by_status + by_fidelity)]
    return "| " + " | ".join(cells) + " |"


folders = sorted(path.name for path in (top / "vendor-xml" / "isas").iterdir() if path.is_dir())
expected = "\n".join(row(folder) for folder in folders)
readme = top / "README.md"
text = readme.read_text()
table = re.search(r"(\| ISA \| targets \|.*\n\|[-|]+\n)((?:\|.*\n)+)", text)
if "--write" in sys.argv:
    readme.write_text(text[:table.start(2)] + expected + "\n" + text[table.end(2):])
    sys.exit(0)
found = table.group(2).strip() if table else ""
if found != expected:
    print("README.md's table of ISAs should be (isa_table.py . --write):\n" + expected)
sys.exit(0 if found == expected and len(folders) >= 6 else 1)
