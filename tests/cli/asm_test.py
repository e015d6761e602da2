"""lockstep asm: what llvm-objdump prints of code objects gives the same words; whole files give the same launches as clang's objects."""
import os
import re
import subprocess

from compiled_text import difference
from harness import call, expect, folder, objects, run_all, some

TARGETS = ["gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1010", "gfx1011", "gfx1030", "gfx1100", "gfx1151", "gfx1201", "gfx1250", "gfx1251"]
here = os.path.dirname(os.path.abspath(__file__))
examples = os.path.join(here, "..", "..", "examples")


def object_of(target, name):
    return os.path.join(objects, "" if target == "gfx950" else target, name + ".hsaco")


def objdump(path):
    """(text, words) of each instruction; what no instruction has is `.long`."""
    out = subprocess.run(["llvm-objdump-22", "-d", path], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^\t(\S.*?)\s*// [0-9A-F]{12}: ((?:[0-9A-F]{8} ?)+)", out, re.M)
    return [(text, words.strip().lower()) for text, words in found if not text.startswith((".long", "..."))]


def listings():
    """Each line of the listings of every example gives its words."""
    for target in TARGETS:
        count = 0
        for name in ("saxpy", "reduce", "softmax"):
            lines = objdump(object_of(target, name))
            code, out, err = call("asm", "--hex", "--target", target, stdin="".join(text + "\n" for text, _ in lines))
            made = out.splitlines()
            assert code == 0 and len(made) == len(lines), (target, name, err)
            for (text, words), ours in zip(lines, made):
                assert ours == words, (target, text, words, ours)
            count += len(lines)
        assert count > 100, target


KERNEL = """__attribute__((noinline)) float step(float x, __global const float* p) { for (int i = 0; i < 4; ++i) x = x * p[i] + 1.0f; return x; }
__constant float table[4] = {1.0f, 2.0f, 0.5f, 3.0f};
__kernel void work(__global float* out, __global const float* in) {
  int i = __builtin_amdgcn_workitem_id_x() + __builtin_amdgcn_workgroup_id_x() * 64;
  __local float t[64];
  t[__builtin_amdgcn_workitem_id_x()] = in[i] * table[i & 3];
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  out[i] = step(t[63 - __builtin_amdgcn_workitem_id_x()], in);
}
"""


def results(path, kernel, engine):
    outputs = [os.path.join(folder, f"{n}.bin") for n in (0, 1)]
    words = ["run", path, "--kernel", kernel, "--grid", "4", "--block", "64", "--engine", engine, "--quiet",
             "--arg", "buf:1024", "--arg", "buf:1024=" + os.path.join(folder, "in.bin"), "--out", "0=" + outputs[0]]
    code, out, err = call(*words)
    assert code == 0, (path, engine, err)
    with open(outputs[0], "rb") as file:
        return file.read()


def compiled():
    """What clang -S writes: the same descriptor but for the entry, the same results on both engines."""
    import struct
    with open(os.path.join(folder, "in.bin"), "wb") as file:
        file.write(struct.pack("<256f", *[0.25 * i - 7 for i in range(256)]))
    with open(os.path.join(folder, "work.cl"), "w") as file:
        file.write(KERNEL)
    for target in some(TARGETS):
        source, theirs, ours = (os.path.join(folder, "work" + ending) for ending in (".s", "_clang.hsaco", "_ours.hsaco"))
        common = ["clang-22", "-w", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + target, "-nogpulib"]
        subprocess.run([*common, "-x", "cl", "-O2", "-S", os.path.join(folder, "work.cl"), "-o", source], check=True)
        subprocess.run([*common, source, "-o", theirs], check=True)
        expect(0, None, "asm", source, "-o", ours, "--target", target)
        assert [words for _, words in objdump(ours)][:4] == [words for _, words in objdump(theirs)][:4], target
        assert len(objdump(ours)) == len(objdump(theirs)), target
        assert subprocess.run(["llvm-readobj-22", "--all", ours], capture_output=True).returncode == 0
        for engine in ("reference", "fast"):
            assert results(ours, "work", engine) == results(theirs, "work", engine) != bytes(1024), (target, engine)


def debug_information():
    """clang -S -g, not optimized and optimized: the instructions are those of clang -c, and relocations are resolved."""
    for i, target in enumerate(some(TARGETS)):
        source, theirs, ours = (os.path.join(folder, "debug" + ending) for ending in (".s", ".o", ".hsaco"))
        common = ["clang-22", "-w", "-target", "amdgcn-amd-amdhsa", "-mcpu=" + target, "-nogpulib"]
        subprocess.run([*common, "-x", "cl", "-g", ("-O0", "-O3")[i % 2], "-fvisibility=default", "-S", os.path.join(folder, "work.cl"), "-o", source], check=True)
        subprocess.run([*common, "-c", source, "-o", theirs], check=True)
        expect(0, None, "asm", source, "-o", ours, "--target", target)
        assert difference(ours, theirs) is None, (target, difference(ours, theirs))


def written_by_hand():
    """examples/wrong/missing_wait.s: the same instructions as clang makes, and it runs."""
    source = os.path.join(examples, "wrong", "missing_wait.s")
    ours = os.path.join(folder, "missing_wait.hsaco")
    expect(0, None, "asm", source, "-o", ours)
    theirs = os.path.join(folder, "missing_wait_clang.hsaco")
    subprocess.run(["clang-22", "-w", "-target", "amdgcn-amd-amdhsa", "-mcpu=gfx950", "-nogpulib", source, "-o", theirs], check=True)
    assert objdump(ours) and [words for _, words in objdump(ours)] == [words for _, words in objdump(theirs)]
    code, out, _ = call("info", ours)
    assert code == 0 and "kernel missing_wait" in out, out


def errors():
    bad = os.path.join(folder, "bad.s")
    with open(bad, "w") as file:
        file.write('.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\nv_add_f32 v0, s[2:3], v1\nnothing\n')
    code, out, err = call("asm", bad)
    assert code == 2 and out == "" and not os.path.exists(os.path.join(folder, "bad.hsaco"))
    assert err.splitlines() == [
        f"{bad}:2:15: error: v_add_f32 takes src0, a VGPR, an SGPR or a constant; 's[2:3]' are 2 registers",
        f"{bad}:3:1: error: CDNA3 has no instruction 'nothing'"], err
    expect(2, "lockstep: cannot read .*", "asm", os.path.join(folder, "none.s"))
    empty = os.path.join(folder, "empty.s")
    open(empty, "w").close()
    expect(2, "lockstep: .*empty.s names no target: .*", "asm", empty)
    expect(2, "lockstep: asm: give either a file or --hex", "asm")
    expect(2, "lockstep: asm --hex needs --target", "asm", "--hex", stdin="")
    expect(2, "<stdin>:2:15: .*", "asm", "--hex", "--target", "gfx942", stdin="s_nop 0\nv_add_f32 v0, s[2:3], v1\n")


run_all(listings, compiled, debug_information, written_by_hand, errors)
