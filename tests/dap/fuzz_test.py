"""lockstep dap with requests that are changed at random, from a fixed seed: each is answered, and the server lives until it is left.
usage: fuzz_test.py LOCKSTEP FOLDER SOURCE"""
import json
import os
import random
import subprocess
import sys

lockstep, folder, source = sys.argv[1:4]
launch = {"program": os.path.join(folder, "steps.hsaco"), "kernel": "steps", "grid": 2, "block": [128, 1, 1],
          "args": ["buf:1K", "buf:1K", "i32:3"], "stopOnEntry": True}
SESSIONS, REQUESTS = 25, 120
thread = {"threadId": 1}
requests = [
    ("initialize", {"adapterID": "lockstep"}), ("launch", launch), ("configurationDone", {}), ("threads", {}), ("stackTrace", thread),
    ("scopes", {"frameId": 0}), ("variables", {"variablesReference": 1}), ("variables", {"variablesReference": 8193, "start": 1, "count": 2}),
    ("setVariable", {"variablesReference": 2049, "name": "s8", "value": "7"}), ("setExpression", {"expression": "v0[1]", "value": "1 + 1"}),
    ("evaluate", {"expression": "v0[3] + 1", "context": "repl", "frameId": 0}), ("evaluate", {"expression": "lane 5", "context": "repl"}),
    ("readMemory", {"memoryReference": "lds 0", "offset": 4, "count": 64}), ("readMemory", {"memoryReference": "0x1000000000", "count": 8}),
    ("readMemory", {"memoryReference": "scratch 0 0", "count": 8}), ("writeMemory", {"memoryReference": "lds", "offset": 8, "data": "AAECAw=="}),
    ("disassemble", {"memoryReference": "0x1900", "instructionOffset": -2, "instructionCount": 8}), ("pause", thread),
    ("setBreakpoints", {"source": {"path": source}, "breakpoints": [{"line": 16, "condition": "lane == 3", "hitCondition": "> 1"}]}),
    ("setFunctionBreakpoints", {"breakpoints": [{"name": "steps", "logMessage": "v0 is {v0[3]}"}]}),
    ("setInstructionBreakpoints", {"breakpoints": [{"instructionReference": "0x1900", "offset": 4}]}),
    ("dataBreakpointInfo", {"variablesReference": 0, "name": "v0[3]"}), ("setDataBreakpoints", {"breakpoints": [{"dataId": "0 v0[3]"}]}),
    ("next", dict(thread, granularity="instruction")), ("stepIn", thread), ("stepOut", thread), ("stepBack", thread),
    ("reverseContinue", thread), ("continue", thread), ("exceptionInfo", thread), ("setExceptionBreakpoints", {"filters": []})]
odd = [None, True, 0, 1, -1, 7, 1.5, 1e308, 1 << 31, 1 << 32, (1 << 63) - 1, -(1 << 63), (1 << 64) - 1, 1 << 70, "", "0", "-1", "x" * 5000, "{v0[",
       "\x00\uffff", "99999999999999999999", "lane", "scratch 9 9", "lds 99", "mem[0]", [], {}, [[]], {"a": [1]}, [None], ["1", 2]]


def changed(value, chance):
    """The value with some of what is in it replaced, dropped or doubled."""
    if random.random() < chance:
        return random.choice(odd)
    if isinstance(value, dict):
        return {key if random.random() < 0.98 else key + "x": changed(each, chance) for key, each in value.items()
                if random.random() > chance / 2}
    if isinstance(value, list):
        return [changed(each, chance) for each in value for _ in range(random.choice((1, 1, 1, 1, 2)))]
    if isinstance(value, str) and random.random() < chance:
        at = random.randrange(len(value) + 1)
        return value[:at] + random.choice(("(", "]", "-", " ", "\u00e9", "9" * 20)) + value[at + random.randrange(2):]
    return value


def framed(text):
    return b"Content-Length: %d\r\n\r\n" % len(text) + text


def session(number):
    random.seed(32000 + number)
    sent, data = [], b""
    for seq in range(1, REQUESTS + 1):
        # The first ones launch, unless the session is about what comes before.
        command, arguments = requests[seq - 1] if seq <= 3 and number % 5 != 0 else random.choice(requests)
        if command == "launch" and seq > 3:
            command, arguments = "threads", {}
        whole = {"seq": seq, "type": "request", "command": command, "arguments": arguments}
        if seq > 3 or number % 5 == 0:
            whole = dict(whole, arguments=changed(arguments, random.choice((0, 0.1, 0.4))))
            if random.random() < 0.05:
                key = random.choice(("seq", "command", "arguments"))
                whole[key] = random.choice(odd)
        sent.append(whole)
        data += framed(json.dumps(whole).encode())
    data += framed(json.dumps({"seq": REQUESTS + 1, "type": "request", "command": "disconnect"}).encode())
    done = subprocess.run([lockstep, "dap"], input=data, capture_output=True, timeout=300)
    out, answers = done.stdout, []
    while out:
        head, out = out.split(b"\r\n\r\n", 1)
        size = int(head.split(b":")[1])
        answers.append(json.loads(out[:size]))
        out = out[size:]
    responses = [a for a in answers if a["type"] == "response"]
    assert done.returncode in (0, 1, 2), (number, done.returncode, done.stderr[-2000:], sent[len(responses):][:1])
    assert not done.stderr, (number, done.stderr[-2000:])
    assert len(responses) == REQUESTS + 1, (number, len(responses), sent[len(responses)])
    assert responses[-1]["command"] == "disconnect" and responses[-1]["success"]
    refused = sum(not each["success"] for each in responses)
    assert all(each["message"] for each in responses if not each["success"])
    return refused


refused = sum(session(number) for number in range(SESSIONS))
total = SESSIONS * REQUESTS
assert total / 10 < refused < total * 9 / 10, refused
print(f"{total} requests of {SESSIONS} sessions, {refused} refused")

# Launches with other arguments: made, or refused.
LAUNCHES, made = 100, 0
for number in range(LAUNCHES):
    random.seed(34000 + number)
    arguments = changed(dict(launch, maxInstructions=1000, stackBytes="1K", matrixModel="exact", numerics="rounded"), 0.08)
    data = b"".join(framed(json.dumps({"seq": i, "type": "request", "command": c, "arguments": a}).encode())
                    for i, (c, a) in enumerate([("launch", arguments), ("threads", {}), ("disconnect", {})]))
    done = subprocess.run([lockstep, "dap"], input=data, capture_output=True, timeout=300)
    assert done.returncode in (0, 1, 2) and not done.stderr, (number, done.returncode, done.stderr[-2000:], arguments)
    assert done.stdout.count(b'"type":"response"') == 3, (number, done.stdout, arguments)
    made += done.returncode == 0
assert 0 < made < LAUNCHES, made
print(f"{LAUNCHES} launches, {made} made")

# Bytes of whole messages, changed: an answer, or an end that says why.
base = b"".join(framed(json.dumps({"seq": i, "type": "request", "command": c, "arguments": a}).encode()) for i, (c, a) in
                enumerate([("initialize", {}), ("launch", launch), ("threads", {}), ("evaluate", {"expression": "v0[3]"})]))
STREAMS = 60
for number in range(STREAMS):
    random.seed(33000 + number)
    data = bytearray(base)
    for _ in range(random.choice((1, 2, 8))):
        at = random.randrange(len(data))
        data[at:at + random.randrange(3)] = bytes(random.randrange(256) for _ in range(random.randrange(3)))
    done = subprocess.run([lockstep, "dap"], input=bytes(data), capture_output=True, timeout=300)
    assert done.returncode in (0, 1, 2), (number, done.returncode, done.stderr[-2000:], bytes(data))
    assert done.stderr.startswith(b"lockstep: the client of dap hung up"), (number, done.stderr)
print(f"{STREAMS} damaged streams")
