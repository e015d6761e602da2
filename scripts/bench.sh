#!/usr/bin/env bash
# Builds the benchmarks optimised, runs them and prints the table of measures; the table goes to bench/results/, too.
# On a machine that others keep busy, LOCKSTEP_BENCH_BEST=1 takes the best repetition in place of the median. With --benchmark_filter the
# table is not the machine's, so it is printed only.
# usage: scripts/bench.sh [COMPILER [GOOGLE BENCHMARK OPTIONS...]]   (default: g++; e.g. clang++-22 --benchmark_filter=v_mfma)
set -euo pipefail
cd "$(dirname "$0")/.."
compiler=${1:-g++}
shift $(($# < 1 ? $# : 1))

scripts/install_packages.sh bench
build=build/bench-$(basename "$compiler")
cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER="$compiler" -DLOCKSTEP_BUILD_BENCH=ON \
  -DLOCKSTEP_BUILD_TESTS=OFF -DLOCKSTEP_BUILD_CODEGEN=OFF -DLOCKSTEP_BUILD_TOOLS=OFF -DLOCKSTEP_BUILD_EXAMPLES=OFF >/dev/null
cmake --build "$build" --target lockstep_bench lockstep_bench_gemm lockstep_bench_rows

. scripts/processor.sh
machine=$(tr -cs 'A-Za-z0-9\n' '-' <<<"$processor" | sed 's/-*$//')
result=bench/results/${machine:-unknown}-$(basename "$compiler").md
# Debian 12's OpenBLAS takes SSE2 for Intel's cores that are newer than it is (family 6 model 207: "Prescott", 5 times as slow).
if grep -q GenuineIntel /proc/cpuinfo && grep -q avx512f /proc/cpuinfo; then export OPENBLAS_CORETYPE=${OPENBLAS_CORETYPE:-SkylakeX}; fi
repetitions=15 part=
for option in "$@"; do
  case $option in
    --benchmark_repetitions=*) repetitions=${option#*=} ;;
    --benchmark_filter=*) [ -z "${option#*=}" ] || part=yes ;;
    --benchmark_list_tests*) part=yes ;;
  esac
done
if [ -n "$part" ]; then echo "scripts/bench.sh: a part of the measures; $result stays as it is" >&2 && result=/dev/null; fi
# One thread, without a second one that spins beside the measures.
table=$(OPENBLAS_NUM_THREADS=1 "$build/bench/lockstep_bench" "$@")
{
  echo "# $processor, $(nproc) processors"
  echo
  echo "$("$compiler" --version | head -n 1); commit $(git rev-parse --short HEAD); load $(cut -d' ' -f1-3 /proc/loadavg) at the end."
  if [ -n "${LOCKSTEP_BENCH_BEST:-}" ]; then
    echo "Loaded machine: the best of $repetitions repetitions in random order, while others were at work on it. The ratios count, and are rough."
  else
    echo "Medians of $repetitions repetitions in random order. Times depend on the machine and on what else it runs: the ratios count."
  fi
  echo
  echo "$table"
} | tee "$result"
