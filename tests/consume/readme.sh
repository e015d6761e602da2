#!/usr/bin/env bash
# The programs of README.md and docs/kernels.md, as they stand there, do what these pages say.
# usage: readme.sh first|static_assert|kernels LOCKSTEP_BUILD_FOLDER WORK_FOLDER   (kernels: docs/kernels.md)
set -euo pipefail
what=$1 build=$2 work=$3
cd "$(dirname "$0")/../.."
rm -rf "$work" && mkdir -p "$work"

page=README.md
[ "$what" != kernels ] || page=docs/kernels.md

# block LANGUAGE NUMBER: that code block of the language in the page, the first has number 1.
block() {
  local text
  text=$(awk -v start="\`\`\`$1" -v wanted="$2" \
    '$0 == start {inside = ++count == wanted; next} /^```$/ {inside = 0} inside' "$page")
  [ -n "$text" ] || { echo "$page has no $1 block number $2" >&2; return 1; }
  printf '%s\n' "$text"
}

case $what in
  first)  # is examples/first_program.cpp, at most 15 lines
    block cpp 1 >"$work/first_program.cpp"
    diff "$work/first_program.cpp" examples/first_program.cpp
    [ "$(wc -l <"$work/first_program.cpp")" -le 15 ]
    g++ -std=c++20 -Wall -Wextra -Werror -O1 -Iinclude -Igenerated "$work/first_program.cpp" -o "$work/first_program"
    [ "$("$work/first_program")" = "y[999] = 5" ] ;;
  static_assert)  # with the headers and with the single file; and it does assert: another number does not compile
    block cpp 2 >"$work/program.cpp"
    grep -q 'static_assert(.*0x40900000' "$work/program.cpp"
    sed 's|0x40900000|0x40900001|' "$work/program.cpp" >"$work/wrong.cpp"
    sed -e 's|<lockstep/cdna4.hpp>|"lockstep_cdna4.hpp"|' "$work/program.cpp" >"$work/single.cpp"
    check=(-std=c++20 -Wall -Wextra -Werror -fsyntax-only)
    g++ "${check[@]}" -Iinclude -Igenerated "$work/program.cpp"
    clang++-22 "${check[@]}" -Iinclude -Igenerated "$work/program.cpp"
    [ ! -e "$build/codegen/isagen" ] || g++ "${check[@]}" -I"$build/single" "$work/single.cpp"  # who has no generator has no single file
    if clang++-22 "${check[@]}" -Iinclude -Igenerated "$work/wrong.cpp" 2>"$work/message"; then echo "it asserts nothing"; exit 1; fi
    grep -q 'static assertion failed' "$work/message" ;;
  kernels)  # compiled by the commands in docs/kernels.md; the HIP kernel runs
    block hip 1 >"$work/scale.hip"
    cp tests/cli/kernels/faults.s "$work/kernel.s"
    ln -s "$PWD/scripts" "$PWD/examples" "$work"
    lockstep=$(realpath "$build")/tools/lockstep/lockstep
    commands=$(block sh "$(awk '/^```sh$/ {++n} /^scripts\/compile_kernel.sh/ {print n; exit}' "$page")")
    cd "$work"
    bash -e -c "$commands"
    "$lockstep" info kernel.hsaco | grep -q 'kernel endless'
    "$lockstep" info saxpy.hsaco | grep -q 'kernel saxpy'
    python3 -c 'import array; array.array("f", range(1000)).tofile(open("x.bin", "wb"))'
    "$lockstep" run scale.hsaco --kernel scale --grid 4 --block 256 \
      --arg u32:1000 --arg f32:2.5 --arg buf:4000=x.bin --arg buf:4000 --out 3=y.bin
    python3 -c '
import array, sys
y = array.array("f")
y.fromfile(open("y.bin", "rb"), 1000)
sys.exit(0 if y == array.array("f", [2.5 * i for i in range(1000)]) else "wrong: %s ..." % y[:4])' ;;
  *) echo "$0: unknown part '$what'" >&2; exit 2 ;;
esac
