"""scripts/mca.py on functions in assembly. Needs clang-22 and llvm-22."""
import os
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "scripts"))
import mca  # noqa: E402

# Names are `lockstep::fast::NAME()`.
FUNCTIONS = {
    # Two loops, one with multiply-adds; the other has more instructions.
    "loops": """
1: addl $1, %eax
   addl $2, %ecx
   addl $3, %edx
   addl $4, %esi
   jne 1b
2: vfmadd231ps (%rdi), %ymm0, %ymm1
   vfmadd231ps 32(%rdi), %ymm0, %ymm2
   jne 2b
   retq""",
    # A handler with a branch, that goes on in the next one.
    "handler": """
   movl (%rdi), %r8d
   movl 4(%rdi), %eax
   testl %eax, %eax
   jne 1f
   leaq 32(%rdi), %r8
   movq 32(%rdi), %rax
   movq %r8, %rdi
   jmpq *%rax
1: jmp _ZN8lockstep4fast5loopsEv""",
    # Its straight way goes to another function.
    "elsewhere": """
   testl %eax, %eax
   jne 1f
   jmp _ZN8lockstep4fast5loopsEv
1: jmpq *%rax""",
    "calling": """
   callq _ZN8lockstep4fast5loopsEv
   jmpq *%rax""",
    # A loop of two ways, the longer one without loads to %xmm0, and a function that it may call.
    "turns": """
1: testl %eax, %eax
   je 2f
   vpinsrd $1, (%rdi), %xmm0, %xmm0
   vpinsrd $2, (%rdi), %xmm0, %xmm0
   testl %ecx, %ecx
   jne 3f
   addl $1, %edx
3: addq $4, %rdi
   jne 1b
   retq
2: callq _ZN8lockstep4fast5loopsEv
   jmp 3b""",
    # A loop of one block, then one of two endings.
    "paths": """
   xorl %eax, %eax
1: vpaddd (%rdi), %ymm0, %ymm0
   addq $32, %rdi
   jne 1b
   testl %ecx, %ecx
   jne 2f
   retq
2: vmovdqu %ymm0, (%rsi)
   retq""",
    # On Sapphire Rapids shifts are for port 0, comparisons for port 5, additions for either.
    "ports": "".join(f"""
   vpslld $3, %zmm{i}, %zmm{i + 4}
   vpcmpeqd %zmm{i}, %zmm{i}, %k1
   vpaddd %zmm{i}, %zmm{i}, %zmm{i + 8}""" for i in range(4)) + "\n   jmpq *%rax",
    "memory": "".join(f"""
   vmovdqu {32 * i}(%rdi), %ymm{i}
   vmovdqu %ymm{i}, {32 * i}(%rsi)
   vpermd %ymm{i}, %ymm8, %ymm{i + 9}""" for i in range(4)) + "\n   jmpq *%rax",
}


class Mca(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.object = os.path.join(cls.folder.name, "functions.o")
        source = "".join(f"_ZN8lockstep4fast{len(name)}{name}Ev:{body}\n" for name, body in FUNCTIONS.items())
        subprocess.run(["clang-22", "-target", "x86_64-linux-gnu", "-c", "-x", "assembler", "-", "-o", cls.object], input=source, text=True, check=True)
        cls.names = dict(mca.symbols(cls.object))

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def body(self, kind, name):
        return mca.body_of(kind, mca.instructions(self.object, self.names[name + "()"]))

    def test_the_loop_with_multiply_adds(self):
        self.assertEqual([text.split()[0] for text in self.body("loop", "loops")], ["vfmadd231ps", "vfmadd231ps", "jne"])

    def test_the_straight_way_ends_in_the_next_handler(self):
        self.assertEqual(len(self.body("straight", "handler")), 7)
        self.assertEqual(self.body("straight", "elsewhere"), [])
        self.assertEqual(self.body("straight", "calling"), [])

    def test_a_turn_by_its_shortest_way(self):
        body = [text.split()[0] for text in self.body("turn vpinsrd", "turns")]
        self.assertEqual(body.count("vpinsrd"), 2)
        self.assertNotIn("addl", body)
        self.assertNotIn("callq", body)

    def test_a_path_goes_round_its_loop(self):
        body = [text.split()[0] for text in self.body(r"path 3 ^vmovdqu", "paths")]
        self.assertEqual((body.count("vpaddd"), body.count("vmovdqu"), body.count("xorl")), (3, 1, 1))

    def test_what_ports_must_do_together(self):
        cycles, bound, kinds, *_ = mca.analyse(self.body("straight", "ports"), "sapphirerapids")
        self.assertEqual((bound, kinds["fma"], kinds["shuffles"], kinds["loads"]), (6, 6, 4, 0))
        self.assertGreaterEqual(cycles, bound)

    def test_loads_stores_and_shuffles(self):
        for core, expected in {"haswell": (2, 4, 4), "sapphirerapids": (4 / 3, 2, 4), "znver3": (2, 4, 4)}.items():
            kinds = mca.analyse(self.body("straight", "memory"), core)[2]
            self.assertEqual((kinds["loads"], kinds["stores"]), expected[:2], core)
            self.assertGreaterEqual(kinds["shuffles"], 2, core)

    def test_multiply_adds_alone(self):
        kinds = mca.analyse(self.body("loop", "loops"), "haswell")[2]
        self.assertEqual((kinds["multiply-adds"], kinds["fma"]), (1, 1))

    def test_an_eliminated_move_waits_for_nothing(self):
        body = self.body("straight", "handler")
        for core in ("znver3", "znver4"):
            self.assertLess(mca.analyse(body, core)[0], 3, core)

    def test_measurements_are_of_rows(self):
        sections, measured = mca.read_parts()
        self.assertEqual([title for title, _ in sections], ["Matrices", "Rows", "Memory"])
        self.assertTrue(measured)
        for _, parts in sections:
            for _, cores, _ in parts:
                self.assertLessEqual(set(cores), set(mca.GOALS))

    def test_the_table_has_every_row(self):
        rows = set()
        with open(os.path.join(mca.HERE, "..", "bench", "results", "mca.md"), encoding="utf-8") as file:
            for line in file:
                if line.startswith("| "):
                    label, _, cores = line[2:].split(" | ")[:3]
                    rows.update((label, core) for core in cores.split(", "))
        sections, _ = mca.read_parts()
        wanted = {(mca.label_of(kind, name), core) for _, parts in sections for kind, cores, name in parts for core in cores}
        self.assertEqual(wanted - rows, set())


if __name__ == "__main__":
    unittest.main()
