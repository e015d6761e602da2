"""isagen single, on a made-up tree: a header that was first included under a condition comes once more without it, with all that it includes;
everything else comes once. The file compiles whether or not the condition holds.
usage: single_test.py ISAGEN COMPILER"""
import subprocess
import sys
import tempfile
from pathlib import Path

isagen, compiler = sys.argv[1:3]

# Each function stands in one header and says what it needs.
TREE = {
    "include/lockstep/base/number.hpp": "#pragma once\n// Of number.hpp.\n#include <cstdint>\ninline std::int32_t number() { return 1; }\n",
    "include/lockstep/base/shared.hpp": '#pragma once\n#include "lockstep/base/number.hpp"\ninline int shared() { return number() + 1; }\n',
    "include/lockstep/base/vectors.hpp": '#pragma once\n#include "lockstep/base/shared.hpp"\n#include <cstdlib>\n'
                                         "inline int vectors() { return std::abs(-shared()); }\n",
    "include/lockstep/base/early.hpp": "#pragma once\ninline int early() { return 10; }\n",
}
ISA = {
    ".hpp": '#pragma once\n#include "lockstep/base/early.hpp"\n#if defined(WITH_VECTORS)\n#include "lockstep/base/vectors.hpp"\n'
            '#include "lockstep/base/early.hpp"\n#endif\n#include "lockstep/base/shared.hpp"\n'
            '#include "lockstep/NAME_asm.hpp"\n#include "lockstep/NAME_embed.hpp"\ninline int NAME() { return early() + shared(); }\n',
    "_asm.hpp": '#pragma once\n#include "lockstep/base/shared.hpp"\ninline int NAME_asm() { return shared(); }\n',
    "_embed.hpp": "#pragma once\n#if defined(WITH_VECTORS)\n#include \"lockstep/base/shared.hpp\"\n#endif\ninline int NAME_embed() { return 0; }\n",
}
# Who includes the single files: one of them, or those of two ISAs, whose common headers count once.
ONE = '#include "lockstep_one.hpp"\nint main() { return one() + one_asm() + one_embed() == 14 ? 0 : 1; }\n'
BOTH = ('#include "lockstep_two.hpp"\n#include "lockstep_one.hpp"\n#if defined(WITH_VECTORS)\nstatic int more() { return vectors(); }\n#else\n'
        "static int more() { return 2; }\n#endif\nint main() { return one() + two() + more() == 26 ? 0 : 1; }\n")


def call(*words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, (words, done.stdout, done.stderr)


with tempfile.TemporaryDirectory() as name:
    root = Path(name)

    def write(path, text):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)

    write("vendor-xml/names.xml", "")
    (root / "codegen/templates").mkdir(parents=True)
    write("LICENSE", "Nobody's.\n")
    for number, isa in enumerate(("one", "two"), 1):
        write(f"vendor-xml/isas/{isa}/targets.xml",
              f'<Targets Family="gfx9" Number="{number}" Float8="ocp"><Target Llvm="gfx90{number}"/></Targets>\n')
        for ending, text in ISA.items():
            write(f"generated/lockstep/{isa}{ending}", text.replace("NAME", isa))
    for path, text in TREE.items():
        write(path, text)
    call(isagen, "single", "--root", root, "--out", root / "single")

    lines = (root / "single/lockstep_one.hpp").read_text().splitlines()
    begin, end = lines.index("#if defined(WITH_VECTORS)"), lines.index("#endif", lines.index("inline int vectors() { return std::abs(-shared()); }"))

    def places(text):
        return [i for i, line in enumerate(lines) if text in line]

    # Twice: under the condition, and behind it for those who do not meet it; the guard lets one of them count.
    for function, header in (("int shared()", "SHARED"), ("int32_t number()", "NUMBER")):
        found = places(function)
        assert len(found) == 2 and begin < found[0] < end < found[1] < places("int one()")[0], (function, found, begin, end)
        assert len(places(f"#ifndef LOCKSTEP_INLINED_INCLUDE_LOCKSTEP_BASE_{header}_HPP")) == 2, lines
    # Once: what stands under the condition alone, or came without it before.
    for function in ("int vectors()", "int early()", "int one_embed()", "int one_asm()"):
        assert len(places(function)) == 1, (function, lines)
    assert begin < places("int vectors()")[0] < end and places("int early()")[0] < begin, lines
    assert len(places("#if")) == len(places("#endif")), lines

    for text in (ONE, BOTH):
        write("main.cpp", text)
        for options in ([], ["-DWITH_VECTORS"]):
            call(compiler, "-std=c++20", "-Wall", "-Wextra", "-Werror", *options, "-I", root / "single", root / "main.cpp", "-o", root / "main")
            call(root / "main")
print("ok")
