"""lockstep dap on variables of the source, data breakpoints, findings, completions and restarts.
usage: variables_test.py LOCKSTEP FOLDER SOURCE FOLDER_OF_CLI_KERNELS"""
import os
import shutil
import sys
import tempfile

from client import Client

lockstep, folder, _, kernels = sys.argv[1:5]
line = {"i": 40, "end": 50}


def launch(name, **more):
    return {"program": os.path.join(kernels, name + ".hsaco"), "kernel": "_Z7objectsPfPKi4Pairi", "grid": 1, "block": 64, "stopAtEnd": True,
            "args": ["buf:256", "buf:256", "bytes:05000000000080400000a04000000000", "i32:1"], **more}


def stop_at(client, configuration, number, condition=""):
    (set_,) = client.begin(configuration, ("setBreakpoints", {"source": {"path": "objects.hip"}, "breakpoints": [{"line": number, "condition": condition}]}))
    assert set_["breakpoints"][0]["verified"], set_
    return client.event("stopped")


def top(client, stop, frame=0):
    return client.ask("stackTrace", threadId=stop["threadId"])["stackFrames"][frame]


def children(client, reference, **part):
    return {each["name"]: each for each in client.ask("variables", variablesReference=reference, **part)["variables"]}


def locals_of(client, frame):
    scope = client.ask("scopes", frameId=frame["id"])["scopes"][0]
    assert scope["name"] == "Locals", scope
    return scope["variablesReference"], children(client, scope["variablesReference"])


def test_trees_and_settings():
    for target in ("gfx950", "gfx1201"):
        client = Client(lockstep)
        stop = stop_at(client, launch(f"objects_{target}_O0", block=64 if target == "gfx950" else 32), line["end"], "i == 5")
        frame = top(client, stop)
        scope, found = locals_of(client, frame)
        assert found["i"]["value"] == "5" and found["i"]["type"] == "int" and found["i"]["variablesReference"] == 0, found["i"]
        pairs = found["pairs"]
        assert pairs["value"] == "{{a = 5, b = {1, 2, 3}}, {a = 10, b = {4, 5, 6}}}" and pairs["indexedVariables"] == 2, pairs
        second = children(client, pairs["variablesReference"], start=1, count=1)
        assert list(second) == ["[1]"] and second["[1]"]["evaluateName"] == "pairs[1]", second
        members = children(client, second["[1]"]["variablesReference"])
        assert members["a"]["value"] == "10" and members["b"]["evaluateName"] == "pairs[1].b", members
        assert [each["value"] for each in children(client, members["b"]["variablesReference"]).values()] == ["4", "5", "6"]
        # A list: pointers are followed one by one.
        first = children(client, found["chain"]["variablesReference"])["*"]
        node = children(client, first["variablesReference"])
        assert node["low"]["value"] == "1" and node["colour"]["value"] == "red", node
        second = children(client, children(client, node["next"]["variablesReference"])["*"]["variablesReference"])
        assert second["value"]["value"] == "7" and second["value"]["evaluateName"], second
        assert client.ask("evaluate", expression=second["value"]["evaluateName"], frameId=frame["id"])["result"] == "7"
        assert "no memory" in client.refused("variables", variablesReference=second["next"]["variablesReference"])
        # Set, by name and by expression; what is no value is refused.
        assert client.ask("setVariable", variablesReference=scope, name="i", value="i + 2")["value"] == "7"
        assert client.ask("setVariable", variablesReference=pairs["variablesReference"], name="[0]", value="pairs[1]")["value"] == "{a = 10, b = {4, 5, 6}}"
        assert client.ask("setExpression", expression="q->b[2]", value="1.25", frameId=frame["id"])["value"] == "1.25"
        assert client.ask("evaluate", expression="pairs[1].b[2] * 2", frameId=frame["id"])["result"] == "2.5"
        assert "outside" in client.refused("evaluate", expression="pairs[2]", frameId=frame["id"])
        assert "is a value" in client.refused("setExpression", expression="i + 1", value="3", frameId=frame["id"])
        assert "of an earlier stop" in client.refused("variables", variablesReference=(1 << 30) + 5000)
        # Names.
        targets = client.ask("completions", text="1 + q->", column=8, frameId=frame["id"])["targets"]
        assert [each["label"] for each in targets] == ["a", "b"] and targets[0]["start"] == 7, targets
        assert "matrix" in [each["label"] for each in client.ask("completions", text="mat", column=4, frameId=frame["id"])["targets"]]
        client.leave()


def test_frames():
    for level in ("O0", "O2"):
        client = Client(lockstep)
        (set_,) = client.begin(launch("objects_gfx950_" + level), ("setFunctionBreakpoints", {"breakpoints": [{"name": "_Z4leafP4Pairi"}]}))
        assert set_["breakpoints"][0]["verified"], set_
        stop = client.event("stopped")
        frames = client.ask("stackTrace", threadId=stop["threadId"])["stackFrames"]
        assert [each["name"] for each in frames] == ["leaf", "middle", "objects"], frames
        if level == "O0":
            assert locals_of(client, frames[2])[1]["n"]["value"] == "1"
            assert client.ask("evaluate", expression="pairs[1].b[0]", frameId=frames[2]["id"])["result"] == "4"
            assert "no variable 'pairs'" in client.refused("evaluate", expression="pairs", frameId=frames[0]["id"])
        client.leave()


def test_data_breakpoints():
    client = Client(lockstep)
    stop = stop_at(client, launch("objects_gfx950_O0"), line["i"], "lane == 5")
    frame = top(client, stop)
    client.ask("setBreakpoints", source={"path": "objects.hip"}, breakpoints=[])
    scope, found = locals_of(client, frame)
    sum_ = client.ask("dataBreakpointInfo", variablesReference=scope, name="sum")
    assert sum_["accessTypes"] == ["write"] and sum_["description"].startswith("sum, 4 bytes at "), sum_

    out = client.ask("evaluate", expression="out", frameId=frame["id"])["result"]
    memory = client.ask("dataBreakpointInfo", name=out, asAddress=True, bytes=4)
    assert memory["description"].startswith("4 bytes at 0x"), memory
    none = client.ask("dataBreakpointInfo", name="12", asAddress=True, bytes=4)
    assert none["dataId"] is None and "no memory" in none["description"], none
    set_ = client.ask("setDataBreakpoints", breakpoints=[{"dataId": sum_["dataId"]}, {"dataId": memory["dataId"]}, {"dataId": "place 1 2"}])["breakpoints"]
    assert [each["verified"] for each in set_] == [True, True, False], set_
    stop = client.move("continue", threadId=1)
    assert stop["reason"] == "data breakpoint" and stop["hitBreakpointIds"] == [set_[0]["id"]] and "sum, " in stop["description"], stop
    while "sum, " in stop["description"]:
        stop = client.move("continue", threadId=1)
    assert stop["hitBreakpointIds"] == [set_[1]["id"]] and "4 bytes at " in stop["description"], stop
    client.leave()
    # An id that a client changed: a register, a lane and a workgroup that are not there.
    client = Client(lockstep)
    stop_at(client, launch("objects_gfx1201_O0", block=32), line["i"])
    ids = ["place 0 0 0 0 1000 0 4 5 x", "place 0 0 0 0 256 0 4 5 x", "place 0 0 0 0 255 0 8 6 x", "place 7 0 0 63 0 0 4 5 x", "place 3 0 0 32 0 0 4 5 x",
           "place 0 0 9 0 4 0 4 5 x"]
    set_ = client.ask("setDataBreakpoints", breakpoints=[{"dataId": each} for each in ids])["breakpoints"]
    assert [each.get("message") for each in set_] == [
        "there is no scalar register 1000", "there is no scalar register 256", "there is no scalar register 255", "lane 63: the wave has 32 lanes",
        "lane 32: the wave has 32 lanes", "its workgroup does not run now"], set_
    assert client.move("continue", threadId=1)["reason"] in ("breakpoint", "end")
    client.leave()


def test_shadowed():
    """Of variables that share a name the innermost is shown and set."""
    client = Client(lockstep)
    configuration = {"program": os.path.join(kernels, "variables_gfx950_O0.hsaco"), "kernel": "variables", "grid": 1, "block": 64,
                     "args": ["buf:256", "i32:7"]}
    (set_,) = client.begin(configuration, ("setBreakpoints", {"source": {"path": "variables.cl"}, "breakpoints": [{"line": 27}]}))
    assert set_["breakpoints"][0]["verified"], set_
    frame = top(client, client.event("stopped"))
    scope = client.ask("scopes", frameId=frame["id"])["scopes"][0]
    listed = client.ask("variables", variablesReference=scope["variablesReference"])["variables"]
    names = [each["name"] for each in listed]
    assert len(set(names)) == len(names) == scope["namedVariables"], (names, scope)
    assert [each["value"] for each in listed if each["name"] == "i"] == ["100"], listed
    assert client.ask("setVariable", variablesReference=scope["variablesReference"], name="i", value="7")["value"] == "7"
    assert client.ask("evaluate", expression="i", frameId=frame["id"])["result"] == "7"
    client.leave()


def test_findings():
    client = Client(lockstep)
    filters = client.ask("initialize", adapterID="lockstep")["exceptionBreakpointFilters"]
    assert "race" in [each["filter"] for each in filters]
    client.ask("launch", program=os.path.join(kernels, "missing_barrier.hsaco"), kernel="missing_barrier", grid=1, block=256, args=["buf:4K", "buf:1K"],
               stopAtEnd=True)
    client.event("initialized")
    client.ask("setExceptionBreakpoints", filters=["race"])
    client.ask("configurationDone")
    stop = client.event("stopped")
    assert stop["reason"] == "exception" and stop["text"].startswith("check: race at pc "), stop
    info = client.ask("exceptionInfo", threadId=stop["threadId"])
    assert info["exceptionId"] == "check: race" and info["description"] == stop["text"], info
    at = top(client, stop)["instructionPointerReference"]
    assert f"at pc {at} " in stop["text"], (at, stop)
    cause = client.move("reverseContinue", threadId=stop["threadId"])
    other = top(client, cause)["instructionPointerReference"]
    assert other in stop["text"].split("'", 2)[2], (other, stop)
    client.ask("setExceptionBreakpoints", filters=[])
    assert client.move("continue", threadId=1)["reason"] == "end"
    client.leave()


def test_restart():
    with tempfile.TemporaryDirectory() as scratch:
        values = os.path.join(scratch, "in.bin")
        with open(values, "wb") as f:
            f.write((7).to_bytes(4, "little") * 64)
        program = os.path.join(scratch, "k.hsaco")
        shutil.copy(os.path.join(kernels, "objects_gfx950_O0.hsaco"), program)
        configuration = launch("objects_gfx950_O0", program=program)
        configuration["args"][1] = "buf:256=" + values
        client = Client(lockstep)
        stop = stop_at(client, configuration, line["end"])
        first = stop["hitBreakpointIds"]
        assert client.ask("evaluate", expression="*inside", frameId=top(client, stop)["id"])["result"] == "7"
        with open(values, "wb") as f:
            f.write((9).to_bytes(4, "little") * 64)
        # Refused requests are not made again.
        assert "nonsense" in client.refused("setExceptionBreakpoints", filters=["nonsense"])
        assert "wrong" in client.refused("setBreakpoints", source={"path": "other.hip"}, breakpoints=[{"line": "x"}])
        stop = client.move("restart")
        assert stop["hitBreakpointIds"] == first, (stop, first)
        assert client.ask("evaluate", expression="*inside", frameId=top(client, stop)["id"])["result"] == "9"
        os.remove(program)
        assert "k.hsaco" in client.refused("restart")
        assert client.ask("evaluate", expression="*inside", frameId=top(client, stop)["id"])["result"] == "9"
        client.leave()


for test in (test_trees_and_settings, test_frames, test_data_breakpoints, test_shadowed, test_findings, test_restart):
    test()
    print(test.__name__, "ok")
