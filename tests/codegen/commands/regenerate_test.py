"""scripts/regenerate.sh: all that follows from a new XML, in order; it tells what changed and where it stopped.
usage: regenerate_test.py ISAGEN SOURCE_TREE [all]   (all: LLVM is asked about every ISA once, not about one)"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from tree import copy_tree, replaced

isagen, source = sys.argv[1], Path(sys.argv[2])

INSTRUCTION = """    <Instruction>
      <InstructionName>V_TWICE_B32</InstructionName>
      <InstructionEncodings>
        <InstructionEncoding>
          <EncodingName>ENC_VOP1</EncodingName>
          <EncodingCondition>default</EncodingCondition>
          <Opcode Radix="10">120</Opcode>
          <Operands/>
        </InstructionEncoding>
      </InstructionEncodings>
      <FunctionalGroup><Name>VALU</Name></FunctionalGroup>
    </Instruction>
  </Instructions>"""


def changed_files(out):
    """Those that the last section lists."""
    return set(re.findall(r"^ +\d+ +\d+  (\S+)$", out.split("== what changed")[1], re.MULTILINE))


with tempfile.TemporaryDirectory() as name:
    tree = copy_tree(source, Path(name).resolve() / "tree")
    xml, syntax = tree / "vendor-xml/isas/cdna4/isa.xml", tree / "vendor-xml/isas/cdna4/llvm_syntax.xml"
    new = Path(name) / "new.xml"

    def regenerate(*arguments):
        done = subprocess.run([tree / "scripts/regenerate.sh", "--isagen", isagen, *arguments], cwd=name,
                              capture_output=True, text=True, timeout=300)
        return done.returncode, done.stdout, done.stderr

    # Nothing new: nothing changes.
    code, out, err = regenerate(*([] if sys.argv[3:] == ["all"] else ["--isa", "rdna3"]))
    assert code == 0, (out, err)
    assert not changed_files(out), out
    assert f"isagen: works on {tree}\n" in err, err

    # Files that isagen cannot take: the tree keeps its own.
    own = xml.read_text()
    new.write_text(replaced(own, "<SchemaVersion>1.1.1<", "<SchemaVersion>9.0.0<"))
    code, out, err = regenerate(str(new))
    assert code != 0 and "schema version 9.0.0 is not one that isagen reads" in err, (code, out, err)
    assert 'stopped at "the report of vendor-xml/isas/cdna4/isa.xml"' in err and xml.read_text() == own, err
    new.write_text(replaced(own, "<ArchitectureName>AMD CDNA 4<", "<ArchitectureName>AMD RDNA 9<"))
    code, out, err = regenerate(str(new))
    assert code == 2 and '"AMD RDNA 9", which is none of: cdna3 cdna4 cdna5 rdna3' in err and xml.read_text() == own, (code, out, err)

    # A new instruction: reported, asked of LLVM, and generation stops until somebody says what it does.
    new.write_text(replaced(own, "  </Instructions>", INSTRUCTION))
    code, out, err = regenerate(str(new))
    assert code != 0 and xml.read_text() == new.read_text(), (code, out, err)
    assert "instructions added 1\n  V_TWICE_B32: ENC_VOP1 opcode 120 " in out, out
    assert re.search(r"<Absent>[^<]*V_TWICE_B32[^<]*</Absent>", syntax.read_text())
    assert "1 instructions of AMD CDNA 4 have no entry:\n  V_TWICE_B32\n" in err, err
    assert 'stopped at "isagen generate"' in err and "run this again with --isa cdna4" in err, err

    # With its entry, all is made; the new line of the index is shown.
    entries = tree / "vendor-xml/semantics/vop1.xml"
    entries.write_text(replaced(entries.read_text(), "</Semantics>",
                                '<Unsupported Name="V_TWICE_B32" Reason="LLVM does not know it"/>\n</Semantics>'))
    code, out, err = regenerate("--isa", "cdna6")
    assert code == 2 and "--isa cdna6: not one of cdna3 cdna4" in err, (code, out, err)
    code, out, err = regenerate("--isa", "cdna4")
    assert code == 0, (out, err)
    made = changed_files(out)
    assert {"generated/cdna4/opcodes.hpp", "generated/cdna4/INDEX.md"} <= made, out
    assert not any(file.startswith("vendor-xml/") for file in made), out
    assert re.search(r"^> \| V_TWICE_B32 \| none \| unsupported", out, re.MULTILINE), out
print("ok")
