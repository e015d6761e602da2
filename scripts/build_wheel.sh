#!/usr/bin/env bash
# Builds the Python package with liblockstep as a wheel, without network, by Debian's packages for it (installs those that are missing).
# usage: scripts/build_wheel.sh [LIBRARY [FOLDER]]   LIBRARY: liblockstep.so, else that of scripts/setup.sh; FOLDER gets the wheel, else build/wheel
set -euo pipefail
root=$(realpath "$(dirname "$0")/..")
"$root/scripts/install_packages.sh" wheel
library=${1:-$root/build/release/tools/liblockstep/liblockstep.so}
[ -e "$library" ] || { echo "$0: no library '$library': scripts/setup.sh builds it" >&2; exit 2; }
library=$(realpath "$library")
mkdir -p "${2:-$root/build/wheel}"
folder=$(realpath "${2:-$root/build/wheel}")
sources=$root/tools/python
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$sources/." "$work"
cp -L "$library" "$work/lockstep/liblockstep.so"
cp -r "$root/scripts/hip_older_headers.h" "$root/scripts/newer_headers" "$work/lockstep"
strip --strip-unneeded "$work/lockstep/liblockstep.so"
# The package is Python alone but for the library, which is this machine's.
printf '[bdist_wheel]\npython_tag = py3\nplat_name = linux_%s\n' "$(uname -m)" >"$work/setup.cfg"
cd "$work"
/usr/bin/python3 -m build --wheel --no-isolation --outdir "$folder" >"$work/log" 2>&1 || { tail -20 "$work/log"; exit 1; }
ls "$folder"/lockstep-*.whl
