#!/usr/bin/env bash
# Programs of a checkout of ROCm/rocm-examples or zjin-lcf/HeCBench over AMD's own HIP runtime (lockstep rocm) say what they say over lockstep's (lockstep hip).
# Each program is built once, as it is, for one target, with code objects of version 4, which Debian's libamdhip64-5 knows at most.
# usage: scripts/rocm_hip.sh CHECKOUT TARGET [NAMES...]   TARGET: gfx90a. NAMES: of folders (saxpy, aes-hip). Without any: all of HIP-Basic and Applications, or of src.
# One line a program: its name, and "same" (same status, same output), "same but for times", "differs", "is not built" or "too long". What they say is in
# BUILD/NAME.hip.txt and BUILD/NAME.rocm.txt. The status is 1 if a program differs.
# Times are numbers before a unit (ms, GB/s) and all lines with the word time or bandwidth.
# LOCKSTEP: the command, else build/release/tools/lockstep/lockstep. BUILD: a folder for all (else a new one). SECONDS_EACH: how long one may run (300).
# ARGUMENTS: a file of lines "NAME words...", in place of what `make run` of HeCBench says.
set -euo pipefail
scripts=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)
if [ $# -lt 2 ] || [ ! -d "$1" ]; then
  sed -n '2,10s/^# //p' "$0" >&2
  exit 2
fi
checkout=$(cd "$1" && pwd) target=$2
shift 2
lockstep=$(realpath "${LOCKSTEP:-$scripts/../build/release/tools/lockstep/lockstep}")
build=${BUILD:-$(mktemp -d)}
mkdir -p "$build"
build=$(realpath "$build")
[ ! -d "$checkout/Common" ] || cp -r "$checkout/Common" "$build/"
folders=()
for folder in "$checkout"/HIP-Basic/*/ "$checkout"/Applications/*/ "$checkout"/src/*-hip/; do
  [ -e "$folder/Makefile" ] || continue
  name=$(basename "$folder")
  [ $# = 0 ] || [[ " $* " == *" $name "* ]] || continue
  folders+=("$folder")
done

# Output without what two runs of one runtime need not share.
units='(ns|us|ms|s|sec|secs|(nano|micro|milli)?seconds|[KMG]i?B\/s|[KMG]B\/sec|[GT]?FLOPS?(\/s)?)'
without_times() {
  sed -E "s/[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)? *\(?$units\b/TIME \3/Ig; /time|bandwidth|throughput|elapsed/Id; s/0x[0-9a-f]{9,}/ADDRESS/g" "$1"
}

# run hip|rocm PROGRAM WORDS...
run() {
  local door=$1 status=0
  shift
  LOCKSTEP_HIP_DEVICES=$target LOCKSTEP_DEVICES=$target timeout "${SECONDS_EACH:-300}" "$lockstep" "$door" "$@" \
    >"$build/$name.$door.txt" 2>"$build/$name.$door.error.txt" || status=$?
  echo "status $status" >>"$build/$name.$door.txt"
  return $status
}

same=0 count=0 failed=0
for folder in "${folders[@]}"; do
  name=$(basename "$folder")
  count=$((count + 1))
  group=$build/$(basename "$(dirname "$folder")")
  mkdir -p "$group"
  rm -rf "${group:?}/$name"
  cp -r "$folder" "$group/$name"
  # (HeCBench's Makefiles use folders beside theirs.)
  for beside in $(grep -o '\.\./[A-Za-z0-9_+-]*' "$folder/Makefile" | sort -u); do
    [ "$beside" = ../ ] || [ ! -d "$folder/$beside" ] || [ -e "$group/$name/$beside" ] || cp -r "$folder/$beside" "$group/"
  done
  compiler="$scripts/hipcc -mcode-object-version=4 -Wno-unused-command-line-argument"
  if ! (cd "$group/$name" && LOCKSTEP_HIP_TARGETS=$target make HIPCXX="$compiler" CXX="$compiler" CC="$compiler") >"$build/$name.txt" 2>&1; then
    echo "$name is not built"
    continue
  fi
  program=$(sed -n 's/^EXAMPLE *:= *//p' "$folder/Makefile") words=
  if [ -z "$program" ]; then
    # HeCBench: "run: $(program)" and "$(LAUNCHER) ./$(program) 10 20".
    program=$(sed -n 's/^program *[:?]*= *//p' "$folder/Makefile" | head -1)
    words=$(sed -n 's/^.*\.\/\$(program)//p' "$folder/Makefile" | head -1)
    [ -z "${ARGUMENTS:-}" ] || ! grep -q "^$name " "$ARGUMENTS" || words=$(sed -n "s/^$name //p" "$ARGUMENTS")
  fi
  cd "$group/$name"
  read -ra words <<<"$words"
  first=0 second=0
  run hip "./$program" "${words[@]}" || first=$?
  run rocm "./$program" "${words[@]}" || second=$?
  cd - >/dev/null
  if [ $first = 124 ] && [ $second = 124 ]; then
    echo "$name: too long"
  elif cmp -s "$build/$name.hip.txt" "$build/$name.rocm.txt"; then
    echo "$name: same (status $first)"
    same=$((same + 1))
  elif cmp -s <(without_times "$build/$name.hip.txt") <(without_times "$build/$name.rocm.txt"); then
    echo "$name: same but for times (status $first)"
    same=$((same + 1))
  else
    echo "$name: differs (status $first and $second)"
    failed=1
  fi
done
echo "$same of $count say the same for $target; what they say: $build"
[ $count != 0 ] && [ $failed = 0 ]
