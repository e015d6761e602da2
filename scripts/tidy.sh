#!/usr/bin/env bash
# clang-tidy 22, with the checks of .clang-tidy, over files: those that have changed since the branch left `main` (or BASE), or those that are named.
# Findings in a header are shown only where the header is one of these files. Some ten seconds a file.
# usage: scripts/tidy.sh [--base BASE] [FILE...]
set -euo pipefail
cd "$(dirname "$0")/.."
base=main
[ "${1:-}" != --base ] || { base=$2; shift 2; }

scripts/install_packages.sh tidy
[ -f build/test/compile_commands.json ] || { scripts/install_packages.sh test; cmake --preset test >/dev/null; }
if [ $# -gt 0 ]; then
  files=("$@")
else
  since=$(git merge-base "$base" HEAD)
  mapfile -t files < <(git diff --name-only --diff-filter=d "$since" -- '*.cpp' '*.hpp' | grep -v '^generated/')
fi
[ ${#files[@]} -gt 0 ] || { echo "no C++ file has changed"; exit 0; }
printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(nproc)" clang-tidy-22 -p build/test --quiet \
  --extra-arg=-Qunused-arguments --extra-arg=-Wno-error --extra-arg=-Wno-pragma-once-outside-header
echo "${#files[@]} files, nothing found"
