#!/usr/bin/env bash
# The thread sanitizer (clang 22) on what has threads: devices that several threads use, launches over worker threads, stops and observers of a launch that
# runs, streams of instructions, memory that is mapped while kernels run, sums that come in the grid's order for any number of threads. The HIP runtime's
# threads are not among them: a HIP program does not load a runtime with a sanitizer. scripts/weekly.sh runs it: some five CPU minutes.
# usage: scripts/thread_checked.sh
set -euo pipefail
cd "$(dirname "$0")/.."
tests=(launch_test parts unit_device)

scripts/install_packages.sh test
cmake --preset tsan -DLOCKSTEP_UNITY=ON >/dev/null
cmake --build --preset tsan --target "${tests[@]}"
# Runs on several ranks need the command, which is not built here.
TSAN_OPTIONS=halt_on_error=1 ctest --preset tsan --parallel "$(nproc)" --no-tests=error -R "^($(IFS='|'; echo "${tests[*]}")):" -E "on several ranks"
