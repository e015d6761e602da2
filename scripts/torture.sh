#!/usr/bin/env bash
# gcc's torture tests (Debian's gcc-12-source) as kernels at -O0 to -O3, on both engines. About an hour a target.
# usage: scripts/torture.sh [OPTIONS...]   options of tests/random_programs/torture.py, for instance --target gfx1201 --levels 2. Files: build/torture.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh torture
cmake --preset demo >/dev/null
cmake --build --preset demo --target lockstep
tests=build/torture/gcc.c-torture
if [ ! -d "$tests/execute" ]; then
  mkdir -p build/torture
  tar -xf /usr/src/gcc-12/gcc-12*.tar.xz -C build/torture --strip-components=3 --wildcards '*/gcc.c-torture/execute'
fi
exec python3 tests/random_programs/torture.py --lockstep "$PWD/build/demo/tools/lockstep/lockstep" \
  --tests "$tests/execute" --folder build/torture/work "$@"
