#!/usr/bin/env bash
# Compiles lockstep.cppm and programs that import it, and runs those: importer.cpp and, with the import in place of
# lockstep's headers, the programs of docs/.  usage: module.sh CLANG SOURCE_DIR WORK_DIR
set -euo pipefail
clang=$1 source=$2 work=$3
mkdir -p "$work"
warnings=(-Wall -Wextra -Wpedantic -Werror)
"$clang" -std=c++20 "${warnings[@]}" -I"$source/include" -I"$source/generated" --precompile \
  "$source/include/lockstep/lockstep.cppm" -o "$work/lockstep.pcm"
"$clang" -std=c++20 -c "$work/lockstep.pcm" -o "$work/lockstep.o"

run() {  # PROGRAM, its source in the work folder
  "$clang" -std=c++20 "${warnings[@]}" -fmodule-file=lockstep="$work/lockstep.pcm" "$work/$1.cpp" "$work/lockstep.o" -o "$work/$1"
  (cd "$source" && "$work/$1")
}
cp "$source/tests/module/importer.cpp" "$work"
run importer

# `import` stands behind the standard headers, and brings none of them.
for page in embedding instructions; do
  {
    printf '#include <%s>\n' array cstdint
    awk '$0 == "```cpp" && !seen++ {inside = 1; next} /^```$/ {inside = 0} inside' "$source/docs/$page.md" |
      sed '/#include <lockstep/d; s/^using namespace lockstep;/import lockstep;\n&/'
  } >"$work/$page.cpp"
done
run embedding | grep -Ex 'y\[999\] = 5 after [0-9]+ instructions'
run instructions | diff - <(awk '$0 == "```text" {inside = 1; next} /^```$/ {inside = 0} inside' "$source/docs/instructions.md")
