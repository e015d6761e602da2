"""lockstep check --check=hazard on clauses (S_CLAUSE), and on vector registers after MSG_DEALLOC_VGPRS.
usage: clauses_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import os
import re
import subprocess

from assembled import check_of
from harness import call, folder, run_all, some

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
targets = some(["gfx1100", "gfx1100 64", "gfx1151", "gfx1201", "gfx1201 64", "gfx1250"])
scalar = "s_load_b32 s{}, s[2:3], 0x0\n".format
load = "global_load_b32 v{}, v2, s[2:3]\n".format
store = "global_store_b32 v2, v3, s[2:3]\n"
atomic = "global_atomic_add_u32 v2, v3, s[2:3]\n"
lds = "ds_load_b32 v{}, v2\n".format
vector = "v_mov_b32 v{}, 0\n".format


def clause(*instructions):
    return f"s_clause {len(instructions) - 1:#x}\n" + "".join(instructions)


def wait(target):
    return "s_wait_kmcnt 0x0\n" if target.startswith("gfx12") else "s_waitcnt lgkmcnt(0)\n"


def test_clauses_of_one_kind():
    for target in targets:
        for body in (clause(scalar(20), scalar(21)), clause(load(20), load(21), load(22)), clause(store, store), clause(atomic, atomic),
                     clause(lds(20), lds(21)), clause(vector(20), vector(21)), clause(load(20), "s_nop 0\n", load(21)),
                     clause(scalar(20), scalar(21)) + wait(target) + "s_mov_b32 s22, s20\n",  # behind the clause
                     clause(scalar(20), scalar(21)) + clause(load(20), load(21)) + vector(40),
                     clause(scalar(20), scalar(21)) + "s_nop 0\n" + load(20)):
            found = check_of(target, body, "hazard")
            assert not found, (target, body, found)


def test_what_may_not_stand_in_a_clause():
    for target in targets:
        barrier = "s_barrier_signal -1\n" if target.startswith("gfx12") else "s_barrier\n"
        for body, words in ((clause(scalar(20), "s_mov_b32 s22, 0\n", scalar(21)), "is scalar arithmetic"),
                            (clause("s_mov_b32 s22, 0\n", scalar(21)), "is scalar arithmetic"),
                            (clause(scalar(20), "s_cmp_eq_u32 s2, 0\n", scalar(21)), "is scalar arithmetic"),
                            (clause(scalar(20), scalar(21), wait(target)), "is a wait"),
                            (clause(load(20), "s_branch 0\n", load(21)), "is a branch"),
                            (clause(load(20), barrier, load(21)), "is a barrier"),
                            (clause(load(20), "s_sendmsg sendmsg(MSG_INTERRUPT)\n", load(21)), "is a message"),
                            ("s_clause 0x3\n" + load(20), "is the end of the program"),
                            ("s_clause 0x3\n" + load(20) + clause(load(21), load(22)), "is another S_CLAUSE"),
                            (clause(scalar(20), load(20)), "is of another kind"),
                            (clause(load(20), lds(21)), "is of another kind"),
                            (clause(load(20), vector(21)), "is of another kind"),
                            (clause(vector(20), vector(21), scalar(21)), "is of another kind")):
            found = check_of(target, body, "hazard")
            assert found.count("\n") == 1 and words + " inside the clause that the other instruction begins; the other: " in found and "'s_clause 0x" in found, (
                target, body, found)
        # Loads, stores and atomics are three kinds, but on gfx1250.
        for body in (clause(load(20), store), clause(store, atomic), clause(load(20), atomic)):
            found = check_of(target, body, "hazard")
            assert (not found) == (target == "gfx1250"), (target, body, found)


def test_clauses_of_a_compiler():
    """A kernel with many loads: clang makes clauses of them, of vector and of scalar ones."""
    source, code = os.path.join(folder, "clauses.cl"), os.path.join(folder, "clauses.hsaco")
    with open(source, "w") as f:
        f.write("kernel void sums(global int* out, global const int* in, constant int* a, constant int* b) {\n  int i = get_global_id(0), sum = 0;\n"
                "  for (int k = 0; k < 16; ++k) sum += in[i + 64 * k] * (a[k] + b[3 * k]);\n"
                "  for (int k = 0; k < 4; ++k) out[i + 64 * k] = sum + k;\n}\n")
    for target in some(("gfx1100", "gfx1151", "gfx1201", "gfx1250")):
        for level in ("-O1", "-O3"):
            subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), source, code, target, level], check=True)
            assert "s_clause" in call("disasm", code)[1], target
            status, _, err = call("check", code, "--kernel", "sums", "--grid", "1", "--block", "64", "--arg", "buf:1K", "--arg", "buf:4K",
                                  "--arg", "buf:1K", "--arg", "buf:1K")
            assert status == 0 and not err, (target, level, err)


def test_registers_that_were_given_back():
    free = "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n"
    for target in targets:
        for body, name in ((free + "v_mov_b32 v5, v4\n", "v5"), (free + store, "v2"), (store + free + "s_nop 0\nv_readfirstlane_b32 s20, v7\n", "v7"),
                           (free + lds(20), "v")):
            found = check_of(target, body, "hazard")
            assert found.count("\n") == 1 and re.search(rf"uses {name}\d* after the other instruction gave the wave's vector registers back", found), (target, body, found)
            assert "'s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)'" in found, (target, found)
        for body in (store + free, free, free + "s_mov_b32 s20, 0\n", "s_sendmsg sendmsg(MSG_INTERRUPT)\n" + store):
            assert not check_of(target, body, "hazard"), (target, body)
    for target in ("gfx942", "gfx950"):  # message 3 is another one
        assert not check_of(target, "s_sendmsg 3\nv_mov_b32 v5, v4\n", "hazard"), target


run_all(test_clauses_of_one_kind, test_what_may_not_stand_in_a_clause, test_clauses_of_a_compiler, test_registers_that_were_given_back)
