#!/usr/bin/env bash
# The programs of docs/, as they stand there, do what the page says.
# usage: docs.sh embedding|instructions|many_machines LOCKSTEP_BUILD_FOLDER WORK_FOLDER
set -euo pipefail
what=$1 build=$2 work=$3
libraries=""
[ "$what" != many_machines ] || libraries="-L$build/src -llockstep_cpp"
cd "$(dirname "$0")/../.."
rm -rf "$work" && mkdir -p "$work"

# block LANGUAGE [NUMBER]: a code block of the language in the page, the first one.
block() {
  awk -v start="\`\`\`$1" -v wanted="${2:-1}" '$0 == start {inside = ++seen == wanted; next} /^```$/ {inside = 0} inside' "docs/$what.md"
}

block cpp >"$work/program.cpp"
programs=(program)
if [ "$what" = embedding ]; then  # and once more, with accesses answered as the page's second block does
  block cpp 2 >"$work/answer"
  for i in 3 4 5; do block cpp $i >>"$work/answer"; done  # functions that it does not call
  sed -e "/^using namespace/r $work/answer" -e 's/if (wave.perform(access, memory)) return/if (!answer(wave, access, memory)) return/' \
    "$work/program.cpp" >"$work/answered.cpp"
  grep -q 'if (!answer(wave' "$work/answered.cpp"
  programs+=(answered)
  block cpp 7 >"$work/clock.cpp"  # with the time model
  programs+=(clock)
fi
for program in "${programs[@]}"; do
  g++ -std=c++20 -O0 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -Iinclude -Igenerated "$work/$program.cpp" $libraries -pthread -o "$work/$program"
  "$work/$program" >"$work/output"
  if [ "$program" = clock ]; then  # the user's numbers count: the loads of a wave wait for memory together, 1000 cycles longer
    cycles() { sed -n 's/^one workgroup: \([0-9]*\) cycles$/\1/p' "$1"; }
    # lockstep profile --time estimates the same for the same workgroup.
    "$build/tools/lockstep/lockstep" profile examples/code_objects/saxpy.hsaco --time --grid 1 --block 256 --arg u32:256 --arg f32:2.5 --arg buf:1024 --arg buf:1024 \
      >"$work/profile"
    grep -q "^time, an estimate: $(cycles "$work/output") cycles" "$work/profile"
    sed 's/^value vmem_memory [0-9]*/value vmem_memory 2000/' vendor-xml/timing/gfx950.txt >"$work/slow.txt"
    "$work/clock" "$work/slow.txt" >"$work/slow_output"
    [ $(($(cycles "$work/slow_output") - $(cycles "$work/output"))) -eq 1000 ]
    sed 's/^value clause.*//' vendor-xml/timing/gfx950.txt >"$work/wrong.txt"
    ! "$work/clock" "$work/wrong.txt" >"$work/wrong_output"
    grep -q "the value 'clause' is missing" "$work/wrong_output"
    continue
  fi
  case $what in
    embedding) grep -Eqx 'y\[999\] = 5 after [0-9]+ instructions' "$work/output" ;;
    many_machines) grep -qx 'y\[0\] = 5, y\[999\] = 5' "$work/output" ;;
    instructions) block text | diff - "$work/output" ;;
    *) echo "$0: unknown page '$what'" >&2; exit 2 ;;
  esac
done
