"""lockstep profile: arithmetic, memory that has to move, the roofline and the hottest spots, against numbers worked out by hand.
usage: report_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import os
import re

from assembled import launch_of
from harness import call, expect, folder, kernels, run_all, saxpy

observed = os.path.join(kernels, "observed.hsaco")


def profile(*launch, options=()):
    code, out, err = call("profile", *launch, "--json", *options)
    assert code == 0 and not err, err
    return json.loads(out)


def text_of(*launch, options=()):
    code, out, err = call("profile", *launch, *options)
    assert code == 0 and not err, err
    return out


def banks(stride):
    return [observed, "--kernel", "banks", "--grid", "2", "--block", "64", "--arg", "buf:512", "--arg", f"u32:{stride}"]


def test_operations_of_vector_instructions():
    # Target, code, operations of a wave by format. Of 64 lanes; in the middle lanes 0 to 7 alone.
    few = "s_mov_b64 s[10:11], exec\ns_mov_b64 exec, 0xff\n{}\ns_mov_b64 exec, s[10:11]"
    for target, body, counts in (
            ("gfx950", "v_fma_f32 v5, v2, v3, v4", {"f32": 128}),
            ("gfx950", "v_pk_fma_f32 v[6:7], v[2:3], v[2:3], v[2:3]\nv_fma_f64 v[6:7], v[2:3], v[2:3], v[2:3]", {"f32": 256, "f64": 128}),
            ("gfx950", few.format("v_mul_f32 v5, v2, v3\nv_pk_add_f16 v5, v2, v3"), {"f32": 8, "f16": 16}),
            ("gfx950", "v_max_f32 v5, v2, v3\nv_mov_b32 v5, 1.0\nv_add_u32 v5, v2, v3\nv_cvt_f16_f32 v5, v2\nv_cmp_lt_f32 vcc, v2, v3", {}),
            ("gfx90a", "v_rcp_f32 v5, v2\nv_exp_f32 v5, v2", {"f32": 128}),
            ("gfx950", "v_dot2_f32_f16 v5, v2, v3, v4", {"f16": 256}),
            ("gfx1100", "v_dual_fmac_f32 v5, v2, v3 :: v_dual_mul_f32 v6, v3, v4", {"f32": 96}),
            ("gfx1201", "s_mov_b32 s10, 1.0\ns_fmac_f32 s10, s10, s10", {"f32": 2})):
        assert profile(*launch_of(target, body))["arithmetic"] == {"matrix": {}, "vector": counts}, (target, body)


def test_operations_of_matrix_instructions():
    accumulate = "v_mfma_f32_16x16x32_f16 v[40:43], v[8:11], v[12:15], v[40:43]"
    for target, body, unit in (
            ("gfx950", accumulate + "\n" + accumulate, {"f16": 2 * 2 * 16 * 16 * 32}),
            ("gfx942", "v_mfma_f32_4x4x1_16b_f32 v[40:43], v8, v9, v[40:43]", {"f32": 2 * 4 * 4 * 16}),
            ("gfx942", "v_mfma_i32_16x16x32_i8 v[40:43], v[8:9], v[10:11], v[40:43]", {"i8": 2 * 16 * 16 * 32}),
            # Of the 32 products along k a sparse A has 16.
            ("gfx942", "v_smfmac_f32_16x16x32_f16 v[40:43], v[8:9], v[12:15], v16", {"f16": 2 * 16 * 16 * 16}),
            ("gfx1100", "v_wmma_f32_16x16x16_bf16 v[40:47], v[8:15], v[16:23], v[40:47]", {"bf16": 2 * 16 ** 3})):
        counts = profile(*launch_of(target, "".join(f"v_mov_b32 v{i}, 0\n" for i in range(8, 48)) + "s_nop 7\n" + body + "\ns_nop 15\ns_nop 15"))
        assert counts["arithmetic"] == {"matrix": unit, "vector": {}}, (target, body, counts["arithmetic"])
        assert counts["classes"]["matrix"]["operations"] == sum(unit.values()) == counts["total"]["operations"]


def test_each_line_of_memory_counts_once():
    counts = profile(saxpy, "--kernel", "saxpy", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "f32:2.5", "--arg", "buf:4000", "--arg",
                     "buf:4000")
    # Two buffers of 4000 bytes from a line's start, one of them written; the arguments are of one line.
    assert counts["read_lines"] == 32 + 32 + 1 and counts["written_lines"] == 32, counts["read_lines"]
    roof = counts["roofline"]
    assert roof["operations"] == 2000 and roof["least_bytes"] == 97 * 128 and roof["memory_bound"] is True
    # MI355X: 8 TB/s over 256 units of 2.4 GHz.
    assert abs(roof["memory_bytes_a_cycle_and_unit"] - 13.0) < 0.05 and abs(roof["roof"] - 13.02 * 2000 / (97 * 128)) < 0.01, roof
    # The same address again and again is one line.
    again = profile(*launch_of("gfx1100", "global_load_b32 v5, v2, s[2:3]\n" * 20 + "s_waitcnt vmcnt(0)"))
    assert again["read_lines"] == 2 and again["written_lines"] == 0 and again["roofline"]["most_bytes"] == 21 * 128


def test_the_limit_is_arithmetic_where_memory_is_quick():
    roof = profile(*launch_of("gfx1100", "v_fma_f32 v5, v2, v3, v4\n" * 400))["roofline"]
    assert roof["memory_bound"] is False and roof["ceiling"] == roof["roof"] == 256, roof
    # Half of the cycles are f16's: 2 operations of f32 at 256 a cycle, 2 of f16 at 512.
    mixed = profile(*launch_of("gfx1100", "v_fma_f32 v5, v2, v3, v4\nv_fma_f16 v5, v2, v3, v4\n" * 200))["roofline"]
    assert abs(mixed["ceiling"] - 4 / (2 / 256 + 2 / 512)) < 1, mixed
    # No peak is published of this target, or of this format: then there is no roof.
    for target, body in (("gfx1250", "v_fma_f32 v5, v2, v3, v4"), ("gfx1100", "v_dot2_f32_bf16 v5, v2, v3, v4")):
        assert "roof" not in profile(*launch_of(target, body))["roofline"], target


def test_text():
    text = text_of(saxpy, "--kernel", "saxpy", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "f32:2.5", "--arg", "buf:4000", "--arg",
                   "buf:4000")
    for line in ("launch: 4 x 1 x 1 workgroups of 256 x 1 x 1 work-items", "arithmetic: 2.00 k operations: vector f32 100.0 %",
                 r"memory: 12416 bytes if each line of 128 B moves once \(8320 in, 4096 out\), .* without caches",
                 "roofline: AMD Instinct MI355X, 256 compute units; a cycle and unit, 256 of vector f32, 13.0 bytes of memory",
                 "  at most 2.10 operations a cycle and unit, 0.819 % of the peak: memory is the limit", "hottest spots, by counts"):
        assert re.search(f"^{line}$", text, re.M), (line, text)
    assert "reached" not in text
    timed = text_of(saxpy, "--kernel", "saxpy", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "f32:2.5", "--arg", "buf:4000", "--arg",
                    "buf:4000", options=["--time"])
    assert re.search(r"^  reached [0-9.]+, [0-9.]+ % of that: an estimate \(gfx950: .+\)$", timed, re.M), timed
    assert "hottest spots, by estimated cycles" in timed
    none = text_of(*launch_of("gfx1250", "v_fma_f32 v5, v2, v3, v4"))
    assert "roofline: no peaks are known of gfx1250\n" in none, none


def test_a_conflict_is_the_hottest_spot():
    for options in ((), ("--time",)):
        spots = profile(*banks(32), options=options)["hot_spots"]
        assert len(spots) == 5 and spots == sorted(spots, key=lambda spot: -spot["cost"]) and sum(spot["cost"] for spot in spots) <= spots[0]["whole_cost"]
        conflict = [spot for spot in spots if "32-way LDS conflict" in spot["what"]]
        assert conflict and conflict[0]["help"].startswith("pad rows by 4 bytes"), spots
        assert not [spot for spot in profile(*banks(33), options=options)["hot_spots"] if "conflict" in spot["what"]]
    assert "32-way LDS conflict" in profile(*banks(32))["hot_spots"][0]["what"]


def test_spots_say_what_would_help():
    load = "global_load_b32 v5, v6, s[2:3]"

    def loop(body):
        return f"s_movk_i32 s10, 0x200\nL1:\n{body}\ns_sub_i32 s10, s10, 1\ns_cmp_lg_u32 s10, 0\ns_cbranch_scc1 L1"
    for target, body, waves, what, help in (
            ("gfx1100", f"v_lshlrev_b32 v6, 7, v0\n{load}\ns_waitcnt vmcnt(0)", 1, "cache lines where 1.0 would do", "neighbouring addresses"),
            ("gfx1100", f"v_lshlrev_b32 v6, 2, v0\n{load}\ns_waitcnt vmcnt(0)", 1, "waits for the load of 0x", "load earlier"),
            ("gfx1100", loop("s_delay_alu instid0(VALU_DEP_1)\nv_add_f32 v5, v5, v5\n" * 8), 1, "waits for a result of the instructions before", "independent instructions"),
            ("gfx950", loop("v_exp_f32 v5, v2\n" * 8), 1, "the transcendental unit is busy", "fewer of these functions"),
            ("gfx950", "v_readfirstlane_b32 s10, v0\ns_cmp_lg_u32 s10, 0\ns_cbranch_scc1 L0\ns_sleep 100\nL0:\ns_barrier\nv_mov_b32 v5, 0", 2,
             "waits for other waves at a barrier", "same work between barriers"),
            ("gfx950", "s_mov_b64 exec, 1\n" + loop("v_mov_b32 v5, v2\n" * 8), 1, "1.0 of 64 lanes work", "one side of a branch")):
        spots = profile(*launch_of(target, body, waves=waves), options=["--time"])["hot_spots"]
        assert any(what in spot["what"] and help in spot["help"] for spot in spots), (target, what, spots)


def test_two_code_objects():
    launch = ["--kernel", "variables", "--grid", "2", "--block", "64", "--arg", "buf:4K", "--arg", "i32:9"]
    files = [os.path.join(kernels, f"variables_gfx950_{level}.hsaco") for level in ("O0", "O2")]
    code, out, err = call("profile", *launch, "--json", "--compare", *files)
    assert code == 0 and not err, err
    compared = json.loads(out)
    single = [profile(file, *launch, options=["--time"]) for file in files]
    totals = {each["name"]: (each["first"], each["second"]) for each in compared["totals"]}
    assert totals["cycles"] == tuple(each["time"]["cycles"] for each in single) and totals["cycles"][0] > totals["cycles"][1]
    assert totals["instructions"] == tuple(each["total"]["executions"] for each in single)
    assert totals["bytes of scratch"][0] > totals["bytes of scratch"][1]
    for numbers in (compared["classes"], compared["stalls"], compared["lines"]):
        for side in ("first", "second"):
            whole = single[side == "second"]["time"]
            lined = sum(each["cycles"] for each in whole["instructions"] if each["source"]) if numbers is compared["lines"] else whole["wave_cycles"]
            assert sum(each[side] for each in numbers) == lined, side
        differences = [abs(each["first"] - each["second"]) for each in numbers]
        assert differences == sorted(differences, reverse=True)
    text = call("profile", *launch, "--compare", *files)[1]
    for part in (r"^cycles are an estimate \(gfx950: .*\)$", r"^ +\d+ +\d+ +-[0-9.]+ %  cycles$", r"by source line$", "cycles of waves, by what they wait for"):
        assert re.search(part, text, re.M), (part, text)
    path = os.path.join(folder, "compared.html")
    code, out, err = call("profile", *launch, "--compare", *files, "--html", path)
    assert code == 0 and not out and not err, (out, err)
    with open(path, encoding="utf-8") as f:
        page = f.read()
    assert "<h2 id=lines>" in page and f">{totals['cycles'][0]}</td>" in page and 'class="n faster"' in page and "How exact: gfx950: " in page


def test_two_code_objects_without_estimate_or_with_a_fault():
    plain = [launch_of("gfx1250", body) for body in ("v_nop", "v_nop\nv_nop")]
    text = call("profile", *plain[0][1:], "--compare", plain[0][0], plain[1][0])[1]
    assert "no estimate of time: numbers are counts\n" in text and re.search(r"instructions, by class$", text, re.M), text
    expect(2, r"lockstep: profile: --compare needs --grid and --block", "profile", "--compare", saxpy, saxpy)
    expect(2, r"lockstep: profile: give a code object, --grid and --block, or --compare", "profile")
    launch = ["--kernel", "saxpy", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "f32:2.5", "--arg", "buf:4000", "--arg"]
    expect(2, r"lockstep: .*saxpy\.hsaco: fault: out_of_bounds at pc .*", "profile", *launch, "buf:100", "--compare", saxpy, saxpy)
    expect(2, r"lockstep: .*cannot.*nowhere.*", "profile", *launch, "buf:4000", "--compare", saxpy, "/nowhere")


run_all(test_operations_of_vector_instructions, test_operations_of_matrix_instructions, test_each_line_of_memory_counts_once,
        test_the_limit_is_arithmetic_where_memory_is_quick, test_text, test_a_conflict_is_the_hottest_spot, test_spots_say_what_would_help,
        test_two_code_objects, test_two_code_objects_without_estimate_or_with_a_fault)
