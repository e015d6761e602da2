"""Workgroups that wait for one another between sums of floats: only --unordered-updates lets them meet.
usage: updates_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os

from harness import call, kernels, run, run_all

words = run(os.path.join(kernels, "meets.hsaco"), "meets", "--threads", "2", "--max-instructions", "300000", "--arg", "buf:4", "--arg", "buf:4",
            "--print", "0:f32", grid="2")


def test_ordered():
    for engine in ("fast", "reference"):
        code, out, err = call(*words, "--engine", engine)
        assert code == 1 and err.startswith("fault: instruction_budget at ") and "workgroup (0,0,0)" in err, (engine, code, out, err)
        assert "0: 32\n" in out, (engine, out)  # the second one has added nothing


def test_unordered():
    for engine in ("fast", "reference"):
        code, out, err = call(*words, "--unordered-updates", "--engine", engine)
        assert code == 0 and "0: 64\n" in out, (engine, code, out, err)


run_all(test_ordered, test_unordered)
