#!/usr/bin/env bash
# Builds and runs the programs of a checkout of ROCm/rocm-examples as they are: each folder of HIP-Basic and Applications that has a Makefile.
# usage: scripts/rocm_examples.sh CHECKOUT TARGET [NAMES...]   TARGET: gfx1030. NAMES: of folders (texture_management); without any, all of them.
# One line a program: its name, and "runs", "status N" or "is not built"; its output is in BUILD/NAME.txt. The status is 1 if a named program does not run.
# LOCKSTEP: the command, else build/release/tools/lockstep/lockstep. SECONDS_EACH: how long one may run (600). BUILD: a folder for all (else a new one).
set -euo pipefail
scripts=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
if [ $# -lt 2 ] || [ ! -d "$1/HIP-Basic" ]; then
  sed -n '2,5s/^# //p' "$0" >&2
  exit 2
fi
checkout=$(cd "$1" && pwd) target=$2
shift 2
lockstep=${LOCKSTEP:-$scripts/../build/release/tools/lockstep/lockstep}
build=${BUILD:-$(mktemp -d)}
mkdir -p "$build"
cp -r "$checkout/Common" "$build/" 2>/dev/null || true
failed=0 ran=0 count=0
for folder in "$checkout"/HIP-Basic/*/ "$checkout"/Applications/*/; do
  name=$(basename "$folder")
  [ -e "$folder/Makefile" ] || continue
  [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
  count=$((count + 1))
  # (Makefiles find Common two folders above.)
  group=$build/$(basename "$(dirname "$folder")")
  mkdir -p "$group"
  rm -rf "${group:?}/$name"
  cp -r "$folder" "$group/$name"
  if ! LOCKSTEP_HIP_TARGETS=$target make -C "$group/$name" HIPCXX="$scripts/hipcc" CXX="$scripts/hipcc" >"$build/$name.txt" 2>&1; then
    echo "$name is not built"
    failed=1
    continue
  fi
  program=$group/$name/$(sed -n 's/^EXAMPLE *:= *//p' "$folder/Makefile")
  status=0
  (cd "$group/$name" && LOCKSTEP_HIP_DEVICES=$target timeout "${SECONDS_EACH:-600}" "$lockstep" hip "$program") >"$build/$name.txt" 2>&1 || status=$?
  if [ $status = 0 ]; then
    echo "$name runs"
    ran=$((ran + 1))
  else
    echo "$name: status $status"
    failed=1
  fi
done
echo "$ran of $count run for $target; what they say: $build"
[ $count != 0 ] && { [ $# = 0 ] || [ $failed = 0 ]; }
