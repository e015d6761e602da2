"""calls.txt against the dynamic symbols of the library: name and version of each. usage: calls_test.py CALLS LIBRARY"""
import subprocess
import sys

table = {}
for line in open(sys.argv[1]):
    if not line.startswith("#"):
        version, name, state = line.split()
        assert state in ("here", "none"), line
        assert name not in table, f"{name} stands twice in the table"
        table[name] = version
listed = subprocess.run(["nm", "-D", "--defined-only", "--with-symbol-versions", sys.argv[2]], check=True, capture_output=True, text=True).stdout
exported = {}
for line in listed.splitlines():
    kind, symbol = line.split()[-2:]
    if kind != "A":
        name, version = symbol.split("@@")
        exported[name] = version
assert exported == table, f"only in the table or the library: {sorted(set(table.items()) ^ set(exported.items()))}"
assert len(table) >= 224, len(table)
