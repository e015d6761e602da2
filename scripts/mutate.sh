#!/usr/bin/env bash
# Takes waits, barriers, distances, initialising stores and bounds out of compiled kernels, one at a time, and tells how many of them `lockstep check`
# finds.  usage: scripts/mutate.sh [OPTIONS OF tests/mutation/mutate.py]   (e.g. --targets gfx950,gfx1201 --kernels reduce,scan)
set -euo pipefail
cd "$(dirname "$0")/.."
scripts/install_packages.sh test
[ -x build/release/tools/lockstep/lockstep ] || scripts/setup.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 tests/mutation/mutate.py build/release/tools/lockstep/lockstep "$folder" "$@"
