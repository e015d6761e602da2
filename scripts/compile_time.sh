#!/usr/bin/env bash
# What the programs in bench/compile_time take to compile at -O2: user seconds of the processor and MB of memory, the least
# of several runs. Seconds depend on the machine and on what else it runs; compare those of one run.
# usage: scripts/compile_time.sh [RUNS [COMPILER...]]   (default: 3 runs of g++ and clang++-22)
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-3}
shift $(($# < 1 ? $# : 1))
compilers=("$@")
[ ${#compilers[@]} -gt 0 ] || compilers=(g++ clang++-22)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# one_run COMPILER PROGRAM: "SECONDS MB"
one_run() {
  python3 - "$@" "$work/object" <<'PYTHON'
import resource, subprocess, sys
compiler, program, to = sys.argv[1:]
subprocess.run([compiler, "-std=c++20", "-O2", "-Iinclude", "-Igenerated", "-c", program, "-o", to], check=True)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{used.ru_utime:.2f} {used.ru_maxrss // 1000}")
PYTHON
}

sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo | sed -n 1p
printf '%-12s' program
printf '%-22s' "${compilers[@]}"
echo
for program in semantics unused linked used whole; do
  printf '%-12s' "$program"
  for compiler in "${compilers[@]}"; do
    for ((run = 0; run < runs; ++run)); do one_run "$compiler" "bench/compile_time/$program.cpp"; done |
      sort -n | sed -n 1p | { read -r seconds megabytes; printf '%-22s' "$seconds s, $megabytes MB"; }
  done
  echo
done
