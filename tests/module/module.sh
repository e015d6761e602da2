#!/usr/bin/env bash
# Compiles lockstep.cppm and a program that imports it, and runs that.  usage: module.sh CLANG SOURCE_DIR WORK_DIR
set -euo pipefail
clang=$1 source=$2 work=$3
mkdir -p "$work"
warnings=(-Wall -Wextra -Wpedantic -Werror)
"$clang" -std=c++20 "${warnings[@]}" -I"$source/include" -I"$source/generated" --precompile \
  "$source/include/lockstep/lockstep.cppm" -o "$work/lockstep.pcm"
"$clang" -std=c++20 -c "$work/lockstep.pcm" -o "$work/lockstep.o"
"$clang" -std=c++20 "${warnings[@]}" -fmodule-file=lockstep="$work/lockstep.pcm" \
  "$source/tests/module/importer.cpp" "$work/lockstep.o" -o "$work/importer"
"$work/importer"
