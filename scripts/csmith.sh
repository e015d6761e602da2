#!/usr/bin/env bash
# Random C programs of csmith on the host and as kernels of every ISA at -O0 to -O3, on both engines: the same checksums in every lane.
# usage: scripts/csmith.sh N [FIRST [OPTIONS...]]   N programs from seed FIRST on (default 1); options of
#        tests/random_programs/random_programs.py. About ten seconds a program. Files: build/csmith.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || { sed -n '2,4s/^# //p' "$0" >&2; exit 2; }
count=$1 first=${2:-1}
shift $(($# < 2 ? $# : 2))

scripts/install_packages.sh test
cmake --preset demo >/dev/null
cmake --build --preset demo --target lockstep
exec python3 tests/random_programs/random_programs.py --lockstep "$PWD/build/demo/tools/lockstep/lockstep" \
  --seeds "$first:$count" --folder build/csmith "$@"
