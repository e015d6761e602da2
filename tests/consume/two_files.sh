#!/usr/bin/env bash
# The library as two files, of two ISAs: makes them, compiles them alone, and launches a kernel of each ISA on the fast engine.
# usage: two_files.sh COMPILER ISAGEN WORK_FOLDER
set -euo pipefail
compiler=$1 isagen=$2 work=$3
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
rm -rf "$work" && mkdir -p "$work"
"$source/scripts/amalgamate.sh" --isagen "$isagen" --library --isas cdna4,rdna3 "$work"
cp "$here/two_files.cpp" "$work"
cd "$work"
[ "$(ls)" = "$(printf 'lockstep.cpp\nlockstep.hpp\ntwo_files.cpp')" ]
if grep -n '#include "' lockstep.hpp; then exit 1; fi
# Nothing but the two files, and no option but those that README names. Optimising would take three times as long.
"$compiler" -std=c++20 -O0 -Wall -Wextra -Werror -c lockstep.cpp
"$compiler" -std=c++20 -O0 -Wall -Wextra -Werror two_files.cpp lockstep.o -pthread -o two_files
./two_files "$source/examples/code_objects"
