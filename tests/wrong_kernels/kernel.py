"""A kind of wrong kernel, the right kernel it comes from, and both as assembly for a target.

A body has the target's instructions and the words of dialect.py, one a line. What stands before a line:
  -  the right kernel alone has it          +  the wrong kernel alone has it
  @  the finding must name this instruction (after - or +, too)
Before the body, in every kernel: v0 is the work-item, v1 is 4 times that, s[4:5], s[6:7], s[8:9] are the buffers a, b and c of 4 KiB, which hold zeros,
s10 is 1000, s2 the workgroup. Nothing wrote the other registers, LDS or scratch.
"""
import re
from dataclasses import dataclass, field

from dialect import TARGETS


@dataclass
class Kind:
    name: str
    check: str  # of the finding, or the fault: "fault: deadlock"
    body: str
    targets: list = field(default_factory=lambda: list(TARGETS))
    waves: int = 1
    lanes: int = 0  # of the last wave; 0: all
    grid: int = 1
    lds: int = 1024
    scratch: int = 0
    descriptor: tuple = ()
    wrong_descriptor: tuple = ()
    wrong_lds: int = -1  # the wrong kernel's, where it is another
    host: str = ""  # what the host does wrong with a buffer: "freed a", "read-only b", "number b", "unwritten a"; "side by side": one piece of memory has all
    budget: int = 20000  # instructions of a workgroup
    says: str = ""  # a part of what is found

    def version(self, wrong):
        """The body's lines, the expected instruction marked by a label."""
        lines, marked = [], False
        for line in self.body.strip("\n").split("\n"):
            only, at, text = re.fullmatch(r"([-+]?)(@?)(.*)", line).groups()
            if only == ("-" if wrong else "+"):
                continue
            if at:
                assert not marked, f"{self.name}: two instructions are marked"
                lines.append("EXPECTED:")
                marked = True
            lines.append(text.strip())
        return lines


def assembly(dialect, kernels):
    """KERNELS: by name the kind and whether it is the wrong version."""
    lines, metadata = [f'.amdgcn_target "amdgcn-amd-amdhsa--{dialect.target}"'], []
    for name, (kind, wrong) in kernels.items():
        lds = kind.wrong_lds if wrong and kind.wrong_lds >= 0 else kind.lds
        lines += [".text", f".globl {name}", ".p2align 8", f".type {name},@function", f"{name}:"]
        start = ["SLOAD8 s[4:11], s[0:1], 0x0", *(["s_mov_b32 s2, ttmp9"] if dialect.gfx12 else []), "v_and_b32 v0, 0x3ff, v0", "v_lshlrev_b32 v1, 2, v0",
                 "WAITK", "APART"]
        body = "\n".join(start + kind.version(wrong) + ["s_endpgm"])
        lines += dialect.text(body).replace("EXPECTED:", f".globl expected_{name}\nexpected_{name}:").replace("LABEL", f".L{name}").split("\n")
        lines += [".rodata", ".p2align 6", f".amdhsa_kernel {name}", ".amdhsa_next_free_vgpr 128", ".amdhsa_next_free_sgpr 96",
                  ".amdhsa_user_sgpr_kernarg_segment_ptr 1", ".amdhsa_system_sgpr_workgroup_id_x 1", f".amdhsa_group_segment_fixed_size {lds}",
                  f".amdhsa_private_segment_fixed_size {kind.scratch}"]
        if kind.scratch:
            if dialect.gfx940 or not dialect.gfx9:
                lines.append(".amdhsa_enable_private_segment 1")
            else:
                lines.append(".amdhsa_system_sgpr_private_segment_wavefront_offset 1")
        lines += [".amdhsa_accum_offset 64"] if dialect.gfx9 else [".amdhsa_wavefront_size32 1"]
        if not dialect.gfx9 and not any("processor_mode" in line for line in kind.descriptor):
            lines.append(".amdhsa_workgroup_processor_mode 0")
        lines += [*(kind.wrong_descriptor if wrong and kind.wrong_descriptor else kind.descriptor), ".end_amdhsa_kernel"]
        metadata += [f"  - .name: {name}", f"    .symbol: {name}.kd", "    .kernarg_segment_size: 32", "    .kernarg_segment_align: 8",
                     f"    .group_segment_fixed_size: {lds}", f"    .private_segment_fixed_size: {kind.scratch}", f"    .wavefront_size: {dialect.wave}",
                     "    .sgpr_count: 96", "    .vgpr_count: 128", "    .max_flat_workgroup_size: 1024", "    .args:"]
        metadata += [f"      - {{.name: {name}, .size: 8, .offset: {8 * n}, .value_kind: global_buffer, .address_space: global}}" for n, name in enumerate("abc")]
        metadata += ["      - {.name: n, .size: 4, .offset: 24, .value_kind: by_value}"]
    lines += [".amdgpu_metadata", "---", "amdhsa.version: [1, 2]", "amdhsa.kernels:", *metadata, "...", ".end_amdgpu_metadata"]
    return "\n".join(lines) + "\n"
