"""The lockstep command within limits: numbers that make no sense, files without an end, hosts without memory."""
import os
import re
import resource
import struct
import subprocess
import time

from harness import arguments, expect, faults, folder, kernels, lockstep, run, run_all, saxpy, temporary_file


def numbers():
    for option, most in (("--threads", 2**32 - 1), ("--max-instructions", 2**64 - 1), ("--interleave", 2**32 - 1)):
        for text in ("-5", "-1", "x", "1.5", "1e3", "4K", "0x", "99999999999999999999", " 1", "1 ", str(most + 1)):
            expect(2, re.escape(f"lockstep: {option} {text}: write a whole number from 0 to {most}"), *run(saxpy, "saxpy", f"{option}={text}"))
        expect(2, re.escape(f"lockstep: {option} -5: write a whole number from 0 to {most}"), *run(saxpy, "saxpy", option, "-5"))
    for option in ("--grid", "--block"):
        for text in ("-1", "1,-1", "1,,1", ",", "1,", "4294967296", "1x1", "1.0"):
            words = {"grid": "1", "block": "64"}
            words[option[2:]] = text
            expect(2, re.escape(f"lockstep: {option} {text}: write X, X,Y or X,Y,Z"),
                   "run", saxpy, "--kernel", "saxpy", *(f"--{name}={value}" for name, value in words.items()))
    expect(1, "fault: instruction_budget.*", *run(faults, "endless", "--arg", "u64:0", "--max-instructions", "0x10", "--threads", "0"))


def turns():
    for engine in ("reference", "fast"):
        for rest, seen in (((), 1), (("--interleave", "100"), 1), (("--interleave", "0"), 0), (("--interleave", "200"), 0)):
            out = run(os.path.join(kernels, "turns.hsaco"), "looks", "--arg", "buf:256", "--print", "0:u32:1", "--engine", engine, *rest, block="128")
            assert re.search(rf"\b{seen}$", expect(0, None, *out).strip()), (engine, rest)
    # A step at a time, too: the first wave's 64th instruction is followed by the other's first.
    for rest, wave in (((), 1), (("--interleave", "0"), 0)):
        words = run(os.path.join(kernels, "turns.hsaco"), "looks", "--arg", "buf:256", *rest, block="128")
        done = subprocess.run([lockstep, "trace", *words[1:]], capture_output=True, text=True, timeout=300)
        stores = [line.split() for line in done.stdout.splitlines() if "global_store" in line or "ds_write" in line]
        assert (stores[0][1] == "1") == (wave == 1), (rest, stores[:2])


def stacks():
    out = os.path.join(folder, "sums")
    for engine in ("reference", "fast"):
        def recursion(depth, *rest):
            return run(arguments, "recursion", "--arg", f"i32:{depth}", "--arg", "buf:256", "--out", f"1={out}", "--engine", engine, *rest)

        expect(1, "fault: out_of_bounds at .*stack.*", *recursion(1000, "--stack-bytes", "4K"))
        expect(1, "fault: out_of_bounds at .*stack.*", *recursion(1000))
        expect(2, "lockstep: scratch over the limit: .*", *recursion(1000, "--stack-bytes", "1M"))
        expect(0, None, *recursion(1000, "--stack-bytes", "120K"))
        with open(out, "rb") as f:
            assert struct.unpack("64i", f.read()) == (500500,) * 64
    for text in ("-1", "x", "4G", "1T"):
        expect(2, re.escape(f"lockstep: --stack-bytes: '{text}' is no number of bytes (at most 4294967295)"),
               *run(saxpy, "saxpy", "--stack-bytes", text))


def endless_files():
    """No more is read than can be used: this ends at once, in little memory."""
    start = time.monotonic()
    no_elf = "lockstep: /dev/zero: not an ELF file: it does not begin with 7f 45 4c 46"
    for words in (run("/dev/zero", "saxpy"), ["info", "/dev/zero"], ["disasm", "/dev/zero"]):
        expect(2, no_elf, *words)
    expect(2, "lockstep: --arg buf:4000=/dev/zero: '/dev/zero' has more than 4000 bytes", *run(saxpy, "saxpy", "--arg", "buf:4000=/dev/zero"))
    expect(2, "lockstep: --arg file:/dev/zero: '/dev/zero' has more than 1048576 bytes", *run(saxpy, "saxpy", "--arg", "file:/dev/zero"))
    for option in ([], ["--all"]):
        for source in ("/dev/zero", "/dev/urandom"):
            with open(source, "rb") as endless:
                done = subprocess.run([lockstep, "disasm", "--hex", *option], stdin=endless, capture_output=True, timeout=300)
            assert done.returncode == 2 and re.fullmatch(rb"lockstep: line \d+: '.{1,43}' is no 32-bit hexadecimal word.*\n", done.stderr), done.stderr
    assert time.monotonic() - start < 60


def limited(megabytes, *words, stdin=b""):
    done = subprocess.run([lockstep, *words], input=stdin, capture_output=True, timeout=300,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20)))
    return done.returncode, done.stderr.decode()


def sanitized():
    with open(lockstep, "rb") as f:
        binary = f.read()
    return b"__asan_init" in binary or b"__tsan_init" in binary


def little_memory():
    """Under every limit the command does its work or says that there is no memory."""
    if sanitized():
        print("little_memory: not with sanitizers, which reserve terabytes of addresses")
        return
    least = next(m for m in range(1, 1000) if limited(m, "--version")[0] == 0)
    elf = temporary_file("elf", b"\x7fELF")
    subprocess.run(["truncate", "-s", "1G", elf], check=True)
    large = temporary_file("values", b"")
    subprocess.run(["truncate", "-s", "300M", large], check=True)
    three = ("--arg", "u32:4", "--arg", "f32:1", "--arg", "buf:16")
    refusals = 0
    for words in (["info", saxpy], ["info", elf], ["disasm", saxpy], ["isa"], run(saxpy, "saxpy", *three, "--arg", "buf:16"),
                  run(saxpy, "saxpy", *three, "--arg", "buf:400M"), run(saxpy, "saxpy", *three, "--arg", f"buf:300M={large}"),
                  run(saxpy, "saxpy", *three, "--arg", "buf:300M", "--out", "3=/dev/null", "--expect", f"3={large}"),
                  run(saxpy, "saxpy", *three, "--arg", "buf:16", "--threads", "2", grid="2000", block="256")):
        for more in (0, 1, 2, 4, 8, 16, 64, 330, 700):
            code, err = limited(least + more, *words)
            assert code == 0 or (code == 2 and re.fullmatch("lockstep: .*\n", err)), (least, more, words, code, err)
            refusals += code == 2 and "memory" in err
    assert refusals > 15, refusals
    assert "no memory for the bytes of" in limited(least + 200, "info", elf)[1]
    assert "no memory for an allocation of 419430400 bytes" in limited(least + 200, *run(saxpy, "saxpy", *three, "--arg", "buf:400M"))[1]


def large_files():
    """Buffers whose files are mapped: shorter than the buffer, at any length, through a pipe, longer, the output itself, cut off during the run."""
    n, size = 300000, 2 << 20
    x = struct.pack("f", 1.0) * (size // 4)
    x_file, y_file, out = temporary_file("x", x), os.path.join(folder, "y"), os.path.join(folder, "large")

    def large(y, *rest):
        return run(saxpy, "saxpy", "--arg", f"u32:{n}", "--arg", "f32:2", "--arg", f"buf:2M={x_file}", "--arg", f"buf:2M={y}", *rest,
                   grid=str((n + 255) // 256), block="256")

    for length in (4, 1 << 20, (1 << 20) + 4096, (1 << 20) + 4, size - 4, size):
        y = struct.pack("f", 3.0) * (length // 4)
        temporary_file("y", y)
        known = (y + bytes(size - length))
        expected = b"".join(struct.pack("f", 2 + f) for f in struct.unpack(f"{n}f", known[:4 * n])) + known[4 * n:]
        for to in (out, y_file):  # the second: input and output are one file
            expect(0, None, *large(y_file, "--out", f"3={to}"))
            with open(to, "rb") as f:
                assert f.read() == expected, (length, to)
    temporary_file("y", y + b"1")
    expect(2, f"lockstep: --arg buf:2M={re.escape(y_file)}: '{re.escape(y_file)}' has more than 2097152 bytes", *large(y_file))
    with subprocess.Popen(["cat", x_file], stdout=subprocess.PIPE) as pipe:
        done = subprocess.run([lockstep, *large("/dev/stdin", "--out", f"3={out}")], stdin=pipe.stdout, capture_output=True, timeout=300)
    assert done.returncode == 0, done
    with open(out, "rb") as f:
        assert f.read() == struct.pack("f", 3.0) * n + x[4 * n:]

    # Who makes a file shorter that a kernel reads ends the run.
    temporary_file("x", x)
    words = run(arguments, "reads_on", "--arg", f"buf:2M={x_file}", "--arg", "buf:2M", "--max-instructions", "0", "--out", f"1={out}")
    with subprocess.Popen([lockstep, *words], stderr=subprocess.PIPE, text=True) as running:
        time.sleep(1)
        os.truncate(x_file, 0)
        assert running.wait(timeout=120) == 2
        assert running.stderr.read() == (f"lockstep: '{x_file}' was cut off during the run, or cannot be read any more: the kernel did not get all "
                                         "of it, and nothing was written\n")
    with open(out, "rb") as f:
        assert f.read() == struct.pack("f", 3.0) * n + x[4 * n:]


run_all(numbers, turns, stacks, endless_files, little_memory, large_files)
