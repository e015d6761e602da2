"""What the command says of a code object, beside LLVM."""
import re
import shutil
import subprocess

OBJDUMP = "llvm-objdump-22"


def info(command, file):
    """Empty, or what is wrong."""
    status, out, err = command.call("info", file)
    if status != 0:
        return err or f"exit status {status}"
    return "" if re.search(r"^kernel ", out, re.M) else "info names no kernel"


def lines(text):
    """Instructions by address."""
    found = {}
    for line in text.splitlines():
        match = re.match(r"\t(.*?)\s*// ([0-9A-F]{12}): ([0-9A-F ]+)", line)
        if match:
            found[int(match[2], 16)] = (" ".join(match[1].split()), match[3].strip())
    return found


def forgets_banks(theirs):
    """Addresses at which llvm-objdump has lost the high bits of VGPR numbers (gfx1250): it drops them at a word that it does not decode, and has them
    again from the next S_SET_VGPR_MSB on."""
    forgotten, lost = set(), False
    for address, (text, _) in sorted(theirs.items()):
        if undecoded(text):
            lost = True
        elif text.startswith("s_set_vgpr_msb"):
            lost = False
        elif lost:
            forgotten.add(address)
    return forgotten


def undecoded(text):
    return not text or text.startswith((".long", "<unknown>", ".byte", "v_illegal")) or "Invalid register" in text


def disassembly(command, file):
    """(what is wrong or empty, lines, lines that LLVM does not decode or only in part, words that the command does not)."""
    status, out, err = command.call("disasm", file)
    if status != 0:
        return err or f"exit status {status}", 0, 0, 0
    own = lines(out)
    unknown = sum(text.startswith((".long", "<unknown>")) for text, _ in own.values())
    if not own:
        return "no instruction", 0, 0, 0
    if shutil.which(OBJDUMP) is None:
        return "", len(own), 0, unknown
    done = subprocess.run([OBJDUMP, "-d", file], capture_output=True, text=True, errors="replace")
    theirs = lines(done.stdout)
    forgotten = forgets_banks(theirs)
    left_out = different = 0
    example = ""
    for address, (text, words) in own.items():
        other, other_words = theirs.get(address, ("", ""))
        if undecoded(other):
            left_out += 1
        elif text == other:
            continue
        elif len(other_words) < len(words) and undecoded(theirs.get(address + 4 * len(other_words.split()), ("", ""))[0]):
            left_out += 1  # the first half of an instruction whose second half it does not decode
        elif address in forgotten and re.sub(r" /\*.*?\*/", "", text) == other:
            left_out += 1
        else:
            different += 1
            example = example or f"{address:#x}: '{text}', {OBJDUMP} '{other}'"
    return (f"{different} lines differ; {example}" if different else ""), len(own), left_out, unknown
