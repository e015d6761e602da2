#!/usr/bin/env bash
# What scripts/test.sh, and with it CI, leaves out: tests with the label `weekly`, everything with clang 22, everything under the address sanitizer, the
# thread sanitizer on what has threads. Run it once a week, and before a release. Some three hours on two cores.
# usage: scripts/weekly.sh
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh test
cmake --preset test >/dev/null
cmake --build --preset test
ctest --preset test --label-regex '^weekly$' --parallel "$(nproc)" --no-tests=error
scripts/thread_checked.sh
for preset in clang asan; do scripts/test.sh "$preset"; done
