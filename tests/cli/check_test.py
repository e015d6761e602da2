"""lockstep check on the tour of wrong kernels (examples/wrong): each gives the finding that its README shows; a right kernel
gives none. usage: check_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import os
import re

from harness import call, expect, kernels, objects, run_all, saxpy

buffers = ["--arg", "buf:4K", "--arg", "buf:1K"]


def check(name, *rest, grid="1", block="256", arguments=buffers):
    file = os.path.join(kernels, name + ".hsaco")
    return call("check", file, "--kernel", name, "--grid", grid, "--block", block, *arguments, *rest)


def finds(name, kind, instruction, words, **options):
    code, _, err = check(name, **options)
    assert code == 1, (name, code, err)
    lines = err.splitlines()
    fitting = [line for line in lines if re.search(f"^check: {kind} at pc 0x[0-9a-f]+ '{instruction}", line)]
    assert len(fitting) >= 1 and all(line.startswith(f"check: {kind} at ") for line in lines), (name, err)
    assert words in fitting[0], (name, fitting[0])


def test_each_wrong_kernel_is_found():
    finds("missing_barrier", "race", "ds_", "needs a barrier between them")
    finds("uninitialised_lds", "init", "global_store_dword", "computed from LDS byte 0x3fc, which nothing wrote; the other: pc 0x")
    finds("off_by_one", "memory", "global_store_dword", "out_of_bounds write of 4 bytes")
    finds("missing_wait", "wait", "v_add_f32", "needs s_waitcnt vmcnt(0) before", block="64",
          arguments=["--arg", "buf:256", "--arg", "buf:256"])
    finds("early_result", "hazard", "global_store_dwordx4", "needs 8 between them", block="64")
    finds("missing_acquire", "coherence", "global_load_dword", "needs buffer_inv sc1 after that atomic", grid="2", block="64")


def test_the_page_shows_real_output():
    """Without the source lines: there the kernels are compiled without -g."""
    said = set()
    for name in ("missing_barrier", "uninitialised_lds", "off_by_one", "missing_wait", "early_result"):
        alone = name == "missing_wait"
        _, _, err = check(name, block="64" if name in ("missing_wait", "early_result") else "256",
                          arguments=["--arg", "buf:256", "--arg", "buf:256"] if alone else buffers)
        said |= set(re.sub(r" \([^()]*\.(cl|s):\d+\)", "", err).splitlines())
    said |= set(re.sub(r" \([^()]*\.(cl|s):\d+\)", "", check("missing_acquire", grid="2", block="64")[2]).splitlines())
    with open(os.path.join(os.path.dirname(objects), "wrong", "README.md")) as f:
        shown = [line.rstrip("\n") for line in f if line.startswith("check: ")]
    assert len(shown) == 7, shown
    for line in shown:
        assert line in said, (line, said)


def test_where_it_is():
    code, out, err = check("off_by_one", "--json", arguments=["--arg", "buf:1K", "--arg", "buf:1K"])
    assert code == 1 and not err, err
    finding = json.loads(out)
    assert finding["kind"] == "memory" and finding["count"] == 1, finding
    assert finding["at"]["wave"] == 3 and finding["at"]["lane"] == 63, finding
    assert finding["memory"] == {"space": "global", "address": 0x1000006400, "bytes": 4} and "register" not in finding, finding
    for name, register in (("missing_wait", "v1"), ("early_result", "v4")):
        _, out, _ = check(name, "--json", "--check", "wait,hazard", block="64", arguments=["--arg", "buf:4K", "--arg", "buf:4K"])
        assert [json.loads(line)["register"] for line in out.splitlines()][:1] == [register], out


def test_what_it_is_about():
    """In JSON: the register, or the bytes."""
    wanted = {"missing_barrier": ("memory", {"space": "lds", "address": 0x200, "bytes": 1}), "missing_wait": ("register", "v1"),
              "early_result": ("register", "v4"), "off_by_one": ("memory", {"space": "global", "address": None, "bytes": 4})}
    for name, (field, value) in wanted.items():
        block = "64" if name in ("missing_wait", "early_result") else "256"
        _, out, _ = check(name, "--json", block=block, arguments=["--arg", "buf:256", "--arg", "buf:256"] if name == "missing_wait" else buffers)
        first = json.loads(out.splitlines()[0])
        if field == "memory" and value["address"] is None:
            first[field]["address"] = None
        assert first[field] == value, (name, first)


def test_kinds_by_name():
    file = os.path.join(kernels, "missing_barrier.hsaco")
    words = ["run", file, "--kernel", "missing_barrier", "--grid", "1", "--block", "256", *buffers, "--quiet"]
    assert call(*words, "--check=init,wait,memory")[0] == 0
    assert call(*words, "--check=race")[0] == 1
    assert call(*words)[0] == 0
    expect(2, "lockstep: --check rice: no check 'rice'; there are wait, hazard, init, race, sync, memory, coherence, guess and all", *words,
           "--check", "rice")


def run_saxpy(y):
    """y = 2.5 * x + y"""
    return call("check", saxpy, "--kernel", "saxpy", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "f32:2.5", "--arg",
                "buf:4000", "--arg", y)


def test_a_right_kernel_has_no_finding():
    code, _, err = run_saxpy("buf:4000")
    assert code == 0 and not err, err


def test_a_buffer_that_nobody_wrote():
    code, _, err = run_saxpy("out:4000")
    assert code == 1 and len(err.splitlines()) == 1, err
    assert re.match("check: init at pc 0x[0-9a-f]+ 'global_store_dword ", err), err
    for words in ("what is stored to memory was computed from byte 0 of the 4000 bytes of the allocation at 0x", "; the other: pc 0x",
                  "'global_load_dword ", "(1000 times)"):
        assert words in err, (words, err)
    code, _, err = check("off_by_one", arguments=["--arg", "buf:4K", "--arg", "out:4K"])
    assert code == 0 and not err, err  # it writes that buffer
    expect(2, "lockstep: --arg out:4K=x: what the kernel is to write begins without a file's bytes: write buf:4K=x", "check", saxpy,
           "--kernel", "saxpy", "--grid", "1", "--block", "64", "--arg", "out:4K=x")


run_all(test_each_wrong_kernel_is_found, test_the_page_shows_real_output, test_where_it_is, test_what_it_is_about, test_kinds_by_name, test_a_right_kernel_has_no_finding,
        test_a_buffer_that_nobody_wrote)
