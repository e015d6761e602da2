"""What lockstep run does with buffers afterwards: --out, --print, --expect."""
import math
import re
import struct
import subprocess

from harness import call, expect, faults, lockstep, run, run_all, saxpy, temporary_file

N = 20
RESULT = [2.5 * i + 1.0 for i in range(N)]
X = temporary_file("x", struct.pack(f"{N}f", *range(N)))
Y = temporary_file("y", struct.pack(f"{N}f", *([1.0] * N)))


def launch(*rest, engine="fast"):
    return run(saxpy, "saxpy", "--arg", f"u32:{N}", "--arg", "f32:2.5", "--arg", f"buf:{4 * N}={X}", "--arg", f"buf:{4 * N}={Y}",
               "--engine", engine, *rest)


def as_file(name, floats):
    return temporary_file(name, struct.pack(f"{len(floats)}f", *floats))


def unchanged(data, *options):
    """A run with a buffer of `data` that the kernel (for no element) leaves as it is."""
    path = temporary_file("unchanged", data)
    return run(saxpy, "saxpy", "--arg", "u32:0", "--arg", "f32:0", "--arg", f"buf:{len(data)}={path}", "--arg", "buf:4", "--quiet", *options)


def printed(data, type_name, count=None):
    text = expect(0, None, *unchanged(data, "--print", f"2:{type_name}" + (f":{count}" if count else "")))
    lines = text.splitlines()
    assert lines[0] == f"argument 2, {type_name}:", text
    return [value for line in lines[1:] for value in line.split(":")[1].split()]


def prints():
    for engine in ("reference", "fast"):
        lines = expect(0, None, *launch("--print", "3:f32:16", "--print", "2:u32:1", engine=engine)).splitlines()
        assert lines[0].startswith("saxpy: 1 workgroups, "), lines
        assert lines[1:] == ["argument 3, f32:", "   0: 1 3.5 6 8.5 11 13.5 16 18.5", "   8: 21 23.5 26 28.5 31 33.5 36 38.5",
                             "argument 2, u32:", "  0: 0"], lines
    data = bytes([0, 0x80, 0xFF, 0x7F, 1, 0, 0xC0, 0xFF]) + struct.pack("d", -0.1)
    for letter, size in (("b", 1), ("h", 2), ("i", 4), ("q", 8)):
        bits = 8 * size
        assert printed(data, f"i{bits}") == [str(v) for v in struct.unpack(f"{16 // size}{letter}", data)]
        unsigned = struct.unpack(f"{16 // size}{letter.upper()}", data)
        assert printed(data, f"u{bits}") == [str(v) for v in unsigned]
        assert printed(data, f"x{bits}") == [f"0x{v:0{bits // 4}x}" for v in unsigned]
    assert printed(data, "f64", 1) == [repr(struct.unpack("d", data[:8])[0])] or math.isnan(struct.unpack("d", data[:8])[0])
    assert printed(data, "f64")[1] == "-0.1"
    halves = struct.pack("7e", 1.5, -0.0, 65504, 6e-8, math.inf, -math.inf, 0.25) + b"\x01\x7e"
    assert printed(halves, "f16") == ["1.5", "-0", "65504", "5.9604645e-08", "inf", "-inf", "0.25", "nan"]
    assert printed(b"\x80\x3f\x49\x40\x80\xff\xc0\x7f", "bf16") == ["1", "3.140625", "-inf", "nan"]
    assert printed(struct.pack("4f", 0.1, 1e30, -2, math.nan), "f32") == ["0.1", "1e+30", "-2", "nan"]
    # After a fault what there is is shown, too.
    out = expect(1, "fault: .*", *run(faults, "store", "--arg", "buf:100", "--print", "0:x32:1"))
    assert re.fullmatch(r"argument 0, x32:\n  0: 0x0000000\d\n", out), out


def bad_prints():
    for text, why in (("3", "write N:TYPE.*"), ("3:f32:1:2", "write N:TYPE.*"), ("x:f32", "'x' is no number of an argument; .*"),
                      ("-1:f32", "'-1' is no number of an argument.*"), ("4:f32", "there is no argument 4, the last is 3"),
                      ("0:f32", "argument 0 is no buffer"), ("3:f8", "unknown type 'f8': use i8 u8 .*"), ("3::4", "unknown type ''.*"),
                      ("3:f32:0", "'0' is no number of elements"), ("3:f32:-1", "'-1' is no number of elements"), ("3:f32:", "'' is no .*"),
                      ("3:f32:21", "the buffer has 80 bytes, room for 20 elements"), ("3:f64:4294967296", "the buffer has 80 bytes.*")):
        expect(2, f"lockstep: --print {re.escape(text)}: {why}", *launch("--print", text))


def expectations():
    good = as_file("good", RESULT)
    wrong = list(RESULT)
    wrong[5] += 1
    wrong[19] = math.nan
    bad = as_file("bad", wrong)
    for engine in ("reference", "fast"):
        expect(0, None, *launch("--expect", f"3={good}", "--expect", f"3:f32={good}", "--expect", f"2={X}", engine=engine))
        expect(1, f"lockstep: --expect 3={bad}: byte 22 is 0x58, expected 0x68; 3 of 80 bytes differ", *launch("--expect", f"3={bad}", engine=engine))
        expect(1, f"lockstep: --expect 3:f32={bad}: element 5 is 13.5, expected 14.5; 2 of 20 elements differ",
               *launch("--expect", f"3:f32={bad}", engine=engine))
    # All that fail are named, after everything else.
    code, out, err = call(*launch("--quiet", "--expect", f"3:f32={bad}", "--expect", f"2={good}", "--print", "3:f32:1"))
    assert (code, out, len(err.splitlines())) == (1, "argument 3, f32:\n  0: 1\n", 2), (code, out, err)


def tolerances():
    near = as_file("near", [v + 0.001 * max(1, v) for v in RESULT])
    expect(0, None, *launch("--expect", f"3:f32:0.00101={near}"))
    expect(1, f"lockstep: --expect 3:f32:0.00099={near}: element 0 is 1, expected 1.001; 20 of 20 elements differ",
           *launch("--expect", f"3:f32:0.00099={near}"))
    special = [math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0]
    def compare(got, expected, code, tolerance="1e-3"):
        path = as_file("special", expected)
        expect(code, None, *unchanged(struct.pack(f"{len(got)}f", *got), "--expect", f"2:f32:{tolerance}={path}"))
    compare(special, special, 0)
    compare([0.0], [-0.0], 0, "0")
    compare([math.inf], [-math.inf], 1)
    compare([math.inf], [3e38], 1, "1e30")
    compare([1.0], [math.nan], 1)
    compare([math.nan], [1.0], 1, "1e30")
    # Without a tolerance bits count.
    zero = as_file("zero", [-0.0])
    expect(1, r".*: element 0 is 0, expected -0; 1 of 1 element differs", *unchanged(bytes(4), "--expect", f"2:f32={zero}"))
    quiet = temporary_file("quiet", b"\1\0\xc0\x7f")
    expect(1, r".*: element 0 is 0x7fc00000, expected 0x7fc00001; 1 of 1 element differs",
           *unchanged(b"\0\0\xc0\x7f", "--expect", f"2:f32={quiet}"))


def bad_expectations():
    good, odd = as_file("good", RESULT), temporary_file("odd", bytes(79))
    for text, why in ((f"3{good}", "write N=PATH.*"), ("3=", "write N=PATH.*"), (f"3:f32:1:2={good}", "write N=PATH.*"),
                      (f"9={good}", "there is no argument 9.*"), (f"0={good}", "argument 0 is no buffer"), (f"3:q={good}", "unknown type 'q'.*"),
                      (f"3:f32:x={good}", "'x' is no tolerance.*"), (f"3:f32:-1={good}", "'-1' is no tolerance.*"),
                      (f"3:f32:nan={good}", "'nan' is no tolerance.*"), (f"3:f32:inf={good}", "'inf' is no .*"), (f"3:f32:={good}", "'' is no .*"),
                      (f"3:i32:1={good}", "a tolerance is for f16, bf16, f32 and f64"), ("3=/none", "cannot open '/none': No such file or directory"),
                      (f"3={odd}", ".* has 79 bytes, the buffer 80"), ("3=/dev/zero", "'/dev/zero' has more than 80 bytes")):
        expect(2, f"lockstep: --expect {re.escape(text)}: {why}", *launch("--expect", text))
    expect(2, r"lockstep: --expect .*: the buffer's 5 bytes are no whole number of f32", *unchanged(bytes(5), "--expect", f"2:f32={good}"))


def outputs():
    """--out N=-: standard output has the buffer and nothing else."""
    for engine in ("reference", "fast"):
        words = launch("--out", "3=-", "--print", "3:f32:2", "--report", engine=engine)
        done = subprocess.run([lockstep, *words], capture_output=True, timeout=300)
        assert done.returncode == 0 and done.stdout == struct.pack(f"{N}f", *RESULT), done
        assert re.fullmatch(rb"saxpy: 1 workgroups.*\nargument 3, f32:\n  0: 1 3.5\nfidelity: .*\n(  .*\n)+", done.stderr), done.stderr
    with open("/dev/full", "w") as full:
        for words in (launch("--out", "3=-"), launch(), ["info", saxpy], ["isa"]):
            done = subprocess.run([lockstep, *words], stdout=full, stderr=subprocess.PIPE, text=True, timeout=300)
            assert (done.returncode, done.stderr.splitlines()[-1]) == (2, "lockstep: cannot write standard output"), done


run_all(prints, bad_prints, expectations, tolerances, bad_expectations, outputs)
