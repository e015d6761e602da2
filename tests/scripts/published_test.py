"""scripts/published_kernels.sh on a folder like AMD's, with code objects compiled here: what is right, wrong, not known and no code object.
usage: published_test.py LOCKSTEP SOURCE_DIR. Exit status 77: numpy is missing"""
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile

lockstep, top = sys.argv[1:3]
if importlib.util.find_spec("numpy") is None:
    print("skipped: python3-numpy is missing")
    sys.exit(77)
here = os.path.dirname(os.path.abspath(__file__))


def compiled(path, target, source="published_kernels.cl"):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    subprocess.run([os.path.join(top, "scripts", "compile_kernel.sh"), os.path.join(here, source), path, target], check=True)


def survey(folder, *words):
    """Exit status, the table's rows as lists of cells, what standard error says."""
    done = subprocess.run([os.path.join(top, "scripts", "published_kernels.sh"), "--command", lockstep, *words], cwd=folder, capture_output=True,
                          text=True, timeout=300, env=dict(os.environ, PYTHON=sys.executable))
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in done.stdout.splitlines() if line.startswith("|")]
    return done.returncode, rows[2:], done.stderr


with tempfile.TemporaryDirectory() as root:
    gemm = os.path.join(root, "gfx942", "i8gemm")
    names = ("right", "without_bias", "beyond")
    for name in names:
        compiled(os.path.join(gemm, name + ".co"), "gfx942")
    with open(os.path.join(gemm, "i8gemm.csv"), "w") as f:
        f.write("tile_m,tile_n,splitK,bpreshuffle,knl_name,co_name\n" + "".join(f"32,16,0,0,{name},{name}.co\n" for name in names))
    compiled(os.path.join(root, "gfx950", "another", "right.co"), "gfx950")

    status, rows, said = survey(root, root)
    assert status == 1, (status, said)
    assert [row[:5] for row in rows] == [["gfx942", "i8gemm", "3", "3", "3"], ["gfx950", "another", "1", "1", "1"]], rows
    assert [row[8:] for row in rows] == [["1", "1", "1", "0"], ["0", "0", "0", "1"]], rows
    assert int(rows[0][5]) > 100 and rows[0][6:8] == ["0", "0"], rows
    lines = sorted(said.splitlines())
    assert len(lines) == 2, lines
    assert lines[0].startswith("gfx942/i8gemm/beyond.co: run failed: ") and "out_of_bounds" in lines[0], lines
    assert re.fullmatch("gfx942/i8gemm/without_bias.co: run wrong: error [0-9.]+, 0.01 is allowed; no race", lines[1]), lines
    print("what is right and wrong ok")

    status, rows, said = survey(root, root, "right", "--only", "run", "--engine", "reference")
    assert status == 0 and not said, (status, said)
    assert [row[2:5] + row[8:] for row in rows] == [["1", "-", "-", "1", "0", "0", "0"], ["1", "-", "-", "0", "0", "0", "1"]], rows
    print("parts, words, engines ok")

    with open(os.path.join(gemm, "broken.co"), "wb") as f:
        f.write(b"\x7fELF" + bytes(100))
    status, rows, said = survey(root, root, "broken")
    assert status == 1 and [row[:5] for row in rows] == [["gfx942", "i8gemm", "1", "0", "0"]], (status, rows)
    assert "broken.co: info: " in said and "broken.co: disasm: " in said, said
    print("what is no code object ok")

    compiled(os.path.join(root, "gfx1250", "words", "banks.co"), "gfx1250", "published_banks.s")
    status, rows, said = survey(root, root, "words", "--only", "disasm")
    assert status == 0 and not said, (status, said)
    # What LLVM does not decode, and what it says of registers before it knows their bank again.
    left_out = "4" if shutil.which("llvm-objdump-22") else "0"
    assert [row[2:8] for row in rows] == [["1", "-", "1", "10", left_out, "0"]], rows
    print("words that LLVM does not decode ok")

    status, _, said = survey(root, os.path.join(root, "nowhere"))
    assert status == 2 and "is no folder" in said, said
    status, _, said = survey(root, root, "--only", "all")
    assert status == 2 and "--only takes" in said, said
    print("bad usage ok")
