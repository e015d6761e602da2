#!/usr/bin/env bash
# Builds the library and the demo from the checked-in generated headers, then runs three kernels, compiled for every ISA, on this CPU.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh demo
cmake --preset demo >/dev/null
cmake --build --preset demo
echo
build/demo/examples/demo examples/code_objects
