#!/usr/bin/env bash
# The programs of docs/, as they stand there, do what the page says.
# usage: docs.sh embedding|instructions|many_machines WORK_FOLDER
set -euo pipefail
what=$1 work=$2
cd "$(dirname "$0")/../.."
rm -rf "$work" && mkdir -p "$work"

# block LANGUAGE: the first code block of the language in the page.
block() {
  awk -v start="\`\`\`$1" '$0 == start && !done {inside = 1; next} /^```$/ && inside {inside = 0; done = 1} inside' "docs/$what.md"
}

block cpp >"$work/program.cpp"
g++ -std=c++20 -O0 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror -Iinclude -Igenerated "$work/program.cpp" -pthread -o "$work/program"
"$work/program" >"$work/output"
case $what in
  embedding) grep -Eqx 'y\[999\] = 5 after [0-9]+ instructions' "$work/output" ;;
  many_machines) grep -qx 'y\[0\] = 5, y\[999\] = 5' "$work/output" ;;
  instructions) block text | diff - "$work/output" ;;
  *) echo "$0: unknown page '$what'" >&2; exit 2 ;;
esac
