"""An instruction that LLVM does not know: from XML and pseudocode to disassembly, encoder and execution in a constant expression.
usage: new_instruction_test.py ISAGEN SOURCE_TREE CXX"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tree import copy_tree, replaced

isagen, source, compiler = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
OPCODE = 109

ENTRY = """
  <!-- How many bits are set in each of eight columns, and the number moved down. -->
  <Operation Name="V_FROB_B32">
    <Pcode>
      sum = 0U;
      for i in 0 : 31 do
        if S0.u32[i] then
          sum = sum + (1U &lt;&lt; 32'U(i &amp; 7))
        endif
      endfor;
      D0.u32 = sum ^ (S0.u32 >> 5U)
    </Pcode>
  </Operation>
</Semantics>"""

SPELLING = """  <Spelling Instructions="V_FROB_B32" Encodings="*" Like="V_BFREV_B32" Evidence="this test: LLVM does not know it"/>
</Overrides>"""

PROGRAM = """
#include <cstdio>
#include <lockstep/cdna4.hpp>
#include <lockstep/cdna4_asm.hpp>
using namespace lockstep::cdna4::assembler;
constexpr std::uint32_t frob(std::uint32_t x) {
  std::uint32_t sum = 0;
  for (int i = 0; i < 32; ++i)
    if (x >> i & 1) sum += 1u << (i & 7);
  return sum ^ x >> 5;
}
constexpr auto program = assemble(v_mov_b32(v(2), 0x80c1f00fu), v_frob_b32(v(1), v(2)), v_frob_b32(v(3), 0x12345678u), s_endpgm());
constexpr auto result = lockstep::cdna4::run_program(program.words());
static_assert(!result.fault && result.waves[0].vgpr(0, 1) == frob(0x80c1f00fu));
static_assert(result.waves[0].vgpr(0, 3) == frob(0x12345678u));
int main() {
  for (std::size_t at = 2; at < program.words().size();) {
    const auto decoded = lockstep::cdna4::decode(std::span(program.words()).subspan(at)).at_end();
    std::printf("%08x %s\\n", program.words()[at], lockstep::disassemble(decoded.instruction).c_str());
    at += decoded.instruction.bytes() / 4;
  }
}
"""


def with_instruction(text):
    """The description with V_FROB_B32, which looks as V_BFREV_B32 does, in VOP1 and VOP3."""
    old = re.search(r"      <Instruction>\n(?:(?!      <Instruction>).)*?<InstructionName>V_BFREV_B32</InstructionName>.*?      </Instruction>\n", text, re.S)
    new = old[0].replace("V_BFREV_B32", "V_FROB_B32").replace(">44</Opcode>", f">{OPCODE}</Opcode>").replace(">364</Opcode>", f">{320 + OPCODE}</Opcode>")
    return text[:old.end()] + new + text[old.end():]


with tempfile.TemporaryDirectory() as name:
    tree = copy_tree(source, Path(name).resolve() / "tree")
    folder = tree / "vendor-xml/isas/cdna4"

    def change(path, edit):
        path.write_text(edit(path.read_text()))

    def generate():
        done = subprocess.run([isagen, "generate", "--root", tree], capture_output=True, text=True, timeout=300)
        return done.returncode, done.stderr

    change(folder / "isa.xml", with_instruction)
    change(tree / "vendor-xml/semantics/vop1.xml", lambda text: replaced(text, "\n</Semantics>", ENTRY))
    # Nobody has said how it is written.
    code, err = generate()
    assert code == 2 and re.search(r"llvm_syntax.xml: does not say how \d+ forms are spelled:\n  V_FROB_B32 in VOP1, ", err), err
    # As llvm_syntax.py leaves it: LLVM knows none of its forms.
    for encoding in ("VOP1", "VOP3", "VOP1_DPP16", "VOP1_LIT", "VOP1_SDWA"):
        change(folder / "llvm_syntax.xml", lambda text: replaced(text, f'<Encoding Name="{encoding}">', f'<Encoding Name="{encoding}"><Absent>V_FROB_B32</Absent>'))
    code, err = generate()
    assert code == 2 and "V_FROB_B32 has an entry, but every form it has in" in err and "<Spelling Instructions=" in err, err
    change(folder / "overrides.xml", lambda text: replaced(text, "</Overrides>", SPELLING))
    code, err = generate()
    assert code == 0, err

    (tree / "frob.cpp").write_text(PROGRAM)
    built = subprocess.run([compiler, "-std=c++20", "-O0", f"-I{tree}/include", f"-I{tree}/generated", tree / "frob.cpp", "-o", tree / "frob"],
                           capture_output=True, text=True, timeout=1200)
    assert built.returncode == 0, built.stderr[-4000:]
    out = subprocess.run([tree / "frob"], capture_output=True, text=True, timeout=60).stdout.splitlines()
    assert out[0] == f"{0x7e000000 | 1 << 17 | OPCODE << 9 | 0x102:08x} v_frob_b32_e32 v1, v2", out
    assert out[1].endswith("v_frob_b32_e32 v3, 0x12345678") and out[2].endswith("s_endpgm"), out
print("ok")
