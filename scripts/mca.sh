#!/usr/bin/env bash
# What llvm-mca says of the compiled engine's loops, for cores that this machine need not have: cycles, what the core's units alone would
# take (llvm-mca's block throughput), their ratio; cycles of what can only go to the ports of multiply-adds, of loads, of stores, and to the
# ports of shuffles; the unit that llvm-mca used most; what was measured. scripts/mca_parts.txt says which loops, and has the measurements.
# usage: scripts/mca.sh PROGRAM [FILE]   (PROGRAM is linked with the fast engine and has its symbols, e.g. build/bench-g++/bench/lockstep_bench;
#        in FILE, e.g. bench/results/mca.md, all after the line that names this script as its writer is replaced, else it is printed)
# llvm-mca knows neither caches nor store forwarding, and takes every load to hit.
set -euo pipefail
[ $# -eq 1 ] || [ $# -eq 2 ] || { sed -n 's/^# usage: //p' "$0" >&2; exit 2; }
exec python3 "$(dirname "$0")/mca.py" "$@"
