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
    return b"Content-Length: %d\r\n\r\n" % len(text) + text


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


def test_damaged_messages():
    for data, why in ((b"Content-Length: 5\r\n\r\n{", "the input ended inside a message"),
                      (b"Content-Length: 3\r\n\r\n{a}", "a message that is no JSON object"),
                      (b"Content-Length: 2\r\n\r\n[]", "a message that is no JSON object"),
                      (b"Hello\r\n\r\n", "a message without a Content-Length from 1 to 67108864"),
                      (b"Content-Length: 99999999999\r\n\r\n", "a message without a Content-Length from 1 to 67108864"),
                      (b"x" * 100000, "a header of more than 4096 bytes")):
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
    begun = ("launch", launch)
    assert refused(begun, begun) == "a kernel has been launched already"
    assert refused(begun, ("next", {"threadId": 9})) == "there is no thread 9: the workgroup has 2 waves"
    assert refused(begun, ("evaluate", {"expression": "1 +"})) == "column 4: the expression ends too early"
    assert refused(begun, ("variables", {"variablesReference": 0})) == "there is nothing behind variablesReference 0"
    assert refused(begun, ("readMemory", {"memoryReference": "here", "count": 4})) == "'here' is no memory reference"
    assert refused(begun, ("variables", {})).startswith("the arguments of 'variables' are wrong: ")


for test in (test_hanging_up, test_damaged_messages, test_refusals):
    test()
    print(test.__name__, "ok")
