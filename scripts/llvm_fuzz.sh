#!/usr/bin/env bash
# Disassembles random words here and with llvm-mc-22 and compares.
# usage: scripts/llvm_fuzz.sh [--isa ISA|all] [COUNT [SEED [FAMILY...]]]     (default: cdna4)
# COUNT words of each instruction format (default 1000000), half of them in each wave size where there are two, after every field
# at its edges in each; `all` takes
# all ISAs one after the other. 10^5 words take two to three seconds. At the end of each ISA: how often each
# line of tests/conformance/exceptions_ISA.txt was of use, with an example. Exit status 1 on an unexplained difference.
set -euo pipefail
cd "$(dirname "$0")/.."
isa=cdna4
[ "${1:-}" = --isa ] && isa=${2:?--isa needs an ISA} && shift 2
isas=$isa
[ "$isa" = all ] && isas=$(ls vendor-xml/isas | xargs)
cmake --preset test >/dev/null
# shellcheck disable=SC2086  # a list of targets
cmake --build --preset test --target $(printf 'llvm_fuzz_%s ' $isas)
status=0
for isa in $isas; do
  echo "== $isa"
  "build/test/tests/conformance/llvm_fuzz_$isa" "$@" || status=1
done
exit $status
