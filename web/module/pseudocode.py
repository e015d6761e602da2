#!/usr/bin/env python3
"""Pseudocode of an ISA's instructions as JSON: {"V_ADD_F32": "D0.f32 = ..."}.  usage: pseudocode.py VENDOR_XML ISA

Reads vendor-xml/semantics, whose README describes the schema. An entry that names the ISA goes before one that names
its family, and that one before one for all.
"""
import itertools
import json
import pathlib
import re
import sys
import textwrap
import xml.etree.ElementTree as ElementTree

EVERYWHERE, FAMILY, ISA = 1, 2, 3


def level(node, isa, family):
    """How precisely the node names the ISA; 0: it is not for it."""
    isas, families = node.get("Isas"), node.get("Families")
    if isas:
        return ISA if isa in isas.split() else EVERYWHERE if "*" in isas.split() else 0
    if families:
        return FAMILY if family in families.split() else 0
    return EVERYWHERE


def rows_of(rows, isa, family):
    """The rows for the ISA as (level, {parameter: value})."""
    names = rows.get("Parameters").split()
    for row in rows.findall("Row"):
        row_level = level(row, isa, family)
        if row_level == 0:
            continue
        values = (row.text or "").strip().split(None, len(names) - 1)
        yield row_level, {name: "" if value == '""' else value for name, value in zip(names, values)}


def filled(text, values):
    """`text` with the values of the parameters in it, which may name parameters themselves."""
    for _ in range(8):
        changed = re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], found[0]), text)
        if changed == text:
            break
        text = changed
    return text


def entries(path, isa, family):
    """All entries of a file with pseudocode, as (name, level, text)."""
    for node in ElementTree.parse(path).getroot():
        code = node.find("Pcode")
        entry_level = level(node, isa, family)
        if code is None or entry_level == 0:
            continue
        text = textwrap.dedent(code.text or "").strip("\n").rstrip()
        tables = [list(rows_of(rows, isa, family)) for rows in node.findall("Rows")]
        for rows in itertools.product(*tables):
            values = {name: value for _, row in rows for name, value in row.items()}
            yield filled(node.get("Name"), values), max([entry_level, *(row[0] for row in rows)]), filled(text, values)


def pseudocode(vendor_xml, isa):
    """Of all instructions that have some."""
    family = ElementTree.parse(vendor_xml / "isas" / isa / "targets.xml").getroot().get("Family")
    best = {}
    for path in sorted((vendor_xml / "semantics").glob("*.xml")):
        for name, entry_level, text in entries(path, isa, family):
            if entry_level > best.get(name, (0, ""))[0]:
                best[name] = (entry_level, text)
    return {name: text for name, (_, text) in sorted(best.items())}


if __name__ == "__main__":
    json.dump(pseudocode(pathlib.Path(sys.argv[1]), sys.argv[2]), sys.stdout, indent=0)
