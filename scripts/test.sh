#!/usr/bin/env bash
# Builds everything and runs the tests but those of scripts/weekly.sh; with g++ (preset test), then also scripts/checked.sh: clang 22 and sanitizers.
# usage: scripts/test.sh [PRESET]   (test, clang, asan or tsan; default test)
set -euo pipefail
cd "$(dirname "$0")/.."
preset=${1:-test}

scripts/install_packages.sh test
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
[ "$preset" != test ] || scripts/checked.sh
ctest --preset "$preset" --label-exclude '^weekly$' --parallel "$(nproc)"
