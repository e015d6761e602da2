"""lockstep dap, byte by byte: framing, refusals, damaged messages, clients that hang up. usage: raw_test.py LOCKSTEP FOLDER SOURCE"""
import json
import os
import subprocess
import sys

lockstep, folder, source = sys.argv[1:4]
program = os.path.join(folder, "steps.hsaco")
launch = {"program": program, "kernel": "steps", "grid": 2, "block": [128, 1, 1],
          "args": ["buf:1K", "buf:1K", "i32:3"], "stopOnEntry": True}


def message(seq, command, arguments=None):
    text = json.dumps({"seq": seq, "type": "request", "command": command, "arguments": arguments or {}}).encode()
    return framed(text)


def talk(data):
    done = subprocess.run([lockstep, "dap"], input=data, capture_output=True, timeout=120)
    out, answers = done.stdout, []
    while out:
        head, out = out.split(b"\r\n\r\n", 1)
        size = int(head.split(b":")[1])
        answers.append(json.loads(out[:size]))
        out = out[size:]
    return done.returncode, answers, done.stderr.decode()


def responses(answers):
    return {a["command"]: a for a in answers if a["type"] == "response"}


def test_hanging_up():
    assert talk(b"") == (2, [], "lockstep: the client of dap hung up\n")
    code, answers, err = talk(message(1, "initialize") + message(2, "launch", launch))
    assert code == 2 and err == "lockstep: the client of dap hung up\n", (code, err)
    assert responses(answers)["launch"]["success"]
    # After something has run, that is no bad input any more.
    code, answers, err = talk(message(1, "initialize") + message(2, "launch", launch) + message(3, "configurationDone") +
                              message(4, "next", {"threadId": 1}))
    assert code == 0 and err == "lockstep: the client of dap hung up\n", (code, err)
    code, _, err = talk(message(1, "initialize") + message(2, "launch", launch) + message(3, "disconnect"))
    assert code == 0 and not err, (code, err)


def framed(text):
    return b"Content-Length: %d\r\n\r\n" % len(text) + text


def test_damaged_messages():
    too_deep = "a message whose arrays and objects nest deeper than 100"
    for data, why in ((b"Content-Length: 5\r\n\r\n{", "the input ended inside a message"),
                      (b"Content-Length: 3\r\n\r\n{a}", "a message that is no JSON object"),
                      (b"Content-Length: 2\r\n\r\n[]", "a message that is no JSON object"),
                      (b"Hello\r\n\r\n", "a message without a Content-Length from 1 to 67108864"),
                      (b"Content-Length: 99999999999\r\n\r\n", "a message without a Content-Length from 1 to 67108864"),
                      (b"x" * 100000, "a header of more than 4096 bytes"),
                      (framed(b'{"a":' * 100000 + b"1" + b"}" * 100000), too_deep), (framed(b"[" * 10000000), too_deep),
                      (framed(b'{"seq":1,"type":"request","command":"launch","arguments":' + b"[" * 101 + b"]" * 101 + b"}"),
                       too_deep)):
        code, answers, err = talk(data)
        assert code == 2 and answers == [] and err == "lockstep: the client of dap hung up: " + why + "\n", (data[:40], code, err)


def test_refusals():
    def refused(*requests):
        _, answers, _ = talk(b"".join(message(i + 1, *each) for i, each in enumerate(requests)))
        last = [a for a in answers if a["type"] == "response"][-1]
        assert not last["success"], last
        return last["message"]

    assert refused(("threads",)) == "nothing has been launched yet"
    assert refused(("fly",)) == "lockstep has no request 'fly'"
    assert refused(("launch",)) == "launch wants 'program', a code object"
    assert "no kernel 'nothing'" in refused(("launch", dict(launch, kernel="nothing"))), refused(("launch", dict(launch, kernel="nothing")))
    assert refused(("launch", dict(launch, program="/nowhere"))).startswith("cannot open")
    assert refused(("launch", dict(launch, args=[1]))).startswith("the arguments of 'launch' are wrong: ")
    assert refused(("launch", dict(launch, target="gfx1100"))).endswith("steps.hsaco: built for gfx950, this is gfx1100")
    assert "unknown target 'gfx1'" in refused(("launch", dict(launch, target="gfx1")))
    assert refused(("launch", dict(launch, matrixModel="nice"))) == "there is no matrix model 'nice'"
    assert refused(("launch", dict(launch, numerics="nice"))) == "there are no numerics 'nice': use silicon or rounded"
    begun = ("launch", launch)
    assert refused(("stackTrace", {})) == refused(("stackTrace", {"threadId": 1})) == "nothing has been launched yet"
    assert refused(begun, ("stackTrace", {})) == "there is no thread 0: the workgroup has 2 waves"
    assert refused(("launch", [1])) == "the arguments of 'launch' are no JSON object"
    assert refused(("launch", dict(launch, maxInstructions=[7]))).startswith("the arguments of 'launch' are wrong: ")
    assert refused(("launch", dict(launch, maxInstructions=-7))).startswith("the arguments of 'launch' are wrong: ")
    assert "-7: write a whole number" in refused(("launch", dict(launch, maxInstructions="-7")))
    assert refused(begun, begun) == "a kernel has been launched already"
    assert refused(begun, ("next", {"threadId": 9})) == "there is no thread 9: the workgroup has 2 waves"
    assert refused(begun, ("evaluate", {"expression": "1 +"})) == "column 4: the expression ends too early"
    assert refused(begun, ("variables", {"variablesReference": 0})) == "there is nothing behind variablesReference 0"
    assert refused(begun, ("readMemory", {"memoryReference": "here", "count": 4})) == "'here' is no memory reference"
    assert refused(begun, ("variables", {})).startswith("the arguments of 'variables' are wrong: ")
    # A register of a wave that has fewer: wave 0, kind 4 ("lanes"), number 2000.
    assert refused(begun, ("variables", {"variablesReference": 1 + 4 * 2048 + 2000})) == "the wave has no vector register 2000"
    far = {"memoryReference": "0", "instructionCount": 1, "instructionOffset": -(1 << 63)}
    assert refused(begun, ("disassemble", far)) == "'instructionOffset' is more than 2^40 instructions away"


def test_types_of_the_envelope():
    """A request's own members may be anything; it is refused, and the session goes on."""
    threads = {"seq": 1, "type": "request", "command": "threads"}
    for change, answer in (({"command": 5}, (1, "", "a request without a 'command' that is a string")),
                           ({"command": None}, (1, "", "a request without a 'command' that is a string")),
                           ({"command": {"a": []}}, (1, "", "a request without a 'command' that is a string")),
                           ({"seq": "1"}, (0, "threads", "a request whose 'seq' is no whole number")),
                           ({"seq": [1]}, (0, "threads", "a request whose 'seq' is no whole number")),
                           ({"seq": 1.5}, (0, "threads", "a request whose 'seq' is no whole number")),
                           ({"seq": 1 << 40}, (1 << 40, "threads", "nothing has been launched yet")),
                           ({"arguments": None}, (1, "threads", "nothing has been launched yet")),
                           ({"arguments": 7}, (1, "threads", "the arguments of 'threads' are no JSON object")),
                           ({"type": 7}, None)):
        code, answers, err = talk(framed(json.dumps(dict(threads, **change)).encode()) + message(2, "fly"))
        assert code == 2 and err == "lockstep: the client of dap hung up\n", (change, code, err)
        told = [(a["request_seq"], a["command"], a["message"]) for a in answers]
        assert told == [*([answer] if answer else []), (2, "fly", "lockstep has no request 'fly'")], (change, told)


def test_numbers():
    """What is a number on the command line may be one in JSON, too."""
    for options in ({"maxInstructions": 100}, {"maxInstructions": "100"}, {"interleave": 16}, {"interleave": "16"},
                    {"stackBytes": 4096}, {"stackBytes": "4K"}, {"grid": "2", "block": ["128"]}):
        _, answers, _ = talk(message(1, "launch", dict(launch, **options)))
        assert responses(answers)["launch"]["success"], (options, answers)
    _, answers, _ = talk(message(1, "launch", dict(launch, maxInstructions=100)) + message(2, "configurationDone") +
                         message(3, "continue", {"threadId": 1}))
    texts = [a["body"].get("text", "") for a in answers if a.get("event") == "stopped"]
    assert any("instruction_budget" in text for text in texts), answers


for test in (test_hanging_up, test_damaged_messages, test_refusals, test_types_of_the_envelope, test_numbers):
    test()
    print(test.__name__, "ok")
