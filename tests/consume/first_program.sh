#!/usr/bin/env bash
# The first program in README.md is examples/first_program.cpp, at most 15 lines, and does what it says.
set -euo pipefail
work=$1
cd "$(dirname "$0")/../.."
mkdir -p "$work"
awk '/^```cpp$/ {inside = 1; next} /^```$/ {if (inside) exit} inside' README.md >"$work/first_program.cpp"
diff "$work/first_program.cpp" examples/first_program.cpp
[ "$(wc -l <"$work/first_program.cpp")" -le 15 ]
g++ -std=c++20 -Wall -Wextra -Werror -Iinclude -Igenerated "$work/first_program.cpp" -pthread -o "$work/first_program"
[ "$("$work/first_program")" = "y[999] = 5" ]
