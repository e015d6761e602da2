"""lockstep check --check=memory on accesses inside the buffer of another argument, and the names of arguments in findings and faults.
usage: origins_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import os
import re
import struct
import subprocess

from harness import call, folder, run_all, some, temporary_file

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
targets = ("gfx900", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1151", "gfx1201", "gfx1250")
two = ["--arg", "buf:8K", "--arg", "buf:8K"]
index = temporary_file("index", struct.pack("<64i", *([0] * 5 + [3072] + [0] * 58)))
# Kernel, arguments, the lane of the first wrong access, what the finding says.
wrong = [("before", two, 0, r"write of 4 bytes at address 0x\w+, which comes from argument 1 'out' and lies 8192 bytes before argument 1 'out', inside argument 0 'in'"),
         ("behind", two, 0, r"access of 4 bytes at address 0x\w+, which comes from argument 0 'in' and lies 4096 bytes past the end of argument 0 'in', inside argument 1 'out'"),
         ("by_index", [*two, "--arg", f"buf:256={index}"], 5, r"access .* from argument 0 'in' and lies 4096 bytes past the end of argument 0 'in', inside argument 1 'out'"),
         ("added", two, 0, r"write .* from argument 1 'out' and lies 8192 bytes before argument 1 'out', inside argument 0 'in'")]
right = [("either", two), ("chosen", [*two, "--arg", "i32:0"]), ("chosen", [*two, "--arg", "i32:1"]), ("in_memory", ["--arg", "buf:4K", *two]), ("difference", two),
         ("number", [*two, "--arg", "u64:0x4000000000"]), ("constants", two), ("divergent", [*two, "--arg", "i32:0"])]


def compiled():
    for target in some(targets):
        for level in ("-O0", "-O1", "-O2", "-O3") if os.environ.get("LOCKSTEP_WEEKLY") else ("-O2",):
            code = os.path.join(folder, f"origins_{target}.hsaco")
            subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(root, "tests", "cli", "kernels", "origins.cl"), code, target, level, "-g", "-cl-kernel-arg-info"],
                           check=True)
            yield target, level, code


def test_other_arguments():
    for target, level, code in compiled():
        for kernel, words, lane, what in wrong if level != "-O0" else ():
            for engine in ("fast", "reference"):
                status, out, err = call("check", code, "--kernel", kernel, "--grid", "1", "--block", "64", *words, "--check", "memory", "--json", "--engine", engine)
                findings = [json.loads(line) for line in out.splitlines()]
                assert status == 1 and len(findings) == 1, (target, level, kernel, out, err)
                assert re.fullmatch(what, findings[0]["what"]) and findings[0]["at"]["lane"] == lane, (target, level, kernel, findings)
                assert "origins.cl:" in findings[0]["at"]["source"] and findings[0]["memory"]["space"] == "global", findings
        for kernel, words in right:
            status, out, err = call("check", code, "--kernel", kernel, "--grid", "1", "--block", "64", *words, "--check", "memory", "--quiet")
            what = kernel == "number" and "in no allocation" in err  # its pointer leads nowhere
            assert (status == 0 and not err) or what, (target, level, kernel, words, err)


def test_names():
    """Faults and findings name the argument that an access past its end belongs to."""
    for target, level, code in compiled():
        words = [code, "--kernel", "behind", "--grid", "33", "--block", "64", "--arg", "buf:8K", "--arg", "buf:8K"]
        status, _, err = call("run", *words)
        assert status == 1 and re.search(r"bytes past the end of allocation \S+ \(8192 bytes\), \d+ bytes past the end of argument 1 'out'", err), (target, level, err)
        status, _, err = call("check", *words, "--check", "memory")
        assert status == 1 and re.search(r"bytes past the end of allocation \S+ \(8192 bytes\), \d+ bytes past the end of argument 1 'out'", err), (target, level, err)


def test_names_of_parameters():
    """Without names in the metadata they are the parameters' in DWARF; with neither they are numbers."""
    source = os.path.join(root, "examples", "wrong", "off_by_one.cl")
    code = os.path.join(folder, "origins_names.hsaco")
    for target in some(("gfx950", "gfx1100")):
        for more, name in ((["-O2", "-g"], "argument 1 'out'"), (["-O0", "-g"], "argument 1 'out'"), (["-O2"], "argument 1")):
            subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), source, code, target, *more], check=True)
            for command in ("run", "check"):
                status, _, err = call(command, code, "--grid", "1", "--block", "256", "--arg", "buf:1024", "--arg", "buf:1024")
                assert status == 1 and re.search(rf", 0 bytes past the end of {name}$", err, re.M), (target, more, command, err)


run_all(test_other_arguments, test_names, test_names_of_parameters)
