"""The structures of lockstep.library are those of lockstep.h: the same members, at the same offsets, of the same size."""
import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import lockstep.launch as launch
import lockstep.library as library

include = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "include")
own = [each for each in vars(library).values()
       if isinstance(each, type) and issubclass(each, ctypes.Structure) and each not in (ctypes.Structure, library.Structure)]


# Structures of lockstep.h that Python does not have: the debugger's.
NOT_IN_PYTHON = {"lockstep_stop", "lockstep_value"}


def header():
    """lockstep.h without comments."""
    with open(os.path.join(include, "lockstep.h")) as file:
        return re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)


def structures_of_c():
    """Names of the members, by the names of the structures of lockstep.h."""
    found = {}
    for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\} \1;", header(), re.DOTALL):
        members = []
        for declaration in body.split(";"):
            function = re.search(r"\(\*(\w+)\)", declaration)
            if function:
                members.append(function[1])
            elif declaration.strip():
                members += [re.search(r"(\w+)\s*(\[\w+\])?\s*$", each)[1] for each in declaration.split(",")]
        found[name] = members
    return found


def numbers_of_c():
    """The enumerators and flags of lockstep.h."""
    text = header()
    pairs = re.findall(r"\b(LOCKSTEP_\w+)\s*=\s*(\d+)", text) + re.findall(r"#define (LOCKSTEP_\w+) (\w+?)u\b", text)
    return {name: int(value, 0) for name, value in pairs}


def name_in_c(structure):
    return "lockstep_" + re.sub(r"(?<!^)([A-Z])", r"_\1", structure.__name__).lower()


class Structures(unittest.TestCase):
    def test_layouts(self):
        compiler = next(filter(None, map(shutil.which, (os.environ.get("CC", "cc"), "gcc", "gcc-12", "clang-22"))), None)
        if compiler is None:
            self.skipTest("there is no C compiler")
        lines, expected = [], {}
        for structure in own:
            name = name_in_c(structure)
            lines.append(f'printf("{name} %zu\\n", sizeof({name}));')
            expected[name] = str(ctypes.sizeof(structure))
            for member in structure._fields_:
                at = getattr(structure, member[0])
                lines.append(f'printf("{name}.{member[0]} %zu %zu\\n", offsetof({name}, {member[0]}), sizeof((({name}*)0)->{member[0]}));')
                expected[f"{name}.{member[0]}"] = f"{at.offset} {at.size}"
        with tempfile.TemporaryDirectory() as folder:
            source, program = os.path.join(folder, "sizes.c"), os.path.join(folder, "sizes")
            with open(source, "w") as file:
                file.write('#include <stdio.h>\n#include "lockstep.h"\nint main(void) {\n' + "\n".join(lines) + "\nreturn 0;\n}\n")
            subprocess.run([compiler, "-std=c11", "-I", include, source, "-o", program], check=True)
            told = subprocess.run([program], capture_output=True, text=True, check=True).stdout
        self.assertEqual(expected, dict(line.split(" ", 1) for line in told.splitlines()))

    def test_all_structures_and_members(self):
        in_c = structures_of_c()
        self.assertEqual({name_in_c(each) for each in own}, set(in_c) - NOT_IN_PYTHON)
        for structure in own:
            self.assertEqual([member[0] for member in structure._fields_], in_c[name_in_c(structure)], structure)
        self.assertGreater(len(own), 12)

    def test_numbers(self):
        in_c = numbers_of_c()
        for name in ("OK", "FAULT", "ERROR", "RANGE_READ_ONLY", "NO_INTERLEAVE", "ARGUMENT_VALUE", "ARGUMENT_POINTER",
                     "ARGUMENT_LOCAL", "ARGUMENT_HIDDEN", "ARGUMENT_OTHER"):
            self.assertEqual(getattr(library, name), in_c["LOCKSTEP_" + name], name)
        lists = {"SPACE": library.SPACES, "FIDELITY": launch._FIDELITY, "NUMERICS": launch._NUMERICS}
        for prefix, names in lists.items():
            numbers = {name: value for name, value in in_c.items() if name.startswith(f"LOCKSTEP_{prefix}_")}
            self.assertEqual({f"LOCKSTEP_{prefix}_{name.upper().replace(' ', '_')}": at for at, name in enumerate(names)}, numbers)
        checks = {name: value for name, value in in_c.items() if name.startswith("LOCKSTEP_CHECK_")}
        self.assertEqual({"LOCKSTEP_CHECK_" + library.lib.lockstep_check_name(at).decode().upper(): at for at in range(8)}, checks)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
