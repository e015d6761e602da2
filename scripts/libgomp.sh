#!/usr/bin/env bash
# GCC's tests of libgomp (Debian's gcc-12-source) on an emulated GPU: OpenMP and OpenACC in C, C++ and Fortran; and the torture tests of GCC and
# gfortran in target regions.
# usage: scripts/libgomp.sh [OPTIONS...]   options of tests/rocm/libgomp.py, for instance --suites torture,fortran-torture --target gfx900. Files: build/libgomp.
# Hours on two processors: the compilers are at work nearly all the time. In parts: --resume --part 1/12, then 2/12, …
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh rocm
scripts/install_packages.sh torture
cmake --preset demo >/dev/null
cmake --build --preset demo --target lockstep lockstep_rocm
source=build/libgomp/gcc
if [ ! -d "$source/gcc/testsuite/gfortran.fortran-torture" ]; then
  mkdir -p "$source"
  tar -xf /usr/src/gcc-12/gcc-12*.tar.xz -C "$source" --strip-components=1 --wildcards '*/libgomp/*' '*/gcc.c-torture/execute/*' \
    '*/gfortran.fortran-torture/execute/*' '*/c-c++-common/goacc/*' '*/g++.dg/goacc/*' 'gcc-12*/include/*'
fi
exec python3 tests/rocm/libgomp.py --lockstep "$PWD/build/demo/tools/lockstep/lockstep" --source "$source" --folder build/libgomp/work "$@"
