#!/usr/bin/env bash
# The page's modules in Node. Compilers make them without optimisation unless LOCKSTEP_WEB_OPTIMIZE says otherwise.
# usage: module.sh SOURCE_DIR WORK_DIR TEST ISA...
set -euo pipefail
source_dir=$1 work=$2 test=$3
shift 3
skip() { echo "skipped: $1"; exit 77; }
command -v clang++-22 >/dev/null || skip "clang++-22 is not installed"
command -v node >/dev/null || skip "node is not installed"
node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 18 ? 1 : 0)' || skip "node is older than 18"
mkdir -p "$work"
echo 'int main() { return 0; }' > "$work/empty.cpp"
clang++-22 --target=wasm32-wasi -Wno-deprecated -stdlib=libc++ "$work/empty.cpp" -o "$work/empty.o" 2> "$work/log" ||
  skip "clang++-22 cannot link for WebAssembly (scripts/install_packages.sh web): $(tail -1 "$work/log")"
LOCKSTEP_WEB_OPTIMIZE=${LOCKSTEP_WEB_OPTIMIZE:--O0} "$source_dir/scripts/web_module.sh" "$work/modules" "$@"
LOCKSTEP_MODULES=$work/modules node --test "$source_dir"/tests/web_module/$test
