"""Kernels of a few instructions, assembled for a target and checked by lockstep check."""
import functools
import itertools
import os
import subprocess

from harness import call, folder

numbers = itertools.count()


def wave32(target):
    """Whether waves of 32 lanes are usual."""
    return target.startswith(("gfx10", "gfx11", "gfx12"))


def sized_names(target):
    """Whether memory instructions are named by bits (global_load_b32), as from GFX11 on. Before: global_load_dword."""
    return target.startswith(("gfx11", "gfx12"))


@functools.cache
def assembled(target, wave64, text):
    """The code object, the one that clang makes, byte for byte; without clang, which takes as long again. Once for a text: what both engines run."""
    code = os.path.join(folder, f"body{next(numbers)}.hsaco")
    source, relocatable = code + ".s", code + ".o"
    with open(source, "w") as f:
        f.write(text)
    subprocess.run(["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", "-mcpu=" + target, *(["-mattr=+wavefrontsize64"] if wave64 else []), "-filetype=obj",
                    source, "-o", relocatable], check=True)
    subprocess.run(["ld.lld-22", "--no-undefined", "-shared", relocatable, "-o", code], check=True)
    return code


def launch_of(target, body, waves=1, descriptor=(), grid=1, m0="s_mov_b32 m0, 0", lds=1024, keep="", vgprs=96, accum_offset=96):
    """The words after the command that launch a kernel of BODY, which is assembled. TARGET: with " 64" behind it waves of 64 lanes where 32 are
    usual. Before BODY: s[2:3] and s[8:9] the address of 4 KiB, M0 and v2 to v4 are 0, v0 is the work-item; nothing wrote the other registers.
    DESCRIPTOR: more .amdhsa_ lines. M0: what writes it. LDS: bytes that the kernel asks for. KEEP: runs first.
    VGPRS: registers, of which on CDNA those from ACCUM_OFFSET on are AccVGPRs."""
    target, _, wave64 = target.partition(" ")
    code = assembled(target, wave64, text_of(target, wave64, {"body": body}, descriptor, m0, lds, keep, vgprs, accum_offset))
    return words_of(code, "body", target, wave64, waves, grid)


def words_of(code, name, target, wave64, waves=1, grid=1):
    return [code, "--kernel", name, "--grid", str(grid), "--block", str(waves * (32 if wave32(target) and not wave64 else 64)), "--arg", "buf:4K"]


def text_of(target, wave64, bodies, descriptor=(), m0="s_mov_b32 m0, 0", lds=1024, keep="", vgprs=96, accum_offset=96):
    """Assembly of a kernel for each of BODIES, by its name."""
    small = wave32(target)
    lines, metadata = [], []
    for name, body in bodies.items():
        lines += [".text", f".globl {name}", ".p2align 8", f".type {name},@function", f"{name}:", keep,
                  "s_load_b64 s[2:3], s[0:1], 0x0" if sized_names(target) else "s_load_dwordx2 s[2:3], s[0:1], 0x0",
                  "s_wait_kmcnt 0x0" if target.startswith("gfx12") else "s_waitcnt lgkmcnt(0)"]
        lines += ["s_mov_b64 s[8:9], s[2:3]", m0] + [f"v_mov_b32 v{n}, 0" for n in (2, 3, 4)] + ["s_nop 7"] * 3
        lines += ["v_nop"] * 20 + [body, "s_endpgm", ".section .rodata", ".p2align 6", f".amdhsa_kernel {name}", f".amdhsa_next_free_vgpr {vgprs}",
                                   ".amdhsa_next_free_sgpr 32", ".amdhsa_user_sgpr_kernarg_segment_ptr 1", f".amdhsa_group_segment_fixed_size {lds}"]
        lines += [f".amdhsa_wavefront_size32 {0 if wave64 else 1}"] if small and target != "gfx1250" else []
        lines += list(descriptor)
        lines += [f".amdhsa_accum_offset {accum_offset}"] if target in ("gfx90a", "gfx942", "gfx950") else []
        lines += [".end_amdhsa_kernel"]
        metadata += [f"  - .name: {name}", f"    .symbol: {name}.kd", "    .kernarg_segment_size: 8", "    .kernarg_segment_align: 8",
                     f"    .group_segment_fixed_size: {lds}", "    .private_segment_fixed_size: 0",
                     f"    .wavefront_size: {32 if small and not wave64 else 64}", "    .sgpr_count: 32",
                     f"    .vgpr_count: {vgprs}", "    .max_flat_workgroup_size: 256",
                     "    .args: [{.size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global}]"]
    lines += [".amdgpu_metadata", "---", "amdhsa.version: [1, 2]", "amdhsa.kernels:", *metadata, "...", ".end_amdgpu_metadata"]
    return "\n".join(lines) + "\n"


def check_of(target, body, check, waves=1, descriptor=(), grid=1, m0="s_mov_b32 m0, 0"):
    """What the check says on standard error of what launch_of launches."""
    status, out, err = call("check", *launch_of(target, body, waves, descriptor, grid, m0), "--check", check, "--quiet")
    assert status in (0, 1) and "fault" not in err, (target, body, err)
    return err


def checks_of(target, bodies, check):
    """The same of many bodies, by name, in one code object: (name, what the check says)."""
    target, _, wave64 = target.partition(" ")
    kernels = {f"body{i}": body for i, body in enumerate(bodies.values())}
    code = assembled(target, wave64, text_of(target, wave64, kernels))
    for kernel, name in zip(kernels, bodies):
        status, out, err = call("check", *words_of(code, kernel, target, wave64), "--check", check, "--quiet")
        assert status in (0, 1) and "fault" not in err, (target, bodies[name], err)
        yield name, err
