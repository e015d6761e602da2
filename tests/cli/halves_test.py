"""lockstep check --check=race on atomics of halves, which clang makes of a compare-and-swap of the dword, beside plain accesses.
usage: halves_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import subprocess

from harness import call, folder, run_all, some

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
code = os.path.join(folder, "halves.hsaco")
two, waves = ["--grid", "2", "--block", "64"], ["--grid", "1", "--block", "128"]
turns = [["--interleave", str(n)] for n in (1, 8, 64, 0)]
# Two workgroups, and two waves or pairs of waves of one in turns of several lengths; each stores.
between = [two + ["--arg", "buf:512", "--arg", f"u32:{stores}"] for stores in (0, 1)]
within = [waves + length + ["--arg", "buf:512", "--arg", f"u32:{stores}"] for stores in (0, 1) for length in turns]
among_four = [["--grid", "1", "--block", "256", *length, "--arg", "buf:512", "--arg", f"u32:{stores}"] for stores in (0, 2) for length in turns]
right = [*((kernel, words) for kernel in ("beside", "again", "both") for words in between + within),
         *(("again", words) for words in among_four), *(("in_lds", words) for words in within)]
wrong = [*((kernel, words + ["--arg", "buf:256"]) for kernel in ("reads", "goes_by") for words in between + within),
         *(("changes", words) for words in between + within), *((kernel, words) for kernel in ("reads_lds", "changes_lds") for words in within)]
# Of gfx1250, workgroups of a cluster, whose waves take turns, too.
clusters = [two + ["--cluster", "2", *length, "--arg", "buf:512", "--arg", f"u32:{stores}"] for stores in (0, 1) for length in turns]


def test_halves():
    for target in some(("gfx900", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1201", "gfx1250")):
        in_clusters = clusters if target == "gfx1250" else []
        all_right = right + [(kernel, words) for kernel in ("beside", "again") for words in in_clusters]
        all_wrong = wrong + [(kernel, words + ["--arg", "buf:256"]) for kernel in ("reads", "goes_by") for words in in_clusters]
        for level in ("-O0", "-O1", "-O3") if os.environ.get("LOCKSTEP_WEEKLY") else ("-O1",):
            subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), os.path.join(root, "tests", "cli", "kernels", "halves.hip"), code, target,
                            level], check=True)
            for engine in ("reference", "fast") if level == "-O1" else ("fast",):  # the same Observer sees both
                for kernel, words in all_right:
                    status, _, err = call("check", code, "--kernel", kernel, *words, "--check", "race", "--quiet", "--engine", engine)
                    assert status == 0 and not err, (target, level, engine, kernel, words, err)
                for kernel, words in all_wrong:
                    status, _, err = call("check", code, "--kernel", kernel, *words, "--check", "race", "--quiet", "--engine", engine)
                    assert status == 1 and err.startswith("check: race ") and "nothing orders the two" in err, (target, level, engine, kernel, words, err)


run_all(test_halves)
