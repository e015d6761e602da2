#!/usr/bin/env bash
# Builds the page's WebAssembly modules, one an ISA, with their catalogue.  usage: scripts/web_module.sh FOLDER [ISA...]
# ISAs are folders of vendor-xml/isas ("rdna3_5"); none: all. LOCKSTEP_WEB_OPTIMIZE: the compiler's level, -O2.
set -euo pipefail
[ $# -ge 1 ] || { sed -n '2,3s/^# //p' "$0" >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
cd "$(dirname "$0")/.."

clang=$(command -v clang++-22) || { echo "clang++-22 is not installed: scripts/install_packages.sh web" >&2; exit 1; }
command -v python3 >/dev/null || { echo "python3 is not installed: scripts/install_packages.sh web" >&2; exit 1; }
command -v node >/dev/null || { echo "node is not installed: scripts/install_packages.sh web" >&2; exit 1; }
isas=("$@")
[ ${#isas[@]} -gt 0 ] || for each in vendor-xml/isas/*/; do isas+=("$(basename "$each")"); done
launcher=()
! command -v ccache >/dev/null || launcher=(ccache)

# Vectors, block copies and saturating conversions: all browsers since 2023, and Node 16.
target=(--target=wasm32-wasi -Wno-deprecated -stdlib=libc++ -msimd128 -mbulk-memory -mbulk-memory-opt -mnontrapping-fptoint)
compile() { # SOURCE OBJECT OPTION...
  "${launcher[@]}" "$clang" "${target[@]}" -std=c++20 -fno-exceptions -fno-rtti -Wall -Wextra -Werror \
    "${LOCKSTEP_WEB_OPTIMIZE:--O2}" -Iinclude -Igenerated -Isrc -Iweb/module "${@:3}" -c "$1" -o "$2"
}
# What is the same in all modules: the checks.
shared=(web/module/checks.cpp src/observe/{wait_check,hazard_check,translations,register_name}.cpp)
objects=()
for each in "${shared[@]}"; do objects+=("$folder/$(basename "$each" .cpp).o"); done
build() { # ISA
  compile web/module/module.cpp "$folder/$1.o" -DLOCKSTEP_ISA="$1" -DLOCKSTEP_HEADER="<lockstep/$1.hpp>" \
    -DLOCKSTEP_BIT_FLOW="<$1/bit_flow.hpp>"
  # The stack stands below the data: one that grows too far traps, and changes nothing. Memory for snapshots is there
  # from the start: growing page by page takes longer than the steps do, and what nobody touches costs nothing.
  "$clang" "${target[@]}" -nostartfiles "$folder/$1.o" "${objects[@]}" -Wl,--no-entry -Wl,--export=__wasm_call_ctors -Wl,--strip-all \
    -Wl,-z,stack-size=1048576 -Wl,--stack-first -Wl,--initial-memory=134217728 -o "$folder/$1.wasm"
  rm "$folder/$1.o"
}
jobs=$(nproc)
for isa in "${isas[@]}"; do
  [ -d "vendor-xml/isas/$isa" ] || { echo "there is no ISA $isa in vendor-xml/isas" >&2; exit 1; }
  python3 web/module/pseudocode.py vendor-xml "$isa" > "$folder/$isa.help.json"
done
for i in "${!shared[@]}"; do
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n; done
  compile "${shared[$i]}" "${objects[$i]}" &
done
while [ -n "$(jobs -p)" ]; do wait -n || exit 1; done 2>/dev/null
for isa in "${isas[@]}"; do
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n; done
  build "$isa" &
done
while [ -n "$(jobs -p)" ]; do wait -n || exit 1; done 2>/dev/null
rm "${objects[@]}"
cp web/module/{lockstep,instance,session,wasi}.js web/module/lockstep.d.ts "$folder/"
node web/module/catalogue.mjs "$folder"
