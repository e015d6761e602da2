#!/usr/bin/env bash
# Builds and runs the project in project/ in one of the ways a user would.
# usage: consume.sh package|linked|library|pkgconfig|whole|single|singles COMPILER LOCKSTEP_BUILD_FOLDER WORK_FOLDER
set -euo pipefail
way=$1 compiler=$2 build=$3 work=$4
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../.." && pwd)
rm -rf "$work" && mkdir -p "$work"
cp "$here"/project/* "$work"
cd "$work"
flags=(-std=c++20 -O0 -Wall -Wextra -Werror)

case $way in
  package)
    cmake --install "$build" --prefix "$work/prefix" >/dev/null
    cmake -S . -B out -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
    cmake --build out >/dev/null
    out/consumer ;;
  linked)
    cmake --install "$build" --prefix "$work/prefix" >/dev/null
    cmake -S . -B out -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$work/prefix" \
      -DCONSUME_LINKED=ON >/dev/null
    cmake --build out >/dev/null
    out/consumer ;;
  library)
    cmake --install "$build" --prefix "$work/prefix" >/dev/null
    cmake -S . -B out -G Ninja -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_PREFIX_PATH="$work/prefix" \
      -DCONSUME_LIBRARY=ON >/dev/null
    cmake --build out >/dev/null
    out/consumer ;;
  pkgconfig)
    cmake --install "$build" --prefix "$work/prefix" >/dev/null
    export PKG_CONFIG_PATH
    PKG_CONFIG_PATH=$(dirname "$(find "$work/prefix" -name lockstep.pc)")
    read -ra package <<<"$(pkg-config --cflags --libs lockstep)"
    "$compiler" "${flags[@]}" main.cpp program.cpp "${package[@]}" -o consumer
    ./consumer ;;
  whole)
    "$compiler" "${flags[@]}" -DCONSUME_WHOLE -I"$source/include" -I"$source/generated" main.cpp program.cpp -pthread \
      -o consumer
    ./consumer ;;
  single)
    cp "$build/single/lockstep_cdna4.hpp" .
    "$compiler" "${flags[@]}" -DCONSUME_SINGLE -DCONSUME_WHOLE main.cpp program.cpp -pthread -o consumer
    ./consumer ;;
  singles)  # two of them in one translation unit
    cp "$build"/single/lockstep_cdna[34].hpp .
    cat > singles.cpp <<'PROGRAM'
#include "lockstep_cdna3.hpp"
#include "lockstep_cdna4.hpp"
int main() {
  const lockstep::cdna3::Device one;
  const lockstep::cdna4::Device other;
  return one.target() == "gfx942" && other.target() == "gfx950" ? 0 : 1;
}
PROGRAM
    "$compiler" "${flags[@]}" -O0 singles.cpp -pthread -o consumer
    ./consumer ;;
  *) echo "$0: unknown way '$way'" >&2; exit 2 ;;
esac
