"""One of this project's isa.xml in the shape of AMD's published file of the same ISA: what a maintainer gets to see.
Schema 1.1.1: names of dual and image encodings, conditions as lists, a form for each set of sources that are the literal, EXEC
of V_CMPX in no field, identifiers of either half of dual issue. Schema 1.2.0 (CDNA5) besides: numbers of conditions, LITERAL64,
the halves of dual issue as encodings of their own.
usage: amd_style.py ISA.xml SCHEMA > NEW.xml"""
import copy
import re
import sys
import xml.etree.ElementTree as ET
from itertools import combinations

RENAMED = {
    "1.1.1": {"ENC_VOPD": "VOPDXY", "VOPD_INST_LITERAL": "VOPDXY_INST_LITERAL", "MIMG_NSA1": "MIMG_NSA"},
    "1.2.0": {"ENC_VOPD": "VOPDXY", "VOPD_INST_LITERAL": "VOPDXY_INST_LITERAL", "ENC_VOPD3": "VOPD3XY",
              "ENC_VOP3PX2_SCALE16": "ENC_VOP3PX3"},
}
# Numbers of conditions in schema 1.2.0; any others are counted on from here.
CONDITION_IDS = {"default": "0", "has_lit_0": "1", "has_lit_1": "2", "has_lit_0&has_lit_1": "3", "has_lit": "5", "has_dpp16": "14"}


def element(tag, *children, text=None, **attributes):
    node = ET.Element(tag, attributes)
    node.text = text
    node.extend(children)
    return node


def typed(base, size):
    return element("ty", element("t", base=base, size=size))


def number(value):
    return element("lit", typed("I", "32"), val=str(value))


def field_of(encoding, field):
    inner = element("op", element("id", val="INST"), element("id", val=encoding), type=".fieldderef")
    return element("op", inner, element("id", val=field), typed("I", "32"), type=".fieldderef")


def compared(kind, left, right):
    return element("op", left, right, typed("U", "1"), type=kind)


def one_of(kind, encoding, field, values):
    if len(values) == 1:
        return compared("==" if kind == ".within" else "!=", field_of(encoding, field), number(values[0]))
    return compared(kind, field_of(encoding, field), element("op", *map(number, values), type=".cons_array"))


def condition(name, expression):
    return element("EncodingCondition", element("ConditionName", text=name), element("CondtionExpression", expression))


class Style:
    def __init__(self, path, schema):
        self.root = ET.parse(path).getroot()
        self.schema = schema
        self.isa = self.root.find("ISA")
        self.encodings = self.isa.find("Encodings")
        self.ids = dict(CONDITION_IDS)

    def convert(self):
        self.document()
        self.rename()
        self.explicit_exec()
        self.literal_forms()
        self.conditions()
        self.dual()
        if self.schema == "1.2.0":
            self.literal64()
            self.split_dual()
            self.number_conditions()
        self.descriptions()
        ET.indent(self.root, "    ")
        return ET.tostring(self.root, encoding="unicode")

    def document(self):
        document = self.root.find("Document")
        document.find("SchemaVersion").text = self.schema

    def rename(self):
        names = RENAMED[self.schema]
        for node in self.isa.iter("EncodingName"):
            node.text = names.get(node.text, node.text)

    def encoding(self, name):
        return next(e for e in self.encodings if e.findtext("EncodingName") == name)

    def explicit_exec(self):
        """V_CMPX in VOPC: EXEC is shown, and in no field."""
        for form in self.isa.iter("InstructionEncoding"):
            if not form.findtext("EncodingName").startswith(("ENC_VOPC", "VOPC_")):
                continue
            for operand in form.find("Operands"):
                if operand.findtext("OperandType") == "OPR_SDST_EXEC" and operand.get("IsImplicit") == "true":
                    operand.set("IsImplicit", "false")
                    operand.set("IsBinaryMicrocodeRequired", "false")
                    operand.find("OperandType").text = "OPR_EXEC"
                    self.exec_type()

    def exec_type(self):
        types = self.isa.find("OperandTypes")
        if not any(t.findtext("OperandTypeName") == "OPR_EXEC" for t in types):
            types.append(element("OperandType", element("OperandTypeName", text="OPR_EXEC"), IsPartitioned="false"))

    def literal_forms(self):
        """A literal stands in the place of the source that it is: a form for every set of sources that can be it."""
        joint = "_" if self.schema == "1.1.1" else "&"
        for encodings in self.isa.iter("InstructionEncodings"):
            for form in list(encodings):
                name = form.findtext("EncodingName")
                match = re.search(r"_INST_LITERAL(64)?$", name)
                if not match:
                    continue
                which = "has_lit" + (match.group(1) or "")
                sources = [i for i, o in enumerate(form.find("Operands")) if re.fullmatch(r"S?SRC[XY]?\d", o.findtext("FieldName") or "")]
                own = [o for o in form.find("Operands") if o.findtext("FieldName") == "LITERAL"]
                several = name.startswith(("SOP2", "SOPC", "VOP3"))
                place = list(encodings).index(form)
                encodings.remove(form)
                made = []
                if own:  # a literal of the instruction's own: the sources need not be it
                    plain = copy.deepcopy(form)
                    plain.find("EncodingCondition").text = "default"
                    made.append(plain)
                for count in range(1, len(sources) + 1):
                    for chosen in combinations(sources, count):
                        one = copy.deepcopy(form)
                        numbers = [re.search(r"\d$", one.find("Operands")[i].findtext("FieldName")).group() for i in chosen]
                        for i in chosen:
                            one.find("Operands")[i].find("FieldName").text = "LITERAL"
                        one.find("EncodingCondition").text = joint.join(f"{which}_{n}" for n in numbers) if several else which
                        made.append(one)
                for offset, one in enumerate(made):
                    encodings.insert(place + offset, one)

    def conditions(self):
        markers = {}
        for node in self.encodings:
            expression = node.find("EncodingConditions/EncodingCondition/CondtionExpression")
            markers[node.findtext("EncodingName").removeprefix("ENC_")] = self.leaves(expression[0]) or []
        for node in self.encodings:
            name, conditions = node.findtext("EncodingName"), node.find("EncodingConditions")
            inst = re.sub(r"^ENC_|_INST_LITERAL(64)?$|_VOP_DPP\d+$", "", name)
            fields = {f.findtext("FieldName") for f in node.iter("Field")}
            selectors = sorted(f for f in fields if re.fullmatch(r"S?SRC\d", f))
            used = {f.findtext("EncodingCondition") for f in self.isa.iter("InstructionEncoding") if f.findtext("EncodingName") == name}
            literal = re.search(r"_INST_LITERAL(64)?$", name)
            if name.startswith("VOPDXY"):
                present = compared("==", field_of("VOPD", "SRCX0"), number(255))
                absent = condition("default", compared("!=", field_of("VOPD", "SRCX0"), number(255)))
                conditions[:] = [condition("has_lit", present), absent] if literal else [absent]
            elif literal and not name.startswith("SOPK"):
                value = 254 if literal.group(1) else 255
                made = []
                for one in sorted(used):
                    if one == "default":  # as the base's: no source says that a variant stands here
                        tests = [t for t in markers.get(re.sub("_INST_LITERAL(64)?", "", name), []) if t[1] in selectors]
                        made.append(condition("default", self.chain("&&", [compared("!=", field_of(inst, f), number(v)) for _, f, v in tests])))
                        continue
                    numbers = re.findall(r"_(\d)", one) or ["0"]
                    tests = [compared("==", field_of(inst, next(s for s in selectors if s.endswith(n))), number(value)) for n in numbers]
                    made.append(condition(one, self.chain("&&", tests)))
                conditions[:] = made
            elif name == "ENC_SOP1":  # which stands before its variants
                always = condition("default", element("lit", typed("U", "1"), val="1"))
                named = condition("!has_lit64_0&!has_lit64_1&!has_lit_0&!has_lit_1", one_of(".notwithin", inst, "SSRC0", [254, 255]))
                conditions[:] = [named, always] if self.schema == "1.2.0" else [always]
            else:
                self.lists(conditions, inst)

    def lists(self, conditions, inst):
        """FIELD != a && FIELD != b is a list."""
        for one in conditions:
            expression = one.find("CondtionExpression")
            tests = self.leaves(expression[0])
            if tests is None:
                continue
            kinds, by_field = {kind for kind, _, _ in tests}, {}
            for kind, field, value in tests:
                by_field.setdefault(field, []).append(value)
            if len(kinds) != 1 or (kinds == {"=="} and len(by_field) != 1):
                continue
            made = [one_of(".within" if kinds == {"=="} else ".notwithin", inst, f, values) for f, values in by_field.items()]
            expression[:] = [self.chain("&&", made)]

    @staticmethod
    def chain(kind, tests):
        result = tests[0]
        for test in tests[1:]:
            result = compared(kind, result, test)
        return result

    def leaves(self, node):
        """(operator, field, value) of every comparison of a && or || chain, or nothing if it is something else."""
        kind = node.get("type")
        if kind in ("==", "!="):
            sides = [c for c in node if c.tag != "ty"]
            if sides[0].get("type") != ".fieldderef" or sides[1].tag != "lit":
                return None
            return [(kind, sides[0].findall("id")[0].get("val"), int(sides[1].get("val")))]
        if kind not in ("&&", "||"):
            return None
        found = []
        for child in node:
            if child.tag == "ty":
                continue
            below = self.leaves(child)
            if below is None or any((k == "!=") != (kind == "&&") for k, _, _ in below):
                return None
            found += below
        return found

    def dual(self):
        """An identifier for each opcode of either half; the mask covers the first one's."""
        opcodes = {"X": set(), "Y": set()}
        for form in self.isa.iter("InstructionEncoding"):
            if form.findtext("EncodingName").startswith("VOPD"):
                for half in "XY":
                    if any(half in (o.findtext("FieldName") or "").replace("SRC", "") for o in form.find("Operands")):
                        opcodes[half].add((form.findtext("EncodingName"), int(form.findtext("Opcode"))))
        for node in self.encodings:
            name = node.findtext("EncodingName")
            if not name.startswith("VOPD"):
                continue
            bits = int(node.findtext("BitCount"))
            places = {f.findtext("FieldName"): f.find("BitLayout/Range") for f in node.iter("Field")}
            at = {half: int(places["OP" + half].findtext("BitOffset")) for half in "XY"}
            wide = int(places["OPX"].findtext("BitCount"))
            mask = int(node.findtext("EncodingIdentifierMask"), 2) | ((1 << wide) - 1) << at["X"]
            node.find("EncodingIdentifierMask").text = f"{mask:0{bits}b}"
            identifiers = node.find("EncodingIdentifiers")
            first = int(identifiers[0].text, 2)
            values = sorted({first | code << at[half] for half in "XY" for encoding, code in opcodes[half] if encoding == name})
            identifiers[:] = [element("EncodingIdentifier", text=f"{value:0{bits}b}", Radix="2") for value in values]

    def literal64(self):
        for node in list(self.encodings):
            if node.findtext("EncodingName").endswith("LITERAL64"):
                for field in node.iter("Field"):
                    if field.findtext("FieldName") == "LITERAL":
                        field.find("FieldName").text = "LITERAL64"
                        layout = field.find("BitLayout")
                        layout.set("RangeCount", "1")
                        layout[:] = [element("Range", element("BitCount", text="64"), element("BitOffset", text="32"), Order="0")]
        for form in self.isa.iter("InstructionEncoding"):
            if form.findtext("EncodingName").endswith("LITERAL64"):
                for operand in form.find("Operands"):
                    if operand.findtext("FieldName") == "LITERAL":
                        operand.find("FieldName").text = "LITERAL64"

    def split_dual(self):
        """VOPDXY_X and VOPDXY_Y: the same words; the second one asks SRCY0 for the literal."""
        order = max(int(e.get("Order")) for e in self.encodings)
        for node in list(self.encodings):
            name = node.findtext("EncodingName")
            if not name.startswith("VOPDXY"):
                continue
            self.encodings.remove(node)
            for half in "XY":
                one = copy.deepcopy(node)
                order += 1
                one.set("Order", str(order))
                one.find("EncodingName").text = f"{name}_{half}"
                for selector in one.find("EncodingConditions").iter("id"):
                    if selector.get("val") == "SRCX0":
                        selector.set("val", f"SRC{half}0")
                self.encodings.append(one)
        for form in self.isa.iter("InstructionEncoding"):
            if form.findtext("EncodingName").startswith("VOPDXY"):
                names = "".join(o.findtext("FieldName") or "" for o in form.find("Operands")).replace("SRC", "")
                form.find("EncodingName").text += "_Y" if "Y" in names else "_X"

    def number_conditions(self):
        def number_of(name):
            return self.ids.setdefault(name, str(30 + len(self.ids)))

        for node in self.isa.iter("EncodingConditions"):
            for one in node:
                one.insert(1, element("ConditionId", text=number_of(one.findtext("ConditionName"))))
        for form in self.isa.iter("InstructionEncoding"):
            name = form.find("EncodingCondition")
            name.set("Id", number_of(name.text))

    def descriptions(self):
        """Where AMD's file has them; the text is AMD's, so it is not here."""
        for tag, after in (("Encoding", "EncodingConditions"), ("Instruction", "InstructionName"), ("Field", "FieldName"),
                           ("OperandType", "OperandTypeName"), ("DataFormat", "DataFormatName")):
            for node in self.isa.iter(tag):
                place = [child.tag for child in node].index(after) if node.find(after) is not None else 0
                node.insert(place + 1, element("Description", text="<p>A description.</p>"))


if __name__ == "__main__":
    sys.stdout.write(Style(sys.argv[1], sys.argv[2]).convert())
