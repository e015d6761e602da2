"""Writes elements of AMD's machine-readable ISA schema as indented text."""
import re
from xml.sax.saxutils import escape


class Writer:
    def __init__(self):
        self.lines = []
        self.depth = 0

    def line(self, text):
        self.lines.append("  " * self.depth + text)

    def leaf(self, tag, text, attributes=""):
        self.line(f"<{tag}{attributes}>{escape(str(text))}</{tag}>")

    def open(self, tag, attributes=""):
        self.line(f"<{tag}{attributes}>")
        self.depth += 1

    def close(self, tag):
        self.depth -= 1
        self.line(f"</{tag}>")

    def expression(self, encoding, e):
        if e == 1:
            self.line('<lit val="1"/>')
            return
        operator, left, right = e
        self.open("op", f' type="{escape(operator)}"')
        if operator in ("==", "!="):
            self.line(f'<op type=".fieldderef"><op type=".fieldderef"><id val="INST"/><id val="{encoding}"/></op>'
                      f'<id val="{left}"/><ty><t base="I" size="32"/></ty></op>')
            self.line(f'<lit val="{right}"/>')
        else:
            self.expression(encoding, left)
            self.expression(encoding, right)
        self.line('<ty><t base="U" size="1"/></ty>')
        self.close("op")

    def bitmap(self, fields):
        """fields: name -> list of (low bit, width), the lowest part of the value first."""
        self.open("MicrocodeFormat")
        self.open("BitMap")
        for name, ranges in sorted(fields.items()):
            layout = "".join(f'<Range Order="{i}"><BitCount>{width}</BitCount><BitOffset>{low}</BitOffset></Range>'
                             for i, (low, width) in enumerate(ranges))
            self.line(f'<Field IsConditional="false"><FieldName>{name}</FieldName>'
                      f'<BitLayout RangeCount="{len(ranges)}">{layout}</BitLayout></Field>')
        self.close("BitMap")
        self.close("MicrocodeFormat")


def write_data_formats(out, formats):
    """formats: name -> bits."""
    out.open("DataFormats")
    for name, bits in sorted(formats.items()):
        match = re.fullmatch(r"FMT_NUM_(?:PK(\d+)_)?([A-Z]+)(\d+)", name)
        count = int(match.group(1) or 1) if match else 1
        kind = "descriptor" if not match else {"B": "bits", "M": "bits", "U": "unsigned", "I": "signed"}.get(match.group(2), "float")
        out.line(f"<DataFormat><DataFormatName>{name}</DataFormatName><DataType>{kind}</DataType>"
                 f"<BitCount>{bits}</BitCount><ComponentCount>{count}</ComponentCount></DataFormat>")
    out.close("DataFormats")


def write_groups(out):
    out.open("FunctionalGroups")
    for group in ("SALU", "SMEM", "VALU", "VMEM", "EXPORT", "BRANCH", "MESSAGE", "WAVE_CONTROL", "TRAP"):
        out.line(f"<FunctionalGroup><Name>{group}</Name></FunctionalGroup>")
    out.close("FunctionalGroups")
    out.open("FunctionalSubgroups")
    for group in ("FLOATING_POINT", "BUFFER", "LOAD", "STORE", "ATOMIC", "FLAT", "DATA_SHARE", "MFMA", "TRANSCENDENTAL"):
        out.line(f"<FunctionalSubgroup><Name>{group}</Name></FunctionalSubgroup>")
    out.close("FunctionalSubgroups")
