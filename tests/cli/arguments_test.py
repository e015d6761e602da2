"""Arguments of lockstep run: every type, sizes, files, whole kernarg segments, and types that contradict the metadata."""
import os
import re
import struct

from harness import arguments, expect, faults, folder, run, run_all, saxpy, temporary_file

# In the order of kernel `every` (kernels/arguments.cl): what is written, and the bytes it puts at that place of `out`.
VALUES = [
    ("i8:-3", 0, struct.pack("b", -3)),
    ("u16:65535", 2, struct.pack("H", 65535)),
    ("i32:-5", 4, struct.pack("i", -5)),
    ("u64:0xfedcba9876543210", 8, struct.pack("Q", 0xFEDCBA9876543210)),
    ("f16:-1.5", 16, struct.pack("e", -1.5)),
    ("f32:0x1.8p-3", 20, struct.pack("f", 0.1875)),
    ("f64:-inf", 24, struct.pack("d", float("-inf"))),
    ("bytes:000102030405060708090A0b0C0d0e0f", 32, bytes(range(16))),
    ("file:", 48, struct.pack("if", -7, 2.25)),
    ("f32:3e5", 56, struct.pack("f", 3e5)),
]
STRUCT = temporary_file("pair", VALUES[8][2])
WORDS = [text + STRUCT if text == "file:" else text for text, _, _ in VALUES]


def with_args(*texts):
    return [word for text in texts for word in ("--arg", text)]


def read(path):
    with open(path, "rb") as f:
        return f.read()


def every(engine, *changes, size="64"):
    """Runs kernel `every` with the usual arguments but for changes (index, text); gives the buffer."""
    texts = WORDS + ["buf:" + size]
    for index, text in changes:
        texts[index] = text
    out = os.path.join(folder, "every")
    expect(0, None, *run(arguments, "every", *with_args(*texts), "--out", f"10={out}", "--engine", engine, "--quiet", block="1"))
    return read(out)


def values():
    for engine in ("reference", "fast"):
        out = every(engine)
        for text, at, data in VALUES:
            assert out[at:at + len(data)] == data, (engine, text, out.hex())
        # Other types of the same class and size, and bits as they are.
        assert every(engine, (2, "u32:0xfffffffb"))[4:8] == struct.pack("i", -5)
        assert every(engine, (5, "bytes:01020304"))[20:24] == bytes([1, 2, 3, 4])
        assert every(engine, (4, "bytes:017c"))[16:18] == bytes([1, 0x7C])
        assert every(engine, (9, "u32:7"))[56:60] == struct.pack("I", 7), "a typedef's type is not known"
        assert every(engine, (8, "u64:0x500000004"))[48:56] == struct.pack("II", 4, 5), "nor is a struct's"


def sizes():
    for text, size in (("1K", 1024), ("2k", 2048), ("0x100", 256), ("64", 64), ("1M", 1 << 20), ("0x10K", 16 << 10)):
        assert len(every("fast", size=text)) == size, text
    expect(2, r"lockstep: --arg buf:1G=.*: cannot open '/none': No such file or directory", *run(saxpy, "saxpy", "--arg", "buf:1G=/none"))
    for text in ("K", "", "4T", "1.5K", "-4", "-1K", "4KB", " 4", "4 ", "+-4", "0x", "17179869184G", "18446744073709551616", "99999999999999999999K"):
        expect(2, "lockstep: --arg " + re.escape(f"buf:{text}: '{text}' is no number of bytes"), *run(saxpy, "saxpy", "--arg", "buf:" + text))
    for text in ("4G", "4294967296", "-1", "x"):
        expect(2, "lockstep: --arg " + re.escape(f"lds:{text}: '{text}' is no number of bytes (at most 4294967295)"),
               *run(saxpy, "saxpy", "--arg", "lds:" + text))
    out = os.path.join(folder, "reversed")
    for engine in ("reference", "fast"):
        expect(0, None, *run(arguments, "reversed", *with_args("lds:1K", "i32:3", "buf:256"), "--out", f"2={out}", "--engine", engine))
        assert struct.unpack("64i", read(out)) == tuple(3 * (63 - i) for i in range(64))


def bad_values():
    large = temporary_file("large", bytes((1 << 20) + 1))
    empty = temporary_file("empty", b"")
    for text, why in (
            ("bytes:", "write two hexadecimal digits a byte.*"), ("bytes:123", "write two hex.*"), ("bytes:0x12", "write two hex.*"),
            ("bytes:12 3", "write two hex.*"), ("file:/none", "cannot open '/none': No such file or directory"),
            ("file:", "cannot open '': No such file or directory"),
            ("file:" + large, ".* has more than 1048576 bytes"), ("file:" + empty, ".* is empty"),
            ("file:" + folder, "cannot read .*"), ("f32:1e39", "1e39 does not fit in f32"), ("f16:65520", "65520 does not fit in f16"),
            ("bf16:3.4e38", "3.4e38 does not fit in bf16"), ("f64:-1e400", "-1e400 does not fit in f64"), ("f32:", "'' is no number"),
            ("@4:f32:1", "@OFFSET is for --kernarg"), ("@x:f32:1", "'x' is no number of bytes.*"), ("@4", "write TYPE:VALUE.*")):
        expect(2, "lockstep: --arg " + re.escape(text) + ": " + why, *run(saxpy, "saxpy", "--arg", text))


def contradictions():
    """OpenCL's metadata names types: another class of type is refused, and says which argument it is."""
    refused = [(0, "f16:1"), (0, "f32:1"), (1, "f16:1"), (1, "bf16:1"), (2, "f32:2.5"), (3, "f64:1"), (4, "u16:1"), (4, "bf16:1"),
               (5, "i32:1"), (5, "u64:1"), (5, "f64:1"), (6, "u64:1"), (6, "buf:8"), (6, "f32:1"), (7, "f64:1"), (7, "u32:1"),
               (10, "f64:1"), (10, "f32:1")]
    kinds = ["an integer"] * 4 + ["f16", "f32", "f64", "a vector", None, None, "a pointer"]
    for index, text in refused:
        texts = WORDS + ["buf:64"]
        texts[index] = text
        what = rf"argument {index} \(\S+( \S+)?\) of kernel 'every' is {kinds[index]}, not {text.split(':')[0]}; bytes:HEX gives .*"
        expect(2, f"lockstep: --arg {text}: {what}", *run(arguments, "every", *with_args(*texts), block="1"))
    # An address is a number for OpenCL's ulong, and a number an address.
    assert every("fast", (3, "buf:8"))[8:16] != bytes(8)
    expect(1, "fault: out_of_bounds.*", *run(arguments, "every", *with_args(*WORDS, "u64:0"), block="1"))
    # Sizes decide where classes do not.
    expect(2, r"lockstep: kernel 'every': argument 2 \(int\) takes 4 bytes, not a value of 8 bytes",
           *run(arguments, "every", *with_args(*WORDS[:2], "i64:1", *WORDS[3:], "buf:64"), block="1"))
    # Assembly without metadata knows no types.
    expect(1, "fault: instruction_budget.*", *run(faults, "endless", *with_args("f64:1"), "--max-instructions", "10"))


def kernarg():
    """The explicit part of the kernarg segment from a file, buffers put into it by offset."""
    offsets = (0, 2, 4, 8, 16, 20, 24, 32, 48, 56)
    segment = bytearray(72)
    for at, (_, _, data) in zip(offsets, VALUES):
        segment[at:at + len(data)] = data
    path = temporary_file("kernarg", segment)
    out = os.path.join(folder, "by_kernarg")
    for engine in ("reference", "fast"):
        common = ("--engine", engine, "--quiet", "--out", f"1={out}")
        expect(0, None, *run(arguments, "every", "--kernarg", path, *with_args("@4:i32:77", "@64:buf:64"), *common, block="1"))
        assert read(out) == every(engine, (2, "i32:77"))
    expect(2, "lockstep: --arg buf:4: with --kernarg write @OFFSET:TYPE:VALUE, or lds:SIZE for dynamic LDS",
           *run(arguments, "every", "--kernarg", path, "--arg", "buf:4"))
    expect(2, "lockstep: --arg @4:lds:4: with --kernarg write .*", *run(arguments, "every", "--kernarg", path, "--arg", "@4:lds:4"))
    for text in ("@65:buf:4", "@72:u8:1", "@73:u8:1", "@1M:u8:1"):
        expect(2, f"lockstep: --arg {text}: ends outside the 72 bytes of --kernarg", *run(arguments, "every", "--kernarg", path, "--arg", text))
    for size in (0, 71):
        short = temporary_file("short", segment[:size])
        expect(2, rf"lockstep: kernel 'every' takes 72 bytes of arguments \(\d+ with the hidden ones\), {size} were given",
               *run(arguments, "every", "--kernarg", short))
    expect(2, "lockstep: --kernarg: cannot open '/none': No such file or directory", *run(arguments, "every", "--kernarg", "/none"))
    expect(2, "lockstep: --kernarg: '/dev/zero' has more than 1048576 bytes", *run(arguments, "every", "--kernarg", "/dev/zero"))
    # Dynamic LDS: a local pointer's place is in the file, its bytes are not.
    room = temporary_file("room", struct.pack("<IiQ", 0, 3, 0))
    for engine in ("reference", "fast"):
        expect(0, None, *run(arguments, "reversed", "--kernarg", room, *with_args("lds:256", "@8:buf:256"), "--engine", engine,
                             "--out", f"1={out}"))
        assert struct.unpack("64i", read(out)) == tuple(3 * (63 - i) for i in range(64))
    expect(2, "lockstep: LDS over the limit: .*", *run(arguments, "reversed", "--kernarg", room, *with_args("lds:1M")))
    expect(2, "lockstep: --arg lds:4294967295: more LDS than any device has",
           *run(arguments, "reversed", "--kernarg", room, *with_args("lds:1", "lds:4294967295")))


def launch_in_work_items(size, block, *rest):
    return ["run", arguments, "--kernel", "sizes", "--work-items", size, "--block", block, *rest]


def work_items():
    """Grids whose last workgroup is a part of one."""
    grid, group = (os.path.join(folder, name) for name in ("grid", "group"))
    for engine in ("reference", "fast"):
        for width, height, block in ((100, 1, 64), (130, 3, 64), (64, 2, 64), (5, 1, 64), (70, 5, 32)):
            size, tall = f"buf:{4 * width * height}", 2
            line = expect(0, None, *launch_in_work_items(f"{width},{height}", f"{block},{tall}", *with_args(size, size), "--engine", engine,
                                                         "--out", f"0={grid}", "--out", f"1={group}"))
            count = -(-width // block) * -(-height // tall)
            assert line.startswith(f"sizes: {count} workgroups, "), line
            assert struct.unpack(f"{width * height}I", read(grid)) == (width + 100 * height,) * (width * height)
            assert struct.unpack(f"{width * height}I", read(group)) == tuple(
                min(block, width - x // block * block) + 100 * min(tall, height - y // tall * tall)
                for y in range(height) for x in range(width)), (engine, width, height)
    both = "lockstep: give the grid as --grid .* or as --work-items"
    expect(2, both, *launch_in_work_items("64", "64", "--grid", "1"))
    expect(2, both, "run", arguments, "--kernel", "sizes", "--block", "64")
    for text in ("0", "0,0,0", "64,0", "1,1,0"):
        expect(2, f"lockstep: --work-items {text}: every dimension must be at least 1", *launch_in_work_items(text, "64"))
    for text in ("-1", "x", "1,2,3,4", "4294967296"):
        expect(2, f"lockstep: --work-items {text}: write X, X,Y or X,Y,Z", *launch_in_work_items(text, "64"))


run_all(work_items, values, sizes, bad_values, contradictions, kernarg)
