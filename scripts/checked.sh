#!/usr/bin/env bash
# Unit tests of the rooms that touch memory, with the libraries of two ISAs of different families (CDNA4, RDNA3), built with clang 22, the address sanitizer and
# the undefined-behaviour sanitizer. scripts/test.sh does this each time. The other ISAs, the command, checks and the debugger are in the whole suite,
# `scripts/test.sh asan`, which scripts/weekly.sh runs.
# usage: scripts/checked.sh
set -euo pipefail
cd "$(dirname "$0")/.."
tests=(unit_base core_test unit_isa unit_crosslane unit_state unit_operand unit_memory unit_engine unit_embed unit_device unit_object unit_observe_parts launch_test
       unit_fast_rdna3)

scripts/install_packages.sh test
cmake --preset asan >/dev/null
cmake --build --preset asan --target "${tests[@]}"
ctest --preset asan --parallel "$(nproc)" --no-tests=error -R "^($(IFS='|'; echo "${tests[*]}")):"
