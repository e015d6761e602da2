#!/usr/bin/env bash
# Compiles and links a HIP program of one file with clang and HIP's headers and device libraries (Debian's: libamdhip64-dev, rocm-device-libs).
# usage: scripts/compile_hip.sh SOURCE PROGRAM TARGETS [OPTIONS...]   TARGETS: gfx950,gfx1100. For everything else there is scripts/hipcc.
# LOCKSTEP_HIP_HEADER: a header to begin with, which includes hip_older_headers.h; tests/hip has a precompiled one.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/hip_toolchain.sh"
source=$1 program=$2 targets=$3
shift 3
buffered=no
[[ " $* " != *" -mprintf-kind=buffered "* ]] || buffered=yes
hip_headers "${LOCKSTEP_HIP_INCLUDE:-}"
hip_device_libraries "$targets" $buffered
hip_compile_options "$targets"
hip_link_folder "${hip_version%%.*}"
exec "$hip_clang" --driver-mode=g++ -x hip "${compile_options[@]}" -include "${LOCKSTEP_HIP_HEADER:-$hip_scripts/hip_older_headers.h}" -O1 "$source" -o "$program" "-L$folder" "$@"
