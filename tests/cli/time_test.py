"""lockstep profile --time: an estimate of cycles by the time model. Chains of dependent instructions cost what the chain says, both engines give
the same estimate, and what keeps waves out is named.
usage: time_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import json
import os
import re

from assembled import launch_of
from harness import call, folder, run_all, saxpy

chain = 200  # instructions
# Cycles of a link of a chain of V_ADD_F32, and of an instruction that waits for nothing.
targets = {"gfx1100": (5, 1), "gfx950": (4, 4)}


def estimate(*launch, engine="fast", options=()):
    code, out, err = call("profile", *launch, "--time", "--json", "--engine", engine, *options)
    assert code == 0 and not err, err
    return json.loads(out)["time"]


def cycles_of(time, mnemonic):
    """Of all instructions of that name, without those spent on code that had not been fetched before."""
    return sum(each["cycles"] - each["by_stall"].get("fetch", 0) for each in time["instructions"] if each["text"].startswith(mnemonic))


def test_a_chain_costs_what_its_links_cost():
    for target, (link, alone) in targets.items():
        delay = "s_delay_alu instid0(VALU_DEP_1)\n" if target == "gfx1100" else ""
        dependent = estimate(*launch_of(target, (delay + "v_add_f32 v5, v5, v5\n") * chain))
        free = estimate(*launch_of(target, "".join(f"v_add_f32 v{10 + i % 64}, v2, v3\n" for i in range(chain))))
        # A link that also waits for its code to be fetched counts as fetched alone: once in 256 bytes.
        for time, cycles in ((dependent, link), (free, alone)):
            assert abs(cycles_of(time, "v_add_f32") - cycles * chain) <= 8 * cycles, (target, cycles, cycles_of(time, "v_add_f32"))


def test_waits_name_what_they_wait_for():
    for target in targets:
        load, wait = ("global_load_b32", "s_waitcnt vmcnt(0)") if target == "gfx1100" else ("global_load_dword", "s_waitcnt vmcnt(0)")
        time = estimate(*launch_of(target, f"v_lshlrev_b32 v6, 7, v0\n{load} v5, v2, s[2:3]\n{load} v7, v2, s[2:3] offset:64\n{wait}\nv_add_f32 v5, v5, v7"))
        loads = [each for each in time["instructions"] if each["text"].startswith(load)]
        waits = [each for each in time["instructions"] if each["text"].startswith("s_waitcnt vmcnt")]
        assert len(loads) == 2 and len(waits) == 1
        assert waits[0]["by_stall"]["load"] > 100 and waits[0]["waits_for"] in {each["pc"] for each in loads}, (target, waits)


def test_both_engines_give_the_same_estimate():
    launch = [saxpy, "--kernel", "saxpy", "--grid", "8", "--block", "256", "--arg", "u32:2000", "--arg", "f32:2", "--arg", "buf:8000", "--arg", "buf:8000"]
    fast, reference = (estimate(*launch, engine=engine) for engine in ("fast", "reference"))
    assert fast == reference and fast["cycles"] > 0 and fast["workgroups"] == 8
    assert sum(each["cycles"] for each in fast["instructions"]) == fast["wave_cycles"] == sum(fast["by_stall"].values())


def test_a_barrier_holds_waves_until_the_last_one():
    # Wave 0 sleeps; the other one waits for it.
    sleep = "v_readfirstlane_b32 s10, v0\ns_cmp_lg_u32 s10, 0\ns_cbranch_scc1 L%=\ns_sleep 20\nL%=:\ns_barrier\nv_mov_b32 v5, 0".replace("%=", "0")
    for target in targets:
        time = estimate(*launch_of(target, sleep, waves=2))
        assert cycles_of(time, "s_sleep") > 1000 and time["by_stall"]["barrier"] > 800, (target, time["by_stall"])


def test_what_limits_occupancy():
    def occupancy(target, vgprs=32, lds=1024, waves=2):
        return estimate(*launch_of(target, "v_mov_b32 v5, 0", vgprs=vgprs, lds=lds, waves=waves, accum_offset=32))["occupancy"]
    assert occupancy("gfx950")["limit"] == "waves" and occupancy("gfx950")["waves"] == 8
    assert occupancy("gfx950", vgprs=256) == {"waves": 2, "most": 8, "groups": 4, "limit": "VGPRs"}
    assert occupancy("gfx950", lds=65536) == {"waves": 1, "most": 8, "groups": 2, "limit": "LDS"}
    assert occupancy("gfx1100", vgprs=256)["limit"] == "VGPRs" and occupancy("gfx1100", vgprs=256)["waves"] == 5


def test_parameters_are_a_file_that_users_replace():
    launch = launch_of("gfx950", "v_add_f32 v5, v5, v5\n" * chain)
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../vendor-xml/timing/gfx950.txt")) as file:
        text = file.read()
    path = os.path.join(folder, "slow.txt")

    def with_text(changed):
        with open(path, "w") as file:
            file.write(changed)
        return ["--time-parameters", path]
    assert estimate(*launch) == estimate(*launch, options=with_text(text))
    slow = estimate(*launch, options=with_text(re.sub(r"value valu_issue \d+", "value valu_issue 16", text)))
    assert abs(cycles_of(slow, "v_add_f32") - 16 * chain) <= 32
    number = text.splitlines().index(next(line for line in text.splitlines() if line.startswith("value lds_turn"))) + 1
    for wrong, message in ((text.replace("value lds_turn", "value lds_trun"), f"{path}:{number}: there is no value 'lds_trun'"),
                           (re.sub(r"value lds_turn \d+", "value lds_turn -1", text), f"{path}:{number}: '-1' is no whole number from 0 to 1000000"),
                           (re.sub(r"value lds_turn.*\n", "", text), "the value 'lds_turn' is missing"), ("", "the line 'target NAME' is missing")):
        code, out, err = call("profile", *launch, *with_text(wrong))
        assert code == 2 and not out and message in err, (code, message, err)


def test_targets():
    for target, words in (("gfx1100", "within a cycle"), ("gfx950", "within four"), ("gfx942", "no trace public, by tables alone"),
                          ("gfx1101", "no trace public, by the parameters of gfx1100 (gfx1100: ")):
        code, out, err = call("profile", *launch_of(target, "v_mov_b32 v5, 0"), "--time")
        assert code == 0 and f"\n{target}: " in out and words in out and "time, an estimate: " in out, (target, out, err)
    code, out, err = call("profile", *launch_of("gfx1250", "v_mov_b32 v5, 0"), "--time")
    assert code == 2 and "there are no parameters of the time model for gfx1250" in err, (code, out, err)


run_all(test_a_chain_costs_what_its_links_cost, test_waits_name_what_they_wait_for, test_both_engines_give_the_same_estimate,
        test_a_barrier_holds_waves_until_the_last_one, test_what_limits_occupancy, test_parameters_are_a_file_that_users_replace, test_targets)
