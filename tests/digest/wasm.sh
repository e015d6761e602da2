#!/usr/bin/env bash
# The core's digest of random programs, as WebAssembly in Node, is the digest that all builds have.
# usage: wasm.sh SOURCE_DIR WORK_DIR ISA...
set -euo pipefail
source_dir=$1 work=$2
shift 2
skip() { echo "skipped: $1"; exit 77; }
clang=$(command -v clang++-22) || skip "clang++-22 is not installed"
node=$(command -v node) || skip "node is not installed"
mkdir -p "$work"
target=(--target=wasm32-wasi -Wno-deprecated -std=c++20 -stdlib=libc++ -fno-exceptions)
echo 'int main() { return 0; }' > "$work/empty.cpp"
"$clang" "${target[@]}" "$work/empty.cpp" -o "$work/empty.wasm" 2> "$work/log" ||
  skip "clang++-22 cannot link for WebAssembly (scripts/install_packages.sh test): $(tail -1 "$work/log")"
for isa; do
  "$clang" "${target[@]}" -Wall -Wextra -Werror -O1 -I"$source_dir/include" -I"$source_dir/generated" -DLOCKSTEP_DIGEST_CORE \
    -DLOCKSTEP_DIGEST_ISA="lockstep::$isa" -DLOCKSTEP_DIGEST_HEADER="<lockstep/$isa.hpp>" -Wl,-z,stack-size=8388608 \
    "$source_dir/tests/digest/core.cpp" -o "$work/$isa.wasm"
  "$node" --no-warnings "$source_dir/tests/reference/wasi.mjs" "$work/$isa.wasm" > "$work/$isa.txt"
  # The last lines of the expectation are kernels, which tests/reference runs in WebAssembly.
  diff <(grep -vE '^(saxpy|reduce|softmax) ' "$source_dir/tests/digest/expected/$isa.txt") "$work/$isa.txt"
  echo "$isa: $(wc -l < "$work/$isa.txt") lines, as everywhere"
done
