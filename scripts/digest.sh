#!/usr/bin/env bash
# Builds tests/digest with several compilers and options and compares their results with tests/digest/expected.txt, on both
# engines and at every level of vector instructions the host has. Takes some minutes.
# usage: scripts/digest.sh            compare
#        scripts/digest.sh --update   write expected.txt anew (g++ -O2, reference engine), then compare
set -euo pipefail
cd "$(dirname "$0")/.."
expected=tests/digest/expected.txt
folder=build/digest
mkdir -p "$folder"
cache=$(command -v ccache || true)

build() {  # NAME COMPILER OPTIONS...
  local name=$1
  shift
  $cache "$@" -std=c++20 -pthread -Iinclude -Igenerated -c tests/digest/digest.cpp -o "$folder/$name.o"
  "$1" -pthread "$folder/$name.o" -o "$folder/$name"
}
compare() {  # NAME
  local engine host status=0
  for engine in reference fast; do
    for host in plain avx2 avx512 avx512vnni; do
      [ "$engine" = fast ] || [ "$host" = plain ] || continue
      if LOCKSTEP_HOST_ISA=$host "$folder/$1" "$engine" examples/code_objects "$expected"; then
        echo "same: $1, $engine engine, host $host"
      else
        echo "DIFFERENT: $1, $engine engine, host $host"
        status=1
      fi
    done
  done
  return $status
}

if [ "${1:-}" = --update ]; then
  build gcc-O2 g++ -O2
  "$folder/gcc-O2" reference examples/code_objects >"$expected"
fi
failures=0
for variant in "gcc-O0 g++ -O0" "gcc-O2 g++ -O2" "gcc-O3-native g++ -O3 -march=native" "clang-O2 clang++-22 -O2"; do
  read -ra words <<<"$variant"
  build "${words[@]}"
  compare "${words[0]}" || failures=$((failures + 1))
done
exit $((failures > 0))
