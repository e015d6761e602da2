#!/usr/bin/env bash
# Compiles OpenCL C (.cl, with libclc), a HIP kernel (.hip, without ROCm's headers: see hip_ids.h) or AMDGPU assembly (.s) to a
# code object.
# usage: scripts/compile_kernel.sh SOURCE OUTPUT.hsaco [TARGET [CLANG OPTIONS...]]   (default target gfx950)
set -euo pipefail
source=$1 output=$2 target=${3:-gfx950}
shift $(($# < 3 ? $# : 3))

case "$source" in
  # -w: clang 22 warns about LDS in the host-callable copy that it makes of every kernel.
  *.cl) exec clang-22 -target amdgcn-amd-amdhsa -mcpu="$target" -x cl -cl-std=CL2.0 -O2 -cl-fp32-correctly-rounded-divide-sqrt -w -nogpulib \
          -Xclang -finclude-default-header -include "$(dirname "$0")/opencl_ids.h" \
          -Xclang -mlink-builtin-bitcode -Xclang /usr/lib/clc/amdgcn-amd-amdhsa.bc "$@" "$source" -o "$output" ;;
  *.hip) exec clang-22 -x hip --cuda-device-only --no-gpu-bundle-output -nogpulib -nogpuinc --offload-arch="$target" -O2 \
          -include "$(dirname "$0")/hip_ids.h" "$@" "$source" -o "$output" ;;
  *.s) exec clang-22 -target amdgcn-amd-amdhsa -mcpu="$target" "$@" "$source" -o "$output" ;;
  *) echo "$0: '$source' is neither OpenCL C (.cl) nor HIP (.hip) nor assembly (.s)" >&2; exit 2 ;;
esac
