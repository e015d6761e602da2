#!/usr/bin/env bash
# Compares the time model with recorded thread traces, each kernel by numbers that were fitted to the other kernels alone: the tables of docs/timing.md. `holdout` takes
# about seven minutes (446 seconds for the four targets on a loaded machine), `asis` and `errors` take seconds. Without the traces (../shared/timing, not in this repository) it says so and does nothing.
# usage: scripts/timing.sh [MODE]    MODE: holdout (the default), asis (the library's parameters), errors (what holds the
#        error of whole kernels), all (prints the numbers that fit all kernels)
set -euo pipefail
cd "$(dirname "$0")/.."

mode=${1:-holdout}
traces=${LOCKSTEP_TRACES:-../shared/timing}
if [[ ! -f $traces/traces_gfx1100.json ]]; then
  echo "timing: skipped: $traces has no recorded traces (LOCKSTEP_TRACES names another folder)"
  exit 0
fi
cmake --preset test >/dev/null
cmake --build --preset test --target lockstep_timing_fit >/dev/null
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [[ $mode == errors ]]; then
  echo "| target | kernel | total | spread | classes of the error |"
  echo "|---|---|--:|--:|---|"
elif [[ $mode != all ]]; then
  echo "| target | kernel | waves | instructions a wave | gaps | exact | within a cycle (gfx950: four) | core, cycles off | total, cycles off | after arguments |"
  echo "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|"
fi
for target in gfx1100 gfx1151 gfx1200 gfx950; do
  tests/timing/convert.py "$traces/traces_$target.json" "$work/$target.txt" >&2
  if [[ $mode == all ]]; then echo "# $target"; fi
  other=()
  case $target in gfx1151 | gfx1200) other=(gfx1100 "$work/gfx1100.txt" vendor-xml/timing/gfx1100.txt) ;; esac
  build/test/tests/timing/lockstep_timing_fit "$target" "$work/$target.txt" "vendor-xml/timing/$target.txt" "$mode" "${other[@]}"
done
