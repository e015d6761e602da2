"""isagen works on the tree that the user stands in, or on --root, and says which: never on the one it was built in.
usage: root_test.py ISAGEN SOURCE_TREE"""
import subprocess
import sys
import tempfile
from pathlib import Path

from tree import copy_tree

isagen, source = sys.argv[1], Path(sys.argv[2])


def call(folder, *arguments):
    done = subprocess.run([isagen, *arguments], cwd=folder, capture_output=True, text=True, timeout=300)
    return done.returncode, done.stdout, done.stderr


with tempfile.TemporaryDirectory() as name:
    outside = Path(name).resolve()
    copy = copy_tree(source, outside / "copy")

    # No tree around: nothing is done, and nothing is written where isagen was built.
    for command in (["generate"], ["check"], ["single", "--out", "."], ["report", str(source / "vendor-xml/isas/cdna4/isa.xml")]):
        code, out, err = call(outside, *command)
        assert code == 2 and out == "", (command, code, out, err)
        assert f"{outside} is in no lockstep tree" in err and "--root" in err, err
    code, out, err = call(outside, "check", "--root", str(outside))
    assert code == 2 and f"{outside} is no lockstep tree" in err, (code, out, err)

    # The tree around the current folder, however deep, and not the one of the build.
    code, out, err = call(copy / "vendor-xml" / "semantics", "check")
    assert code == 0 and out.endswith(" files are as generated\n"), (code, out, err)
    assert f"isagen: works on {copy}\n" in err, err
    assert f"note: this isagen was built from {source}," in err, err
    right = (copy / "generated" / "cdna4" / "opcodes.hpp").read_text()
    (copy / "generated" / "cdna4" / "opcodes.hpp").write_text("changed\n")
    code, out, err = call(copy, "check")
    assert code == 1 and out.startswith("generated/cdna4/opcodes.hpp differs from line 1\n"), (code, out, err)
    code, out, err = call(copy, "generate")
    assert code == 0 and out.startswith("wrote generated/cdna4/opcodes.hpp\n"), (code, out, err)
    assert (copy / "generated" / "cdna4" / "opcodes.hpp").read_text() == right

    # --root is stronger than the folder.
    code, out, err = call(copy, "report", "--root", str(source), str(source / "vendor-xml/isas/cdna4/isa.xml"))
    assert code == 0 and "instructions added 0\n" in out, (code, out, err)
    assert err == f"isagen: works on {source.resolve()}\n", err

    # The report finds the ISA by the architecture that the file names.
    code, out, err = call(source, "report", str(source / "vendor-xml/isas/rdna4/isa.xml"))
    assert code == 0 and "rdna4/isa.xml -> " in out and "instructions added 0\n" in out, (code, out, err)
    strange = outside / "strange.xml"
    strange.write_text((source / "vendor-xml/isas/rdna4/isa.xml").read_text().replace("<ArchitectureName>AMD RDNA 4", "<ArchitectureName>AMD RDNA 9"))
    code, out, err = call(source, "report", str(strange))
    assert code == 2 and out == "" and 'describes "AMD RDNA 9", which is none of: AMD CDNA 3, ' in err and "--isa" in err, (code, out, err)
print("ok")
