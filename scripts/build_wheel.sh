#!/usr/bin/env bash
# Builds the Python package with liblockstep as a wheel, without network (Debian's python3-build, -setuptools, -wheel).
# usage: scripts/build_wheel.sh LIBRARY FOLDER   LIBRARY: liblockstep.so; FOLDER gets the wheel
set -euo pipefail
library=$(realpath "$1")
mkdir -p "$2"
folder=$(realpath "$2")
sources=$(realpath "$(dirname "$0")/../tools/python")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$sources/." "$work"
cp -L "$library" "$work/lockstep/liblockstep.so"
strip --strip-unneeded "$work/lockstep/liblockstep.so"
# The package is Python alone but for the library, which is this machine's.
printf '[bdist_wheel]\npython_tag = py3\nplat_name = linux_%s\n' "$(uname -m)" >"$work/setup.cfg"
cd "$work"
/usr/bin/python3 -m build --wheel --no-isolation --outdir "$folder" >"$work/log" 2>&1 || { tail -20 "$work/log"; exit 1; }
ls "$folder"/lockstep-*.whl
