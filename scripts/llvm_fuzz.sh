#!/usr/bin/env bash
# Disassembles random words here and with llvm-mc-22 and compares.
# usage: scripts/llvm_fuzz.sh [--isa ISA] [COUNT [SEED [FAMILY...]]]     (default: cdna4)
# COUNT words of each instruction format (default 1000000: about ten minutes in all). Exit status 1 on an unexplained difference.
set -euo pipefail
cd "$(dirname "$0")/.."
isa=cdna4
[ "${1:-}" = --isa ] && isa=${2:?--isa needs an ISA} && shift 2
cmake --preset test >/dev/null
cmake --build --preset test --target "llvm_fuzz_$isa"
exec "build/test/tests/conformance/llvm_fuzz_$isa" "$@"
