#!/usr/bin/env bash
# Looks for false alarms: compiles the kernels of tests/programs and bench at every level of optimisation for every target, runs
# them under all checks, and compares what they compute. Takes a quarter of an hour.
# usage: scripts/check_all.sh [OPTIONS]
#   --program FILE     the test program (default build/test/tests/programs/programs; cmake --build --preset test --target programs)
#   --levels "0 3"     of optimisation (default 0 1 2 3)
#   --targets "..."    beside gfx950; -w64 behind one: waves of 64 (default: one of each ISA, both sizes of waves)
#   --kernels "..."    names of files in tests/programs/kernels (default: all; gfx950 has all, the others those of portable.txt)
#   --tests "a*,b*"    test cases by name (default: all)
#   --ways all         also without checks, on every engine
#   --folder FOLDER    for code objects (default build/check_all)
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$root/build/test/tests/programs/programs
levels="0 1 2 3"
targets="gfx942 gfx1100 gfx1100-w64 gfx1151 gfx1151-w64 gfx1201 gfx1201-w64 gfx1250"
kernels="" ways=checks tests="*" folder=$root/build/check_all
while [ $# -gt 1 ]; do
  case $1 in
    --program) program=$2 ;;
    --levels) levels=$2 ;;
    --targets) targets=$2 ;;
    --kernels) kernels=$2 ;;
    --ways) ways=$2 ;;
    --tests) tests=$2 ;;
    --folder) folder=$2 ;;
    *) break ;;
  esac
  shift 2
done
[ $# = 0 ] || { sed -n '2,/^set/{/^#/p}' "$0" >&2; exit 2; }

sources=$(ls "$root"/tests/programs/kernels/*.{cl,hip} "$root"/bench/kernels/{gemm_bf16,flash_attention}.cl)
portable=" $(tr '\n' ' ' <"$root/tests/programs/portable.txt")"
optimised=" atomic_kinds memory_kinds "  # assembly with operands in SGPRs, which clang does not put there below -O2
name_of() { basename "${1%.*}"; }
if [ -z "$kernels" ]; then
  for source in $sources; do kernels+="$(name_of "$source") "; done
fi
compile() {  # SOURCE TARGET LEVEL
  local output options=()
  output=$folder/O$3/$2/$(name_of "$1").hsaco
  [[ $2 != *-w64 ]] || options=(-mwavefrontsize64)
  mkdir -p "$(dirname "$output")"
  "$root/scripts/compile_kernel.sh" "$1" "$output" "${2%-w64}" "-O$3" "${options[@]}"
}
export -f compile name_of
export root folder

failures=0
for level in $levels; do
  list=$(mktemp) used=""
  for source in $sources; do
    name=$(name_of "$source")
    [[ " $kernels " == *" $name "* ]] || continue
    if [ "$level" -lt 2 ] && [[ $optimised == *" $name "* ]]; then
      echo "-O$level: clang does not compile the assembly in $name.cl, left out" >&2
      continue
    fi
    used+=" $name"
    for target in gfx950 $targets; do
      [ "$target" = gfx950 ] || [[ $portable == *" $name "* ]] || continue
      printf '%s\0' "$source" "$target" "$level"
    done
  done >"$list"
  xargs -0 -n 3 -P "$(nproc)" bash -c 'compile "$@"' compile <"$list"
  rm "$list"
  if LOCKSTEP_PROGRAM_KERNELS=$folder/O$level LOCKSTEP_PROGRAM_FILES=${used# } LOCKSTEP_PROGRAM_TARGETS=$targets \
      LOCKSTEP_PROGRAM_WAYS=$ways "$program" "--test-case=$tests"; then
    echo "-O$level: as on the host, no alarm"
  else
    echo "-O$level: see above"
    failures=$((failures + 1))
  fi
done
exit $((failures > 0))
