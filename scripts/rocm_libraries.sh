#!/usr/bin/env bash
# Programs with Debian's libraries of ROCm, whole (tests/libraries has a short part in ctest): rocRAND and hipRAND, rocSPARSE and hipSPARSE on every target that
# they have code for, rocSPARSE on both engines; rocPRIM's headers, compiled for gfx942, gfx90a, gfx1030 and gfx1100. Six minutes on two idle processors.
# usage: scripts/rocm_libraries.sh [--amd] [--build FOLDER] [--folder FOLDER] [TARGETS...]   FOLDER: with the command and the HIP runtime
#   (default build/test; targets lockstep, lockstep_hip), and for programs (default build/rocm_libraries). Without TARGETS: gfx90a gfx1030 gfx908 gfx906 gfx900 and rocPRIM's.
#   --amd: over AMD's own HIP runtime (libamdhip64-5) and lockstep's HSA runtime (targets lockstep, lockstep_rocm), with the same expectations.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build/test folder=$root/build/rocm_libraries
while [ $# -gt 0 ] && [[ $1 == --* ]]; do
  case $1 in
    --amd)
      export LOCKSTEP_TEST_DOOR=rocm
      shift
      continue
      ;;
    --build) build=$2 ;;
    --folder) folder=$2 ;;
    *) echo "unknown option $1" >&2; exit 2 ;;
  esac
  shift 2
done
"$root/scripts/install_packages.sh" libraries
lockstep=$(realpath "$build")/tools/lockstep/lockstep tests=$root/tests/libraries failed=0
mkdir -p "$folder"
stage() {
  echo "== $*"
  "$@" || { echo "rocm_libraries: failed: $*" >&2; failed=1; }
}

# program NAME LIBRARIES SOURCES...
program() {
  local name=$1 libraries=$2
  shift 2
  # shellcheck disable=SC2086 (several libraries)
  g++ -std=c++20 -O1 -Wall -Wextra -D__HIP_PLATFORM_AMD__ "$@" -o "$folder/$name" $libraries -lamdhip64
}
program rocrand -lrocrand "$tests/rocrand.cpp"
program rocrand_host -lrocrand "$tests/rocrand_host.cpp"
program wrappers "-lhiprand -lhipsparse" "$tests/wrappers.cpp"
program rocsparse -lrocsparse "$tests"/rocsparse/*.cpp
program loading -lrocsparse "$tests/loading.cpp"
program loading_rocrand -lrocrand "$tests/loading_rocrand.cpp"

stage python3 "$tests/rocrand_test.py" "$lockstep" "$folder/rocrand" "$folder/rocrand_host" "$folder/wrappers" "$@"
for engine in fast reference; do
  stage python3 "$tests/rocsparse_test.py" --table --engine $engine "$lockstep" "$folder/rocsparse" "$@"
done
for program in loading loading_rocrand; do
  stage python3 "$tests/program_test.py" "$lockstep" "$folder/$program" "$(IFS=,; echo "${*:-gfx90a,gfx1030,gfx908,gfx906,gfx900}")"
done
prim="gfx942 gfx90a gfx1030 gfx1100"
[ "${LOCKSTEP_TEST_DOOR:-hip}" = hip ] || prim="gfx90a gfx1030 gfx908 gfx906 gfx900"
for target in ${*:-$prim}; do
  # rocPRIM 5.3 knows no GPU after gfx1031 and would use DPP broadcasts, which gfx11 and gfx12 lack: its device code is compiled as for gfx1031.
  as=()
  [[ $target != gfx1[12]* ]] || as=(-Xarch_device -D__gfx1031__=1)
  [ "${LOCKSTEP_TEST_DOOR:-hip}" = hip ] || as+=(-mcode-object-version=4)  # AMD's runtime knows no later one
  "$root/scripts/compile_hip.sh" "$tests/rocprim.hip" "$folder/rocprim_$target" "$target" "${as[@]}" -std=c++20 -l:libamdhip64.so.5
  stage python3 "$tests/program_test.py" "$lockstep" "$folder/rocprim_$target" "$target"
done
exit $failed
