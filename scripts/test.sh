#!/usr/bin/env bash
# Builds everything and runs the tests but those of scripts/weekly.sh; with g++ (preset test), then also scripts/checked.sh: clang 22 and sanitizers.
# With g++ sources of one suite are compiled together (cmake/LockstepUnity.cmake), and whole kernels are tested on one target of each generation.
# usage: scripts/test.sh [PRESET]   (test, clang, asan or tsan; default test)
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-test}
options=(-DLOCKSTEP_UNITY=OFF -DLOCKSTEP_EVERY_TARGET=ON)
[ "$preset" != test ] || options=(-DLOCKSTEP_UNITY=ON -DLOCKSTEP_EVERY_TARGET=OFF)
took() { echo "scripts/test.sh: $1 after $SECONDS s"; }

scripts/install_packages.sh test
cmake --preset "$preset" "${options[@]}" >/dev/null
took "packages and configuration"
cmake --build --preset "$preset"
took "build"
if [ "$preset" = test ]; then
  scripts/checked.sh
  took "sanitizers"
fi
# One test more than processors: some wait for processes or for time.
ctest --preset "$preset" --label-exclude '^weekly$' --parallel "$(($(nproc) + 1))"
took "tests"
