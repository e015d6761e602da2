#!/usr/bin/env bash
# The whole passport of every target (or of those named) on lockstep itself: made, run under `lockstep hip`, changed in each class of instructions, verified.
# usage: scripts/all_passports.sh [TARGETS...]   LOCKSTEP: the command, else that of build/release.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
[ $# -gt 0 ] || set -- gfx942 gfx950 gfx1100 gfx1151 gfx1201 gfx1250
for target; do
  SECONDS=0
  python3 "$here/../tests/passport/target_test.py" "${LOCKSTEP:-$here/../build/release/tools/lockstep/lockstep}" "$here/.." "$folder" "$target" 1
  echo "$target: $SECONDS s"
done
