#!/usr/bin/env bash
# Plain kernels on lockstep and on the processor by OpenCL, one thread each; the table goes to bench/results/, too.
# A table of some kernels, of another target or without OpenCL is not the machine's, so it is printed only.
# usage: scripts/bench_plain.sh [COMPILER [OPTIONS OF lockstep_bench_plain...]]   (default: g++; e.g. clang++-22 --target gfx1100)
set -euo pipefail
cd "$(dirname "$0")/.."
compiler=${1:-g++}
shift $(($# < 1 ? $# : 1))

scripts/install_packages.sh bench
build=build/bench-$(basename "$compiler")
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER="$compiler" -DLOCKSTEP_BUILD_BENCH=ON \
  -DLOCKSTEP_BUILD_TESTS=OFF -DLOCKSTEP_BUILD_CODEGEN=OFF -DLOCKSTEP_BUILD_TOOLS=OFF -DLOCKSTEP_BUILD_EXAMPLES=OFF >/dev/null
cmake --build "$build" --target lockstep_bench_plain

. scripts/processor.sh
machine=$(tr -cs 'A-Za-z0-9\n' '-' <<<"$processor" | sed 's/-*$//')
result=bench/results/${machine:-unknown}-$(basename "$compiler")-plain.md
part= before=
for option in "$@"; do
  case $before$option in
    --seconds | --target | --seconds* | --targetgfx950) ;;
    *) part=yes ;;
  esac
  case $option in --seconds | --target) before=$option ;; *) before= ;; esac
done
if [ -n "$part" ]; then echo "scripts/bench_plain.sh: not the whole table of this machine; $result stays as it is" >&2 && result=/dev/null; fi
table=$(taskset -c 0 "$build/bench/plain/lockstep_bench_plain" "$@")
{
  echo "# Plain kernels, $processor"
  echo
  echo "$("$compiler" --version | head -n 1); commit $(git rev-parse --short HEAD); load $(cut -d' ' -f1-3 /proc/loadavg) at the end."
  echo
  echo "$table"
} | tee "$result"
