#!/usr/bin/env bash
# The core as WebAssembly: a program gives what it gives on the host; with LOCKSTEP_WEEKLY lockstep/<isa>.hpp of every ISA compiles.
# usage: wasm.sh SOURCE_DIR HOST_PROGRAM KERNEL_DIR WORK_DIR
set -euo pipefail
source_dir=$1 host_program=$2 kernels=$3 work=$4
skip() { echo "skipped: $1"; exit 77; }
clang=$(command -v clang++-22) || skip "clang++-22 is not installed"
node=$(command -v node) || skip "node is not installed"
mkdir -p "$work"
compile=("$clang" --target=wasm32-wasi -Wno-deprecated -std=c++20 -stdlib=libc++ -fno-exceptions -Wall -Wextra -Werror
         -I"$source_dir/include" -I"$source_dir/generated")
echo 'int main() { return 0; }' > "$work/empty.cpp"
"$clang" --target=wasm32-wasi -Wno-deprecated -stdlib=libc++ "$work/empty.cpp" -o "$work/empty.wasm" 2> "$work/log" ||
  skip "clang++-22 cannot link for WebAssembly (scripts/install_packages.sh test): $(tail -1 "$work/log")"

if [ -n "${LOCKSTEP_WEEKLY:-}" ]; then  # each time RDNA4 below, and what tests/digest has
  for folder in "$source_dir"/vendor-xml/isas/*/; do echo "#include <lockstep/$(basename "$folder").hpp>"; done > "$work/all.cpp"
  "${compile[@]}" -fsyntax-only "$work/all.cpp" || { echo "an ISA's header does not compile for WebAssembly"; exit 1; }
fi

"${compile[@]}" -O1 "$source_dir/tests/reference/program.cpp" -o "$work/program.wasm"
"$node" --no-warnings "$source_dir/tests/reference/wasi.mjs" "$work/program.wasm" "$kernels" > "$work/wasm.txt"
"$host_program" "$kernels" > "$work/host.txt"
diff "$work/host.txt" "$work/wasm.txt"
grep -c instructions "$work/wasm.txt"
