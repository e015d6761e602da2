#!/usr/bin/env bash
# Makes a program that shows what a GPU computes, for `lockstep verify` (docs/passport.md).
# usage: scripts/make_passport.sh TARGET [FOLDER [OPTIONS...]]   TARGET: gfx942, ...; FOLDER: default passport_TARGET;
#   OPTIONS: those of `lockstep passport`, as --only V_EXP.
# FOLDER then has passport.hip, passport.head and passport.hsaco, which is all that a machine with ROCm needs
# (hipcc passport.hip -o passport), and the program `passport`, if it can be built here.
# LOCKSTEP: the command. LOCKSTEP_CLANG: clang 22. HIPCC: hipcc, else the stand-in beside this script.
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
if [ $# -lt 1 ]; then
  sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
target=$1 folder=${2:-passport_$1}
shift $(($# < 2 ? $# : 2))
lockstep=${LOCKSTEP:-$here/../build/release/tools/lockstep/lockstep}
if ! [ -x "$lockstep" ]; then
  echo "$0: no command $lockstep: run scripts/setup.sh, or set LOCKSTEP" >&2
  exit 2
fi
"$lockstep" passport "$target" "$folder" "$@"
"${LOCKSTEP_CLANG:-clang-22}" -target amdgcn-amd-amdhsa "-mcpu=$target" "$folder/passport.s" -o "$folder/passport.hsaco"
cp "$here/passport.hip" "$folder/passport.hip"
if ! (cd "$folder" && "${HIPCC:-$here/hipcc}" "--offload-arch=$target" -O1 passport.hip -o passport); then
  echo "$0: the program was not built here; on the GPU's machine: cd $folder && hipcc passport.hip -o passport" >&2
fi
