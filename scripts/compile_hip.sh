#!/usr/bin/env bash
# Compiles a HIP program with clang and Debian's HIP headers and device libraries (libamdhip64-dev, rocm-device-libs).
# usage: scripts/compile_hip.sh SOURCE PROGRAM TARGETS [OPTIONS...]   TARGETS: gfx950,gfx1100
# LOCKSTEP_HIP_HEADER: a header to begin with, which includes hip_older_headers.h; tests/hip has a precompiled one.
# Device libraries that do not know a target take the file of the nearest one. clang 22 wants to be told the wave size.
set -euo pipefail
source=$1 program=$2 targets=$3
shift 3
installed=${HIP_DEVICE_LIB_PATH:-/usr/lib/x86_64-linux-gnu/amdgcn/bitcode}
libraries=$(mktemp -d)
trap 'rm -rf "$libraries"' EXIT
ln -s "$installed"/*.bc "$libraries"
[ -e "$libraries/oclc_abi_version_600.bc" ] || ln -s oclc_abi_version_500.bc "$libraries/oclc_abi_version_600.bc"
# __syncthreads of these headers wants a function of hip.bc, and logf, powf and others of ocml.bc a variable (denormals are
# kept), which clang 22 does not link any more: they go into ockl.bc.
# (llvm-link leaves functions out that nobody calls yet, unless they are called weak.) Functions with the clock of older targets
# are removed for gfx12, and malloc waits by it: the clock that all targets have takes its place.
parts=()
for library in ockl hip oclc_daz_opt_off; do
  [ -e "$installed/$library.bc" ] || continue
  llvm-dis-22 "$installed/$library.bc" -o - | sed 's/ linkonce_odr / weak_odr /
    s/@llvm.amdgcn.s.memrealtime/@llvm.readsteadycounter/
    s/"target-features"="+s-memrealtime"//' >"$libraries/$library.ll"
  parts+=("$libraries/$library.ll")
done
# printf into a buffer takes its place there by a function of opencl.bc, which is not linked either.
if [[ " $* " == *" -mprintf-kind=buffered "* ]]; then
  llvm-extract-22 --recursive --func=__printf_alloc "$installed/opencl.bc" -o - | llvm-dis-22 -o - |
    sed 's/ linkonce_odr / weak_odr /' >"$libraries/printf.ll"
  parts+=("$libraries/printf.ll")
fi
rm "$libraries/ockl.bc"
llvm-link-22 "${parts[@]}" -o "$libraries/ockl.bc"
options=()
for target in ${targets//,/ }; do
  number=${target#gfx}
  # The nearest: of the same length, with the longest common beginning, the last of them.
  for ((keep = ${#number}; keep >= 0; --keep)); do
    near=$(cd "$installed" && ls | sed -n "s/^oclc_isa_version_\(${number:0:keep}.*\)\.bc$/\1/p" | awk -v n=${#number} 'length == n' | sort | tail -1)
    [ -n "$near" ] && break
  done
  file=oclc_isa_version_$number.bc
  [ -e "$libraries/$file" ] || ln -s "oclc_isa_version_$near.bc" "$libraries/$file"
  # Waves of 32 lanes from the tenth generation on.
  [ "${#number}" -ge 4 ] && wave=32 || wave=64
  options+=("--offload-arch=$target" "-Xarch_$target" "-D__AMDGCN_WAVEFRONT_SIZE=$wave")
done
"${LOCKSTEP_CLANG:-clang-22}" --driver-mode=g++ -x hip "${options[@]}" --rocm-device-lib-path="$libraries" \
  --hip-path=/usr -mcode-object-version=5 -Xarch_host -D__AMDGCN_WAVEFRONT_SIZE=64 -Wno-unused-value -O1 \
  -include "${LOCKSTEP_HIP_HEADER:-$(dirname "$0")/hip_older_headers.h}" -idirafter "$(dirname "$0")/newer_headers" \
  "$source" -o "$program" "$@"
