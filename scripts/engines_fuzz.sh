#!/usr/bin/env bash
# Random programs on both engines, in waves of every size that an ISA has: all that they leave behind must be the same. A difference
# is printed with the program, cut down to what it takes. Exit status 1 if there is one.
# usage: scripts/engines_fuzz.sh [INSTRUCTIONS [SEED [ISA...]]]   (default: 1000000 executed instructions a size, seed 1, every ISA)
set -euo pipefail
cd "$(dirname "$0")/.."
instructions=${1:-1000000} seed=${2:-1}
shift $(($# < 2 ? $# : 2))
[ $# -gt 0 ] || set -- $(ls vendor-xml/isas)
cmake --preset test >/dev/null
cmake --build --preset test --target "${@/#/digest_}"
failed=0
for isa; do "build/test/tests/digest/digest_$isa" compare "$instructions" "$seed" || failed=1; done
exit $failed
