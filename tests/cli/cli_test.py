"""The lockstep command: runs, faults, bad input, disassembly, information."""
import glob
import os
import re
import struct
import subprocess
from unittest import mock

from harness import call, expect, faults, folder, objects, run, run_all, saxpy, services, sums, temporary_file


def good_run(engine):
    n = 1000
    x, y, out = (os.path.join(folder, name) for name in ("x", "y", "out"))
    with open(x, "wb") as f:
        f.write(struct.pack(f"{n}f", *range(n)))
    with open(y, "wb") as f:
        f.write(struct.pack(f"{n}f", *([1.0] * n)))
    text = expect(0, None, *run(saxpy, "saxpy", "--arg", f"u32:{n}", "--arg", "f32:2.5", "--arg", f"buf:{4 * n}={x}",
                                "--arg", f"buf:{4 * n}={y}", "--out", f"3={out}", "--threads", "2", "--engine", engine, grid="4", block="256"))
    assert re.match(r"saxpy: 4 workgroups, 16 waves, \d+ instructions, ", text), text
    with open(out, "rb") as f:
        assert struct.unpack(f"{n}f", f.read()) == tuple(2.5 * i + 1.0 for i in range(n))
    for engine in ("reference", "fast"):
        lines = expect(0, None, *run(saxpy, "saxpy", "--arg", f"u32:{n}", "--arg", "f32:2.5", "--arg", f"buf:{4 * n}", "--arg",
                                     f"buf:{4 * n}", "--report", "--quiet", "--engine", engine, grid="4", block="256")).splitlines()
        total = re.fullmatch(r"fidelity: not_public 0, bounded 0, extrapolated 0, exact (\d+), silicon 0", lines[0])
        rows = [re.fullmatch(r"  exact +(\d+)  ([A-Z0-9_]+)", line) for line in lines[1:]]
        counts = {row[2]: int(row[1]) for row in rows}
        assert counts["S_ENDPGM"] == 16 and counts["GLOBAL_STORE_DWORD"] == 16, (engine, counts)
        assert sum(counts.values()) == int(total[1]), (engine, lines)
    assert call(*run(saxpy, "saxpy", "--arg", "u32:0", "--arg", "f32:0", "--arg", "buf:4", "--arg", "buf:4", "--quiet"))[1] == ""


def faulty_kernels(engine):
    def run(file, kernel, *rest, block="64"):
        return ["run", file, "--kernel", kernel, "--grid", "1", "--block", block, "--engine", engine, *rest]

    at = r" at pc 0x[0-9a-f]+ "
    where = r"workgroup \(0,0,0\) wave 0"
    expect(1, "fault: instruction_budget" + at + "'s_branch 65535' " + where + ": .*endless loop.*",
           *run(faults, "endless", "--arg", "u64:0", "--max-instructions", "1000"))
    expect(1, "fault: barrier_deadlock" + at + "'s_branch 65535' " + where + ": .*barrier.*",
           *run(faults, "deadlock", "--arg", "u64:0", "--max-instructions", "300000", block="256"))
    expect(1, "fault: trap" + at + "'s_trap 2' " + where + ": .*", *run(faults, "abort"))
    out = expect(1, "fault: trap.*", *run(faults, "abort", "--report"))
    assert out.startswith("fidelity: ") and out.endswith(" 1  S_TRAP\n"), out
    expect(1, "fault: out_of_bounds" + at + r"'global_store_dword v1, v2, s\[4:5\]' " + where +
           r" lane 25 address 0x1[0-9a-f]+: .*; 4 bytes, 0 bytes past the end of allocation 0x\w+\.\.0x\w+ \(100 bytes\)",
           *run(faults, "store", "--arg", "buf:100"))
    expect(1, "fault: out_of_bounds" + at + r"'global_store_dword .*' workgroup \(0,0,0\) wave 0 lane 0 address 0x0: .*",
           *run(faults, "store", "--arg", "u64:0"))
    expect(1, "fault: misaligned" + at + "'global_atomic_add .*' " + where + " lane 0 address 0x.*",
           *run(faults, "misaligned", "--arg", "buf:100"))
    out = os.path.join(folder, "unaligned")
    expect(0, None, *run(faults, "unaligned", "--arg", "buf:8", "--out", f"0={out}"))
    with open(out, "rb") as f:
        assert f.read() == bytes([0, 0, 0, 1, 2, 3, 4, 0])
    expect(1, "fault: illegal_instruction" + at + "'0xf4080500' " + where +
           ": 0xf4080500 is no CDNA4 instruction, it is s_load_b128 of RDNA3, RDNA3.5 \\(gfx1100, gfx1151\\) or s_load_dwordx4 of .*RDNA2\\b.*: .*", *run(faults, "rdna", "--arg", "buf:16"))
    expect(0, None, *run(faults, "rdna", "--arg", "buf:16", "--accept-rdna-smem"))
    expect(0, None, *run(faults, "rdna", "--arg", "buf:16", "--accept-rdna-smem", "--check", "all"))
    steps = expect(0, None, "trace", *run(faults, "rdna", "--arg", "buf:16", "--accept-rdna-smem")[1:])
    assert re.search(r"\(0,0,0\) 0 0 0x[0-9a-f]+ s_load_dwordx4 s\[20:23\], s\[0:1\], 0x0 ; s20 0x0 -> 0x", steps), steps
    expect(1, "fault: .*" + at + ".*", *run(faults, "runaway", "--max-instructions", "1000"))
    # What a kernel asks of its host: a sentence where that may be the reason, and nothing elsewhere.
    says = r".*; the launch has no service of a host for the kernel \(null: {}\): .* lockstep hip, .*"
    null = "fault: out_of_bounds" + at + r"'global_load_dword v2, v1, s\[6:7\]' .* address {}: "
    for kernel, service in (("hostcall", "hidden_hostcall_buffer"), ("buffered", "hidden_printf_buffer"), ("heap", "hidden_heap_v1")):
        for offset, address in ((0, "0x0"), (0xfff8, "0xfff8")):
            expect(1, null.format(address) + says.format(service), *run(services, kernel, "--arg", f"u64:{offset}"))
        expect(1, null.format("0x10000") + "((?!hidden|lockstep hip).)*", *run(services, kernel, "--arg", "u64:0x10000"))
    expect(1, null.format("0x0") + "((?!hidden|lockstep hip).)*", *run(services, "nobody", "--arg", "u64:0"))
    expect(1, ".* address 0x0: ((?!hidden|lockstep hip).)*", *run(faults, "store", "--arg", "u64:0"))


def matrix_model(engine):
    """What 2^24 and sixteen ones are, as the model says."""
    for model, total in (("sequential_fma", "16777216"), ("exact", "16777232"), ("cdna1", "16777232")):
        out = expect(0, None, *run(sums, "sums", "--arg", "buf:256", "--engine", engine, "--matrix-model", model, "--report", "--quiet",
                                   "--print", "0:f32:1"))
        assert total in out and f"  matrix model {model}\n" in out, out
    assert "  matrix model cdna3\n" in expect(0, None, *run(sums, "sums", "--arg", "buf:256", "--engine", engine, "--report"))
    code, _, err = call(*run(sums, "sums", "--arg", "buf:256", "--matrix-model", "nice"))
    assert code == 2 and "--matrix-model" in err and "cdna2" in err, err


def numerics(engine):
    """RDNA4's exponential is the hardware's or rounded; the report says which, and how well it is known."""
    file = os.path.join(os.path.dirname(saxpy), "gfx1201", "softmax.hsaco")
    x, out = (os.path.join(folder, name) for name in ("x", "out"))
    with open(x, "wb") as f:
        f.write(struct.pack("150f", *(i * 0.37 % 3 for i in range(150))))
    left = []
    for model, fidelity in (("silicon", "silicon"), ("rounded", "bounded")):
        report = expect(0, None, *run(file, "softmax", "--arg", "u32:150", "--arg", f"buf:600={x}", "--arg", "buf:600", "--out", f"2={out}",
                                      "--engine", engine, "--numerics", model, "--report", "--quiet", block="64"))
        assert f"\n  numerics {model}\n" in report and re.search(rf"\n  {fidelity} +\d+  V_EXP_F32: ", report), report
        with open(out, "rb") as f:
            left.append(f.read())
    assert left[0] != left[1] and all(abs(a - b) <= 1e-6 * b for a, b in zip(*(struct.unpack("150f", each) for each in left)))
    report = expect(0, None, *run(file, "softmax", "--arg", "u32:150", "--arg", f"buf:600={x}", "--arg", "buf:600", "--out", f"2={out}",
                                  "--engine", engine, "--report", "--quiet", "--target", "gfx1201", block="64"))
    with open(out, "rb") as f:
        assert f.read() == left[0] and "\n  numerics silicon\n" in report
    code, _, err = call(*run(file, "softmax", "--numerics", "nice"))
    assert code == 2 and "--numerics" in err and "rounded" in err, err


def bad_input():
    three = ("--arg", "u32:4", "--arg", "f32:1", "--arg", "buf:16", "--arg", "buf:16")
    expect(2, r"lockstep: cannot open '/none': No such file or directory", *run("/none", "k"))
    expect(2, r"lockstep: .*: not an ELF file: .*", *run(__file__, "k"))
    expect(2, r"lockstep: .*: no kernel 'axpy' in the code object; it has saxpy", *run(saxpy, "axpy", *three))
    expect(2, r"lockstep: kernel 'saxpy' takes 4 arguments, 3 given", *run(saxpy, "saxpy", *three[:-2]))
    expect(2, r"lockstep: kernel 'saxpy': argument 0 \(uint\) takes 4 bytes, not a value of 8 bytes",
           *run(saxpy, "saxpy", "--arg", "u64:4", *three[2:]))
    expect(2, "lockstep: --grid 0: every dimension must be at least 1", *run(saxpy, "saxpy", *three, grid="0"))
    expect(2, r"lockstep: block \(512,1,1\) has 512 work-items; kernel 'saxpy' was compiled for at most 256 .*",
           *run(saxpy, "saxpy", *three, block="512"))
    expect(2, r"lockstep: block \(2000,1,1\) is too large: .*", *run(saxpy, "saxpy", *three, block="2000"))
    expect(2, r"lockstep: LDS over the limit: 200000 bytes .*", *run(saxpy, "saxpy", *three, "--arg", "lds:200000"))
    expect(2, r"lockstep: --grid 1,2,3,4: write .*", *run(saxpy, "saxpy", *three, grid="1,2,3,4"))
    expect(2, r"lockstep: --grid x: write .*", *run(saxpy, "saxpy", *three, grid="x"))
    for argument, why in (("5", "write TYPE:VALUE.*"), ("i32:", ".*no whole number"), ("i32:2147483648", ".*does not fit in i32"),
                          ("u8:256", ".*does not fit in u8"), ("u16:-1", ".*does not fit in u16"), ("f32:1x", ".*no number"),
                          ("q7:1", "unknown type 'q7'.*"), ("buf:0", "a buffer has at least 1 byte"), ("buf:4=", "no file name.*"),
                          ("lds:-1", ".*no number of bytes.*")):
        expect(2, "lockstep: --arg " + re.escape(argument) + ": " + why, *run(saxpy, "saxpy", "--arg", argument))
    expect(2, r"lockstep: --arg buf:4=/none: cannot open '/none': No such file or directory", *run(saxpy, "saxpy", "--arg", "buf:4=/none"))
    expect(2, r"lockstep: --arg buf:4=.*: '.*' has more than 4 bytes", *run(saxpy, "saxpy", "--arg", "buf:4=" + __file__))
    expect(2, r"lockstep: --out 9=x: there is no argument 9, .*", *run(saxpy, "saxpy", *three, "--out", "9=x"))
    expect(2, r"lockstep: --out 0=x: argument 0 is no buffer", *run(saxpy, "saxpy", *three, "--out", "0=x"))
    expect(2, r"lockstep: --out x: write N=PATH.*", *run(saxpy, "saxpy", *three, "--out", "x"))
    expect(2, r"lockstep: cannot write '/none/x': No such file or directory", *run(saxpy, "saxpy", *three, "--out", "3=/none/x"))
    for arguments in ([], ["run"], ["fly"], ["run", saxpy, "--kernel"], ["disasm"], ["disasm", saxpy, "--hex"],
                      ["isa", "--target", "gfx803"], [*run(saxpy, "saxpy", *three), "--engine", "warp"]):
        assert call(*arguments)[0] == 2, arguments
    assert call("--help")[0] == 0
    status, version, error = call("--version")
    assert (status, error) == (0, "") and re.fullmatch(r"\S+\nhost vectors \w+; LOCKSTEP_HOST_ISA takes plain(, \w+)*\n", version), version
    with mock.patch.dict(os.environ, LOCKSTEP_HOST_ISA="plain"):
        assert "host vectors plain;" in call("--version")[1]
    with mock.patch.dict(os.environ, LOCKSTEP_HOST_ISA="avx1024"):
        expect(2, r"lockstep: LOCKSTEP_HOST_ISA is 'avx1024'; this machine has plain.*", "--version")


def argument_types():
    """Each type's bytes, seen through a kernel without metadata that nobody runs: sizes decide whether they fit."""
    expect(2, r"lockstep: kernel 'endless' takes 16 bytes of arguments, 17 were given",
           *run(faults, "endless", *sum((["--arg", a] for a in ("f16:1", "bf16:-inf", "i16:-32768", "u16:65535", "f64:nan", "i8:-128")), [])))
    expect(1, "fault: instruction_budget.*",
           *run(faults, "endless", "--max-instructions", "10",
                *sum((["--arg", a] for a in ("u64:18446744073709551615", "i64:-9223372036854775808")), [])))


def disassembly():
    found = sorted(glob.glob(os.path.join(objects, "**", "*.hsaco"), recursive=True))
    assert len(found) >= 18, found  # six targets
    for path in found + [faults]:
        mine = expect(0, None, "disasm", path)
        theirs = subprocess.run(["llvm-objdump-22", "-d", path], capture_output=True, text=True, check=True).stdout
        assert mine == theirs, (path, [pair for pair in zip(mine.splitlines(), theirs.splitlines()) if pair[0] != pair[1]][:5])


def banks_of_registers():
    """Registers beyond v255 are followed from S_SET_VGPR_MSB to where it is not known how one gets there."""
    move = "v_mov_b32 v1, v2"
    behind = ["s_nop 0", "s_cbranch_execz .", "s_branch .", "s_set_pc_i64 s[2:3]", "s_add_pc_i64 s[2:3]", "s_swap_pc_i64 s[2:3], s[4:5]",
              "s_call_i64 s[2:3], .", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 12, 8), 0", "s_set_vgpr_msb 0x4100", ".long 0xffffffff", "s_endpgm"]
    lines = [".globl banks", ".type banks,@function", "banks:"]
    for line in behind:
        lines += ["s_set_vgpr_msb 0x41", move, "v_add_f32_e64 v0, -v1, |v2|", "global_load_b64 v[2:3], v1, s[2:3]", line, move]
    lines += ["s_set_vgpr_msb 0x41", "inner:", move, "s_endpgm"]
    source, path = temporary_file("banks.s", ("\n".join(lines) + "\n").encode()), os.path.join(folder, "banks.hsaco")
    subprocess.run(["clang-22", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1250", source, "-o", path], check=True)
    mine = expect(0, None, "disasm", path)
    assert "v_mov_b32_e32 v1 /*v257*/, v2 /*v258*/" in mine, mine
    theirs = subprocess.run(["llvm-objdump-22", "-d", path], capture_output=True, text=True, check=True).stdout
    assert mine == theirs, [pair for pair in zip(mine.splitlines(), theirs.splitlines()) if pair[0] != pair[1]][:5]


def words():
    """disasm --hex: a line for a line; --all: every instruction."""
    def fits(lines, patterns):
        """`...` in a pattern stands for the ISAs behind the first ones: there are more with every ISA."""
        assert len(lines) == len(patterns), lines
        for line, pattern in zip(lines, patterns):
            begin, dots, end = pattern.partition("...")
            assert line.startswith(begin) and line.endswith(end) if dots else line == pattern, (line, pattern)
    lines = ("bf810000\n0xf4080500\nC00A0200\n00000008\n\n7E0002FF 12345678\n7E0002FF, 12345678, BF810000 bf800001\n"
             "C00A0200 00000008\r\n")
    fits(expect(0, None, "disasm", "--target", "gfx950", "--hex", stdin=lines).splitlines(), [
        "s_endpgm", ".long 0xf4080500  // s_load_b128 of RDNA3, RDNA3.5 (gfx1100, gfx1151)...", ".long 0xc00a0200  // incomplete",
        "v_cndmask_b32_e32 v0, s8, v0, vcc", "", "v_mov_b32_e32 v0, 0x12345678",
        "v_mov_b32_e32 v0, 0x12345678  // and 2 words more: --all", "s_load_dwordx4 s[8:11], s[0:1], 0x8"])
    fits(expect(0, None, "disasm", "--hex", "--all", stdin=lines).splitlines(), [
        "s_endpgm", ".long 0xf4080500  // s_load_b128 of RDNA3, RDNA3.5 (gfx1100, gfx1151)...", "s_load_dwordx4 s[8:11], s[0:1], 0x8",
        "v_mov_b32_e32 v0, 0x12345678", "v_mov_b32_e32 v0, 0x12345678", "s_endpgm", "s_nop 1",
        "s_load_dwordx4 s[8:11], s[0:1], 0x8"])
    for option in ([], ["--all"]):
        assert expect(0, None, "disasm", "--hex", *option, stdin="C00A0200").splitlines() == [".long 0xc00a0200  // incomplete"]
        expect(2, r"lockstep: line 2: 'xyz' is no 32-bit hexadecimal word", "disasm", "--hex", *option, stdin="bf810000\n1 xyz\n")
        expect(2, r"lockstep: line 1: '123456789' is no 32-bit.*", "disasm", "--hex", *option, stdin="123456789\n")
    fits(expect(0, None, "disasm", "--hex", "--target", "gfx1201", stdin="c0060001 00000000\nd2340002 241a0b04\n").splitlines(), [
        ".long 0xc0060001  // s_load_dwordx2 of CDNA3, CDNA4, ...  // and 1 word more: --all",
        ".long 0xd2340002  // v_bitop3_b32 of CDNA4 (gfx950)  // and 1 word more: --all"])
    # Words that come one by one: the first two of four would be an instruction of their own.
    scaled = "d3ac0000\n00020501\nd3ad0800\n04521502\n"
    assert expect(0, None, "disasm", "--hex", "--all", stdin=scaled).splitlines() == [
        "v_mfma_scale_f32_16x16x128_f8f6f4 v[0:3], v[2:9], v[10:17], v[20:23], v1, v2 op_sel_hi:[0,0,0]"]
    for option in ([], ["--all"]):
        assert expect(0, None, "disasm", "--hex", *option, stdin="d3ac4000 18020501\n").splitlines() == ["v_mfma_ld_scale_b32 v1, v2"]
    expect(2, "lockstep: disasm: --all is for --hex", "disasm", saxpy, "--all")


def information():
    text = expect(0, None, "info", saxpy)
    assert re.search(r"AMDGPU code object v\d for gfx950, 1 kernel\n", text) and "\nkernel saxpy\n" in text, text
    assert re.search(r"3  offset  16 size  8  global_buffer  float\*\n    and \d+ hidden: --hidden shows them\n$", text), text
    assert "hidden_block" not in text
    text = expect(0, None, "info", "--hidden", saxpy)
    assert re.search(r"3  offset  16 size  8  global_buffer  float\*\n        offset +24 size +4  hidden_block_count_x\n", text), text
    assert "--hidden" not in text
    expect(2, r"lockstep: .*: not an ELF file: .*", "info", __file__)


def instructions():
    listing = expect(0, None, "isa", "--target", "gfx950").splitlines()
    assert len(listing) > 2000
    assert any(re.match(r"V_ADD_F32 +VOP2 +1 +generated +exact", line) for line in listing)
    matrix = [line for line in listing if line.startswith(("#", "V_MFMA"))]
    assert len(matrix) > 20
    for pattern in ("v_mfma*", "V_MFMA_*"):
        assert expect(0, None, "isa", pattern).splitlines() == matrix
    names = [line.split()[0] for line in expect(0, None, "isa", "v_add_?32").splitlines()[1:]]
    assert set(names) == {"V_ADD_F32", "V_ADD_I32", "V_ADD_U32"}, names
    assert [line.split()[:2] for line in expect(0, None, "isa", "v_add_f32_e64").splitlines()[1:]] == [["V_ADD_F32", "VOP3"]]
    for target, how in (("gfx1201", "silicon"), ("gfx1200", "extrapolated"), ("gfx1100", "silicon"), ("gfx1151", "extrapolated"), ("gfx950", "bounded")):
        assert re.match(rf"V_RCP_F32 +VOP1 +\d+ +generated +{how} ", expect(0, None, "isa", "--target", target, "V_RCP_F32").splitlines()[1]), target
    expect(2, r"lockstep: no instruction of gfx950 fits 'v_mfma'; try '\*v_mfma\*'", "isa", "v_mfma")


def subcommands():
    """A mistyped one names what was meant."""
    for given, meant in (("rnu", "run"), ("runn", "run"), ("inof", "info"), ("disas", "disasm"), ("disassemble", "disasm"),
                         ("dissasm", "disasm"), ("is", "isa"), ("Isa", "isa")):
        expect(2, f"lockstep: no subcommand '{given}'; did you mean '{meant}'\\? There are run, check, .*hip, rocm, asm", given)
    for given in ("fly", "x" * 100000, "", "launch"):
        expect(2, f"lockstep: no subcommand '{given}'; there are run, check, trace, profile, debug, passport, verify, info, disasm, isa, dap, hip, rocm, asm", given)
    for words in ([], ["run"], ["info"], ["disasm"], ["isa"]):
        code, out, err = call(*words, "--help")
        assert code == 0 and out and not err, words


for engine in ("reference", "fast"):
    good_run(engine)
    faulty_kernels(engine)
    matrix_model(engine)
    numerics(engine)
    print(engine, "ok")
run_all(bad_input, argument_types, disassembly, banks_of_registers, words, information, instructions, subcommands)
