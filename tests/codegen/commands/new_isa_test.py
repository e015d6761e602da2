"""One more ISA: of a family that is there (a CDNA that does not exist, as which CDNA3's description stands in) and of a new one (an RDNA that does not exist, by RDNA3's). What it lacks is said
at once; then nothing that is generated for the others changes, and no name that they share.
usage: new_isa_test.py ISAGEN SOURCE_TREE CXX"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tree import copy_tree, replaced

isagen, source, compiler = sys.argv[1], Path(sys.argv[2]), sys.argv[3]

# An instruction that only the newcomer has, by an entry for all ISAs and under an opcode that is free.
NEW_ENTRY = """
  <Operation Name="V_FROB_B32"><Pcode>D0.u32 = S0.u32 ^ (S0.u32 >> 5U)</Pcode></Operation>
</Semantics>"""

PROGRAM = """
#include <lockstep/cdna9.hpp>
static_assert(lockstep::cdna9::sem::v_frob_b32(0x400u) == (0x400u ^ 0x20u));
static_assert(lockstep::cdna9::sem::v_add_u32(1, 2, false) == 3);
int main() {}
"""


def generate(tree, works=True):
    done = subprocess.run([isagen, "generate", "--root", tree], capture_output=True, text=True, timeout=600)
    assert done.returncode == (0 if works else 2), done.stderr[-6000:]
    return done.stderr


def generated(tree):
    return {str(path.relative_to(tree)): path.read_text() for path in sorted((tree / "generated").rglob("*")) if path.is_file()}


def add_isa(tree, name, like, architecture, target):
    """Folder `name` with the description of ISA `like`, and its traits header."""
    folder = tree / "vendor-xml/isas" / name
    shutil.copytree(tree / "vendor-xml/isas" / like, folder)
    isa = folder / "isa.xml"
    text, count = re.subn("<ArchitectureName>[^<]*</ArchitectureName>", f"<ArchitectureName>{architecture}</ArchitectureName>", isa.read_text())
    assert count == 1
    isa.write_text(text)
    targets = folder / "targets.xml"
    text = re.sub(r' *<Target Llvm="[^"]*"/>\n', "", targets.read_text())
    text = replaced(text, "</Targets>", f'  <Target Llvm="{target}"/>\n</Targets>')
    number = len(list(folder.parent.iterdir()))
    targets.write_text(re.sub('Family="[^"]*" Number="[^"]*"', f'Family="{target[:-2]}" Number="{number}"', text))
    traits = tree / "include/lockstep/isa/traits"
    (traits / f"{name}.hpp").write_text((traits / f"{like}.hpp").read_text().replace(like, name)
                                     .replace(f"MatrixModel::{name}", f"MatrixModel::{like}"))
    return folder


def change_semantics(tree, edit):
    for path in (tree / "vendor-xml/semantics").glob("*.xml"):
        path.write_text(edit(path.read_text()))


def only_additions(before, after):
    """Lines of `before` that `after` has not, in order; the banner's sources and hash aside."""
    def lines(text):
        return [line for line in text.splitlines() if not line.startswith(("// Hash of what", "// Sources: "))]
    rest = iter(lines(after))
    return all(line in rest for line in lines(before))


def words_of(text):
    """Of generated/common/other_isas.hpp: what each ISA has, {(ISA, format): {opcode: mnemonic}}."""
    isas = re.findall(r'^    \{"([^"]+)", "[^"]+"\},$', text, re.M)
    found = {}
    for row in re.finditer(r'\{ (\{[^}]*\}, \{[^}]*\}, \{[^}]*\}), (\d+), (true|false),\n((?: +".*"\n)+)', text):
        opcode, opcodes = 0, {}
        for word in " ".join(re.findall('"(.*)"', row[4])).split():
            if word.isdigit():
                opcode = int(word)
            else:
                opcodes[opcode] = word
                opcode += 1
        for i, isa in enumerate(isas):
            if int(row[2]) >> i & 1:
                found.setdefault((isa, row[1], row[3]), {}).update(opcodes)
    return found


def compare(before, after, name):
    """What `after` has more is the ISA in folder `name`."""
    for path, text in before.items():
        assert path in after, f"{path} is gone"
        if path == "generated/common/other_isas.hpp":
            old, new = words_of(text), words_of(after[path])
            assert old and all(new[key] == value for key, value in old.items()), path
            assert {key[0] for key in new} - {key[0] for key in old}, path
        elif path.startswith("generated/common/"):
            assert only_additions(text, after[path]), f"{path} has lost lines"
        else:
            assert after[path] == text, f"{path} has changed"
    for path in set(after) - set(before):
        assert path.startswith((f"generated/{name}/", f"generated/lockstep/{name}", "generated/common/gfx")), f"{path} is new"


with tempfile.TemporaryDirectory() as name:
    tree = copy_tree(source, Path(name).resolve() / "tree")
    generate(tree)
    before = generated(tree)
    assert not any(re.search("generated/common/[a-z]*dna", path) for path in before), "a folder of common has ISAs' names"

    # An ISA of a family that is there.
    folder = add_isa(tree, "cdna9", "cdna3", "AMD CDNA 9", "gfx90f")
    isa = folder / "isa.xml"
    block = re.search(r"      <Instruction>\n(?:(?!      <Instruction>).)*?<InstructionName>V_BFREV_B32</InstructionName>.*?      </Instruction>\n", isa.read_text(), re.S)[0]
    new = block.replace("V_BFREV_B32", "V_FROB_B32").replace(">44</Opcode>", ">109</Opcode>").replace(">364</Opcode>", ">429</Opcode>")
    isa.write_text(replaced(isa.read_text(), block, block + new))
    err = generate(tree, works=False)
    missing = re.search(r"vendor-xml/semantics: (\d+) instructions of AMD CDNA 9 have no entry:((?:\n  .*)+)\nWhere one for other ISAs holds here, too, "
                        r'add "cdna9" to its Isas, or its family to its Families\n', err)
    assert missing and int(missing[1]) == missing[2].count("\n") > 20, err[-3000:]
    assert "\n  V_FROB_B32\n" in missing[2] + "\n" and re.search(r"\n  V_MFMA_F32_32X32X4_XF32 \(there is one for cdna3 cdna4, ", missing[2]), missing[2]
    undecided = re.search(r"vendor-xml/semantics: (\d+) instructions of cdna9 would have the entry for all ISAs, though another ISA of its family gfx9 has "
                          r"an entry of its own:((?:\n  .*)+)\n", err)
    assert undecided and int(undecided[1]) == undecided[2].count("\n") and "\n  V_CVT_SR_FP8_F32: " in undecided[2], err[-3000:]
    assert "does not say how" in err and "\n  V_FROB_B32 in VOP1, " in err, err[-3000:]
    assert "V_CMPX_EQ_F32" not in err, err[-3000:]  # the family's rows

    # What the errors ask for.
    change_semantics(tree, lambda text: re.sub(r'(Isas="\* [^"]*)\bcdna3\b', r'\1cdna9 cdna3', re.sub(r'Isas="cdna3"', 'Isas="cdna9 cdna3"', text)))
    path = tree / "vendor-xml/semantics/vop1.xml"
    path.write_text(replaced(path.read_text(), "\n</Semantics>", NEW_ENTRY))
    syntax = folder / "llvm_syntax.xml"
    syntax.write_text(re.sub(r"( |>)V_BFREV_B32( |<)", r"\1V_BFREV_B32 V_FROB_B32\2", syntax.read_text()))
    err = generate(tree, works=False)  # ISAs of its family have different caches
    assert "vendor-xml/caches.xml: no <Family> has cdna9 among its Isas, or gfx9 among its Families" in err, err[-3000:]
    caches = tree / "vendor-xml/caches.xml"
    caches.write_text(replaced(caches.read_text(), '"cdna3 cdna4"', '"cdna3 cdna4 cdna9"'))
    generate(tree)
    after = generated(tree)
    compare(before, after, "cdna9")
    assert "v_frob_b32" in after["generated/common/semantics/vop1.hpp"]
    assert "using common::gfx9::sem::v_cmpx_eq_f32;" in after["generated/cdna9/semantics/vopc.hpp"]
    (tree / "frob.cpp").write_text(PROGRAM)
    built = subprocess.run([compiler, "-std=c++20", "-fsyntax-only", f"-I{tree}/include", f"-I{tree}/generated", f"-I{source}/src", tree / "frob.cpp"],
                           capture_output=True, text=True, timeout=1200)
    assert built.returncode == 0, built.stderr[-4000:]

with tempfile.TemporaryDirectory() as name:
    # An ISA of a family that is not there.
    tree = copy_tree(source, Path(name).resolve() / "tree")
    add_isa(tree, "rdna9", "rdna3", "AMD RDNA 9", "gfx1430")
    err = generate(tree, works=False)
    missing = re.search(r"(\d+) instructions of AMD RDNA 9 have no entry:((?:\n  .*)+)\n", err)
    assert missing and int(missing[1]) == missing[2].count("\n") and re.search(r"\n  V_MINMAX_F32 \(there is one for gfx11, ", missing[2]), err[-3000:]
    assert "no <Family> has rdna9 among its Isas, or gfx14 among its Families" in err, err[-3000:]
    family = lambda text: re.sub(r'Families="([^"]*)gfx11', r'Families="\1gfx14 gfx11', text)
    # Families names families that are there, now that one has the new one.
    change_semantics(tree, family)
    for table in (tree / "vendor-xml/wait_counters.xml", tree / "vendor-xml/caches.xml"):
        table.write_text(family(table.read_text()))
    generate(tree)
    after = generated(tree)
    compare(before, after, "rdna9")
    assert "using common::gfx14::sem::v_max_f32;" in after["generated/rdna9/semantics/vop2.hpp"]
print("ok")
