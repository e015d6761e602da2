#!/usr/bin/env python3
"""Checks that lockstep::common has all functions that headers leave to it (base/common.hpp): that its source includes each
header with such a function, and that such functions stand behind the guard.

usage: common.py SOURCE_DIR
"""
import pathlib
import re
import sys

top = pathlib.Path(sys.argv[1])
source = (top / "tools" / "isas" / "common_functions.cpp").read_text()
included = set(re.findall(r'#include "(lockstep/[^"]+)"', source))
problems, leaving = [], set()
for header in sorted((top / "include" / "lockstep").rglob("*.hpp")):
    name = header.relative_to(top / "include").as_posix()
    before, guard, behind = header.read_text().partition("\n#if !defined(LOCKSTEP_COMMON_LINKED)\n")
    if guard:
        leaving.add(name)
        if re.search(r"^inline .*\($|^inline [^=]*\(", behind, re.M):
            problems.append(f"{name}: an inline function behind the guard, which lockstep::common has not")
    if name != "lockstep/base/common.hpp" and "LOCKSTEP_COMMON " in before:
        problems.append(f"{name}: LOCKSTEP_COMMON without the guard before it")
problems += [f"{name}: not included by tools/isas/common_functions.cpp" for name in sorted(leaving - included)]
problems += [f"{name}: leaves nothing to lockstep::common" for name in sorted(included - leaving)]
print("\n".join(problems) or f"{len(leaving)} headers leave functions to lockstep::common")
sys.exit(1 if problems or len(leaving) < 20 else 0)
