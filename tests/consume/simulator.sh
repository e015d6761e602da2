#!/usr/bin/env bash
# examples/simulator as somebody else's project: by the installed package, with its trace-driven program, which links the library, or
# from the single files.
# usage: simulator.sh package|single COMPILER LOCKSTEP_BUILD_FOLDER WORK_FOLDER
set -euo pipefail
way=$1 compiler=$2 build=$3 work=$4
source=$(cd "$(dirname "$0")/../.." && pwd)
rm -rf "$work" && mkdir -p "$work"
cp "$source"/examples/simulator/*.?pp "$work"
cd "$work"
flags=(-std=c++20 -O0 -Wall -Wextra -Werror)

case $way in
  package)
    cmake --install "$build" --prefix "$work/prefix" >/dev/null
    cat >CMakeLists.txt <<'PROJECT'
cmake_minimum_required(VERSION 3.20)
project(simulator CXX)
find_package(lockstep REQUIRED)
add_compile_options(-O0 -Wall -Wextra -Werror)
add_executable(simulator main.cpp cdna4.cpp rdna3.cpp cdna5.cpp)
add_executable(trace_driven trace_driven.cpp)
target_link_libraries(simulator PRIVATE lockstep::core)
target_link_libraries(trace_driven PRIVATE lockstep::lockstep)
PROJECT
    cmake -S . -B out -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
    cmake --build out >/dev/null
    cp out/simulator .
    out/trace_driven "$source/examples/code_objects/saxpy.hsaco" >traced
    grep -q ' accesses, ' traced ;;
  single)  # each ISA's one file has the embedding interface, too: it stands where the package's header would
    mkdir lockstep
    for isa in cdna4 rdna3 cdna5; do cp "$build/single/lockstep_$isa.hpp" "lockstep/${isa}_embed.hpp"; done
    "$compiler" "${flags[@]}" -I. main.cpp cdna4.cpp rdna3.cpp cdna5.cpp -o simulator ;;
  *) echo "$0: unknown way '$way'" >&2; exit 2 ;;
esac
./simulator "$source/examples/code_objects" >output
grep -q '^gfx1250 .*softmax' output
