#!/usr/bin/env bash
# Assembles the text of random words here and with llvm-mc-22 and compares.
# usage: scripts/assemble_llvm.sh [--isa ISA|all] [COUNT [SEED]]     (default: cdna4)
# COUNT words of each instruction format (default 1000) in each wave size, and COUNT/100 of each form. 3 * 10^5 instructions take
# half a minute. Prints how many give their words again, how many what llvm-mc makes of the text, and each difference that no rule
# of tests/unit/assemble/README.md explains; then the exit status is 1.
set -euo pipefail
cd "$(dirname "$0")/.."
isa=cdna4
[ "${1:-}" = --isa ] && isa=${2:?--isa needs an ISA} && shift 2
isas=$isa
[ "$isa" = all ] && isas=$(ls vendor-xml/isas | xargs)
cmake --preset test >/dev/null
# shellcheck disable=SC2086  # a list of targets
cmake --build --preset test --target $(printf 'assemble_llvm_%s ' $isas)
status=0
for isa in $isas; do
  echo "== $isa"
  "build/test/tests/unit/assemble/assemble_llvm_$isa" "$@" || status=1
done
exit $status
