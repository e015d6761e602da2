#!/usr/bin/env bash
# Makes libamdhip64.so and libhiprtc.so to link programs with. They hold the names of tools/hip/calls.txt and no code, and programs that are linked
# with them ask for libamdhip64.so.MAJOR when they run.
# usage: scripts/hip_link_libraries.sh MAJOR FOLDER [COMPILER]   MAJOR: 5, 6 or 7. COMPILER: of C, else LOCKSTEP_CLANG or clang-22.
set -euo pipefail
major=$1 folder=$2 compiler=${3:-${LOCKSTEP_CLANG:-clang-22}}
calls=$(dirname "$0")/../tools/hip/calls.txt
mkdir -p "$folder"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for library in amdhip64 hiprtc; do
  awk -v library=$library '/^hip_/ && (library == "amdhip64" || $2 ~ /^hiprtc/)' "$calls" >"$work/calls"
  awk '{ print "void " $2 "(void) {}" }' "$work/calls" >"$work/names.c"
  awk '!($1 in calls) { order[++versions] = $1 }
    { calls[$1] = calls[$1] "    " $2 ";\n" }
    END { for (i = 1; i <= versions; ++i) printf "%s {\n  global:\n%s%s} %s;\n", order[i], calls[order[i]], i == 1 ? "  local: *;\n" : "", order[i - 1] }' \
    "$work/calls" >"$work/exports"
  "$compiler" -w -shared -fPIC -nostdlib -Wl,-soname,"lib$library.so.$major" -Wl,--version-script="$work/exports" "$work/names.c" \
    -o "$folder/lib$library.so"
  ln -sf "lib$library.so" "$folder/lib$library.so.$major"
done
