#!/usr/bin/env bash
# compile_fail.sh COMPILER FILE ROOT BUILD: FILE compiles as it is, and with -DMISTAKE and its flags fails with the message it expects.
# A FILE without MISTAKE, whose flags are the mistake, is a public header alone: tests/headers and tests/consume compile that.
# Lines of FILE: "// expect: REGEX" is searched in all messages; "// expect only: REGEX" must be the first error, and one more at most
# may follow, the one that ends the compilation. "// flags: ..."; "// clang flags: ..." takes their place with clang.
set -eu
compiler=$1 file=$2 root=$3 build=$4
expected=$(sed -n 's|^// expect: ||p' "$file")
only=$(sed -n 's|^// expect only: ||p' "$file")
flags=$(sed -n 's|^// flags: ||p' "$file")
if [[ $(basename "$compiler") == clang* ]] && grep -q '^// clang flags: ' "$file"; then
  flags=$(sed -n 's|^// clang flags: ||p' "$file")
fi
[ -n "$expected$only" ] || { echo "$file has no line '// expect: REGEX'"; exit 1; }
compile=("$compiler" -std=c++20 -fsyntax-only -fdiagnostics-color=never -I"$root/include" -I"$root/generated" -I"$build")
! grep -q MISTAKE "$file" || "${compile[@]}" "$file" || { echo "$file does not compile without its mistake"; exit 1; }
# shellcheck disable=SC2086
if messages=$("${compile[@]}" $flags -DMISTAKE "$file" 2>&1); then
  echo "$file compiles with its mistake"
  exit 1
fi
if [ -n "$only" ]; then
  errors=$(grep -E '(^|[ :])error: ' <<<"$messages")
  if grep -Eq -- "$only" <<<"$(head -1 <<<"$errors")" && [ "$(wc -l <<<"$errors")" -le 2 ]; then exit 0; fi
else
  grep -Eq -- "$expected" <<<"$messages" && exit 0
fi
printf '%s\n' "$messages" "no message matches, or more than two errors: $expected$only"
exit 1
