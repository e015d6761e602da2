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


def disassembly(command, file):
    """(what is wrong or empty, lines, lines that LLVM does not decode, words that the command does not)."""
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
    left_out = different = 0
    example = ""
    for address, (text, _) in own.items():
        other = theirs.get(address, ("", ""))[0]
        if not other or other.startswith((".long", "<unknown>", ".byte")):
            left_out += 1
        elif text != other:
            different += 1
            example = example or f"{address:#x}: '{text}', {OBJDUMP} '{other}'"
    return (f"{different} lines differ; {example}" if different else ""), len(own), left_out, unknown
