#!/usr/bin/env bash
# Rebuilds examples/code_objects from examples/kernels with clang 22 (the demo runs the checked-in results): for gfx950, and for one
# target of every other ISA in a folder of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/install_packages.sh test
for target in gfx950 gfx900 gfx906 gfx908 gfx90a gfx942 gfx1010 gfx1011 gfx1030 gfx1100 gfx1151 gfx1201 gfx1250 gfx1251; do
  folder=examples/code_objects
  [ "$target" = gfx950 ] || folder=$folder/$target
  mkdir -p "$folder"
  for source in examples/kernels/*.cl; do
    scripts/compile_kernel.sh "$source" "$folder/$(basename "$source" .cl).hsaco" "$target"
  done
done
