#!/usr/bin/env bash
# Writes each ISA's core as one header, lockstep_<isa>.hpp, for projects that copy a file.
# usage: scripts/amalgamate.sh [--isagen PROGRAM] [FOLDER]   (PROGRAM: an isagen that is built already; FOLDER: build/single)
set -euo pipefail
isagen=
if [ "${1:-}" = --isagen ]; then
  isagen=$(realpath "${2:?--isagen needs a program}")
  shift 2
fi
case "${1:-}" in -*) sed -n '2,3s/^# //p' "$0" >&2; exit 2 ;; esac
out=$(realpath -m "${1:-$(dirname "$0")/../build/single}")
cd "$(dirname "$0")/.."
if [ -z "$isagen" ]; then
  cmake --preset test >/dev/null
  cmake --build --preset test --target isagen
  isagen=build/test/codegen/isagen
fi
mkdir -p "$out"
"$isagen" single --root . --out "$out"
