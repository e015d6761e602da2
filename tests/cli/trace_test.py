"""lockstep trace: lines, filters, comparisons, timelines. usage: trace_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import os
import re
import struct

from assembled import launch_of, wave32
from harness import call, expect, folder, kernels, objects, run_all, saxpy, some, temporary_file

observed = os.path.join(kernels, "observed.hsaco")
launch = ["--kernel", "saxpy", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "f32:2.5", "--arg", "buf:4000"]
words = [saxpy, *launch, "--arg", "buf:4000"]
line_form = re.compile(r"\((\d+),(\d+),(\d+)\) (\d+) (\d+) 0x([0-9a-f]+) ([^;]+?)(?: ; (.*))?")


def trace(*rest, arguments=words):
    code, out, err = call("trace", *arguments, *rest)
    assert code == 0, (rest, code, err)
    lines = out.splitlines()
    assert re.fullmatch("# entry 0x[0-9a-f]+", lines[0]), lines[0]
    parsed = [line_form.fullmatch(line) for line in lines[1:]]
    assert all(parsed), lines[1:][parsed.index(None)]
    return parsed


def test_every_instruction_has_a_line():
    for engine in ("fast", "reference"):
        parsed = trace("--engine", engine)
        counted = int(re.search(r"(\d+) instructions", call("run", *words)[1])[1])
        assert len(parsed) == counted
        waves = {}
        for line in parsed:
            waves.setdefault(line.groups()[:4], []).append(int(line[5]))
        assert len(waves) == 16 and all(indices == list(range(len(indices))) for indices in waves.values())
        assert parsed[-1][7] == "s_endpgm"


def test_what_is_written():
    data = temporary_file("x", b"".join(i.to_bytes(4, "little") for i in range(1000)))
    parsed = trace("--only", "workgroup=1", "--only", "wave=2", "--lanes", arguments=[saxpy, *launch, "--arg", f"buf:4000={data}"])
    load = [line for line in parsed if line[7].startswith("global_load_dword v5")]
    assert len(load) == 1
    lanes = re.match(r"v5 \[([^]]+)\], global load 64 x 4 B in ", load[0][8])[1].split()
    assert [int(lane, 16) for lane in lanes] == list(range(256 + 128, 256 + 192))
    moved = [line for line in parsed if line[7].startswith("s_and_b32 s3,")][0]
    before, after = re.match(r"s3 0x([0-9a-f]+) -> 0x([0-9a-f]+)", moved[8]).groups()
    assert int(before, 16) & 0xffff == int(after, 16) == 256
    assert any("exec_lo 0xffffffff -> " in (line[8] or "") for line in parsed)
    store = [line for line in parsed if line[7].startswith("global_store_dword")][0]
    assert re.match(r"global store 64 x 4 B in 0x[0-9a-f]+\.\.0x[0-9a-f]+ #[0-9a-f]{8}$", store[8]), store[8]


def test_filters():
    everything = trace()
    pc = int(everything[5][6], 16)
    assert len(trace("--only", f"pc={pc:#x}")) == 16
    assert len(trace("--only", f"pc={pc:#x}-{pc + 8:#x}", "--only", "wave=1")) < 16
    assert {line[4] for line in trace("--only", "wave=3")} == {"3"}
    touching = trace("--only", "register=v5")
    assert {line[7].split()[0] for line in touching} == {"global_load_dword", "v_fmac_f32_e32", "global_store_dword"}
    assert all("exec" in line[7] or "vcc" in (line[8] or "") + line[7] or line[7][0] in "vg"
               for line in trace("--only", "register=exec"))
    expect(2, "lockstep: --only 'lane=5': conditions are .*", "trace", *words, "--only", "lane=5")


def test_a_filter_that_nothing_fits_says_so():
    none = ["--only", "wave=1", "--only", "pc=0x10"]
    said = "lockstep: no instruction that was executed fits --only wave=1 --only pc=0x10"
    assert expect(2, said, "trace", *words, *none) == ""
    written = os.path.join(folder, "nothing")
    expect(2, said, "trace", *words, *none, "--to", written)
    assert os.path.getsize(written) == 0
    expect(2, said, "trace", *words, *none, "--compare", "fast", "reference")
    # A timeline has all waves, whatever is shown.
    assert call("trace", *words, *none, "--timeline", os.path.join(folder, "timeline.json"))[::2] == (0, "")
    # A fault counts more.
    expect(1, "fault: .*", "trace", saxpy, *launch, "--arg", "buf:100", *none)


def test_engines_and_traces_compare():
    assert re.fullmatch(r"the same: 400 instructions, engine fast and engine reference\n",
                        call("trace", *words, "--compare", "fast", "reference")[1])
    first, second = os.path.join(folder, "first"), os.path.join(folder, "second")
    assert call("trace", *words, "--to", first)[0] == 0
    assert call("trace", *words, "--compare", first, "reference")[0] == 0
    with open(first) as f:
        lines = f.read().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("(2,0,0) 1 ") and "v_fmac" in line)
    changed = list(lines)
    changed[at] = re.sub("#[0-9a-f]{8}", "#00000001", lines[at])
    with open(second, "w") as f:
        f.write("\n".join(changed) + "\n")
    code, out, err = call("trace", "--compare", first, second)
    assert code == 1 and not err, err
    assert re.fullmatch(r"first difference: workgroup \(2,0,0\) wave 1 instruction 22: 'v_fmac_f32_e32 v5, s5, v4' at pc 0x1988: "
                        r"v5: #[0-9a-f]{8} in the first, #00000001 in the second\n", out), out
    with open(second, "w") as f:
        f.write("\n".join(line for line in lines if not line.startswith("(3,0,0) 3 24 ")) + "\n")
    code, out, _ = call("trace", "--compare", first, second)
    assert code == 1 and "workgroup (3,0,0) wave 3 instruction 24: 's_endpgm'" in out and "no such instruction" in out, out
    with open(second, "w") as f:
        f.write("(0,0,0) what\n")
    expect(2, "lockstep: .*second line 1: no line of a trace: .*", "trace", "--compare", first, second)
    expect(2, "lockstep: cannot read .*", "trace", "--compare", first, first + ".none")
    expect(2, "lockstep: --compare fast: a launch needs .*", "trace", "--compare", "fast", first)
    expect(2, "lockstep: trace: give a code object, .*", "trace", "--only", "wave=1")


def test_engines_count_alike():
    """By the fast engine, too, each instruction of a wave has a number of its own, also behind those that ask for the count or change a state that
    chooses the code."""
    for target in some(("gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1030", "gfx1100", "gfx1151", "gfx1201", "gfx1250")):
        place = os.path.join(objects, "" if target == "gfx950" else target, "reduce.hsaco")
        both = [place, "--kernel", "reduce", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "buf:4000", "--arg", "buf:16"]
        assert "the same: " in call("trace", *both, "--compare", "fast", "reference")[1], target
        mode = "HW_REG_WAVE_MODE" if target.startswith("gfx12") else "HW_REG_MODE"
        bodies = [f"s_setreg_imm32_b32 hwreg({mode}, 0, 4), 0", f"s_getreg_b32 s10, hwreg({mode})", "s_call_b64 s[10:11], 0", "s_sleep 1"]
        bodies += ["s_round_mode 0", "s_denorm_mode 0"] if wave32(target) else ["s_memtime s[10:11]\ns_waitcnt lgkmcnt(0)"]
        bodies += ["s_set_vgpr_msb 0"] if target == "gfx1250" else []
        launch = launch_of(target, "\n".join(each + "\nv_mov_b32 v5, 1\ns_nop 0" for each in bodies))
        parsed = trace("--engine", "fast", arguments=launch)
        assert [int(line[5]) for line in parsed] == list(range(len(parsed))), target
        assert "the same: " in call("trace", *launch, "--compare", "fast", "reference")[1], target


def test_code_objects_compare():
    """The same kernel with one constant changed: the difference is at the instruction that has it."""
    with open(observed, "rb") as f:
        code = f.read()
    arguments = ["--kernel", "parting", "--grid", "1", "--block", "64", "--arg", "buf:256", "--arg", "u32:1"]
    multiply = (0x92098308).to_bytes(4, "little")  # s_mul_i32 s9, s8, 3
    assert code.count(multiply) == 1
    changed = temporary_file("changed.hsaco", code.replace(multiply, (0x92098508).to_bytes(4, "little")))
    status, out, err = call("trace", *arguments, "--compare", observed, changed, "--only", "wave=0")
    assert status == 1 and not err, (out, err)
    assert re.fullmatch(r"first difference: workgroup \(0,0,0\) wave 0 instruction 12: 's_mul_i32 s9, s8, 3' at pc 0x[0-9a-f]+ in the first, "
                        r"'s_mul_i32 s9, s8, 5' at pc 0x[0-9a-f]+ in the second\n", out), out
    assert call("trace", *arguments, "--compare", observed, observed, "--only", "wave=0")[0] == 0
    # Without --only what both store is compared. Lane 1 leaves 0 with either constant, lane 5 does not.
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernels", "observed.cl")) as f:
        number = next(i for i, line in enumerate(f, 1) if "= sum;" in line)
    sums = []
    for factor in (3, 5):
        sums.append(0)
        for k in range(5):
            sums[-1] = sums[-1] * factor + k
    status, out, err = call("trace", *arguments, "--compare", observed, changed)
    assert status == 1 and not err, (out, err)
    where = rf"workgroup \(0,0,0\) wave 0 lane 5, instruction \d+, 'global_store_dword v0, v1, s\[0:1\]' at pc 0x[0-9a-f]+, .*observed\.cl:{number}"
    where = re.sub(r"'global.*\]'", "'global_store_dword [^']+'", where) if "observed.cl" in call("profile", observed, *arguments, "--json")[1] else None
    lines = out.splitlines()
    assert re.fullmatch(rf"first differing store: 4 bytes at 0x[0-9a-f]+, byte 20 of argument 0( 'y')?: {sums[0]:#x} in the first, {sums[1]:#x} in the "
                        r"second; \d+ bytes differ", lines[0]), out
    assert where is None or re.fullmatch("first: " + where, lines[1]) and re.fullmatch("second: " + where, lines[2]), (where, out)
    status, out, err = call("trace", *arguments, "--compare", observed, observed)
    assert status == 0 and re.fullmatch(r"the same: 256 bytes stored, by 1 store of .* and 1 store of .*\n", out), out


def test_compilations_compare_by_what_they_store():
    """Other instructions, other order, other registers; the same stores."""
    files = [os.path.join(kernels, f"variables_gfx950_{level}.hsaco") for level in ("O0", "O2")]
    arguments = ["--kernel", "variables", "--grid", "2", "--block", "64", "--arg", "buf:4K", "--arg", "i32:9"]
    status, out, err = call("trace", *arguments, "--compare", *files)
    assert status == 0 and out.startswith("the same: ") and not err, (out, err)
    assert call("trace", *arguments, "--compare", *files, "--only", "wave=0")[0] == 1  # instructions differ
    # A contracted product rounds once, an uncontracted one twice: y = 1/3 * x + y in the first element that differs.
    data = [temporary_file(f"store{i}", struct.pack("<64f", *((3 * i + 1) / (k + 7) for k in range(64)))) for i in range(2)]
    contracted = ["--kernel", "saxpy", "--grid", "1", "--block", "64", "--arg", "u32:64", "--arg", "f32:0.3333333", *(
        word for path in data for word in ("--arg", f"buf:256={path}"))]
    status, out, err = call("trace", *contracted, "--compare", saxpy, os.path.join(kernels, "uncontracted.hsaco"))
    x, y = (struct.unpack("<64f", open(path, "rb").read()) for path in data)

    def f32(value):
        return struct.unpack("<f", struct.pack("<f", value))[0]
    results = [(f32(f32(f32(0.3333333) * a) + b), f32(f32(0.3333333) * a + b)) for a, b in zip(x, y)]  # f64 holds the product; its sum may round twice
    first = next(i for i, (twice, once) in enumerate(results) if twice != once)
    values = [int.from_bytes(struct.pack("<f", value), "little") for value in results[first]]
    assert status == 1 and re.match(rf"first differing store: 4 bytes at 0x[0-9a-f]+, byte {4 * first} of argument \d( 'y')?: {values[1]:#x} in the first, "
                                    rf"{values[0]:#x} in the second; ", out), (first, values, out)
    assert f"lane {first}, instruction " in out.splitlines()[1] and "global_store_dword" in out.splitlines()[2]


def test_stores_of_one_side_alone():
    once, twice, narrow = (launch_of("gfx950", "v_lshlrev_b32 v6, 2, v0\nv_mov_b32 v5, 7\n" + stores)
                           for stores in ("global_store_dword v6, v5, s[2:3]", "global_store_dword v6, v0, s[2:3]\nglobal_store_dword v6, v5, s[2:3]",
                                          "s_mov_b64 exec, 1\nglobal_store_short v6, v5, s[2:3]"))
    compare = lambda a, b: call("trace", *a[1:], "--compare", a[0], b[0])
    assert compare(once, twice)[0] == 0  # the last store counts
    status, out, err = compare(once, narrow)
    # The short leaves bytes 2 and 3 of element 0 alone, and the other elements.
    assert status == 1 and re.match(r"first differing store: 4 bytes at 0x[0-9a-f]+, byte 0 of argument 0: 0x7 in the first, no store in the second; 254 bytes "
                                    r"differ\nfirst: .* lane 0, .*\n$", out), out
    status, out, err = compare(narrow, once)
    assert status == 1 and "no store in the first, 0x7 in the second; 254 bytes differ\nsecond: " in out, out
    # A float atomic stores what memory holds then.
    added, stored = (launch_of("gfx950", "v_lshlrev_b32 v6, 2, v0\nv_mov_b32 v5, 1.0\n" + last)
                     for last in ("global_atomic_add_f32 v6, v5, s[2:3]\nglobal_atomic_add_f32 v6, v5, s[2:3]",
                                  "v_mov_b32 v5, 2.0\nglobal_store_dword v6, v5, s[2:3]"))
    assert compare(added, stored)[0] == 0, compare(added, stored)
    # LDS is a matter of the compiler.
    lds = launch_of("gfx950", "v_lshlrev_b32 v6, 2, v0\nv_mov_b32 v5, 7\nds_write_b32 v6, v0\nglobal_store_dword v6, v5, s[2:3]")
    assert compare(once, lds)[0] == 0


def spans(events, name):
    return [event for event in events if event["ph"] == "X" and event["cat"] == name]


def test_timeline():
    for engine in ("fast", "reference"):
        path = os.path.join(folder, "timeline.json")
        code, out, err = call("trace", observed, "--kernel", "waiting", "--grid", "2", "--block", "256", "--arg", "buf:2048",
                              "--engine", engine, "--timeline", path)
        assert code == 0 and not out, (out, err)
        with open(path) as f:
            document = json.load(f)
        assert document["displayTimeUnit"] in ("ms", "ns")
        events = document["traceEvents"]
        for event in events:  # the Trace Event Format, as far as it is used
            assert event["ph"] in "XbeCMi" and isinstance(event["pid"], int) and isinstance(event["tid"], int), event
            assert isinstance(event["name"], str) and (event["ph"] == "M" or event["ts"] >= 0), event
            assert event["ph"] != "X" or event["dur"] >= 0
            assert event["ph"] not in "be" or (event["id"] and event["cat"])
        names = {event["args"]["name"] for event in events if event["ph"] == "M" and event["name"] == "process_name"}
        assert names == {"workgroup (0,0,0)", "workgroup (1,0,0)"}
        opened = {event["id"]: event["ts"] for event in events if event["ph"] == "b"}
        closed = {event["id"]: event["ts"] for event in events if event["ph"] == "e"}
        assert opened.keys() == closed.keys() and opened and all(opened[i] < closed[i] for i in opened)
        for workgroup in (1, 2):
            waves = [event for event in spans(events, "wave") if event["pid"] == workgroup]
            barriers = [event for event in spans(events, "barrier") if event["pid"] == workgroup]
            assert len(waves) == len(barriers) == 4
            ends = {event["ts"] + event["dur"] for event in barriers}
            assert len(ends) == 1, "all go on at once"
            wait = [event["dur"] for event in sorted(barriers, key=lambda event: event["tid"])]
            assert wait[0] > wait[1] > wait[2] > wait[3] == 0, wait
            for barrier in barriers:  # within its wave
                wave = next(event for event in waves if event["tid"] == barrier["tid"])
                assert wave["ts"] <= barrier["ts"] and barrier["ts"] + barrier["dur"] <= wave["ts"] + wave["dur"]


def test_a_fault_ends_a_trace():
    short = [saxpy, *launch, "--arg", "buf:100"]
    code, out, err = call("trace", *short)
    assert code == 1 and err.startswith("fault: out_of_bounds at pc ") and len(out.splitlines()) > 20, err
    path = os.path.join(folder, "fault.json")
    assert call("trace", *short, "--timeline", path)[0] == 1
    with open(path) as f:
        assert any(event["name"] == "fault: out_of_bounds" for event in json.load(f)["traceEvents"])
    code, out, _ = call("trace", *short, "--compare", "fast", "reference")
    assert code == 0, out
    expect(2, "lockstep: cannot write /nowhere/trace", "trace", *words, "--to", "/nowhere/trace")
    expect(2, "lockstep: cannot write /nowhere/timeline", "trace", *words, "--timeline", "/nowhere/timeline")
    expect(2, "lockstep: .*no kernel.*", "trace", saxpy, "--kernel", "nothing", "--grid", "1", "--block", "1")


run_all(test_every_instruction_has_a_line, test_what_is_written, test_filters, test_a_filter_that_nothing_fits_says_so,
        test_engines_and_traces_compare, test_engines_count_alike, test_code_objects_compare, test_compilations_compare_by_what_they_store,
        test_stores_of_one_side_alone, test_timeline, test_a_fault_ends_a_trace)
