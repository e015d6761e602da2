#!/usr/bin/env python3
"""Asks llvm-mc-22 how it spells every (instruction, encoding) pair of an ISA, and writes the answers as data.

    vendor-xml/llvm_syntax.py vendor-xml/isas/cdna4/isa.xml gfx950 vendor-xml/isas/cdna4/llvm_syntax.xml

scripts/regenerate.sh does that and what must follow. For each pair one word is built from vendor-xml/isas/cdna4/isa.xml with a different register in every operand field, disassembled, and
the operands of the text are matched to the fields by register number. Then every other bit is flipped once: bits that make
LLVM refuse the word are reserved (they must keep their value), bits that add a modifier show which modifiers the pair has.
Pairs that LLVM refuses altogether are listed as absent. The result is reviewed and checked in; tests/conformance holds it
to LLVM word by word."""
import contextlib
import functools
import io
import re
import subprocess
import sys
from collections import OrderedDict
from pathlib import Path

import llvm_rdna
from llvm_words import LLVM_MC, Isa, assembles, crashes_llvm, disassemble, dwords_of, interpolation, put

# A register number per field, all different, so that text tells which field an operand came from.
REGISTERS = {"vdst": 4, "src0": 256 + 20, "src1": 256 + 40, "src2": 256 + 60, "vsrc1": 80, "vsrc0": 100, "sdst": 16,
             "ssrc0": 32, "ssrc1": 48, "addr": 120, "data": 140, "data0": 140, "data1": 160, "saddr": 64, "vaddr": 180,
             "vdata": 200, "srsrc": 5, "soffset": 9, "sdata": 16, "sbase": 12, "scale_src0": 256 + 2, "scale_src1": 256 + 6, "simm16": 0xFFFF}
NUMBER = {"srsrc": 20, "sbase": 24}  # fields that count in groups of registers


def base_name(encoding):
    return re.sub(r"_LIT(64)?(?=$|_[XY]$)", "", encoding)


def has_base(isa, form):
    """Does the instruction also exist without the literal?"""
    return (form[0], base_name(form[1])) in isa.form_names


def candidates(isa, form):
    """Words to try for one form, the likeliest first."""
    name, encoding, opcode, operands = form
    bits, fields, identifier, _ = isa.encodings[encoding]
    numbers = llvm_rdna.registers(isa, encoding, REGISTERS) if isa.rdna else REGISTERS

    def build(changes, scalar=()):
        word = identifier
        for field, ranges in fields.items():
            if field in ("encoding", "op"):
                continue
            value = changes.get(field)
            if value is None and field in operands and field in numbers:
                value = numbers[field] - 256 if field in scalar else numbers[field]
            if value is not None:
                word = put(word, ranges, value)
        return put(word, fields["op"], opcode) if "op" in fields else word

    if isa.rdna:
        yield from (build(base) for base in llvm_rdna.bases(isa, form, has_base(isa, form), numbers))
        return
    base = {}
    if encoding.endswith("_LIT"):
        base = {"literal": 0x12345678}
        if has_base(isa, form):
            base["ssrc0" if encoding[0] == "S" else "src0"] = 255
    elif encoding.endswith("_DPP16"):
        base = {"src0": 250, "vsrc0": REGISTERS["vsrc0"], "dpp_ctrl": 0x101, "row_mask": 15, "bank_mask": 15}
        yield build(base | {"dpp_ctrl": 0x150})
    elif "_SDWA" in encoding:
        base = {"src0": 249, "vsrc0": REGISTERS["vsrc0"], "src0_sel": 6, "src1_sel": 0 if encoding == "VOP1_SDWA" else 6,
                "dst_sel": 6}
    elif encoding == "VOP3P":
        base = {"op_sel_hi": 3, "op_sel_hi_2": 1}
    elif encoding == "VOP3PX2":
        base = {"op_sel_hi": 3, "abid": 1}
    elif encoding == "SMEM":
        base = {"imm": 1}
    elif encoding in ("MUBUF", "MTBUF"):
        base = {"lds": 1} if "_STORE_LDS_" in name else {"offen": 1}
    elif encoding == "SCRATCH":
        base = {"sve": 1}
    elif encoding == "MIMG":
        base = {"dmask": 1}
    elif encoding == "VOP3" and name.startswith("V_INTERP_"):
        base = {"src0": 20}  # number and channel of a parameter
    yield build(base)
    yield build({k: v for k, v in base.items() if k not in ("op_sel_hi", "op_sel_hi_2", "offen")} | {"simm16": 0})
    yield build(base | {"imm": 0})
    yield build(base | {"gds": 1})
    for scalar in (("src1",), ("src2",), ("src0", "src1")):
        yield build(base, scalar)


FIRST_MODIFIER = re.compile(r" (?:row_newbcast|row_shl|row_share|dpp8|row_mask|dst_sel|src0_sel|op_sel|idxen|offen|format|cbsz|abid|gds|offset|th:|byte_sel|scale_sel|matrix_|index_key"
                            r"|bitop3|dmask|neg_lo|wait_\w+:|high\b|lds$)")
BETWEEN_OPERANDS = re.compile(r", (?![^(]*\))")


@functools.lru_cache(None)
def tokens_of(text):
    """The operands of a line, without the modifiers."""
    mnemonic, _, rest = FIRST_MODIFIER.split(text, maxsplit=1)[0].partition(" ")
    return mnemonic, [t for t in BETWEEN_OPERANDS.split(rest) if t and t != "gds"]


def operand_list(text, fields, numbers=REGISTERS):
    """'v_add v4, v[20:21]' -> (mnemonic, [(register file, field, dwords) or a literal token]); None when an operand is
    invalid or its field cannot be told."""
    if "/*Invalid" in text or "/* row_newbcast" in text:
        return None
    mnemonic, tokens = tokens_of(text)
    by_number = {}
    for field in fields:
        by_number.setdefault(NUMBER.get(field, numbers.get(field, -1) & 255), []).append(field)
    operands = []
    for token in tokens:
        match = re.fullmatch(r"([vsa])(?:(\d+)|\[(\d+):(\d+)\])(?:\.[lh])?", token)
        if not match:
            operands.append(token)
            continue
        first = int(match[2] or match[3])
        fitting = by_number.get(first, [])
        if len(fitting) != 1:
            return None
        operands.append((match[1] + ("h" if token.endswith((".l", ".h")) else ""), fitting[0], int(match[4]) - first + 1 if match[4] else 1))
    return mnemonic, operands


HALF = re.compile(r"(?<=\d)\.[lh]\b")
OP_SEL_LIST = re.compile(r" op_sel:\[[01,]+\]")


def spelling_of_halves(isa, chosen, effect, cpu):
    """Of each form with halves of registers: how LLVM spells them with the features that the processor has by default. None: as
    asked with real-true16, by .l and .h. "op_sel": not at all, the list says it. "low": not at all, and high ones cannot be said."""
    result = [None] * len(chosen)
    asked = []
    for index, (form, choice) in enumerate(zip(isa.forms, chosen)):
        if choice and HALF.search(choice[1]):
            bits, fields = isa.encodings[form[1]][:2]
            asked.append((index, None, choice[0], bits))
            asked += [(index, bit, choice[0] ^ 1 << bit, bits) for offset, count in fields.get("op_sel", ()) for bit in range(offset, offset + count)]
    for (index, bit, _, _), text in zip(asked, disassemble([(word, bits) for _, _, word, bits in asked], cpu, "+wavefrontsize32")):
        if bit is None:
            known, plain = chosen[index][1], llvm_rdna.half_of_text(text, isa.forms[index][1])
            if plain not in (None, known):
                if plain != HALF.sub("", known):
                    sys.exit(f"{isa.forms[index][0]}: '{known}' is '{plain}' by default: more than halves are spelled otherwise")
                result[index] = "low"
        elif result[index] and text and OP_SEL_LIST.search(text) and effect[index].get(bit) and HALF.search(effect[index][bit]):
            result[index] = "op_sel"
    bases = {form[:2]: spelling for form, spelling in zip(isa.forms, result)}
    for index, form in enumerate(isa.forms):  # the literal may stand in place of the only half
        if "_LIT" in form[1] and has_base(isa, form):
            result[index] = bases[form[0], base_name(form[1])]
    return result


def bit_ranges(bits):
    text, i = [], 0
    bits = sorted(bits)
    while i < len(bits):
        j = i
        while j + 1 < len(bits) and bits[j + 1] == bits[j] + 1:
            j += 1
        text.append(f"{bits[j]}:{bits[i]}" if j > i else f"{bits[i]}")
        i = j + 1
    return " ".join(reversed(text))


CACHE = "sc0 nt sc1 glc slc dlc scc"  # in the order of the text; a processor has some of them
MEMORY = {"DS": "offset gds", "FLAT": f"offset {CACHE} lds", "GLOBAL": f"offset {CACHE} lds", "SCRATCH": f"offset {CACHE} lds",
          "MUBUF": f"idxen offen offset {CACHE} lds tfe", "MTBUF": f"format idxen offen offset {CACHE}", "SMEM": CACHE}
FIELDLESS = ("vcc", "literal", "literal_constant", "smem_offset")  # operands of llvm_syntax.xml that stand for no field
SCALAR_FIELDS = ("sdst", "ssrc0", "ssrc1", "saddr", "srsrc", "soffset", "sdata", "sbase")
VECTOR_FIELDS = ("vdst", "src0", "src1", "src2")


def describe(isa, form, choice, flipped, small, bases, halves):
    """(mnemonic, XML attributes) of one form. `small`: the text where the immediate is 10."""
    name, encoding, _, _ = form
    word, text, (mnemonic, operands) = choice
    fields = isa.encodings[encoding][1]
    texts = [t for t in flipped.values() if t]

    def changed(field, bit, pattern):
        """Does flipping this bit of a field give a text with the pattern?"""
        if field not in fields:
            return False
        offset, count = fields[field][0]
        if bit >= count:
            offset, bit = fields[field][1][0], bit - count
        return bool(re.search(pattern, flipped.get(offset + bit) or "")) and not re.search(pattern, text)

    described = []
    flipped_tokens = [tokens_of(t)[1] for t in texts]
    graphics = encoding in llvm_rdna.GRAPHICS and not name.startswith("TENSOR_")
    if graphics:
        operands = []
    if "_LIT" in encoding and has_base(isa, form) and (name, base_name(encoding)) in bases:
        described = bases[(name, base_name(encoding))]  # number 255 stands for the literal
        operands = []
    numbers = llvm_rdna.registers(isa, encoding, REGISTERS) if isa.rdna else REGISTERS
    for position, operand in enumerate(operands):
        if operand == "off" and encoding == "SCRATCH" and "sve" not in fields and not isa.rdna:
            described.append("scratch addr")  # before CDNA3 there is a VGPR where there is no SGPR
            continue
        if isinstance(operand, str):
            notation = "hex" if small and tokens_of(small)[1][position] == "0xa" else "imm"
            described.append((llvm_rdna.special if isa.rdna else special)(form, operand, notation))
            continue
        file, field, dwords = operand
        words = []
        if file.endswith("h"):
            words.append("half")
            file = file[0]
        if isa.rdna and field in isa.masks.get((name, encoding), ()):
            words.append("mask")
            dwords = 1
        if "F8F6F4" in name and field in ("src0", "src1"):
            words.append("f8f6f4")
        which = {"src0": 0, "src1": 1, "src2": 2, "vsrc0": 0, "vsrc1": 1, "vsrc2": 2}.get(field)
        if which is not None:
            if "_SDWA" in encoding or "_DPP16" in encoding and not encoding.startswith("VOP3"):
                if changed(f"src{which}_neg", 0, r"-v"):
                    words.append("fp")
                elif changed(f"src{which}_sext", 0, r"sext"):
                    words.append("int")
            elif changed("neg", which, r" -[vs]"):
                words.append("fp")
        as_acc = re.compile(r"a\[?%d\b" % (numbers[field] & 255))
        if file == "a":
            words.append("a")
        elif file == "v" and any(len(t) == len(operands) and as_acc.match(t[position]) for t in flipped_tokens):
            words.append("av")
        elif file == "s" and field not in SCALAR_FIELDS:
            words.append("s")
        if field in ("addr", "vaddr") and llvm_rdna.ADDRESSES.get(encoding, "flat" if encoding == "DS" else "") not in ("", "flat"):
            words.append(llvm_rdna.ADDRESSES[encoding])
        words.append(field + (f":{dwords}" if dwords > 1 else ""))
        described.append(" ".join(words))
    gfx10 = isa.rdna and llvm_rdna.is_gfx10(isa)
    asks = {"FLAT": 14, "GLOBAL": 14, "SCRATCH": 14, "VFLAT": 52, "VGLOBAL": 52, "VSCRATCH": 52}  # GLC, the lowest bit of TH
    returned = re.match(r"\S+ v(?:4|\[4:(\d+)\]), ", flipped.get(asks.get(encoding) if isa.rdna and not gfx10 else 16) or "")
    if encoding in asks and "_ATOMIC_" in name and returned and not any("vdst" in d for d in described):
        described.insert(0, ("" if isa.rdna else "av ") + "returned vdst" + (f":{int(returned[1]) - 3}" if returned[1] else ""))
    modifiers = []
    if graphics:
        described, modifiers = llvm_rdna.graphics(form, text, flipped, fields)
    elif isa.rdna and encoding in llvm_rdna.MEMORY:
        shown = " ".join(t[len(text):] if t.startswith(text) else t for t in flipped.values() if t) + " " + text
        modifiers = llvm_rdna.memory_modifiers(encoding, name, shown, fields)
    elif encoding in MEMORY:
        modifiers = memory_modifiers(name, encoding, flipped, text)
    elif encoding.startswith("VOP"):
        same = [t for t in texts if tokens_of(t)[0] == mnemonic]
        modifiers = vop_modifiers(encoding, changed, same, encoding.startswith("VOP3P") and any("fp " in d for d in described))
    elif isa.rdna and encoding in ("VINTERP", "LDSDIR", "VDSDIR"):
        modifiers = sorted(vop_modifiers(encoding, changed, texts, False)) + llvm_rdna.shown_names(llvm_rdna.WAITS, [text])  # clamp op_sel
    reserved = [bit for bit, t in flipped.items()
                if t is None or tokens_of(t)[0] != mnemonic or encoding.endswith("_DPP16") and "row_mask" not in t and not isa.rdna]
    if "scale_offset" not in fields:
        reserved += [bit for bit, t in flipped.items() if t and " scale_offset" in t]
    if encoding == "VFLAT" and any(re.search(r", (s|ttmp)\[", flipped.get(bit) or "") for bit in range(7)):
        reserved = [bit for bit in reserved if bit > 6]  # SADDR, of which bit 0 alone names M0
        described = ["global vaddr" if d == "vaddr:2" else d for d in described] + ["flat saddr:2"]
    if name == "V_INTERP_P2_F16" and encoding == "VOP3" and not isa.rdna:
        reserved += [11, 12, 13]  # OP_SEL of sources, which LLVM's disassembler shows in part and its assembler does not write
    if encoding in ("FLAT", "GLOBAL", "SCRATCH") and "nv" in fields:
        reserved.append(fields["nv"][0][0])  # NV of the manuals; LLVM takes it for ACC of later ISAs, and refuses the text
    if encoding == "FLAT":  # the offset has 12 bits, of GFX10 11; LLVM shows one more, the sign of GLOBAL's
        reserved.append(11 if gfx10 else 12)
    if gfx10 and encoding in ("FLAT", "GLOBAL", "SCRATCH"):
        reserved.append(13)  # LDS: loads to LDS, which engines know of buffers alone on this family
    attributes = f' Operands="{", ".join(described)}"' if described else ""
    attributes += f' Modifiers="{" ".join(modifiers)}"' if modifiers else ""
    attributes += f' Halves="{halves}"' if halves else ""
    zeros = [b for b in reserved if not word >> b & 1]
    ones = [b for b in reserved if word >> b & 1]
    attributes += f' Reserved="{bit_ranges(zeros)}"' if zeros else ""
    attributes += f' One="{bit_ranges(ones)}"' if ones else ""
    bases[(name, encoding)] = described
    return mnemonic, attributes


def special(form, token, notation):
    """Operands that are not registers. `notation`: how a small immediate is shown."""
    name, encoding, _, _ = form
    literal = "literal_constant" if encoding == "SOPK_LIT" else "literal"
    kinds = (("hwreg(", "hwreg simm16"), ("vmcnt(", "waitcnt simm16"), ("0x12345678", literal))
    for start, kind in kinds:
        if token.startswith(start):
            return kind
    if encoding == "SMEM":
        return "smem_offset" if token == "0x0" else "imm sdata"
    if interpolated := interpolation(token, encoding):
        return interpolated
    if encoding.startswith("SOPC"):
        return "gpr_idx ssrc1"
    if encoding.startswith("VOPC_SDWA"):
        return "sdwa sdst"
    if encoding.startswith("SOP"):
        special_names = {"S_SENDMSG": "sendmsg", "S_SENDMSGHALT": "sendmsg", "S_SET_GPR_IDX_MODE": "gpr_idx", "S_ENDPGM": "endpgm",
                         "S_WAITCNT": "waitcnt"}
        kind = special_names.get(name) or ("label" if token == "65535" else notation)
        return kind + " simm16"
    return token


def vop_modifiers(encoding, changed, texts, mixed):
    found = []

    def lists(name):
        for t in texts:
            match = re.search(r" %s:\[([0-9,]+)\]" % name, t)
            if match:
                return [f"{name}:{match[1].count(',') + 1}"]
        return []

    if encoding in ("VOP1_DPP16", "VOP2_DPP16", "VOPC_DPP16"):
        return ["dpp"]
    if encoding in ("VOP1_DPP8", "VOP2_DPP8", "VOPC_DPP8"):
        return ["dpp8"]
    if "_SDWA" in encoding:
        found += ["clamp"] if changed("clamp", 0, " clamp") else []
        found += ["omod"] if changed("omod", 0, " mul:2") else []
        found += ["dst_sel", "dst_unused"] if changed("dst_unused", 0, "UNUSED_SEXT") else []
        found += [f"src{i}_sel" for i in (0, 1) if changed(f"src{i}_sel", 1, f"src{i}_sel:WORD_0")]
        return found
    found += ["bitop3"] if changed("omod", 0, " bitop3") else []
    if encoding.startswith("VOPD3") and any(" bitop3:" in t for t in texts):
        found.append("dual_bitop3")
    found += llvm_rdna.shown_names(llvm_rdna.MATRIX + ("scale_sel",), texts)
    for name in ("op_sel", "op_sel_hi", "neg_lo", "neg_hi"):
        found += lists(name)
    found += ["source_byte_sel"] if changed("op_sel", 0, " byte_sel:2") else []
    found += ["byte_sel"] if changed("op_sel", 2, " byte_sel:1") else []
    found += ["high"] if changed("src0", 8, " high") else []
    found += ["clamp"] if changed("clamp", 0, " clamp") else []
    if "high" in found:  # LLVM writes OP_SEL of V_INTERP behind these
        found.sort(key=lambda word: word.startswith("op_sel"))
    found += ["omod"] if changed("omod", 0, " mul:2") else []
    found += ["bound_ctrl"] if changed("op_sel", 1, " bound_ctrl:1") else []
    found += ["fi"] if changed("op_sel", 0, " fi:1") else []
    found += ["cbsz"] if changed("cbsz", 0, " cbsz:1") else []
    found += ["abid"] if changed("abid", 1, " abid:") else []
    found += ["blgp"] if changed("blgp", 0, " blgp:1") else []
    found += lists("neg")
    if encoding.startswith("VOP3") and "_DPP" in encoding:
        found.append("dpp8" if encoding.endswith("8") else "dpp")
    if mixed:  # MAD_MIX selects with OP_SEL_HI instead of defaulting to ones
        found = ["mix_" + f if f.startswith("op_sel_hi") else f for f in found]
    return found


def unknown_operands(isa, form, described):
    """Operands of a form that name no field of its encoding: LLVM's text has a word there that nothing here explains."""
    fields = isa.encodings[form[1]][1]
    return [operand for operand in described if operand not in FIELDLESS and operand.split()[-1].split(":")[0] not in fields]


def unknown_modifiers(isa, form, flipped, text):
    """Words that LLVM adds to a memory instruction of GFX9 when a bit is flipped, and that MEMORY does not have."""
    if isa.rdna or form[1] not in MEMORY:
        return []
    known = set(MEMORY[form[1]].split()) | {"offset0", "offset1", "swizzle", "off"}
    added = {re.match("[a-z_0-9]*", word)[0] for t in flipped.values() if t and t.startswith(text + " ") for word in t[len(text):].split()}
    return sorted(word for word in added - known if word and not word[0].isdigit())


def memory_modifiers(name, encoding, flipped, text):
    shown = " ".join(t[len(text):] if t.startswith(text) else t for t in flipped.values() if t)
    if encoding == "DS" and "offset0:" in shown:
        return ["offset0", "offset1"] + (["gds"] if " gds" in shown else [])
    if encoding == "DS" and "swizzle(" in shown:
        return ["swizzle"] + (["gds"] if " gds" in shown else [])
    listed = MEMORY[encoding].split()
    if "_STORE_LDS_" in name:  # LLVM writes what is always there in front of the cache's bits
        listed = ["offset", "lds", *(m for m in listed if m not in ("offset", "lds"))]
    return [m for m in listed if re.search(r"\b%s\b" % m, shown + " " + text)]


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit("usage: llvm_syntax.py ISA.xml PROCESSOR OUTPUT.xml")
    isa_path, cpu, output = sys.argv[1:4]
    isa = Isa(isa_path, Path(__file__).parent / "names.xml")
    for folder in OrderedDict.fromkeys((Path(isa_path).parent, Path(output).parent)):  # of an ISA like another one: also its own
        isa.add_instructions(folder / "overrides.xml")
    isa.rdna = llvm_rdna.is_rdna(isa)
    isa.form_names = {form[:2] for form in isa.forms}
    attributes = "+real-true16,+wavefrontsize32" if isa.rdna else ""
    tries = [list(OrderedDict.fromkeys(candidates(isa, form))) for form in isa.forms]
    flat = [(word, isa.encodings[form[1]][0]) for form, words in zip(isa.forms, tries) for word in words]
    texts = iter(disassemble(flat, cpu, attributes))
    chosen = []
    for form, words in zip(isa.forms, tries):
        answers = [(word, llvm_rdna.half_of_text(next(texts), form[1])) for word in words]
        numbers = llvm_rdna.registers(isa, form[1], REGISTERS) if isa.rdna else REGISTERS
        parsed = [(w, t, operand_list(t, named_fields(form), numbers)) for w, t in answers if t]
        chosen.append(next((p for p in parsed if p[2]), None))
        if form[1] in llvm_rdna.GRAPHICS and parsed and not chosen[-1]:
            chosen[-1] = parsed[0][:2] + (tokens_of(parsed[0][1]),)
        if not chosen[-1] and any("/*Invalid" not in t for _, t, _ in parsed):
            message = f"cannot tell the operands of {form[0]} in {form[1]}: '{parsed[0][1]}'"
            print(message, file=sys.stderr) if "--lenient" in sys.argv else sys.exit(message)
    flips = []
    for index, (form, choice) in enumerate(zip(isa.forms, chosen)):
        if choice:
            bits = isa.encodings[form[1]][0]
            fixed = fixed_bits(isa, form[1])
            flips += [(index, bit, choice[0] ^ 1 << bit, bits) for bit in range(bits)
                      if not fixed >> bit & 1 and not crashes_llvm(dwords_of(choice[0] ^ 1 << bit, bits))]
    answers = disassemble([(word, bits) for _, _, word, bits in flips], cpu, attributes)
    effect = [{} for _ in chosen]
    for (index, bit, _, _), text in zip(flips, answers):
        effect[index][bit] = llvm_rdna.half_of_text(text, isa.forms[index][1])
    wide = [(index, ask) for index, form in enumerate(isa.forms) if isa.rdna
            for ask in llvm_rdna.answers_of_wave64(isa, form, chosen[index], effect[index])]
    answers = disassemble([(word, bits) for _, (_, word, bits) in wide], cpu, "+real-true16,+wavefrontsize64")
    for (index, (bit, _, _)), text in zip(wide, answers):
        effect[index][bit] = text
    drop_echoes(isa, chosen, effect)
    keep_row_share(isa, chosen, effect, cpu, attributes)
    small = small_immediates(isa, chosen, cpu, attributes)
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        write(isa, cpu, chosen, effect, small, spelling_of_halves(isa, chosen, effect, cpu))
    Path(output).write_text(text.getvalue())


def small_immediates(isa, chosen, cpu, attributes):
    """The text of each form whose SIMM16 is 10, None for forms without: LLVM shows large numbers in hexadecimal, small ones as the
    instruction wants."""
    asked = [index for index, (form, choice) in enumerate(zip(isa.forms, chosen)) if choice and "simm16" in isa.encodings[form[1]][1]]
    words = []
    for index in asked:
        bits, fields, _, _ = isa.encodings[isa.forms[index][1]]
        word = chosen[index][0]
        for offset, count in fields["simm16"]:
            word &= ~(((1 << count) - 1) << offset)
        words.append((put(word, fields["simm16"], 10), bits))
    texts = dict(zip(asked, disassemble(words, cpu, attributes)))
    return [texts.get(index) for index in range(len(chosen))]


def drop_echoes(isa, chosen, effect):
    """A variant whose second dword LLVM ignores is the base form; VOP2_SDWA_SDST has no bits of its own beside VOP2_SDWA."""
    for index, (form, choice) in enumerate(zip(isa.forms, chosen)):
        variant = form[1].endswith(("_LIT", "_LIT64", "_DPP16", "_DPP8", "_SDWA", "_LIT_X", "_LIT_Y")) and not (isa.rdna and not has_base(isa, form))
        first = isa.encodings[base_name(form[1])][0] if isa.rdna and base_name(form[1]) in isa.encodings else 32
        first = 64 if form[1].startswith("VOP3") else first if "_DPP" not in form[1] else 32
        second = [t for bit, t in effect[index].items() if bit >= first]
        if form[1] == "VOP2_SDWA_SDST" or choice and variant and second and all(t == choice[1] for t in second):
            chosen[index] = None


def keep_row_share(isa, chosen, effect, cpu, attributes):
    """Forms whose DPP is row_share alone: the disassembler shows any permutation of them, the assembler refuses the others. The bits of
    DPP_CTRL that say row_share are reserved there."""
    asked = [i for i, (form, choice) in enumerate(zip(isa.forms, chosen)) if isa.rdna and choice and form[1].endswith("_DPP16")]
    rows = [(chosen[i][0], isa.encodings[isa.forms[i][1]]) for i in asked]
    shares = assembles(disassemble([(word, bits) for word, (bits, *_) in rows], cpu, attributes), cpu, attributes) if rows else []
    # row_shr:1 in place of row_share:0
    others = [(word ^ put(0, fields["dpp_ctrl"], 0x150 ^ 0x111), bits) for word, (bits, fields, *_) in rows]
    others = assembles(disassemble(others, cpu, attributes), cpu, attributes) if rows else []
    for i, (_, (_, fields, *_)), share, other in zip(asked, rows, shares, others):
        if share and not other:
            kept = put(0, fields["dpp_ctrl"], 0x1F0)
            effect[i].update({bit: None for bit in range(kept.bit_length()) if kept >> bit & 1})


def named_fields(form):
    """The fields that operands of the text may come from; the DPP and SDWA control words hold the real first source."""
    if form[1].endswith(("_DPP16", "_DPP8", "_SDWA", "_SDWA_SDST")):
        return ["vsrc0" if f == "src0" else f for f in form[3]]
    return form[3]


def fixed_bits(isa, encoding):
    """Bits that select the encoding or the instruction."""
    bits, fields, _, mask = isa.encodings[encoding]
    fixed = mask
    for field in ("op", "opx", "opy"):
        fixed = put(fixed, fields.get(field, ()), (1 << 12) - 1)
    for field in fields if encoding.startswith("VOPD") else ():  # the other half's are not this one's to reserve
        if re.fullmatch(r"v?srcx\d|v?srcy\d|vdst[xy]|neg[xy]", field):
            fixed = put(fixed, fields[field], (1 << 12) - 1)
    selects = encoding.endswith(("_DPP16", "_DPP8", "_SDWA", "_SDWA_SDST")) or "_LIT" in encoding and encoding != "SOPK_LIT"
    for field in ("ssrc0", "ssrc1", "src0", "src1", "src2", "srcx0", "srcy0") if isa.rdna and selects else ():
        fixed = put(fixed, fields.get(field, ()), 0x1FF)
    if isa.rdna and encoding.endswith(("_DPP16", "_DPP8")):
        fixed = put(fixed, fields.get("dpp_ctrl", ()), 0x1FF)
    if selects and not isa.rdna:
        fixed |= 0xFF if encoding[0] == "S" else 0x1FF
    return fixed


def write(isa, cpu, chosen, effect, small, halves):
    version = subprocess.run([LLVM_MC, "--version"], capture_output=True, text=True).stdout
    version = re.search(r"LLVM version (\S+)", version)[1]
    print('<?xml version="1.0" encoding="UTF-8"?>')
    print(f"""<!-- How LLVM spells each (instruction, encoding) pair, and which pairs and bits it refuses.
     Written by vendor-xml/llvm_syntax.py from the answers of llvm-mc {version} -mcpu={cpu}; tests/conformance holds it to LLVM.
     Operands: words, then field[:dwords], in the order of the text. fp: NEG/ABS apply, int: SEXT applies; a: AccVGPR, av: VGPR or
     AccVGPR by the ACC bit, s: SGPR in a field that elsewhere names a VGPR; returned: shown with SC0 only; f8f6f4: registers by format;
     image: registers by DMASK, DIM and the name's parts; export: nothing where EN has no bit for it;
     global, scratch, buffer: address registers by SADDR, SVE, OFFEN and IDXEN; attr: parameter and channel; flat: SADDR, nothing where it is off; sdwa: VCC or the field by SD; the others name an
     immediate's notation. Modifiers: what follows the operands, in order. Halves: operands marked half are written without .l and .h,
     as LLVM does by default for the processor: OP_SEL says which (op_sel), or high ones cannot be said (low).
     Reserved: bits that must be as stated (default 0; One= those that must be 1). Absent: pairs that LLVM does not decode. -->""")
    print(f'<Syntax Target="{cpu}" Evidence="llvm-mc {version}">')
    bases = {}  # operands of the forms already described
    unknown = []
    order = list(OrderedDict.fromkeys(e for e in isa.encodings if any(f[1] == e for f in isa.forms)))
    order.sort(key=lambda e: "_LIT" in e)
    for encoding in order:
        groups, absent = OrderedDict(), []
        for form, choice, flipped, shown, spelling in zip(isa.forms, chosen, effect, small, halves):
            if form[1] != encoding:
                continue
            if not choice:
                absent.append(form[0])
                continue
            mnemonic, attributes = describe(isa, form, choice, flipped, shown, bases, spelling)
            where = f"{form[0]} in {form[1]}, which llvm-mc -mcpu={cpu} writes '{choice[1]}'"
            unknown += [f"the operand '{word}' of {where}" for word in unknown_operands(isa, form, bases[form[0], encoding])]
            unknown += [f"the modifier '{word}' of {where}" for word in unknown_modifiers(isa, form, flipped, choice[1])]
            plain = form[0].lower()
            suffix = mnemonic[len(plain):] if mnemonic.startswith(plain) else None
            groups.setdefault((attributes, suffix if suffix is not None else "="), []).append((form[0], mnemonic))
        print(f'  <Encoding Name="{encoding}">')
        for (attributes, suffix), forms in groups.items():
            extra = f' Suffix="{suffix}"' if suffix not in ("", "=") else ""
            names = [f"{n}={m}" if suffix == "=" else n for n, m in forms]
            print(f"    <Forms{extra}{attributes}>")
            print_names(names)
            print("    </Forms>")
        if absent:
            print("    <Absent>")
            print_names(absent)
            print("    </Absent>")
        print("  </Encoding>")
    if unknown:
        message = (f"vendor-xml/llvm_syntax.py does not know {len(unknown)} words of LLVM's text:\n  " + "\n  ".join(unknown) +
                   "\nIf the form is this processor's, tell special() or MEMORY what the word is (and isagen, codegen/tables/assembly.cpp); "
                   "if not, isa.xml or the processor is another ISA's")
        print(message, file=sys.stderr) if "--lenient" in sys.argv else sys.exit(message)
    write_names(isa, cpu)
    print("</Syntax>")


def write_names(isa, cpu):
    """Names that stand for numbers in operands: found by asking for every number."""
    def ask(words, bits=32):
        return disassemble([(w, bits) for w in words], cpu)

    print("  <!-- Scalar selectors with names of their own, alone and as a pair. Left out: what LLVM prints for other generations\n"
          "       (null, src_flat_scratch_base_*, src_pops_exiting_wave_id: reserved on CDNA). -->")
    other = ("null", "src_flat_scratch_base", "src_pops_exiting_wave_id")
    if isa.rdna:
        other = [n for n in (*other, "src_vccz", "src_execz", "src_private", "src_lds_direct")
                 if not any(known.startswith(n) for known in isa.selectors)]
    foreign = re.compile("|".join(other) or "$^")
    opcodes = {name: opcode for name, encoding, opcode, _ in isa.forms if encoding in ("SOP1", "SOPK")}
    singles, pairs = (ask(0xBE800000 | opcodes[move] << 8 | i for i in range(256)) for move in ("S_MOV_B32", "S_MOV_B64"))
    for number, (single, pair) in enumerate(zip(singles, pairs)):
        single, pair = ((t or "").split("/*")[0].partition(", ")[2] for t in (single, pair))
        if number != 255 and re.match(r"[a-z]|-?[0-9]+\.", single) and not re.match(r"(s|ttmp)[0-9]", single) and not foreign.match(single):
            print(f'  <Selector Value="{number}" Name="{single}"' + (f' Pair="{pair}"' if pair else "") + "/>")
    for number, text in enumerate(ask(0xB0000000 | opcodes["S_GETREG_B32"] << 23 | i for i in range(64))):
        name = re.search(r"hwreg\((HW_\w+)", text)
        if name:
            print(f'  <HardwareRegister Value="{number}" Name="{name[1]}"/>')
    if isa.rdna:
        llvm_rdna.write_names(isa, cpu, ask)
        if not llvm_rdna.is_gfx10(isa):
            return
    for number, text in enumerate(ask(0xBF900000 | i for i in range(128))):
        parts = re.search(r"sendmsg\((MSG_\w+)(?:, (\w+))?(, 0)?\)", text or "")
        if parts:
            operation = f' OperationName="{parts[2]}"' if parts[2] else ""
            stream = ' Stream="true"' if parts[3] else ""
            print(f'  <Message Value="{number & 15}" Operation="{number >> 4}" Name="{parts[1]}"{operation}{stream}/>')
    if isa.rdna:
        return
    for i, text in enumerate(ask((0x80000000E8000000 | 1 << 23 | i << 19 for i in range(16)), 64)):
        name = re.search(r"BUF_DATA_FORMAT_\w+", text)
        print(f'  <DataFormat Value="{i}" Name="{name[0] if name else "BUF_DATA_FORMAT_8"}"/>')
    for i, text in enumerate(ask((0x80000000E8000000 | i << 23 for i in range(8)), 64)):
        name = re.search(r"BUF_NUM_FORMAT_\w+", text)
        print(f'  <NumberFormat Value="{i}" Name="{name[0] if name else "BUF_NUM_FORMAT_UNORM"}"/>')


def print_names(names):
    line = "     "
    for name in names:
        if len(line) + len(name) > 126:
            print(line)
            line = "     "
        line += " " + name
    print(line)


if __name__ == "__main__":
    main()
