"""lockstep debug on variables of the source: expressions of C, trees, frames. usage: as debug_test.py"""
import os
import re
import subprocess
import sys

from harness import kernels, lockstep, run_all

top = sys.argv[4]


def session(name, script, lanes=None):
    """What each command answered; of equal ones the last."""
    words = [os.path.join(kernels, f"objects_{name}.hsaco"), "--kernel", "_Z7objectsPfPKi4Pairi", "--grid", "1", "--block",
             str(lanes or (64 if name.startswith("gfx9") else 32)), "--arg", "buf:256", "--arg", "buf:256", "--arg",
             "bytes:05000000000080400000a04000000000", "--arg", "i32:1"]
    done = subprocess.run([lockstep, "debug", *words], input=script + "\nquit\n", capture_output=True, text=True, timeout=300, cwd=top)
    assert done.returncode == 0 and not done.stderr, done
    parts = re.split(r"^\(lockstep\) (.*)\n", done.stdout, flags=re.M)
    return dict(zip(parts[1::2], (each.rstrip("\n") for each in parts[2::2])))


def prints(name, place, expected, lane=5):
    """EXPECTED: expression to text, at PLACE."""
    script = f"break {place} if lane == {lane}\ncontinue\n" + "\n".join("print " + each for each in expected)
    got = session(name, script)
    assert got["continue"].startswith("breakpoint 1 "), got
    for text, value in expected.items():
        answer = got["print " + text.strip()]
        if hasattr(value, "pattern"):
            assert value.fullmatch(answer), (name, text, answer)
        else:
            assert answer in (value, f"{text.strip()} = {value}"), (name, text, answer)


values = {
    "pairs": "{{a = 5, b = {1, 2, 3}}, {a = 10, b = {4, 5, 6}}}", "pairs[1].b[2]": "6", "q->a": "10", "(*q).a": "10", "*q": "{a = 10, b = {4, 5, 6}}",
    "q[-1].b": "{1, 2, 3}", "matrix": "{{1, 2, 3}, {4, 5, 6}}", "matrix[1]": "{4, 5, 6}", "matrix[1][2]": "6", "*matrix[1]": "4", "**matrix": "1",
    "chain->next->value": "7", "chain->next->next": "0x0", "chain->low": "1", "chain->next->low": "5", "chain->next->high": "-3", "chain->next->colour": "green",
    "last.colour == 5": "1", "last.colour == green": "1", "red": "red", "one": "{a = 5, b = {4, 5, 0}}", "one.b[1]": "5", "n": "1",
    # C's conversions: unsigned int wraps, int / int is int, float stays float, a shift keeps its type.
    "u": "4294967196", "u + 1": "4294967197", "u + 100": "0", "n - 2": "-1", "u > -1": "0", "i / 2": "2", "i / 2.0": "2.5", "sum": "2.5", "sum + 1": "3.5",
    "sum * 0.1f": "0.25", "(int)sum": "2", "(float)i / 2": "2.5", "(unsigned char)(i - 6)": "255", "-n >> 1": "-1", "!sum": "0", "~n": "-2", "i << 31": "-2147483648",
    "sum && i == 5": "1", "0 && *(int *)0": "0", "i == v0": re.compile(r"i == v0 = [01]"),
    # Global variables, LDS by a generic pointer, casts of pointers, references.
    "table": "{10, 20, 30, 40}", "table[i & 3]": "20", "*inside": "0", "&table[1] - &table[0]": "1", "*(&table[0] + 2)": "30", "*(table + 3)": "40",
    "result": "0", "*out": "0", "(&pairs[1])->b[0]": "4", "&pairs[1] == q": "1", "*(float *)&table[0]": "1.4e-44", "((Pair *)q)->a": "10", "((struct Pair *)q)->b[1]": "5",
    "q - pairs": "1", "::lane": "10", "lane": "5", "pairs[0].b[n + 1]": "3",
    # Errors.
    "pairs[2]": "column 7: 'pairs' has 2 elements; index 2 is outside", "pairs[-1]": "column 7: 'pairs' has 2 elements; index -1 is outside",
    "matrix[1][3]": "column 11: the array has 3 elements; index 3 is outside", "q->c": "column 2: Pair has no member 'c': it has a, b",
    "q.a": "column 2: Pair * has no members: write -> behind a pointer", "i.a": "column 2: int has no members", "i[0]": "column 2: int is neither an array nor a pointer",
    "*i": "column 1: int is no pointer", "pairs + 1.5": "column 7: 1.5 is no whole number", "pairs[0] + 1": re.compile("column 6: this is a struct .Pair., which has no single value: .*"),
    "i / (n - 1)": "column 3: division by zero", "1 << (n + 40)": "column 3: a shift of 32 bits by 41 has no value in C", "sum | 1": "column 5: this operator is for whole numbers",
    "*chain->next->next": re.compile(".* at 0x0 are no memory: .*"), "s": "column 1: no variable 's' can be seen at .*",
    "nothing + 1": "column 1: 'nothing' is neither a register nor a variable of the source nor a name of the code object", "&(i + 1)": "column 1: & is for what is in memory: this is a value",
    "q->": "column 4: the name of a member is missing", "pairs[": "column 7: the expression ends too early", "(Pair)i": "column 1: nothing can be cast to Pair",
}


def test_expressions():
    expected = dict(values)
    expected["s"] = re.compile("column 1: no variable 's' can be seen at 0x.*: info locals lists those that can")
    for name in ("gfx950_O0", "gfx1201_O0"):
        prints(name, "objects.hip:50", expected)


def test_optimised():
    """In registers and constants: right, or said to be nowhere; never wrong."""
    got = session("gfx950_O2", "break _Z4leafP4Pairi\ncontinue\nlane 5\nprint k\nprint p->b[k] + p->a\nprint *p\nprint s\nwatch k\nset k = 2\nprint  k\nprint v2\nup\nup\ninfo locals\n"
                  "set u = 3\nset lane = 3")
    assert re.fullmatch(r"breakpoint 1 at 0x[0-9a-f]+ \(tests/cli/kernels/objects.hip:18\)", got["break _Z4leafP4Pairi"]), got  # and not where the kernel begins
    assert [got["print " + each].split(" = ", 1)[1] for each in ("k", "p->b[k] + p->a", "*p", " k", "v2")] == ["1", "15", "{a = 10, b = {4, 5, 6}}", "2", "2 (0x00000002)"], got
    assert "nowhere at this instruction" in got["print s"] and got["watch k"] == "watchpoint 2: k, v2[5] of wave 0", got
    # A caller's registers: those that leaf has not written yet; the others are nowhere.
    found = dict(line.split(" = ", 1) for line in got["info locals"].splitlines())
    right = {"u": "4294967196", "lane": "10", "i": "5", "n": "1", "sum": "2.5", "matrix": values["matrix"], "pairs": values["pairs"], "one": values["one"]}
    known = {name for name, value in right.items() if found[name] == value}
    assert {"u", "lane"} <= known and all("nowhere" in found[name] for name in right.keys() - known), found
    # A vector, of which the compiler has kept two elements.
    weigh = [os.path.join(kernels, "variables_gfx950_O2.hsaco"), "--kernel", "variables", "--grid", "1", "--block", "64", "--arg", "buf:256", "--arg", "i32:7"]
    script = "break weigh\ncontinue\nlane 5\nprint four\nprint four.x\nprint four.y\nprint four.w + 1\nprint four.q\nprint colour == green\nprint colour + 1\nset four.x = 11\n" \
             "print  four\nset four.y = 1\nset four = 1\nset green = 0\nbacktrace\nquit\n"
    done = subprocess.run([lockstep, "debug", *weigh], input=script, capture_output=True, text=True, timeout=300, cwd=top)
    parts = re.split(r"^\(lockstep\) (.*)\n", done.stdout, flags=re.M)
    got = dict(zip(parts[1::2], (each.rstrip("\n") for each in parts[2::2])))
    assert got["print four"] == "four = {10, ?, ?, 7}" and got["print  four"] == "four = {11, ?, ?, 7}", got
    assert [got["print " + each] for each in ("four.x", "four.w + 1", "colour == green", "colour + 1")] == ["four.x = 10", "four.w + 1 = 8", "colour == green = 1", "colour + 1 = 6"], got
    assert "nowhere" in got["print four.y"] and "nowhere" in got["set four.y = 1"] and got["print four.q"] == "column 5: float [4] has no element 'q'", got
    assert got["set four = 1"] == "a float [4] takes another float [4], or set one of its parts" and "the compiler knows its value" in got["set green = 0"], got
    trace = got["backtrace"].splitlines()
    assert len(trace) == 2 and trace[0].startswith("#0  weigh at ") and re.match(r"#1  variables at .*variables.cl:29, returns to 0x", trace[1]), trace


def test_conditions_watch_and_set():
    for name in ("gfx950_O0", "gfx1201_O0"):
        got = session(name, "break objects.hip:50 if pairs[1].a == 14 && sum > 3\ncontinue\nprint i\nprint lane\nset pairs[0].b[1] = i + 0.5\nset q->a = 1000\n"
                      "set last.colour = 0\nset chain->next->value = -1\nprint pairs\nprint  last.value\nset pairs[0] = pairs[1]\nprint  pairs[0]\nset i + 1 = 3\n"
                      "set pairs[0] = 3\nset last.low = 2\nset last.high = i - 20\nprint  last\nset last.low = 8 + n\nset last.high = -1\nprint   last\nset table[2] = 31\nprint table\nset *out = 2.5\nx/1f out\nprint/x u\nprint/x pairs\nwatch result\nwatch *q\n"
                      "watch i + 1\ndelete 1\ncontinue \nprint  result\nreverse-continue")
        assert (got["print i"], got["print lane"]) == ("i = 7", "lane = 7"), got
        assert got["print pairs"] == "pairs = {{a = 7, b = {1, 7.5, 3}}, {a = 1000, b = {4, 5, 6}}}", got
        assert got["print  last.value"] == "last.value = -1" and got["print  pairs[0]"] == "pairs[0] = {a = 1000, b = {4, 5, 6}}", got
        assert got["set pairs[0] = 3"] == "a Pair takes another Pair, or set one of its parts", got
        # A bit field takes the low bits, its sign is its own, and its neighbour in the byte stays.
        assert [re.search(r"low = .*", got[each])[0] for each in ("print  last", "print   last")] == ["low = 2, high = -13, colour = red}", "low = 1, high = -1, colour = red}"], got
        assert got["print table"] == "table = {10, 20, 31, 40}" and got["x/1f out"].endswith("\t2.5"), got
        assert got["print/x u"] == "u = 0xffffff9c" and got["print/x pairs"].startswith("a format is for one value"), got
        assert re.fullmatch(r"watchpoint 2: result, 4 bytes at 0x[0-9a-f]+", got["watch result"]), got
        assert got["watch *q"].startswith("watchpoint 3: *q, 16 bytes at 0x") and got["watch i + 1"] == "column 3: this is a value, which is nowhere", got
        assert re.match(r"watchpoint 2, result, 4 bytes at 0x[0-9a-f]+: 0 -> ", got["continue "]), got
        assert re.match(r"watchpoint 2, result, ", got["reverse-continue"]), got
    got = session("gfx950_O0", "break objects.hip:50 if sun > 3\nbreak leaf if i == 3\nbreak objects.hip:20 if s > 7\ncontinue\nprint s\nprint *p\nprint p->b[k] + p->a")
    assert got["break objects.hip:50 if sun > 3"].startswith("the condition 'sun > 3' is wrong: column 1: 'sun' is neither "), got
    assert "no variable 'i' can be seen at 0x" in got["break leaf if i == 3"] or "is no place" in got["break leaf if i == 3"], got


def test_frames():
    for name in ("gfx950_O0", "gfx1201_O0", "gfx950_O2"):
        got = session(name, "break _Z4leafP4Pairi\ncontinue\nlane 5\nbt\nup\nprint k\nup \nframe\nprint  k\nprint pairs[1].b[0]\nprint n\ninfo locals\nup  \ndown\nframe 7\nframe x\n"
                      "frame 0\ndown \nstepi\nframe ")
        trace = got["bt"].splitlines()
        assert len(trace) == 3 and re.match(r"#0  leaf at .*objects.hip:\d+, 0x", trace[0]), got["bt"]
        assert re.match(r"#1  middle at .*objects.hip:24, returns to 0x", trace[1]) and re.match(r"#2  objects at .*objects.hip:50, returns to 0x", trace[2]), got["bt"]
        assert got["up"].startswith("#1  middle at ") and got["up"].endswith("\n24\t  float kept = leaf(p, k) * 2;"), got["up"]
        assert got["frame"].startswith("#2  objects at "), got
        assert got["print  k"].startswith("column 1: no variable 'k' can be seen at "), got
        assert got["up  "] == "frame 3: wave 0 is in 3 functions, counted from 0", got
        assert got["down"].startswith("#1  middle") and got["frame 0"].startswith("#0  leaf") and got["down "] == "frame 0 is the innermost function", got
        assert got["frame 7"].startswith("frame 7: wave 0 is in 3") and got["frame x"].startswith("write the number"), got
        if name.endswith("O0"):
            assert (got["print k"], got["print n"], got["print pairs[1].b[0]"]) == ("k = 1", "n = 1", "pairs[1].b[0] = 4"), got
        else:
            for text, value in (("print k", "1"), ("print n", "1")):  # right or nowhere
                assert got[text].endswith(" = " + value) or "nowhere" in got[text], got
    # What is inlined.
    got = session("gfx950_O2", "break objects.hip:30\ncontinue\nbt\nprint x\nup\nprint n")
    assert re.match(r"#0  twice at .*objects.hip:\d+, inlined\n#1  objects at .*objects.hip:49, 0x", got["bt"]), got
    assert got["print n"] in ("n = 1",) or "nowhere" in got["print n"], got


def test_shapes():
    """Types without bytes, of unknown length, of 16 bytes; names with an underscore; registers beside variables."""
    words = [os.path.join(kernels, "shapes.hsaco"), "--kernel", "shapes", "--grid", "1", "--block", "64", "--arg", "buf:256", "--arg", "buf:256", "--arg", "i32:3"]
    commands = ["break shapes.cl:23", "continue", "print many", "print *nothing", "print list->data[1]", "set list->data[1] = 9", "print list->data[1] + 0",
                "print list->data[1000000]", "set big = -1", "print ((_Pair *)address)->right", "print ((struct Pair *)address)->wrong",
                "set s4 = 65536", "set s5 = 0", "print one * s[4:5]", "print one * s4", "set s5 = 1", "print one * s[4:5] + 0"]
    done = subprocess.run([lockstep, "debug", *words], input="\n".join([*commands, "quit\n"]), capture_output=True, text=True, timeout=60, cwd=top)
    assert done.returncode == 0 and not done.stderr, done
    parts = re.split(r"^\(lockstep\) (.*)\n", done.stdout, flags=re.M)
    got = dict(zip(parts[1::2], (each.rstrip("\n") for each in parts[2::2])))
    assert got["print many"].startswith("many = {{{{{}, {}, ") and len(got["print many"]) < 10000, len(got["print many"])
    assert got["print *nothing"] == "*nothing = {}" and got["print list->data[1]"] == "list->data[1] = 0", got
    assert got["print list->data[1] + 0"] == "list->data[1] + 0 = 9" and "no memory" in got["print list->data[1000000]"], got
    assert got["set big = -1"] == "a __int128 has more than 8 bytes: set them by their address", got
    assert got["print ((_Pair *)address)->right"].endswith("->right = 3") and got["print ((struct Pair *)address)->wrong"].endswith("->wrong = 3"), got
    # A register pair is unsigned long, a register unsigned int, whatever they hold.
    assert got["print one * s[4:5]"].endswith(" = 4294967296") and got["print one * s4"].endswith(" = 0"), got
    assert got["print one * s[4:5] + 0"].endswith(" = 281479271677952"), got


run_all(test_expressions, test_optimised, test_conditions_watch_and_set, test_frames, test_shapes)
