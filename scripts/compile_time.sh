#!/usr/bin/env bash
# Compile times of the programs in bench/compile_time at -O2: user seconds of the processor, the least of several runs.
# usage: scripts/compile_time.sh [RUNS [COMPILER...]]   (default: 3 runs of g++ and clang++-22)
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-3}
shift $(($# < 1 ? $# : 1))
compilers=("$@")
[ ${#compilers[@]} -gt 0 ] || compilers=(g++ clang++-22)

object=$(mktemp)
trap 'rm -f "$object"' EXIT
TIMEFORMAT=%U
printf '%-12s' program "${compilers[@]}"
echo
for program in semantics unused linked used; do
  printf '%-12s' "$program"
  for compiler in "${compilers[@]}"; do
    for ((run = 0; run < runs; ++run)); do
      { time "$compiler" -std=c++20 -O2 -Iinclude -Igenerated -c "bench/compile_time/$program.cpp" -o "$object"; } 2>&1
    done | sort -n | head -n 1 | xargs printf '%-12s'
  done
  echo
done
