#!/usr/bin/env bash
# Builds and runs the project in project/ in one of the ways a user would.
# usage: consume.sh package|library|pkgconfig|folder|single|singles COMPILER LOCKSTEP_BUILD_FOLDER WORK_FOLDER
set -euo pipefail
way=$1 compiler=$2 build=$3 work=$4
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
rm -rf "$work" && mkdir -p "$work"
cp "$here"/project/* "$work"
cd "$work"
flags=(-std=c++20 -O0 -Wall -Wextra -Werror)

saxpy=$source/examples/code_objects/saxpy.hsaco

install_package() {  # no header of it includes one of src/, which is not installed
  cmake --install "$build" --prefix "$work/prefix" >/dev/null
  if grep -rE '#include "(fast|launch|observe|debug|isas|devices)/' "$work/prefix/include"; then return 1; fi
}
build_package() {  # CMAKE_OPTION...
  install_package
  cmake -S . -B out -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$work/prefix" "$@" >/dev/null
  cmake --build out >/dev/null
  out/consumer "$saxpy"
}
case $way in
  package) build_package ;;
  library) build_package -DCONSUME_LIBRARY=ON ;;
  pkgconfig)
    install_package
    export PKG_CONFIG_PATH
    PKG_CONFIG_PATH=$(dirname "$(find "$work/prefix" -name lockstep-core.pc)")
    read -ra package <<<"$(pkg-config --cflags --libs lockstep-core)"
    # Of the core only that its headers are found: that is all its flags are for, and the library's hold them.
    "$compiler" "${flags[@]}" -M main.cpp program.cpp "${package[@]}" > headers
    grep -q "$work/prefix/.*include/lockstep/generated/lockstep/cdna4.hpp" headers
    read -ra package <<<"$(pkg-config --cflags --libs lockstep)"
    "$compiler" "${flags[@]}" -DCONSUME_LIBRARY main.cpp program.cpp "${package[@]}" -o consumer_of_library
    ./consumer_of_library "$saxpy" ;;
  folder)
    "$compiler" "${flags[@]}" -I"$source/include" -I"$source/generated" main.cpp program.cpp -o consumer
    ./consumer "$saxpy" ;;
  single)
    cp "$build/single/lockstep_cdna4.hpp" .
    "$compiler" "${flags[@]}" -DCONSUME_SINGLE main.cpp program.cpp -o consumer
    ./consumer "$saxpy" ;;
  singles)  # two of them in one translation unit
    cp "$build"/single/lockstep_cdna[34].hpp .
    cat > singles.cpp <<'PROGRAM'
#include "lockstep_cdna3.hpp"
#include "lockstep_cdna4.hpp"
int main() {
  lockstep::cdna3::ReferenceDevice one;
  lockstep::cdna4::ReferenceDevice other;
  return one.memory().serial() != other.memory().serial() ? 0 : 1;
}
PROGRAM
    "$compiler" "${flags[@]}" singles.cpp -o consumer
    ./consumer ;;
  *) echo "$0: unknown way '$way'" >&2; exit 2 ;;
esac
