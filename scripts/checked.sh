#!/usr/bin/env bash
# Builds the libraries of all ISAs and the command with clang 22, the address sanitizer and the undefined-behaviour sanitizer, runs the unit tests of the
# rooms that touch memory, and one kernel by the command on both engines. scripts/test.sh does this each time: 12 CPU minutes. The whole suite, unit_fast among
# it, is `scripts/test.sh asan`: run it once a week, and before a release.
# usage: scripts/checked.sh
set -euo pipefail
cd "$(dirname "$0")/.."
tests=(unit_base core_test unit_isa unit_crosslane unit_state unit_operand unit_memory unit_engine loader_test launch_test unit_observe debug_test)

scripts/install_packages.sh test
cmake --preset asan >/dev/null
cmake --build --preset asan --target lockstep "${tests[@]}"
ctest --preset asan --parallel "$(nproc)" --no-tests=error -R "^($(IFS='|'; echo "${tests[*]}")):"
lockstep=build/asan/tools/lockstep/lockstep
for engine in fast reference; do
  "$lockstep" run examples/code_objects/saxpy.hsaco --kernel saxpy --grid 4 --block 256 --engine $engine \
    --arg u32:1000 --arg f32:2.5 --arg buf:4000 --arg buf:4000
done
