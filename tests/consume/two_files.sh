#!/usr/bin/env bash
# The library as two files: makes them, compiles them alone, and launches kernels on both engines. two: CDNA4 and RDNA3 alone. all: every ISA.
# With `check` the compiler reads the files of two ISAs, and makes nothing of them.
# usage: two_files.sh two|all|check COMPILER ISAGEN WORK_FOLDER
set -euo pipefail
what=$1 compiler=$2 isagen=$3 work=$4
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
rm -rf "$work" && mkdir -p "$work"
isas=(--isas cdna4,rdna3)
[ "$what" != all ] || isas=()
"$source/scripts/amalgamate.sh" --isagen "$isagen" --library "${isas[@]}" "$work"
cp "$here/two_files.cpp" "$work"
cd "$work"
[ "$(ls)" = "$(printf 'lockstep.cpp\nlockstep.hpp\ntwo_files.cpp')" ]
if grep -n '#include "' lockstep.hpp; then exit 1; fi
# Nothing but the two files. -O0: optimising takes twice as long.
flags=(-std=c++20 -O0 -Wall -Wextra -Werror)
if [ "$what" = check ]; then
  "$compiler" "${flags[@]}" -fsyntax-only lockstep.cpp two_files.cpp
  exit
fi
"$compiler" "${flags[@]}" -c lockstep.cpp
"$compiler" "${flags[@]}" two_files.cpp lockstep.o -pthread -o two_files
./two_files "$source/examples/code_objects" "$what"
