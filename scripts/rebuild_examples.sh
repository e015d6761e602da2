#!/usr/bin/env bash
# Rebuilds examples/code_objects from examples/kernels with clang 22 (the demo runs the checked-in results).
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/install_packages.sh test
for source in examples/kernels/*.cl; do
  scripts/compile_kernel.sh "$source" "examples/code_objects/$(basename "$source" .cl).hsaco"
  for target in gfx1100 gfx1250; do  # for examples/simulator
    scripts/compile_kernel.sh "$source" "examples/code_objects/$target/$(basename "$source" .cl).hsaco" "$target"
  done
done
