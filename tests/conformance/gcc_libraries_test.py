#!/usr/bin/env python3
"""Every instruction in GCC 12's libraries for gfx900, gfx906 and gfx908 (package gcc-12-offload-amdgcn), made by a code generator that is not
LLVM's: the words that llvm-objdump 22 finds are legal here, and the texts are the same.

    gcc_libraries_test.py LOCKSTEP [LIBRARY...]

LIBRARY: "libgcc.a"; all of them where none is named.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path("/usr/lib/gcc/x86_64-linux-gnu/12/accel/amdgcn-amdhsa")
OBJDUMP = "/usr/bin/llvm-objdump-22"
INSTRUCTION = re.compile(r"\t(\S.*?)\s*// [0-9A-F]+: ((?:[0-9A-F]{8} ?)+)")


def instructions(library, target):
    """words -> llvm-objdump's text, each instruction once."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ar", "x", library], cwd=folder, check=True)
        for member in sorted(pathlib.Path(folder).iterdir()):
            shown = subprocess.run([OBJDUMP, "-d", "--mcpu=" + target, member], capture_output=True, text=True, check=True).stdout
            for text, words in INSTRUCTION.findall(shown):
                found[words.strip().lower()] = text
    return found


def same(ours, theirs):
    """llvm-objdump writes a branch's target behind it, and s_endpgm without its 0."""
    return ours == re.sub(r"\s+<.*>$|\s+// .*$", "", theirs).strip()


def main():
    lockstep = sys.argv[1]
    libraries = [path for path in sorted(FOLDER.glob("gfx9*/*.a")) if path.name in (sys.argv[2:] or [path.name])]
    if not libraries or not pathlib.Path(OBJDUMP).exists():
        print("skipped: no GCC 12 for AMD's GPUs (package gcc-12-offload-amdgcn), or no llvm-objdump-22")
        return 77
    wrong = 0
    for library in libraries:
        target = library.parent.name
        known = instructions(library, target)
        run = subprocess.run([lockstep, "disasm", "--hex", "--target", target], input="\n".join(known) + "\n", capture_output=True, text=True)
        ours = run.stdout.splitlines()
        assert len(ours) == len(known) > 0, (library, len(ours), len(known), run.stderr[:200])
        different = [(words, text, mine) for (words, text), mine in zip(known.items(), ours) if not same(mine.strip(), text)]
        for words, text, mine in different[:10]:
            print(f"{library}: {words}: llvm-objdump '{text}', lockstep '{mine.strip()}'")
        wrong += len(different)
        print(f"{target} {library.name}: {len(known)} different instructions, {len(different)} with another text")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
