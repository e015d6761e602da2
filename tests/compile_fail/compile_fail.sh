#!/usr/bin/env bash
# compile_fail.sh COMPILER FILE ROOT: FILE compiles as it is, and with -DMISTAKE and its flags fails with the message it expects.
set -eu
compiler=$1 file=$2 root=$3
expected=$(sed -n 's|^// expect: ||p' "$file")
flags=$(sed -n 's|^// flags: ||p' "$file")
[ -n "$expected" ] || { echo "$file has no line '// expect: REGEX'"; exit 1; }
compile=("$compiler" -std=c++20 -fsyntax-only -fdiagnostics-color=never -I"$root/include" -I"$root/generated")
"${compile[@]}" "$file" || { echo "$file does not compile without its mistake"; exit 1; }
# shellcheck disable=SC2086
if messages=$("${compile[@]}" $flags -DMISTAKE "$file" 2>&1); then
  echo "$file compiles with its mistake"
  exit 1
fi
grep -Eq -- "$expected" <<<"$messages" && exit 0
printf '%s\n' "$messages" "no message matches: $expected"
exit 1
