"""The structures of lockstep.library are those of lockstep.h: the same members, at the same offsets, of the same size."""
import ctypes
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import lockstep.library as library

include = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "include")
own = [each for each in vars(library).values()
       if isinstance(each, type) and issubclass(each, ctypes.Structure) and each not in (ctypes.Structure, library.Structure)]


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

    def test_all_are_looked_at(self):
        self.assertIn(library.Options, own)
        self.assertGreater(len(own), 8)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0]])
