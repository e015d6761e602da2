#!/usr/bin/env python3
"""Checks that no C++ of the core, the library and the tools goes by the name of an instruction: what an instruction does
is told by InstructionInfo and its traits, which isagen derives from vendor-xml/semantics.

It finds, outside of comments:
- a string that is an instruction's mnemonic, AMD's name of one, or the beginning of some ("s_barrier", "V_DOT");
- a mnemonic or name that is looked into (starts_with, find, compared with a string);
- an enumerator Opcode::v_add_f32;
- a type or function with an instruction's name.

usage: instruction_names.py SOURCE_DIR
"""
import pathlib
import re
import sys

top = pathlib.Path(sys.argv[1])

# Files that still name instructions, and how many lines do. The list shrinks: a file with fewer lines is an error, too.
ALLOWED = {
    "src/fast/program/gpr_index.hpp": 2,  # calls the pseudocode's functions of S_SET_GPR_IDX_ON and OFF
    "src/observe/check.hpp": 1,  # advice: "s_wait_" and the counter
}

mnemonics, names = set(), set()
for table in top.glob("generated/*/instructions.hpp"):
    for name, mnemonic in re.findall(r'\.name = "([^"]+)"sv, \.mnemonic = "([^"]+)"sv', table.read_text()):
        mnemonics.add(mnemonic)
        names.add(name)
prefixes = {known[:i] for known in mnemonics | names for i in range(4, len(known) + 1)}

TOKEN = re.compile(r'R"(\w*)\(.*?\)\1"|//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'', re.S)
LOOKED_INTO = re.compile(
    r'(?:mnemonic|info(?:\(\))?(?:\.|->)name|info_\.name)\s*\.\s*(?:starts_with|ends_with|find|rfind|substr|contains|compare)\b'
    r'|(?:mnemonic|info(?:\(\))?(?:\.|->)name|info_\.name)\s*(?:==|!=)\s*"'
    r'|"\s*(?:==|!=)\s*\w*(?:mnemonic|info(?:\(\))?(?:\.|->)name)\b'
    r'|string_view\s+\w+\s*=\s*[\w.>()-]*mnemonic\s*;')


def is_name(text):
    """Is the whole string a name, or the beginning of one up to an underscore or digit?"""
    return re.fullmatch(r"(?:[vsVS]|ds|DS|buffer|BUFFER|global|GLOBAL|flat|FLAT|scratch|SCRATCH|image|IMAGE|tensor|TENSOR|tbuffer|TBUFFER)_\w*", text) and text in prefixes


found = {}


def say(path, number, what):
    found.setdefault(path.relative_to(top).as_posix(), {}).setdefault(number, what)


def look_at(path):
    text = path.read_text()

    def blank(match):
        token = match[0]
        if token[0] == "R":  # a program as text
            return re.sub(r"[^\n]", " ", token)
        if token[0] == '"' and is_name(token[1:-1]):
            say(path, text.count("\n", 0, match.start()) + 1, f"the string {token}")
        if token[0] == '"':
            return '"' + " " * (len(token) - 2) + '"'
        return re.sub(r"[^\n]", " ", token)

    code = TOKEN.sub(blank, text)
    for match in LOOKED_INTO.finditer(code):
        say(path, code.count("\n", 0, match.start()) + 1, f"looks into a name: {match[0]}")
    for match in re.finditer(r"\bOpcode::(\w+)", code):
        if match[1] in mnemonics or match[1].upper() in names:
            say(path, code.count("\n", 0, match.start()) + 1, match[0])
    for match in re.finditer(r"\b(?:[vs]|ds|buffer|global|flat|scratch|image|tensor)_\w+\b", code):
        if match[0] in mnemonics:
            say(path, code.count("\n", 0, match.start()) + 1, match[0])


files = [path for folder in ("include", "src", "tools") for path in sorted((top / folder).rglob("*"))
         if path.suffix in (".hpp", ".cpp", ".h", ".in")]
for path in files:
    look_at(path)

problems = []
for path, lines in found.items():
    if len(lines) > ALLOWED.get(path, 0):
        problems += [f"{path}:{number}: names an instruction: {what}" for number, what in sorted(lines.items())]
for path, count in ALLOWED.items():
    if len(found.get(path, {})) < count:
        problems.append(f"{path} names {len(found.get(path, {}))} instructions, and {count} are allowed: lower the number in {sys.argv[0]}")
print("\n".join(problems) or f"{len(files)} files name no instruction of {len(mnemonics)}, but for {sum(ALLOWED.values())} lines in {len(ALLOWED)} files")
sys.exit(1 if problems or len(files) < 200 or len(mnemonics) < 1000 else 0)
