"""This project's isa.xml of a CDNA in the shape of AMD's published one. Ours has AMD's names, literal forms and identifiers already; what AMD's
file has besides (schema 1.1.1, 2026-02-20) are the conditions and orders below.
usage: amd_cdna_style.py ISA.xml > NEW.xml"""
import copy
import sys
import xml.etree.ElementTree as ET


def convert(path):
    root = ET.parse(path).getroot()
    encodings = root.find("ISA/Encodings")
    by_name = {e.findtext("EncodingName"): e for e in encodings}

    # A condition called default that says nothing; in FLAT three times.
    for name in ("ENC_FLAT", "ENC_DS"):
        conditions = by_name[name].find("EncodingConditions")
        conditions[0].remove(conditions[0].find("CondtionExpression"))
    flat = by_name["ENC_FLAT"].find("EncodingConditions")
    flat.extend([copy.deepcopy(flat[0]), copy.deepcopy(flat[0])])
    # None, where the instructions name it all the same.
    by_name["ENC_FLAT_GLBL"].find("EncodingConditions")[:] = []
    by_name["ENC_FLAT_SCRATCH"].remove(by_name["ENC_FLAT_SCRATCH"].find("EncodingConditions"))

    # The order in which encodings are tried.
    for name, order in (("ENC_VOP3PX2", 9), ("ENC_VOP3P", 10), ("VOP3P_MFMA", 11), ("ENC_VOP3", 12), ("VOP3_SDST_ENC", 13)):
        if name in by_name:
            by_name[name].set("Order", str(order))
    for name, order in (("ENC_DS", 14), ("ENC_FLAT", 15), ("ENC_FLAT_GLBL", 16), ("ENC_FLAT_SCRATCH", 17), ("ENC_MUBUF", 18), ("ENC_MTBUF", 19)):
        by_name[name].set("Order", str(order))
    for number, encoding in enumerate(encodings):
        if encoding.findtext("EncodingName").endswith(("_INST_LITERAL", "_VOP_DPP", "_VOP_SDWA", "_VOP_SDWA_SDST_ENC")):
            encoding.set("Order", str(20 + number))

    for tag, after in (("Encoding", "EncodingConditions"), ("Instruction", "InstructionName")):
        for node in root.find("ISA").iter(tag):
            place = [child.tag for child in node].index(after) if node.find(after) is not None else 0
            description = ET.Element("Description")
            description.text = "<p>A description.</p>"
            node.insert(place + 1, description)
    ET.indent(root, "    ")
    return ET.tostring(root, encoding="unicode")


if __name__ == "__main__":
    sys.stdout.write(convert(sys.argv[1]))
