#!/usr/bin/env bash
# Disassembles random words here and with llvm-mc-22 and compares.  usage: scripts/llvm_fuzz.sh [COUNT [SEED [FAMILY...]]]
# COUNT words of each instruction format (default 1000000: about ten minutes in all). Exit status 1 on an unexplained difference.
set -euo pipefail
cd "$(dirname "$0")/.."
cmake --preset test >/dev/null
cmake --build --preset test --target llvm_fuzz
exec build/test/tests/conformance/llvm_fuzz "$@"
