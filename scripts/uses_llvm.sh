#!/usr/bin/env bash
# Compares the registers that uses() tells with LLVM 22's operand tables, for words of every format.
# usage: scripts/uses_llvm.sh [ISA...]     (default: all)
# Prints, for each ISA and size of waves, how many words were compared and equal, and the known classes of differences with whose fault they
# are (tests/conformance/uses_llvm_classes.txt). Exit status 1 on a difference without a class, on a pattern of a class that explains nothing, on a
# supported instruction that no word had, or where fewer than 15,000 words were compared. A minute an ISA.
set -euo pipefail
cd "$(dirname "$0")/.."
isas=${*:-$(ls vendor-xml/isas | xargs)}
scripts/install_packages.sh test
cmake --preset test >/dev/null
# shellcheck disable=SC2086  # a list of targets
cmake --build --preset test --target $(printf 'uses_llvm_%s ' $isas)
status=0
for isa in $isas; do
  echo "== $isa"
  "build/test/tests/conformance/uses_llvm_$isa" || status=1
done
exit $status
