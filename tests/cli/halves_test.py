"""lockstep check --check=race on atomics of halves, which clang makes of a compare-and-swap of the dword, beside plain accesses.
usage: halves_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import subprocess

from harness import call, folder, run_all

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
code = os.path.join(folder, "halves.hsaco")
two = ["--grid", "2", "--block", "64"]
orders = [["--arg", "buf:512", "--arg", f"u32:{stores}"] for stores in (0, 1)]
right = [*(("beside", two + order) for order in orders), *(("both", two + order) for order in orders),
         ("in_lds", ["--grid", "1", "--block", "128", "--arg", "buf:256"])]
wrong = [*(("reads", two + order + ["--arg", "buf:256"]) for order in orders), *(("changes", two + order) for order in orders),
         *(("goes_by", two + order + ["--arg", "buf:256"]) for order in orders), ("reads_lds", ["--grid", "1", "--block", "128", "--arg", "buf:256"])]


def test_halves():
    for target in ("gfx942", "gfx950", "gfx1100", "gfx1201", "gfx1250"):
        for level in ("-O0", "-O1", "-O3"):
            subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(root, "tests", "cli", "kernels", "halves.hip"), code, target,
                            level], check=True)
            for engine in ("reference", "fast"):
                for kernel, words in right:
                    status, _, err = call("check", code, "--kernel", kernel, *words, "--check", "race", "--quiet", "--engine", engine)
                    assert status == 0 and not err, (target, level, kernel, words, err)
                for kernel, words in wrong:
                    status, _, err = call("check", code, "--kernel", kernel, *words, "--check", "race", "--quiet", "--engine", engine)
                    assert status == 1 and err.startswith("check: race ") and "nothing orders the two" in err, (target, level, kernel, words, err)


run_all(test_halves)
