#!/usr/bin/env bash
# Makes a folder that build systems take for an installed ROCm: bin/hipcc and bin/hipconfig, llvm/bin/clang++ and LLVM's tools, HIP's headers,
# libamdhip64 to link with, and CMake's packages hip, hip-lang and hiprtc.
# usage: scripts/rocm_folder.sh FOLDER
#   then: export ROCM_PATH=FOLDER HIP_PATH=FOLDER PATH=FOLDER/bin:$PATH
#   with CMake: cmake -DCMAKE_PREFIX_PATH=FOLDER -DCMAKE_HIP_COMPILER=FOLDER/llvm/bin/clang++ -DCMAKE_HIP_ARCHITECTURES=gfx950 ...
# LOCKSTEP_HIP_INCLUDE, LOCKSTEP_HIP_VERSION: other headers than the installed ones, as for hipcc.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/hip_toolchain.sh"
[ $# = 1 ] || hip_fail "usage: rocm_folder.sh FOLDER"
mkdir -p "$1"
to=$(cd "$1" && pwd)
[ -z "$(ls -A "$to")" ] || [ -e "$to/.info/lockstep" ] || hip_fail "$to holds something else: give a new folder"
(cd "$to" && rm -rf bin llvm include lib share .info)
unset HIP_PATH ROCM_PATH
hip_headers "${LOCKSTEP_HIP_INCLUDE:-}"
major=${hip_version%%.*}
mkdir -p "$to"/{bin,llvm/bin,include/hip,lib/cmake,share/hip,.info}
for name in hipcc hipconfig; do ln -s "$hip_scripts/$name" "$to/bin/$name"; done
for name in clang clang++ amdclang amdclang++; do ln -s "$hip_scripts/hipcc" "$to/llvm/bin/$name"; done
for name in clang-offload-bundler ld.lld llc llvm-as llvm-dis llvm-link llvm-mc llvm-objdump llvm-readelf llvm-readobj opt; do
  tool=$(command -v "$name-22" || true)
  [ -z "$tool" ] || ln -s "$tool" "$to/llvm/bin/$name"
done
for name in amdclang amdclang++; do ln -s ../llvm/bin/$name "$to/bin/$name"; done
# The first folder's headers win: those after it fill what is not there.
list=("$hip_prefix/include")
[ -z "${LOCKSTEP_HIP_INCLUDE:-}" ] || IFS=: read -ra list <<<"$LOCKSTEP_HIP_INCLUDE"
[ -z "$hip_version_folder" ] || list+=("$hip_version_folder")
for include in "${list[@]}"; do cp -rs --no-clobber "$(cd "$include" && pwd)/hip" "$to/include/"; done
cp -rs --no-clobber "$hip_scripts/newer_headers/hip" "$to/include/"
"$hip_scripts/hip_link_libraries.sh" "$major" "$to/lib"
for package in hip hip-lang hiprtc; do
  mkdir "$to/lib/cmake/$package"
  cp "$hip_scripts/rocm_cmake/$package-config.cmake" "$to/lib/cmake/$package"
  cat >"$to/lib/cmake/$package/$package-config-version.cmake" <<END
set(PACKAGE_VERSION $hip_version)
if(NOT PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
END
done
echo "$hip_version" >"$to/.info/version"
# By this file clang knows the folder.
printf 'HIP_VERSION_MAJOR=%s\nHIP_VERSION_MINOR=%s\nHIP_VERSION_PATCH=%s\n' ${hip_version//./ } >"$to/share/hip/version"
echo "made by scripts/rocm_folder.sh of lockstep" >"$to/.info/lockstep"
