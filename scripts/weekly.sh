#!/usr/bin/env bash
# What scripts/test.sh, and with it CI, leaves out: tests with the label `weekly`, suites of every ISA and target, everything with clang 22, everything under
# the address sanitizer (of which CI has the core alone), the thread sanitizer on what has threads. Programs with ROCm's libraries run, too. Run it once a week, and before a release. Some four hours
# on two cores. Clang compiles each source alone.
# Each stage runs, whatever the others find.
# usage: scripts/weekly.sh
set -euo pipefail
cd "$(dirname "$0")/.."

for word in test libraries rocm browser; do scripts/install_packages.sh "$word"; done
failed=0
stage() { "$@" || { echo "weekly: failed: $*" >&2; failed=1; }; }

cmake --preset test -DLOCKSTEP_UNITY=ON -DLOCKSTEP_EVERY_TARGET=ON >/dev/null
stage cmake --build --preset test
stage cmake --build --preset test --target weekly_programs
stage ctest --preset test --parallel "$(nproc)" --no-tests=error
stage scripts/web.sh build
stage scripts/web.sh test
stage scripts/rocm_libraries.sh
stage scripts/timing.sh
stage scripts/thread_checked.sh
stage scripts/rocm_libraries.sh --amd
stage scripts/rocm_thread_checked.sh
for preset in clang asan; do stage scripts/test.sh "$preset"; done
exit "$failed"
