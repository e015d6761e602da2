#!/usr/bin/env bash
# Builds tests/digest with several compilers and options and compares their results with tests/digest/expected, on both
# engines and at every level of vector instructions the host has. Takes some minutes an ISA.
# usage: scripts/digest.sh [ISA...]            compare (default: every folder of vendor-xml/isas)
#        scripts/digest.sh --update [ISA...]   write expected/ISA.txt anew (g++ -O2, reference engine), then compare
set -euo pipefail
cd "$(dirname "$0")/.."
update=no
if [ "${1:-}" = --update ]; then
  update=yes
  shift
fi
[ $# -gt 0 ] || set -- $(ls vendor-xml/isas)
folder=build/digest
mkdir -p "$folder"
cache=$(command -v ccache || true)

# Levels of vector instructions that this machine has (a program takes its best one in place of another).
levels="plain"
has() { for flag; do grep -qw "$flag" /proc/cpuinfo || return 1; done; }
if has avx2 fma bmi2; then levels+=" avx2"; fi
if has avx2 fma bmi2 avx512f avx512bw avx512dq avx512vl; then levels+=" avx512"; fi
if has avx512f avx512_vnni; then levels+=" avx512vnni avx512intel"; fi
if has avx512f avx512_vnni avx512_vbmi2 avx512_bf16; then levels+=" avx512bf16"; fi

build() {  # ISA NAME COMPILER OPTIONS...
  local isa=$1 name=$2 compiler=$3
  shift 3
  # (A build type without options of its own.)
  cmake -S . -B "$folder/$name" -G Ninja -DCMAKE_BUILD_TYPE=Digest -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_CXX_FLAGS="$*" \
    -DLOCKSTEP_BUILD_CODEGEN=OFF -DLOCKSTEP_BUILD_TOOLS=OFF -DLOCKSTEP_BUILD_EXAMPLES=OFF ${cache:+-DCMAKE_CXX_COMPILER_LAUNCHER=$cache} >/dev/null
  cmake --build "$folder/$name" --target "digest_$isa" >/dev/null
  cp "$folder/$name/tests/digest/digest_$isa" "$folder/$isa-$name"
}
compare() {  # ISA NAME
  local engine host status=0
  for engine in reference fast; do
    for host in $levels; do
      [ "$engine" = fast ] || [ "$host" = plain ] || continue
      if LOCKSTEP_HOST_ISA=$host "$folder/$1-$2" "$engine" examples/code_objects "tests/digest/expected/$1.txt"; then
        echo "same: $1, $2, $engine engine, host $host"
      else
        echo "DIFFERENT: $1, $2, $engine engine, host $host"
        status=1
      fi
    done
  done
  return $status
}

failures=0
for isa; do
  if [ $update = yes ]; then
    build "$isa" gcc-O2 g++ -O2
    "$folder/$isa-gcc-O2" reference examples/code_objects >"tests/digest/expected/$isa.txt"
  fi
  for variant in "gcc-O0 g++ -O0" "gcc-O2 g++ -O2" "gcc-O3-native g++ -O3 -march=native" "clang-O2 clang++-22 -O2"; do
    read -ra words <<<"$variant"
    build "$isa" "${words[@]}"
    compare "$isa" "${words[0]}" || failures=$((failures + 1))
  done
done
exit $((failures > 0))
