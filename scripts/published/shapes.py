"""Which case a kernel is. The tables beside the code objects name kernels, files and sizes; a folder's name says what they compute."""
import csv
import glob
import os

import attention
import attention_backward
import gemm
import gemm_gfx1250
import mla
import paged
import topk

# (target, folder): the case.
CASES = {("gfx1250", "f4gemm"): gemm_gfx1250.fp4, ("gfx1250", "mxfp8fp4gemm"): gemm_gfx1250.fp8,
         ("gfx1250", "fmha_fwd_bf16"): attention.gfx1250, ("gfx1250", "fmha_fwd_bf16_varlen"): attention.gfx1250_packed,
         ("gfx1250", "fmha_fwd_mxfp8"): attention.gfx1250_fp8,
         ("gfx1250", "mla"): mla.decode, ("gfx1250", "mla_v4"): mla.sparse, ("gfx1250", "fmha_v3_bwd"): attention_backward.case,
         ("gfx1250", "pa_decode_bf16"): paged.decode}
for target in ("gfx942", "gfx950"):
    CASES.update({(target, "topksoftmax"): topk.topk_softmax, (target, "bf16gemm"): gemm.bf16, (target, "i8gemm"): gemm.i8,
                  (target, "fp8gemm_blockscale"): gemm.fp8_blocks, (target, "f4gemm"): gemm.fp4, (target, "fmha_v3_fwd"): attention.gfx9})


def tables(folder):
    """Rows by the real path of their code object."""
    rows = {}
    for table in sorted(glob.glob(os.path.join(folder, "*.csv"))):
        with open(table, newline="") as f:
            for row in csv.DictReader(f):
                for place in ("", "MI300", "MI308"):
                    file = os.path.join(folder, place, row.get("co_name") or "")
                    if os.path.isfile(file):
                        rows[os.path.realpath(file)] = row
    return rows


class Shapes:
    """Of a folder of targets."""

    def __init__(self, root):
        self.root, self.known = root, {}

    def case(self, file):
        """(case, its row of the table), or nothing where the arguments are not known."""
        parts = os.path.relpath(file, self.root).split(os.sep)
        case = CASES.get((parts[0], parts[1] if len(parts) > 2 else ""))
        if case is None:
            return None
        folder = os.path.join(self.root, parts[0], parts[1])
        if folder not in self.known:
            self.known[folder] = tables(folder)
        rows = self.known[folder]
        row = rows.get(os.path.realpath(file)) or rows.get(os.path.realpath(file.replace("_perf.co", ".co")))  # the same kernel, made again
        return (case, dict(row, target=parts[0])) if row else None
