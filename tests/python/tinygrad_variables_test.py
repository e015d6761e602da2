"""The variables LOCKSTEP_… of lockstep.tinygrad: what each changes in a kernel's results, and what is said of a wrong value."""
import json
import os
import select
import subprocess
import sys
import unittest

from tinygrad_test import program

SCRIPT = """
import ctypes, lockstep.tinygrad as t
code, out = ctypes.create_string_buffer({code!r}), (ctypes.{out})()
t.machine_of({arch!r})
print("launched", flush=True)
t.run_asm(ctypes.addressof(code), len(code), {workgroups}, 1, 1, {block}, 1, 1, ctypes.addressof(out), 0x19c, 0, {arch!r})
print(list(out))
"""


def start(code, arch, out, shape, **variables):
    """A process that launches `code`, prints "launched" just before and `out` behind. The kernel has the address of `out` in s[0:1].
    `out` is its type in ctypes ("c_uint32 * 2"), `shape` workgroups and work-items of each. THREADS="2" is LOCKSTEP_THREADS, and so on;
    None: not set."""
    script = SCRIPT.format(code=code, arch=arch, out=out, workgroups=shape[0], block=shape[1])
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LOCKSTEP_") or name == "LOCKSTEP_LIBRARY"}
    environment.update((f"LOCKSTEP_{name}", value) for name, value in variables.items() if value is not None)
    return subprocess.Popen([sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def run(code, arch, out, shape, **variables):
    """The numbers in `out` behind the launch (None: it failed, or was not reached), and what is on standard error."""
    with start(code, arch, out, shape, **variables) as process:
        try:
            printed, said = process.communicate(timeout=120)
        finally:
            process.kill()
    return json.loads(printed.splitlines()[1]) if process.returncode == 0 else None, said


class Variables(unittest.TestCase):
    """LOCKSTEP_ variables, each in a process of its own."""

    def test_engine(self):
        stores = program("gfx950")
        for name in (None, "fast", "reference"):
            self.assertEqual(run(stores, "cdna", "c_uint32 * 64", (1, 64), ENGINE=name), (list(range(64)), ""), name)
        out, said = run(stores, "cdna", "c_uint32 * 64", (1, 64), ENGINE="x")
        self.assertIsNone(out)
        self.assertIn("LOCKSTEP_ENGINE: no engine 'x': use 'fast' or 'reference'", said)

    def test_checks(self):
        """Two waves store to the same place."""
        racy = program("gfx950", "v_mov_b32 v1, 0\nglobal_store_dword v1, v0, s[0:1]\ns_endpgm\n")
        for check, found in (("race", True), ("", False), (None, False)):
            out, said = run(racy, "cdna", "c_uint32 * 1", (1, 128), CHECK=check)
            self.assertIsNotNone(out, said)
            self.assertEqual("lockstep: check: race at kernel+0x4 'global_store_dword" in said, found, said)
            self.assertNotIn("pc 0x", said)

    def test_interleave(self):
        turns = program("gfx950", """
            v_mov_b32 v1, 0
            v_mov_b32 v2, 7
            v_cmp_gt_u32 vcc, 64, v0
            s_cbranch_vccz other
            s_movk_i32 s4, 30
            again: s_sub_u32 s4, s4, 1
            s_cmp_lg_u32 s4, 0
            s_cbranch_scc1 again
            global_load_dword v2, v1, s[0:1] offset:4
            s_waitcnt vmcnt(0)
            global_store_dword v1, v2, s[0:1]
            s_endpgm
            other: global_store_dword v1, v2, s[0:1] offset:4
            s_endpgm
            """)
        for text, seen in ((None, 7), ("16", 7), ("0", 0), ("1000", 0)):
            out, said = run(turns, "cdna", "c_uint32 * 2", (1, 128), INTERLEAVE=text)
            self.assertEqual(out, [seen, 7], (text, said))
        for text, sentence in (("x", "LOCKSTEP_INTERLEAVE is 'x': it must be a number of instructions, 0 for none"),
                               (str(1 << 32), "LOCKSTEP_INTERLEAVE: 4294967296; give a number from 0 to 4294967294")):
            out, said = run(turns, "cdna", "c_uint32 * 2", (1, 128), INTERLEAVE=text)
            self.assertIsNone(out)
            self.assertIn(sentence, said)

    @unittest.skipIf((os.cpu_count() or 1) < 2, "two workgroups that wait for each other need two host threads")
    def test_unordered_updates(self):
        """Two workgroups that wait for each other behind a sum of floats."""
        meets = program("gfx950", """
            s_mov_b64 exec, 1
            v_mov_b32 v1, 0
            v_mov_b32 v2, 1.0
            v_mov_b32 v3, 1
            global_atomic_add_f32 v1, v2, s[0:1]
            s_waitcnt vmcnt(0)
            global_atomic_add v1, v3, s[0:1] offset:4
            again: global_load_dword v4, v1, s[0:1] offset:4 sc1
            s_waitcnt vmcnt(0)
            v_readfirstlane_b32 s4, v4
            s_cmp_lt_u32 s4, 2
            s_cbranch_scc1 again
            s_endpgm
            """)
        launch = (meets, "cdna", "c_uint32 * 2", (2, 64))
        out, said = run(*launch, UNORDERED_UPDATES="1")
        self.assertEqual(out, [0x40000000, 2], said)
        for text in (None, "0"):
            with self.subTest(text=text), start(*launch, UNORDERED_UPDATES=text) as process:
                try:
                    self.assertTrue(select.select([process.stdout], [], [], 120)[0], "not launched in 120 s")
                    self.assertEqual(process.stdout.readline(), "launched\n")
                    with self.assertRaises(subprocess.TimeoutExpired):
                        process.wait(timeout=2)
                finally:
                    process.kill()
        out, said = run(*launch, UNORDERED_UPDATES="yes")
        self.assertIsNone(out)
        self.assertIn("LOCKSTEP_UNORDERED_UPDATES is 'yes': use 1 or 0", said)

    def test_threads(self):
        """On one thread workgroups run in the order of the grid; on two, the first may wait for the second."""
        zero_and_one = "v_mov_b32 v1, 0\nv_mov_b32 v3, 1\n"
        draws = program("gfx950", zero_and_one + """
            global_atomic_add v2, v1, v3, s[0:1] sc0
            s_waitcnt vmcnt(0)
            s_lshl_b32 s3, s14, 2
            v_mov_b32 v1, s3
            global_store_dword v1, v2, s[0:1] offset:4
            s_endpgm
            """)
        waits = program("gfx950", zero_and_one + """
            s_cmp_lg_u32 s14, 0
            s_cbranch_scc1 second
            again: global_load_dword v2, v1, s[0:1] sc1
            s_waitcnt vmcnt(0)
            v_readfirstlane_b32 s3, v2
            s_cmp_eq_u32 s3, 0
            s_cbranch_scc1 again
            s_endpgm
            second: global_store_dword v1, v3, s[0:1] sc1
            s_endpgm
            """)
        out, said = run(draws, "cdna", "c_uint32 * 20001", (20000, 1), THREADS="1")
        self.assertTrue(out == [20000, *range(20000)], said)
        out, said = run(waits, "cdna", "c_uint32 * 1", (2, 1), THREADS="2")
        self.assertEqual(out, [1], said)
        for text, sentence in (("x", "LOCKSTEP_THREADS is 'x': it must be a number of host threads, 0 for one a processor"),
                               (str(1 << 32), "LOCKSTEP_THREADS: 4294967296; give a number from 0 to 4294967295")):
            out, said = run(waits, "cdna", "c_uint32 * 1", (2, 1), THREADS=text)
            self.assertIsNone(out)
            self.assertIn(sentence, said)

    def test_numerics(self):
        reciprocal = program("gfx1201", """
            v_mov_b32 v1, 0x3f8005a9
            v_mov_b32 v2, 0
            v_rcp_f32 v1, v1
            global_store_b32 v2, v1, s[0:1]
            s_endpgm
            """)
        for name, bits in ((None, 0x3f7ff4ae), ("silicon", 0x3f7ff4ae), ("rounded", 0x3f7ff4af)):
            out, said = run(reciprocal, "rdna4", "c_uint32 * 1", (1, 32), NUMERICS=name)
            self.assertEqual(out, [bits], (name, said))
        out, said = run(reciprocal, "rdna4", "c_uint32 * 1", (1, 32), NUMERICS="nice")
        self.assertIsNone(out)
        self.assertIn("LOCKSTEP_NUMERICS: no numerics 'nice': use 'silicon' or 'rounded'", said)

    def test_matrix_model(self):
        """2^24 and sixteen ones."""
        sums = program("gfx950", """
            v_mov_b32 v8, 0x3c003c00
            v_mov_b32 v9, v8
            v_mov_b32 v4, 0x4b800000
            v_mov_b32 v5, v4
            v_mov_b32 v6, v4
            v_mov_b32 v7, v4
            s_nop 7
            v_mfma_f32_16x16x16_f16 v[4:7], v[8:9], v[8:9], v[4:7]
            s_nop 15
            v_mov_b32 v1, 0
            global_store_dword v1, v4, s[0:1]
            s_endpgm
            """)
        for model, more in ((None, 16), ("cdna3", 16), ("sequential_fma", 0), ("exact", 16)):
            out, said = run(sums, "cdna", "c_float * 1", (1, 64), MATRIX_MODEL=model)
            self.assertEqual(out, [2**24 + more], (model, said))
        out, said = run(sums, "cdna", "c_float * 1", (1, 64), MATRIX_MODEL="x")
        self.assertIsNone(out)
        self.assertIn("LOCKSTEP_MATRIX_MODEL: no matrix model 'x': use one of sequential_fma, exact, cdna1", said)


if __name__ == "__main__":
    unittest.main()
