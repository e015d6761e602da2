#!/usr/bin/env bash
# The thread sanitizer (clang 22) on the HSA runtime: its sources and the programs of tests/rocm are built with it, and run over the library of a build as it is.
# usage: scripts/rocm_thread_checked.sh [BUILD] [FOLDER] [SANITIZERS]   BUILD: default build/test, with the targets lockstep_rocm, rocm_kernels, rocm_hostcall_kernels and liblockstep.
#   FOLDER: for what is built (default build/rocm_thread_checked). It takes five CPU minutes. SANITIZERS: others, such as address.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
build=$(realpath "${1:-$root/build/test}") folder=${2:-$root/build/rocm_thread_checked} sanitizers=${3:-thread}
mkdir -p "$folder"
includes=("-I$build/tools/rocm" "-I$build/tools/runtime" "-I$root/include" "-I$root/generated")
for room in rocm runtime source_lines; do includes+=("-I$root/tools/$room"); done
objects=()
for source in "$root"/tools/rocm/*.cpp "$root"/tools/runtime/*.cpp; do
  object=$folder/$(basename "$(dirname "$source")")_$(basename "$source" .cpp).o
  objects+=("$object")
  ${CMAKE_CXX_COMPILER_LAUNCHER:-} clang++-22 "-fsanitize=$sanitizers" -O1 -g1 -fPIC -std=c++20 -DLITTLEENDIAN_CPU=1 "${includes[@]}" -c "$source" -o "$object"
done
clang++-22 "-fsanitize=$sanitizers" -shared "${objects[@]}" -o "$folder/libhsa-runtime64.so.1" -Wl,-soname,libhsa-runtime64.so.1 \
  "-Wl,--version-script=$build/tools/rocm/exports.map" "$build/tools/source_lines/liblockstep_source_lines.a" -ldw -lelf "-L$build/tools/liblockstep" -llockstep \
  "-Wl,-rpath,$build/tools/liblockstep"
# program NAME SOURCES...
program() {
  local name=$1
  shift
  clang-22 "-fsanitize=$sanitizers" -O1 -g -DLITTLEENDIAN_CPU=1 "-I$root/tools/rocm" "${@/#/$root/tests/rocm/}" -o "$folder/$name" "-L$folder" -l:libhsa-runtime64.so.1 "-Wl,-rpath,$folder" -pthread -lm
}
program aql aql.c hsa_program.c refusals.c svm.c
program two_gpus two_gpus.c hsa_program.c
program hostcall hostcall.c hsa_program.c
program vmem vmem.c hsa_program.c
program ipc ipc.c hsa_program.c
program images images.c image_refusals.c hsa_program.c
kernels=$build/tests/rocm
export TSAN_OPTIONS=halt_on_error=1:exitcode=66
# run DEVICES PROGRAM ARGUMENTS...
run() {
  local devices=$1 name=$2
  shift 2
  LOCKSTEP_DEVICES=$devices "$folder/$name" "$@" 2>"$folder/said.txt" || { cat "$folder/said.txt" >&2; exit 1; }
}
for engine in fast reference; do
  export LOCKSTEP_ENGINE=$engine
  for target in gfx906 gfx1201; do
    # (The address sanitizer takes the addresses that svm.c has just given back, and they are to be nobody's.)
    [ "$sanitizers" != thread ] || run "$target" aql "$kernels/kernels_$target.hsaco"
    run "$target" hostcall "$kernels/hostcall_$target.hsaco"
    run "$target,$target" vmem "$kernels/kernels_$target.hsaco"
    run "$target,$target" ipc "$kernels/kernels_$target.hsaco"
    run "$target,$target" images "$kernels/images_$target.hsaco"
  done
  run gfx1100,gfx942 two_gpus "$kernels/kernels_gfx1100.hsaco" "$kernels/kernels_gfx942.hsaco"
done
