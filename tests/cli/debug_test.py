"""lockstep debug, driven by scripts on standard input; and the session of docs/debug.md, typed again. README.md shows parts of that.
usage: debug_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS SOURCE_DIR [--write]  (--write: puts the real output into the page)"""
import os
import re
import subprocess
import sys

from assembled import launch_of
from harness import faults, kernels, lockstep, run_all, saxpy

top = sys.argv[4]
off_by_one = os.path.join(kernels, "off_by_one.hsaco")
arguments = ["--kernel", "off_by_one", "--grid", "1", "--block", "256", "--arg", "buf:1K", "--arg", "buf:1K"]
barrier = os.path.join(kernels, "missing_barrier.hsaco")


def debug(script, *words):
    """Exit code, what was written, errors. In the folder of the sources, so that paths are short."""
    done = subprocess.run([lockstep, "debug", *(words or [off_by_one, *arguments])], input=script, capture_output=True, text=True,
                          timeout=300, cwd=top)
    return done.returncode, done.stdout, done.stderr


def answers(script, *words):
    """What each command answered."""
    code, out, err = debug(script + "\nquit\n", *words)
    assert not err, err
    parts = re.split(r"^\(lockstep\) (.*)\n", out, flags=re.M)
    return code, dict(zip(parts[1::2], parts[2::2]))


def session_of(page):
    """The text of a page, where its session begins and where it ends."""
    with open(page) as f:
        text = f.read()
    begin = text.index("<!-- session -->\n```\n") + len("<!-- session -->\n```\n")
    return text, begin, text.index("```\n", begin)


def test_readme():
    """README.md shows parts of the page's session; "..." stands for the lines between them."""
    text, begin, end = session_of(os.path.join(top, "docs", "debug.md"))
    whole = text[begin:end]
    text, begin, end = session_of(os.path.join(top, "README.md"))
    parts = text[begin:end].split("...\n")
    assert len(parts[0].splitlines()) >= 3, parts
    assert re.search("^" + "(?:.*\n)+?".join(map(re.escape, parts)), whole, flags=re.M), parts


def test_page():
    page = os.path.join(top, "docs", "debug.md")
    text, begin, end = session_of(page)
    script = "".join(line + "\n" for line in re.findall(r"^\(lockstep\) (.*)$", text[begin:end], flags=re.M))
    code, out, err = debug(script)
    assert code == 0 and not err, (code, err)
    if "--write" in sys.argv:
        with open(page, "w") as f:
            f.write(text[:begin] + out + text[end:])
    else:
        assert out == text[begin:end], out


def test_breaks_and_steps():
    code, got = answers("break 4 if wave == 2\ninfo breakpoints\ncontinue\nprint wave\nnext\nstepi 3\ndelete 1\nfinish")
    assert code == 1, code
    place = " at 0x1934 (examples/wrong/off_by_one.cl:4) 0x19a8 (examples/wrong/off_by_one.cl:4)\n"
    assert got["break 4 if wave == 2"] == "breakpoint 1" + place, got
    assert got["info breakpoints"] == "1  break  4 0x1934 0x19a8 if wave == 2, 0 hits\n", got
    assert got["continue"].startswith("breakpoint 1 (4)\nworkgroup (0,0,0) wave 2 lane 0 in off_by_one at examples/wrong/off_by_one.cl:4\n"), got
    assert got["print wave"] == "wave = 2\n"
    assert "wave 2 lane 0 in off_by_one at examples/wrong/off_by_one.cl:5\n" in got["next"], got["next"]
    assert got["stepi 3"].startswith("wave 2 has ended\nworkgroup (0,0,0) wave 3 "), got["stepi 3"]
    assert got["finish"].startswith("fault: out_of_bounds at pc 0x1964 "), got["finish"]
    # The issue's: an address, and a condition on a wave and a lane's register.
    code, got = answers("break 0x1934 if wave == 1 && v1[5] > 64\ncontinue\nprint v1[5]\nprint wave\nuntil 0x1964\nprint pc\nprint wave")
    assert "=> 0x1934 " in got["continue"] and got["print v1[5]"].startswith("v1[5] = 69 "), got
    assert "=> 0x1964 " in got["until 0x1964"] and got["print pc"] == "pc = 6500 (0x0000000000001964)\n", got
    assert got["print wave"] == "wave = 1\n", got


def test_backwards():
    code, got = answers("continue\nwatch v[0:1]\nreverse-continue\nprint v[0:1]\nstepi\nreverse-step\nprint pc\nreverse-next")
    assert code == 0, code  # it stands before the fault again
    assert got["continue"].startswith("fault: out_of_bounds at pc 0x1964 'global_store_dword v[0:1], v2, off' (examples/wrong/off_by_one.cl:4) workgroup (0,0,0) wave 3 lane 63"), got
    assert got["watch v[0:1]"] == "watchpoint 1: v[0:1][63] of wave 3\n", got
    assert got["reverse-continue"].startswith("watchpoint 1, v[0:1][63] of wave 3: 1024 -> 68719502336\n"), got
    assert "=> 0x1958 'v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]'\n" in got["reverse-continue"], got
    assert got["print v[0:1]"] == "v[0:1] = 1024 (0x0000000000000400)\n", got
    assert got["stepi"].startswith("watchpoint 1, v[0:1][63] of wave 3: 1024 -> 68719502336\n"), got
    assert got["print pc"] == "pc = 6452 (0x0000000000001934)\n", got
    assert "off_by_one.cl:3\n" in got["reverse-next"], got["reverse-next"]
    _, got = answers("continue\nreverse-stepi 2\nstepi")
    assert "=> 0x1960 's_waitcnt vmcnt(0)'" in got["stepi"], got


def test_writes_of_the_same_value():
    """Backwards the last write of a value is found that changed nothing: LDS and memory are 0, and so is what is stored."""
    launch = [barrier, "--kernel", "missing_barrier", "--grid", "1", "--block", "256", "--arg", "buf:4K", "--arg", "buf:1K"]
    code, got = answers("break missing_barrier.cl:7 if wave == 3\ncontinue\nwatch lds[0] 4\nreverse-continue\nreverse-continue", *launch)
    assert code == 0, code
    written = "watchpoint 2, 4 bytes at LDS byte 0x0 is written, with the value that it has\n"
    assert got["watch lds[0] 4"].startswith("watchpoint 2: "), got
    code, out, _ = debug("break missing_barrier.cl:7 if wave == 3\ncontinue\nwatch lds[0] 4\nreverse-continue\nreverse-continue\nquit\n", *launch)
    back = out.split("(lockstep) reverse-continue\n")
    assert "with the value that it has" in back[1] and " wave 0 " in back[1] and "'ds_write_b32 " in back[1], back
    assert back[2].startswith("here the launch began"), back
    # Forwards only what changes stops.
    code, got = answers("watch lds[0] 4\ncontinue", *launch)
    assert "the launch has ended" in got["continue"], got


def test_stores_that_a_buffer_drops():
    """Only what the buffer's bounds leave of a store is written: backwards nothing else is found."""
    buffer = "s_mov_b64 s[4:5], s[2:3]\ns_mov_b32 s6, 20\ns_mov_b32 s7, {0}\nv_lshlrev_b32 v3, {1}, v0\n{2}\ns_nop 0\n"
    for target, word3 in (("gfx950", "0x27000"), ("gfx1100", "0x31027000"), ("gfx1201", "0x31027000")):
        for shift, store, kept in ((2, "buffer_store_dword v2, v3, s[4:7], {0} offen", 20), (1, "buffer_store_short v2, v3, s[4:7], {0} offen", 20),
                                   (4, "buffer_store_dwordx4 v[8:11], v3, s[4:7], {0} offen", 20), (2, "buffer_atomic_add v2, v3, s[4:7], {0} offen", 20),
                                   (3, "buffer_store_dwordx2 v[8:9], v3, s[4:7], {0} offen", 20)):
            store = store.format("0" if target != "gfx1201" else "null")
            if target != "gfx950":
                store = store.replace("atomic_add v2", "atomic_add_u32 v2").replace("dwordx4", "b128").replace("dwordx2", "b64").replace("dword ", "b32 ").replace("short", "b16")
            launch = launch_of(target, buffer.format(word3, shift, store))
            for byte in (0, 8, 12, 16, 20, 24, 28, 32):
                _, got = answers(f"stepi 12\nwatch mem[s[2:3]+{byte}]\ncontinue\nreverse-continue", *launch)
                assert ("'buffer_" in got["reverse-continue"]) == (byte < kept), (target, store, byte, got)


def test_waves_that_have_ended():
    code, got = answers("break off_by_one.cl:4 if wave == 3\ncontinue\nwave 2\ninfo counters\nstepi\ninfo waves", off_by_one, *arguments, "--interleave", "0")
    assert "'s_endpgm', by which the wave has ended\n" in got["wave 2"] and "off_by_one.cl:5" in got["wave 2"], got["wave 2"]
    assert got["info counters"].startswith("the wave has ended"), got
    assert got["stepi"].startswith("wave 2 has ended\n"), got
    assert re.search(r"  wave 1  0x196c  ended, 18 instructions, .*off_by_one.cl:5\n", got["info waves"]), got["info waves"]
    # Past so many stops.
    code, got = answers("break off_by_one.cl:4\ncontinue 3\nprint wave\ncontinue 0\ncontinue x")
    assert got["print wave"] == "wave = 2\n", got
    assert got["continue 0"] == got["continue x"] == "write at which stop from here to stop, as a number from 1 on\n", got


def test_scalars_by_name():
    _, got = answers("break 0x1934\ncontinue\nwatch exec\nwatch vcc_hi\nwatch m0\nwatch s[2:3]\nwatch s5")
    for number, name in enumerate(("exec", "vcc_hi", "m0", "s[2:3]", "s5"), 2):
        assert got[f"watch {name}"] == f"watchpoint {number}: {name} of wave 0\n", got


def test_shows():
    code, got = answers("break 0x1964\ncontinue\ninfo registers\nrow/u v1\nx/4x mem[0x1000004000]\nx lds[0]\ninfo counters\ninfo lds\n"
                        "info line\ndisassemble 4\nlist 1\np f32(0x3f800000)\np/f16 0x3c003c00\np/i8 s90\nprint/bf16 v1\nhelp\nlane 5\np lane")
    assert got["info line"] == "0x1964: examples/wrong/off_by_one.cl:4:14\n", got["info line"]
    assert "pc      0x1964\n" in got["info registers"] and "of 102 sN are 0\n" in got["info registers"], got["info registers"]
    assert got["row/u v1"].splitlines()[7].split() == ["[56]"] + ["16"] * 8, got["row/u v1"]
    assert got["x/4x mem[0x1000004000]"] == "0x1000004000:\t0x00000000\t0x00000000\t0x00000000\t0x00000000\n", got
    assert got["x lds[0]"] == "column 1: LDS byte 0x0: the workgroup has 0 bytes\n", got["x lds[0]"]
    assert got["info counters"] == "nothing is pending\n", got
    assert "=> 0x1964  global_store_dword v[0:1], v2, off\n" in got["disassemble 4"], got["disassemble 4"]
    assert "=> 4\t  out[i + 1] = in[i];" in got["list 1"], got["list 1"]
    assert got["p f32(0x3f800000)"] == "f32(0x3f800000) = 1\n", got
    assert got["p/i8 s90"] == "s90 = (0, 0, 0, 0)\n", got
    assert len(got["help"].splitlines()) >= 29, got["help"]
    assert got["p lane"] == "lane = 5\n"
    code, got = answers("break 0x1960\ncontinue\ninfo counters")
    assert got["info counters"] == "not waited for yet: vmcnt 1\n", got["info counters"]
    _, got = answers("break missing_barrier.cl:6\ncontinue\ninfo lds\nx/2f lds[0]", barrier, "--kernel", "missing_barrier", "--grid", "1",
                     "--block", "256", "--arg", "buf:4K", "--arg", "buf:1K")
    assert "bytes of LDS" in got["info lds"], got


def test_variables():
    def session(name, script):  # one wave
        return answers(script, os.path.join(kernels, f"variables_{name}.hsaco"), "--kernel", "variables", "--grid", "1", "--block",
                       "64" if name.startswith("gfx9") else "32", "--arg", "buf:256", "--arg", "i32:7")[1]

    kept = {"n": "7", "i": "5", "pair": "{number = 5, both = {1, 2.5}, large = true}", "letter": "102", "real": "203.5", "large": "-5497558138880",
            "four": "{10, 1, 2, 7}"}
    for target in ("gfx950", "gfx90a", "gfx1201"):
        got = session(f"{target}_O0", "break 27\nbreak 29\nbreak 12\ncontinue\nlane 5\nprint i\nprint k\nprint n\nprint nothing\ndelete 1\n"
                      "continue\nlane  5\ninfo locals\nprint pair\ncontinue \nlane   5\ninfo  locals\nprint sum")
        assert [got[f"print {name}"] for name in "ikn"] == ["i = 100\n", "k = 0\n", "n = 7\n"], got
        assert got["print nothing"].startswith("column 1: "), got
        found = dict(line.split(" = ", 1) for line in got["info locals"].splitlines())
        assert found.pop("shared").startswith("nowhere at this instruction: "), found
        assert re.fullmatch("0x[0-9a-f]+", found.pop("out")), found
        assert found == kept, found
        assert got["print pair"] == f"pair = {kept['pair']}\n", got
        assert got["info  locals"] == f"pair = {kept['pair']}\nfour = {kept['four']}\ncolour = green\nsum = 19.5\n", got["info  locals"]
        assert got["print sum"] == "sum = 19.5\n", got
    # In registers, or computed from them; what is in none is said to be.
    got = session("gfx950_O2", "break 20\ncontinue\nlane 5\nprint i\nprint letter\nbreak weigh\ncontinue\nlane  5\ninfo locals")
    assert [got[f"print {name}"] for name in ("i", "letter")] == ["i = 5\n", "letter = 102\n"], got
    assert got["info locals"].startswith("pair = nowhere at this instruction: "), got["info locals"]
    assert "four = {10, ?, ?, 7}\ncolour = green\n" in got["info locals"], got["info locals"]
    code, got = answers("info locals", saxpy, "--kernel", "saxpy", "--grid", "1", "--block", "64", "--arg", "u32:64", "--arg", "f32:2", "--arg", "buf:256",
                        "--arg", "buf:256")
    assert got["info locals"].endswith("compile it with -g\n") or got["info locals"] == "the instruction belongs to no function with variables\n", got


def test_reencoded_instructions():
    """Scalar loads of RDNA on CDNA are executed and shown as what they are here."""
    words = [faults, "--kernel", "rdna", "--grid", "1", "--block", "64", "--arg", "buf:16"]
    code, got = answers("disassemble 1\nstepi\nstepi\nprint s20\nreverse-step\nreverse-step\nprint  s20", *words, "--accept-rdna-smem")
    assert code == 0 and "s_load_dwordx4 s[20:23], s[0:1], 0x0" in got["disassemble 1"], got
    assert got["print s20"] != "s20 = 0 (0x00000000)\n" and got["print  s20"] == "s20 = 0 (0x00000000)\n", got
    code, got = answers("stepi", *words)
    assert "fault: illegal_instruction" in got["stepi"], got


def test_wrong_words():
    code, got = answers("brake 4\nbreak\nbreak 4 if\nbreak 4 if wave = 1\nbreak 0x1968\nbreak nothing\nbreak 99\ntbreak other.cl:1\nwatch 5\n"
                        "watch v0[99]\nprint\nprint 1 +\nprint/z 1\nset v0\nset 1 = 2\nset v0[0] = 1.5\nwave 9\nlane 64\nx 8\nx/0x 8\n"
                        "stepi no\ndelete 3\ninfo\nhelp nothing\nuntil\nre")
    assert code == 0
    expected = {"brake 4": "no command 'brake'; did you mean 'break'?", "break 4 if": "write a condition after 'if'",
                "break 4 if wave = 1": "the condition 'wave = 1' is wrong: column 6: '= 1' is too much here",
                "break 0x1968": "0x1968 is inside the instruction at 0x1964, 'global_store_dword v[0:1], v2, off'",
                "break 99": "examples/wrong/off_by_one.cl has no code in line 99 or behind it", "watch 5": "column 1: this is neither a register nor memory",
                "watch v0[99]": "column 4: lane 99: the wave has 64 lanes", "print": "column 1: an expression is missing",
                "print 1 +": "column 4: the expression ends too early", "set v0": "write set PLACE = EXPRESSION",
                "set v0[0] = 1.5": "1.5 is no whole number: write f32(v0[0]) to set a float", "wave 9": "wave 9: the workgroup has 4 waves",
                "lane 64": "lane 64: a wave has 64 lanes", "x/0x 8": "write how many, from 1 to 65536",
                "stepi no": "write how often, as a number from 1 on", "delete 3": "there is no breakpoint 3",
                "info": "there are info registers, waves, breakpoints, counters, lds, line, locals and findings"}
    for words, answer in expected.items():
        if words == "break 99":
            assert got[words].rstrip("\n").endswith("has no code in line 99 or behind it"), got[words]
        else:
            assert got[words] == answer + "\n", (words, got[words])
    assert got["re"].startswith("no command 're': it may be reverse-step, "), got["re"]
    assert got["x 8"].startswith("4 bytes at 0x8 are no memory"), got["x 8"]


def test_words_of_gdb():
    """What a gdb user types does what it does there, or gets an answer that says what does."""
    begun = "the launch has begun already: continue runs on from where it stands, reverse-continue back to its beginning"
    instead = {begun: ("run", "r", "start", "starti"), "quit leaves, reverse-continue goes back to the launch's beginning": ("kill", "k"),
               "waves are the threads here: wave NUMBER selects one, info waves lists them": ("thread", "thread 1", "help thread")}
    every = [each for words in instead.values() for each in words]
    code, got = answers("\n".join(every) + "\nwave\ninfo threads\ninfo waves\ninfo registers pc s4 v1\ni r nothing\ninfo line 3")
    assert code == 0
    for answer, words in instead.items():
        for each in words:
            assert got[each] == f"no command '{each.split()[-1] if each[0] == 'h' else each.split()[0]}': {answer}\n", (each, got[each])
    assert got["wave"].endswith("=> 0x1900 's_load_dword s3, s[0:1], 0x1c'\n"), got["wave"]  # none of them has moved it
    assert got["info threads"] == got["info waves"] != "", got
    assert [line.split(" = ")[0] for line in got["info registers pc s4 v1"].splitlines()] == ["pc", "s4", "v1"], got
    assert got["i r nothing"] == "column 1: 'nothing' is neither a register nor a variable of the source nor a name of the code object\n", got
    assert got["info line 3"].startswith("there are info registers, "), got
    # Short names, and `exit`, behind which nothing is executed.
    code, got = answers("b 4\nc\ns\nn\ni b\np lane\nexit\nwave")
    assert code == 0 and got["c"].startswith("breakpoint 1 (4)\n"), got
    assert got["i b"].startswith("1  break  4 "), got
    assert "wave" not in got, got


def test_ends():
    # Nothing ran: 2. Something did: 0, and what was not done is said.
    assert debug("")[0] == 2
    assert debug("")[2] == "lockstep: the input ended while nothing had been executed\n"
    code, _, err = debug("stepi 5\n")
    assert code == 0 and err == "lockstep: the input ended while the launch was not over: what --out, --print and --expect ask for was not done\n", (code, err)
    assert debug("quit\n")[0] == 0
    assert debug("continue\n")[0] == 1  # the fault
    assert debug("quit\n", off_by_one, "--kernel", "nothing", *arguments[2:])[0] == 2
    assert debug("quit\n", "/nowhere", *arguments)[0] == 2
    code, out, err = debug("continue\nquit\n", off_by_one, *arguments[:-1], "buf:1028", "--print", "1:f32:2")
    assert code == 0 and "the launch has ended: 1 workgroup, " in out and not err, (code, out, err)
    code, out, _ = debug("break saxpy if wave == 9\ncontinue\nstep\n", saxpy, "--kernel", "saxpy", "--grid", "1", "--block", "64", "--arg", "u32:64",
                         "--arg", "f32:2", "--arg", "buf:256", "--arg", "buf:256")
    assert "no source lines: the code object has no source lines: compile it with -g\n" in out, out
    assert "breakpoint 1 (saxpy) was never reached\n" in out, out
    code, out, _ = debug("step\nquit\n", saxpy, "--kernel", "saxpy", "--grid", "1", "--block", "64", "--arg", "u32:64", "--arg", "f32:2", "--arg",
                         "buf:256", "--arg", "buf:256")
    assert "there are no source lines: compile the kernel with -g, or step by instruction\n" in out, out


def test_lines_of_faults_and_findings():
    for words in (["run"], ["check"]):
        done = subprocess.run([lockstep, *words, off_by_one, *arguments], capture_output=True, text=True, cwd=top)
        assert done.returncode == 1 and "(examples/wrong/off_by_one.cl:4) workgroup (0,0,0) wave 3 lane 63" in done.stderr, done.stderr
    done = subprocess.run([lockstep, "check", "--json", off_by_one, *arguments], capture_output=True, text=True, cwd=top)
    assert '"source":"examples/wrong/off_by_one.cl:4"' in done.stdout, done.stdout


run_all(test_readme, test_page, test_breaks_and_steps, test_backwards, test_writes_of_the_same_value, test_stores_that_a_buffer_drops, test_waves_that_have_ended, test_scalars_by_name, test_shows, test_variables, test_wrong_words, test_words_of_gdb, test_ends, test_lines_of_faults_and_findings)
