#!/usr/bin/env bash
# Writes lockstep for projects that copy files: each ISA's core as one header, lockstep_<isa>.hpp, and the library as
# lockstep.hpp and lockstep.cpp.
# usage: scripts/amalgamate.sh [--isagen PROGRAM] [--isas cdna4,rdna3] [--core | --library] [FOLDER]
# PROGRAM: an isagen that is built already. --isas: these ISAs alone. --core, --library: one of both alone. FOLDER: build/single
set -euo pipefail
isagen= what="core library" isas=()
while [ $# -gt 0 ]; do
  case "$1" in
    --isagen) isagen=$(realpath "${2:?--isagen needs a program}"); shift 2 ;;
    --isas) isas=(--isas "${2:?--isas needs names of folders of vendor-xml/isas}"); shift 2 ;;
    --core | --library) what=${1#--}; shift ;;
    -*) sed -n '2,5s/^# //p' "$0" >&2; exit 2 ;;
    *) break ;;
  esac
done
[ $# -le 1 ] || { sed -n '2,5s/^# //p' "$0" >&2; exit 2; }
out=$(realpath -m "${1:-$(dirname "$0")/../build/single}")
cd "$(dirname "$0")/.."
if [ -z "$isagen" ]; then
  cmake --preset test >/dev/null
  cmake --build --preset test --target isagen
  isagen=build/test/codegen/isagen
fi
mkdir -p "$out"
for each in $what; do
  library=()
  [ "$each" = core ] || library=(--library)
  "$isagen" single --root . --out "$out" "${isas[@]}" "${library[@]}"
done
