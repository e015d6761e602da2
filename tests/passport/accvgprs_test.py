"""AccVGPRs of CDNA3 and CDNA4: matrix instructions, moves, loads and stores with them are cases of their own, all agree, and the same instruction with
VGPRs in place of them differs: it is named, and nothing else."""
import re
import struct
import subprocess

from passports import cases, lockstep, make, read, run, sealed, sections, verify, written

# What begins so; how many instructions there are with AccVGPRs at least; do some cases go without?
parts = [("V_MFMA_F32_32X32X8", 2, True), ("V_MFMA_F64", 2, True), ("V_SMFMAC_F32_16X16X32_F16", 1, True), ("V_ACCVGPR", 3, False),
         ("GLOBAL_", 14, True), ("FLAT_", 14, True), ("BUFFER_", 14, True), ("DS_", 12, True)]


def words_of(text, target):
    said = subprocess.run(["llvm-mc-22", "-triple=amdgcn", "-mcpu=" + target, "-show-encoding"], input=text, capture_output=True, text=True, check=True).stdout
    data = bytes(int(byte, 16) for byte in re.search(r"encoding: \[([^\]]*)\]", said)[1].split(","))
    return data


for target in ("gfx942", "gfx950"):
    for only, least, both in parts:
        file = run(make(target, f"accvgprs_{target}", "--only", only), target)
        for options in ([], ["--engine", "reference"]):
            code, names, text = verify(file, "--all", *options)
            assert code == 0 and not names and "all agree" in text, (target, only, text)
        agreeing = re.findall(r"^(\S.*): \d+ cases? agree$", text, re.M)
        assert sum(name.endswith(" with AccVGPRs") for name in agreeing) >= least, (target, only, agreeing)
        assert any(not name.endswith(" with AccVGPRs") for name in agreeing) == both, (target, only, agreeing)
        data = read(file)
        places = sections(data)
        at, size = places["word"]
        words = [struct.unpack_from("<5I", data, at + 20 * i) for i in range(size // 20)]
        lines = "\n".join(" ".join(f"{dword:08x}" for dword in word[:word[4]]) for word in words)
        answer = subprocess.run([lockstep, "disasm", "--hex", "--target", target], input=lines, capture_output=True, text=True, check=True).stdout
        texts = [line.split("//")[0].strip() for line in answer.splitlines()]
        with_accvgprs = [number for number, line in enumerate(texts) if re.search(r"\ba(\d|\[)", line)]
        assert with_accvgprs, (target, only, texts)
        everything = cases(data)
        instructions = data.index(struct.pack(f"<{words[0][4]}I", *words[0][:words[0][4]]), places["code"][0])
        stores = [number for number in with_accvgprs if re.search("store|write_b", texts[number])]
        assert stores or only.startswith("V_"), (target, only, texts)
        for number in sorted({with_accvgprs[0], with_accvgprs[len(with_accvgprs) // 2], with_accvgprs[-1], *stores[::4][:2]}):
            other = re.sub(r"\ba(\d|\[)", r"v\1", texts[number])
            if only == "V_ACCVGPR":  # these have no such form: a move between VGPRs
                other = "v_mov_b32_e32 v80, v16\nv_nop" if words[number][4] == 2 else "v_mov_b32_e32 v80, v16"
                new = b"".join(words_of(line, target) for line in other.splitlines())
            else:
                new = words_of(other, target)
            assert len(new) == 4 * words[number][4], (target, texts[number], other)
            changed = bytearray(data)
            place = instructions + everything[number].code
            changed[place:place + len(new)] = new
            code, names, text = verify(written(f"accvgprs_{target}.passport", sealed(bytes(changed))), "--all")
            shown = re.findall(r"^  (\S.*?)   MODE 0x[0-9a-f]+: (.*)$", text, re.M)
            # V_ACCVGPR_READ leaves its result in a VGPR, and finds there what it should read: nothing but the complement tells.
            assert code == 1 and [line for line, _ in shown] == [texts[number]] and names[0].endswith(" with AccVGPRs"), (target, texts[number], other, text)
    print(target, "ok")
