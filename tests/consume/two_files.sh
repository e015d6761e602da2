#!/usr/bin/env bash
# The library as two files, of two ISAs: makes them, compiles them alone, and launches a kernel of each ISA on both engines. With
# `check` the compiler reads the files, and makes nothing of them.
# usage: two_files.sh run|check COMPILER ISAGEN WORK_FOLDER
set -euo pipefail
what=$1 compiler=$2 isagen=$3 work=$4
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
rm -rf "$work" && mkdir -p "$work"
"$source/scripts/amalgamate.sh" --isagen "$isagen" --library --isas cdna4,rdna3 "$work"
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
./two_files "$source/examples/code_objects"
