"""--target: which entry of an offload bundle a subcommand takes, and what info tells of a bundle."""
import os
import re
import struct

from harness import call, expect, kernels, objects, run, run_all, saxpy, temporary_file


def bundle_of(*entries):
    """clang's offload bundle of (target, bytes), with the host's entry in front as hipcc puts it."""
    ids = [(b"host-x86_64-unknown-linux-gnu-", b"")]
    ids += [(b"hipv4-amdgcn-amd-amdhsa--" + target.encode(), data) for target, data in entries]
    head = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(ids))
    at = len(head) + sum(24 + len(name) for name, _ in ids)
    for name, data in ids:
        head += struct.pack("<QQQ", at, len(data), len(name)) + name
        at += len(data)
    return head + b"".join(data for _, data in ids)


def bytes_of(*path):
    with open(os.path.join(*path), "rb") as f:
        return f.read()


gfx942 = bytes_of(objects, "gfx942", "saxpy.hsaco")
generic = bytes_of(kernels, "generic.hsaco")
gfx1151 = bytes_of(objects, "gfx1151", "saxpy.hsaco")
three = temporary_file("three.hipfb", bundle_of(("gfx942", gfx942), ("gfx11-generic", generic), ("gfx1151", gfx1151)))
plain = os.path.join(objects, "gfx942", "saxpy.hsaco")
words = ["--arg", "u32:64", "--arg", "f32:2", "--arg", "buf:256", "--arg", "buf:256"]


def launches():
    """Every subcommand that launches takes the entry that fits, and without --target one that there is."""
    for target in ("gfx942", "gfx1100", "gfx1103", "gfx1150", "gfx1151"):
        title = expect(0, None, "profile", *run(three, "saxpy", *words, "--target", target)[1:]).splitlines()[0]
        assert title == f"saxpy of {three} on {target}", title
    assert " on gfx1100\n" in expect(0, None, "profile", *run(three, "saxpy", *words)[1:])
    first = {}
    for target in ("gfx942", "gfx1100", "gfx1151"):
        first[target] = expect(0, None, "trace", *run(three, "saxpy", *words, "--target", target, "--only", "wave=0")[1:])
        expect(0, None, "run", *run(three, "saxpy", *words, "--target", target)[1:])
        expect(0, None, "check", *run(three, "saxpy", *words, "--target", target)[1:])
        shown = expect(0, None, "debug", *run(three, "saxpy", *words, "--target", target)[1:], stdin="quit\n")
        assert "global_" in shown or "s_" in shown, shown
    assert "s_load_dword" in first["gfx942"] and "s_load_b" in first["gfx1100"] and "s_load_b" in first["gfx1151"], first


def refusals():
    there = f"lockstep: {three}: an offload bundle built for gfx942, gfx11-generic, gfx1151, this is gfx950"
    other = f"lockstep: {plain}: built for gfx942, this is gfx1100"
    for command in ("run", "check", "trace", "profile", "debug"):
        expect(2, re.escape(there), command, *run(three, "saxpy", *words, "--target", "gfx950")[1:])
        expect(2, re.escape(other), command, *run(plain, "saxpy", *words, "--target", "gfx1100")[1:])
    for command in ("info", "disasm"):
        expect(2, re.escape(there), command, three, "--target", "gfx950")
        expect(2, re.escape(other), command, plain, "--target", "gfx1100")
    for line in (["run", *run(plain, "saxpy", *words, "--target", "gfx1")[1:]], ["info", plain, "--target", "gfx1"]):
        code, _, err = call(*line)
        assert code == 2 and "--target" in err and "gfx1201" in err, err


def disassembly():
    for target, data in (("gfx942", gfx942), ("gfx1102", generic), ("gfx1151", gfx1151)):
        alone = expect(0, None, "disasm", temporary_file("alone.hsaco", data))
        mine = expect(0, None, "disasm", three, "--target", target)
        assert alone.splitlines()[2:] == mine.splitlines()[2:] and len(mine.splitlines()) > 10, mine
    assert expect(0, None, "disasm", plain, "--target", "gfx942") == expect(0, None, "disasm", plain)


def information():
    """All entries of a bundle, whatever they are for; with --target the one that would run there."""
    text = expect(0, None, "info", three)
    assert text.splitlines()[0] == f"{three}: an offload bundle of 3 code objects", text
    heads = [line for line in text.splitlines() if line.startswith("entry ")]
    assert [re.sub(r"v\d", "vN", head) for head in heads] == [
        "entry gfx942, runs on gfx942: AMDGPU code object vN for gfx942, 1 kernel",
        "entry gfx11-generic, runs on gfx1100, gfx1101, gfx1102, gfx1103, gfx1150, gfx1151, gfx1152, gfx1153: "
        "AMDGPU code object vN for gfx11-generic, 1 kernel",
        "entry gfx1151, runs on gfx1151: AMDGPU code object vN for gfx1151, 1 kernel"], heads
    assert text.count("\nkernel saxpy\n") == 3, text
    one = expect(0, None, "info", three, "--target", "gfx1151")
    assert re.match(re.escape(f"{three}: AMDGPU code object v") + r"\d for gfx1151, 1 kernel\n", one), one
    assert one.count("\nkernel saxpy\n") == 1
    mixed = temporary_file("mixed.hipfb", bundle_of(("gfx803", b"no ELF"), ("gfx950:xnack-", bytes_of(saxpy))))
    text = expect(0, None, "info", mixed)
    assert "entry gfx803, runs on no target here: " in text and "not an ELF file" in text, text
    assert "entry gfx950:xnack-, runs on gfx950: AMDGPU code object" in text, text
    empty = temporary_file("empty.hipfb", bundle_of())
    assert expect(0, None, "info", empty) == f"{empty}: an offload bundle of 0 code objects\n"
    expect(2, r"lockstep: .*: truncated offload bundle of 40 bytes", "info", temporary_file("cut.hipfb", bytes_of(three)[:40]))


run_all(launches, refusals, disassembly, information)
