#!/usr/bin/env bash
# Looks for false alarms: compiles every kernel of tests/, examples and bench at every level of optimisation for every target, and runs
# them under all checks. What tests/programs and bench/plain compute is compared with the host; all others, HIP programs among them,
# stand in tests/check_all/launches.txt. Takes half an hour.
# usage: scripts/check_all.sh [OPTIONS]
#   --build FOLDER     of the test programs and the command (default build/test; targets programs, programs_plain, lockstep)
#   --program FILE     the test program (default: in that folder)
#   --levels "0 3"     of optimisation (default 0 1 2 3)
#   --targets "..."    beside gfx950; -w64 behind one: waves of 64 (default: one of each ISA, both sizes of waves)
#   --kernels "..."    these files of tests/programs/kernels alone (default: everything; of them gfx950 has all, the others those of portable.txt)
#   --tests "a*,b*"    test cases by name (default: all)
#   --ways all         also without checks, on every engine
#   --folder FOLDER    for code objects (default build/check_all)
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build/test program=
levels="0 1 2 3"
targets="gfx942 gfx1010 gfx1010-w64 gfx1030 gfx1030-w64 gfx1100 gfx1100-w64 gfx1151 gfx1151-w64 gfx1201 gfx1201-w64 gfx1250"
kernels="" ways=checks tests="*" folder=$root/build/check_all
while [ $# -gt 1 ]; do
  case $1 in
    --build) build=$2 ;;
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
program=${program:-$build/tests/programs/programs}
[ $# = 0 ] || { sed -n '2,/^set/{/^#/p}' "$0" >&2; exit 2; }

sources=$(ls "$root"/tests/programs/kernels/*.{cl,hip} "$root"/bench/kernels/{gemm_bf16,flash_attention}.cl)
portable=" $(tr '\n' ' ' <"$root/tests/programs/portable.txt")"
optimised=" atomic_kinds memory_kinds "  # assembly with operands in SGPRs, which clang does not put there below -O2
name_of() { basename "${1%.*}"; }
plain=
if [ -z "$kernels" ]; then
  plain=$(ls "$root"/bench/plain/kernels/*.cl)
  for source in $sources; do kernels+="$(name_of "$source") "; done
fi
compile() {  # SOURCE TARGET LEVEL
  local output options=() place=
  [[ $1 != */bench/plain/* ]] || place=/plain
  output=$folder/O$3$place/$2/$(name_of "$1").hsaco
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
  for source in $plain; do
    for target in gfx950 $targets; do printf '%s\0' "$source" "$target" "$level"; done
  done >>"$list"
  xargs -0 -n 3 -P "$(nproc)" bash -c 'compile "$@"' compile <"$list"
  rm "$list"
  if LOCKSTEP_PROGRAM_KERNELS=$folder/O$level LOCKSTEP_PROGRAM_FILES=${used# } LOCKSTEP_PROGRAM_TARGETS=$targets \
      LOCKSTEP_PROGRAM_WAYS=$ways "$program" "--test-case=$tests"; then
    echo "-O$level: as on the host, no alarm"
  else
    echo "-O$level: see above"
    failures=$((failures + 1))
  fi
  [ -n "$plain" ] || continue
  if ! LOCKSTEP_PROGRAM_KERNELS=$folder/O$level/plain LOCKSTEP_PROGRAM_TARGETS=$targets "$build/tests/programs/plain/programs_plain" \
      --test-case="plain kernels*"; then
    echo "-O$level, bench/plain: see above"
    failures=$((failures + 1))
  fi
  if ! python3 "$root/tests/check_all/launches.py" "$build/tools/lockstep/lockstep" "$folder/launches" --levels "$level" --targets "gfx950 $targets"; then
    failures=$((failures + 1))
  fi
done
exit $((failures > 0))
