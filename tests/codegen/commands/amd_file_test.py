"""Whole files in the shape of AMD's take the place of this project's: isagen and LLVM make the same of them.
A maintainer adds the overrides that isagen asks for; nothing else but names and order may differ.
usage: amd_file_test.py ISAGEN SOURCE_TREE ISA...   (of rdna3_5, cdna5, cdna3 and cdna4; cdna4 is one of them)"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import amd_cdna_style
from amd_style import Style
from tree import copy_tree, replaced

isagen, source = sys.argv[1], Path(sys.argv[2])
isas = sys.argv[3:]
FILES = [row for row in (("rdna3_5", "1.1.1", "gfx1151"), ("cdna5", "1.2.0", "gfx1250")) if row[0] in isas]
CDNA = [row for row in (("cdna3", "gfx942"), ("cdna4", "gfx950")) if row[0] in isas]
assert len(FILES) + len(CDNA) == len(isas) and "cdna4" in isas


def same_forms(ours, theirs):
    """The lines of an llvm_syntax.xml, sorted, without what is absent: AMD lists no literal forms of what takes none."""
    def lines(path):
        text = re.sub(r"<Absent>.*?</Absent>", "", path.read_text(), flags=re.DOTALL)
        return sorted(line for line in text.splitlines() if line.strip())
    return lines(ours) == lines(theirs)


with tempfile.TemporaryDirectory() as name:
    tree = copy_tree(source, Path(name).resolve() / "tree")

    def generate():
        done = subprocess.run([isagen, "generate", "--root", tree], capture_output=True, text=True, timeout=300)
        return done.returncode, done.stdout, done.stderr

    for isa, schema, processor in FILES:
        folder = tree / "vendor-xml/isas" / isa
        new = Style(source / "vendor-xml/isas" / isa / "isa.xml", schema).convert()
        assert f"<SchemaVersion>{schema}<" in new and "<FieldName>LITERAL" in new
        (folder / "isa.xml").write_text(new)
        asked = subprocess.run([sys.executable, tree / "vendor-xml/llvm_syntax.py", folder / "isa.xml", processor, folder / "llvm_syntax.xml"],
                               capture_output=True, text=True, timeout=600)
        assert asked.returncode == 0, asked.stderr
        assert same_forms(folder / "llvm_syntax.xml", source / "vendor-xml/isas" / isa / "llvm_syntax.xml"), isa
        # Dual issue: AMD's condition asks the first half alone how long the pair is.
        overrides = folder / "overrides.xml"
        code, out, err = generate()
        wanted = sorted(set(re.findall(r"add (<Condition .*/>) to the overrides", err)))
        overrides.write_text(replaced(overrides.read_text(), "</Overrides>", "\n".join([*wanted, "</Overrides>"])))
        code, out, err = generate()
        assert code == 0, (isa, err)
        assert sorted(re.search('Field="(.*?)" Not="(.*?)"', w).groups() for w in wanted) == [("OPY", "1"), ("OPY", "2"), ("SRCY0", "255")], wanted

    for isa, processor in CDNA:
        file = tree / "vendor-xml/isas" / isa / "isa.xml"
        new = amd_cdna_style.convert(source / "vendor-xml/isas" / isa / "isa.xml")
        assert isa == "cdna3" or f"{0xd3ad0000:0128b}" in new, "the identifiers are AMD's"
        file.write_text(new)
        asked = subprocess.run([sys.executable, tree / "vendor-xml/llvm_syntax.py", file, processor, file.with_name("llvm_syntax.xml")],
                               capture_output=True, text=True, timeout=600)
        assert asked.returncode == 0, asked.stderr
        assert same_forms(file.with_name("llvm_syntax.xml"), source / "vendor-xml/isas" / isa / "llvm_syntax.xml"), isa
        code, out, err = generate()
        assert code == 0, (isa, err)
    # Without its override the file is refused, with the one that is missing.
    overrides = tree / "vendor-xml/isas/cdna4/overrides.xml"
    whole = overrides.read_text()
    overrides.write_text(re.sub(r"<Identifiers .*?/>", "", whole, flags=re.DOTALL))
    code, out, err = generate()
    assert code == 2 and "the identifiers of encoding ENC_VOP3PX2 differ outside its opcode" in err and "add <Identifiers" in err, (code, err)
    # A later file that has them right makes it stale.
    overrides.write_text(replaced(whole, 'Old="d3ad0000 ', 'Old="d3ac0000 '))
    code, out, err = generate()
    assert code == 2 and "stale override: the identifiers of encoding ENC_VOP3PX2 are not those of Old" in err, (code, err)
    overrides.write_text(whole)

    # Conditions are the other ones, and hold the same words (isagen has found one for every form).
    changed = {str(file.relative_to(tree)) for file in (tree / "generated").rglob("*.*")
               if not (source / file.relative_to(tree)).exists() or file.read_bytes() != (source / file.relative_to(tree)).read_bytes()}
    assert changed == {f"generated/{isa}/encodings.hpp" for isa in isas}, changed
print("ok")
