#!/usr/bin/env bash
# The unit tests of the core's rooms that touch memory, and waves of compiled kernels, built with clang 22, the address sanitizer and the undefined-behaviour
# sanitizer. scripts/test.sh does this each time. `library` adds launches and the fast engine, with the libraries of two ISAs of different families (CDNA4,
# RDNA3): clang takes seven CPU minutes for these. The other ISAs, the command, checks and the debugger are in the whole suite, `scripts/test.sh asan`,
# which scripts/weekly.sh runs.
# usage: scripts/checked.sh [library]
set -euo pipefail
cd "$(dirname "$0")/.."
tests=(unit_base core_test unit_isa unit_crosslane unit_state unit_operand unit_memory unit_embed unit_object unit_observe_parts embed)
case "${1:-}" in
  "") ;;
  library) tests+=(unit_isa_as_data unit_device unit_engine launch_test unit_fast_rdna3) ;;
  *) echo "usage: $0 [library]" >&2; exit 2 ;;
esac

scripts/install_packages.sh test
cmake --preset asan -DLOCKSTEP_UNITY=ON >/dev/null
cmake --build --preset asan --target "${tests[@]}"
ctest --preset asan --label-exclude "^weekly$" --parallel "$(nproc)" --no-tests=error -R "^($(IFS='|'; echo "${tests[*]}")):"
