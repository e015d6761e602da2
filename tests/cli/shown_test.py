"""What info and disasm show of files that cannot be launched, compressed bundles in every command, kernels by their C++ names."""
import os
import re
import struct
import subprocess
import zlib

from assembled import assembled
from harness import arguments, call, expect, folder, objects, run, run_all, saxpy, temporary_file

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")


def bytes_of(path):
    with open(path, "rb") as f:
        return f.read()


def compiled(name, text, target, *options):
    source, output = temporary_file(name, text.encode()), os.path.join(folder, name + "." + target + ".out")
    subprocess.run([os.path.join(root, "scripts", "compile_kernel.sh"), source, output, target, *options], check=True)
    return output


def objdump(path):
    return subprocess.run(["llvm-objdump-22", "-d", path], check=True, capture_output=True, text=True).stdout


two = """
kernel void one(global int* x) { x[get_global_id(0)] += 1; }
kernel void loop(global int* x, int n, local int* y) { for (int i = 0; i < n; ++i) { y[i] = x[i]; barrier(CLK_LOCAL_MEM_FENCE); x[i] += y[n - i]; } }
"""
scales = """
namespace ns {
template <class T> __global__ void scale(T* x, T by) { x[threadIdx.x] *= by; }
template __global__ void scale<float>(float*, float);
template __global__ void scale<int>(int*, int);
}
__global__ void plain(int* x, int by) { x[threadIdx.x] += by; }
"""


def relocatable_objects():
    """As llvm-objdump shows them, section by section; info tells of their kernels."""
    for target in ("gfx942", "gfx950", "gfx1100"):
        for options in (["-c"], ["-c", "-ffunction-sections"]):
            path = compiled("two.cl", two, target, *options)
            assert expect(0, None, "disasm", path) == objdump(path), (target, options)
            text = expect(0, None, "info", path)
            assert text.startswith(f"{path}: AMDGPU relocatable object v") and f"for {target}, 2 kernels" in text, text
            assert "warning" not in text and "\nkernel one\n" in text and "\nkernel loop\n" in text, text
    expect(2, r"lockstep: .*: a relocatable object, not yet linked: link it with ld.lld -shared", *run(path, "one", "--target", target))


def damage():
    """The rest is shown, and a sentence says what is wrong; exit status 0. A launch is refused as before."""
    good = bytes_of(arguments)
    text, listing = expect(0, None, "info", arguments), expect(0, None, "disasm", arguments).splitlines()[2:]
    names = re.findall(r"^kernel (\S+)$", text, re.M)
    assert len(names) >= 2 and "warning" not in text, text
    cases = [(b"\xaeamdhsa.kernels", b"\xc1amdhsa.kernels", "AMDGPU metadata note: "), (b"\xa7.symbol", b"\xa7.symboL", "lacks .name or .symbol"),
             (b"\0" + names[0].encode() + b".kd", b"\0" + names[0].encode() + b".kx", f"kernel '{names[0]}' has no descriptor symbol")]
    for old, new, sentence in cases:
        assert old in good, old
        path = temporary_file("damaged.hsaco", good.replace(old, new))
        code, out, _ = call("info", path)
        assert code == 0 and sentence in out and sorted(re.findall(r"^kernel (\S+)$", out, re.M)) == sorted(names), out
        code, out, err = call("disasm", path)
        assert code == 0 and out.splitlines()[2:] == listing and err.startswith(f"lockstep: warning: {path}: ") and sentence in err, err
        code, _, err = call(*run(path, names[0]))
        assert code == 2 and sentence in err, err
    mesa = bytearray(good)
    mesa[7] = 66
    code, out, _ = call("info", temporary_file("mesa.hsaco", bytes(mesa)))
    assert code == 0 and "warning: not an amdhsa code object: ELF OS ABI 66" in out, out
    unknown = bytearray(good)
    unknown[48] = 0x2a
    path = temporary_file("gfx803.hsaco", bytes(unknown))
    assert " for gfx803" in expect(0, None, "info", path)
    expect(2, r"lockstep: .*: built for gfx803, whose instructions this version does not know", "disasm", path)


def long_arguments():
    """An argument that ends beyond the kernarg segment, as padding of published kernels does: a warning, and it runs."""
    text = """.text
.globl k
.p2align 8
.type k,@function
k:
  s_load_dwordx2 s[2:3], s[0:1], 0x0
  s_load_dword s4, s[0:1], 0xc
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v0, 0
  v_mov_b32 v1, s4
  global_store_dword v0, v1, s[2:3]
  s_endpgm
.section .rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 8
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 12
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 64
    .args:
      - {.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}
      - {.size: 8, .offset: 8, .value_kind: by_value}
...
.end_amdgpu_metadata
"""
    path = assembled("gfx950", False, text)
    sentence = "argument 1 ends at byte 16, beyond the 12 bytes of .kernarg_segment_size; the segment gets 16 bytes"
    assert sentence in expect(0, None, "info", path)
    code, out, err = call("disasm", path)
    assert code == 0 and "s_endpgm" in out and sentence in err, err
    for engine in ("reference", "fast"):
        code, out, err = call("run", path, "--grid", "1", "--block", "64", "--engine", engine, "--arg", "buf:4", "--arg", "u64:0x1234567800000000",
                              "--print", "0:x32:1")
        assert code == 0 and "0x12345678" in out and "lockstep: warning: " in err and sentence in err, (out, err)


def compressed(data, version, method):
    """clang's compressed bundle; what zlib makes of the data for method 0."""
    packed = zlib.compress(data) if method == 0 else method
    digest = b"\0" * 8
    heads = {1: struct.pack("<I", len(data)), 2: struct.pack("<II", 24 + len(packed), len(data)),
             3: struct.pack("<QQ", 32 + len(packed), len(data))}
    return b"CCOB" + struct.pack("<HH", version, 0 if method == 0 else 1) + heads[version] + digest + packed


def compressed_bundles():
    plain = os.path.join(folder, "plain.hipfb")
    packed = os.path.join(folder, "zstd.hipfb")
    inputs = ["-type=o", "-targets=host-x86_64-unknown-linux-gnu,hip-amdgcn-amd-amdhsa--gfx942,hip-amdgcn-amd-amdhsa--gfx950", "-input=/dev/null",
              "-input=" + os.path.join(objects, "gfx942", "saxpy.hsaco"), "-input=" + saxpy]
    subprocess.run(["clang-offload-bundler-22", *inputs, "-output=" + plain], check=True)
    subprocess.run(["clang-offload-bundler-22", "-compress", *inputs, "-output=" + packed], check=True)
    assert bytes_of(packed).startswith(b"CCOB")
    data = bytes_of(plain)
    files = [packed] + [temporary_file(f"zlib{version}.hipfb", compressed(data, version, 0)) for version in (1, 2, 3)]
    words = ["--arg", "u32:64", "--arg", "f32:2", "--arg", "buf:256", "--arg", "buf:256"]
    for path in files:
        for command in ("info", "disasm"):
            assert expect(0, None, command, path).replace(path, plain) == expect(0, None, command, plain), (command, path)
        for command in ("run", "check", "trace", "profile"):
            expect(0, None, command, *run(path, "saxpy", *words)[1:])
        assert "saxpy" in expect(0, None, "debug", *run(path, "saxpy", *words)[1:], stdin="where\nquit\n")
    whole = bytes_of(packed)
    for length in list(range(4, 64)) + [len(whole) // 2, len(whole) - 1]:
        code, _, err = call("info", temporary_file("cut.hipfb", whole[:length]))
        assert code == 2 and err.startswith("lockstep: ") and "compressed offload bundle" in err, (length, err)
    claims = b"CCOB" + struct.pack("<HHQQ", 3, 0, 60, 1 << 32) + b"\0" * 36
    expect(2, r"lockstep: .*: a compressed offload bundle of 4294967296 bytes, at most \d+ are accepted", "info", temporary_file("large.hipfb", claims))
    claims = b"CCOB" + struct.pack("<HHQQ", 3, 0, 60, 1 << 31) + b"\0" * 36
    expect(2, r"lockstep: .*: a damaged compressed offload bundle", "info", temporary_file("large.hipfb", claims))
    expect(2, r"lockstep: .*: a compressed offload bundle of version 9; 1, 2 and 3 are known", "info",
           temporary_file("nine.hipfb", whole[:4] + b"\x09\0" + whole[6:]))
    expect(2, r"lockstep: .*compressed by method 7; 0, zlib, and 1, zstd, are known", "info",
           temporary_file("seven.hipfb", whole[:6] + b"\x07\0" + whole[8:]))


def names():
    path = compiled("scales.hip", scales, "gfx950")
    text = expect(0, None, "info", path)
    assert "  in C++ void ns::scale<float>(float*, float)\n" in text and "  in C++ plain(int*, int)\n" in text, text
    launch = ["--grid", "1", "--block", "64", "--arg", "buf:256", "--arg", "i32:3", "--print", "0:i32:2"]
    for name in ("_Z5plainPii", "plain", "plain(int*, int)"):
        for command in ("run", "check"):
            assert "3 3" in expect(0, None, command, path, "--kernel", name, *launch), name
    for name in ("ns::scale<int>", "ns::scale<int>(int*, int)"):
        assert "0 0" in expect(0, None, "run", path, "--kernel", name, *launch), name
    expect(2, r"lockstep: .*: more than one kernel is called 'ns::scale': \S+ \(.*\), \S+ \(.*\)", "run", path, "--kernel", "ns::scale", *launch)
    expect(2, r"lockstep: .*: no kernel 'scale' in the code object; it has .*plain.*", "run", path, "--kernel", "scale", *launch)
    expect(2, r"lockstep: .*: which kernel\? --kernel names one; there are .*", "run", path, *launch)
    words = ["--grid", "1", "--block", "64", "--arg", "u32:64", "--arg", "f32:2", "--arg", "buf:256", "--arg", "buf:256"]
    for command in ("run", "check", "trace", "profile"):
        assert "saxpy" in expect(0, None, command, saxpy, *words) or command == "trace"
    assert "saxpy" in expect(0, None, "debug", saxpy, *words, stdin="where\nquit\n")


halves_kernel = """
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void halves(global half* out, global const half* in, global const short* s, global short* t) {
  int i = get_global_id(0);
  half4 a = vload4(i, in), b = vload4(i + 64, in);
  half x = a.x * b.y + a.z, y = fmin(a.w, b.x) - b.z;
  out[4 * i] = x > y ? sqrt(x) : floor(y);
  out[4 * i + 1] = fma(a.y, b.w, x);
  vstore2(a.xy * b.zw + a.wz, 2 * i + 1, out);
  short4 c = vload4(i, s);
  t[2 * i] = (short)(c.x * c.y + c.z) >> (c.w & 7);
  t[2 * i + 1] = max(max(c.x, c.y), c.z) & (short)convert_short_rte(x);
}
"""


def halves():
    """16-bit operands as llvm-objdump writes them by default for each target; llvm-mc reads them back without features."""
    for target in ("gfx950", "gfx1100", "gfx1151", "gfx1201", "gfx1250"):
        path = compiled("halves.cl", halves_kernel, target)
        text = expect(0, None, "disasm", path)
        assert text == objdump(path), target
        lines = [line.split("//") for line in text.splitlines() if re.match(r"\tv_\w*16", line)]
        assert len(lines) > 5 and any(".l" in line[0] for line in lines) == target.startswith("gfx11"), (target, text)
        source = temporary_file("again.s", "".join(line[0] + "\n" for line in lines).encode())
        shown = subprocess.run(["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target, "-show-encoding", source], check=True, capture_output=True,
                               text=True).stdout
        again = [bytes(int(b, 16) for b in found.split(",")) for found in re.findall(r"encoding: \[(.*?)\]", shown)]
        words = [b"".join(bytes.fromhex(w)[::-1] for w in line[1].split(":")[1].split()) for line in lines]
        assert again == words, target


def zero():
    """The word 0, which no instruction has from GFX10 on: llvm-objdump calls it v_illegal there, and llvm-mc reads that back."""
    for target in ("gfx950", "gfx1100", "gfx1201", "gfx1250"):
        text = f".amdgcn_target \"amdgcn-amd-amdhsa--{target}\"\n.text\ns_nop 0\n.long 0\ns_nop 1\ns_endpgm\n"
        source, path = temporary_file("zero.s", text.encode()), os.path.join(folder, f"zero.{target}.o")
        subprocess.run(["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target, "-filetype=obj", source, "-o", path], check=True)
        shown = expect(0, None, "disasm", path)
        assert shown == objdump(path) and ("v_illegal" in shown) == (target != "gfx950"), (target, shown)


def labels():
    """Of several labels at one place branches name the first by its name, the heading the last, as llvm-objdump has it."""
    for target in ("gfx942", "gfx1100"):
        text = "s_nop 0\nearlier:\nlast:\ns_nop 1\ns_branch last\nsame:\ns_branch same\ns_branch earlier\n"
        source, path = temporary_file("labels.s", text.encode()), os.path.join(folder, f"labels.{target}.o")
        subprocess.run(["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target, "-filetype=obj", source, "-o", path], check=True)
        shown = expect(0, None, "disasm", path)
        assert shown == objdump(path), (target, shown)
        assert shown.count("s_branch earlier") == 2 and "<last>:" in shown and "s_branch same" in shown, (target, shown)


run_all(relocatable_objects, damage, long_arguments, compressed_bundles, names, halves, zero, labels)
