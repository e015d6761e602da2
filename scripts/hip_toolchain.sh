# For hipcc, hipconfig, rocm_folder.sh and compile_hip.sh to source: clang with HIP's headers and device libraries that are older or newer than it.
# Everything that is made is kept in a folder of its own, LOCKSTEP_CACHE, else ~/.cache/lockstep.
hip_scripts=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
hip_clang=${LOCKSTEP_CLANG:-clang-22}
hip_cache=${LOCKSTEP_CACHE:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/lockstep}

hip_fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# hip_kept NAME COMMAND...: sets `folder` to the kept folder of that name. Where there is none, COMMAND fills it, and nobody sees it half done.
hip_kept() {
  folder=$hip_cache/$1
  [ -d "$folder" ] && return
  mkdir -p "$(dirname "$folder")" 2>/dev/null || hip_fail "cannot write $hip_cache: LOCKSTEP_CACHE names another folder"
  local made
  made=$(mktemp -d "$folder.XXXXXX")
  if ! (set -e; folder=$made; "${@:2}") >&2; then
    rm -rf "$made"
    hip_fail "cannot make $folder"
  fi
  chmod 755 "$made"
  mv -T "$made" "$folder" 2>/dev/null || rm -rf "$made"  # another one was faster
}

# The device libraries, as clang 22 takes them. __syncthreads of version 5's headers wants a function of hip.bc, and logf, powf and others of
# ocml.bc a variable (denormals are kept), which clang 22 does not link any more: they go into ockl.bc.
# (llvm-link leaves functions out that nobody calls yet, unless they are called weak.) Functions with the clock of older targets
# are removed for gfx12, and malloc waits by it: the clock that all targets have takes its place.
# Hostcall's function is not optnone any more: clang 22 takes it that such a function uses every hidden argument, and AMD's runtime 5.2 ends by a
# segmentation fault where a kernel has hidden_default_queue.
hip_make_device_libraries() {  # INSTALLED PRINTF_BUFFER
  ln -s "$1"/*.bc "$folder"
  [ -e "$folder/oclc_abi_version_600.bc" ] || ln -s oclc_abi_version_500.bc "$folder/oclc_abi_version_600.bc"
  local parts=() library
  for library in ockl hip oclc_daz_opt_off; do
    [ -e "$1/$library.bc" ] || continue
    llvm-dis-22 "$1/$library.bc" -o - | sed 's/ linkonce_odr / weak_odr /
      s/@llvm.amdgcn.s.memrealtime/@llvm.readsteadycounter/
      s/"target-features"="+s-memrealtime"//
      /^attributes /s/ optnone / /' >"$folder/$library.ll"
    parts+=("$folder/$library.ll")
  done
  # printf into a buffer takes its place there by a function of opencl.bc, which is not linked either.
  if [ "$2" = yes ]; then
    llvm-extract-22 --recursive --func=__printf_alloc "$1/opencl.bc" -o - | llvm-dis-22 -o - |
      sed 's/ linkonce_odr / weak_odr /' >"$folder/printf.ll"
    parts+=("$folder/printf.ll")
  fi
  rm "$folder/ockl.bc"
  llvm-link-22 "${parts[@]}" -o "$folder/ockl.bc"
  rm "$folder"/*.ll
}

# hip_device_libraries TARGETS PRINTF_BUFFER: sets `device_libraries`. A target that they do not know takes the file of the nearest one: of a
# number as long, with the longest common beginning, the last of them. A generic target is its family's first.
hip_device_libraries() {
  local installed=${HIP_DEVICE_LIB_PATH:-} place target
  for place in ${ROCM_PATH:+"$ROCM_PATH/amdgcn/bitcode"} /opt/rocm/amdgcn/bitcode /usr/lib/x86_64-linux-gnu/amdgcn/bitcode /usr/amdgcn/bitcode; do
    [ -n "$installed" ] || { [ -e "$place/ocml.bc" ] && installed=$place; }
  done
  [ -e "$installed/ocml.bc" ] ||
    hip_fail "no device libraries: install rocm-device-libs, or let HIP_DEVICE_LIB_PATH name their folder (ROCm's amdgcn/bitcode)"
  hip_kept "device-libraries-$(printf '%s ' 2 "$2" "$installed" "$(stat -Lc %Y%s "$installed/ockl.bc")" | cksum | cut -d' ' -f1)" \
    hip_make_device_libraries "$installed" "$2"
  device_libraries=$folder
  for target in ${1//,/ }; do
    local number=${target#gfx} keep near=
    number=${number%%:*}
    local file=$folder/oclc_isa_version_$number.bc like=$number
    [ -e "$file" ] && continue
    case $number in
      9-4-generic) like=942 ;;
      *-*-generic) like=${number%-generic} like=${like/-/}0 ;;
      *-generic) like=${number%-generic}00 ;;
    esac
    for ((keep = ${#like}; keep >= 0; --keep)); do
      near=$(cd "$installed" && ls | sed -n "s/^oclc_isa_version_\(${like:0:keep}.*\)\.bc$/\1/p" | awk -v n=${#like} 'length == n' | sort | tail -1)
      [ -n "$near" ] && break
    done
    ln -s "oclc_isa_version_$near.bc" "$file" 2>/dev/null || [ -e "$file" ] || hip_fail "no device libraries for $target"
  done
}

# hip_headers FOLDERS: which headers, and of which version. FOLDERS, separated by colons, hold hip/hip_runtime_api.h between them, and
# headers in the first of them win; empty: those of the folder of
# rocm_folder.sh that the script stands in, else what is installed. Sets `hip_version` (6.3.0), `hip_prefix`,
# `header_options` and, where it makes hip_version.h, `hip_version_folder`.
# A folder of sources has no hip_version.h: then LOCKSTEP_HIP_VERSION says the version, or a file VERSION beside such a folder.
hip_headers() {
  local folders=$1 place file= include
  hip_prefix=/usr hip_version_folder=
  if [ -z "$folders" ]; then
    local own
    own=$(cd "$(dirname "$0")/.." && pwd)
    for place in "$own" "$(dirname "$own")" "${HIP_PATH:-}" "${ROCM_PATH:-}" /opt/rocm /usr; do
      [ -n "$place" ] && [ -e "$place/include/hip/hip_runtime_api.h" ] || continue
      hip_prefix=$place
      break
    done
    folders=$hip_prefix/include
  fi
  header_options=("--hip-path=$hip_prefix")
  local list=()
  IFS=: read -ra list <<<"$folders"
  for include in "${list[@]}"; do
    [ -e "$include/hip" ] || hip_fail "$include has no folder hip: name the folder that #include <hip/hip_runtime.h> begins at"
    [ "$include" = /usr/include ] || header_options+=(-isystem "$include")
    [ -n "$file" ] || [ ! -e "$include/hip/hip_version.h" ] || file=$include/hip/hip_version.h
  done
  if [ -n "$file" ]; then
    hip_version=$(sed -n 's/^ *# *define  *HIP_VERSION_\(MAJOR\|MINOR\|PATCH\)  *\([0-9]*\).*/\2/p' "$file" | paste -sd.)
  else
    hip_version=${LOCKSTEP_HIP_VERSION:-}
    for include in "${list[@]}"; do
      [ -n "$hip_version" ] || [ ! -e "$include/../VERSION" ] || hip_version=$(grep -oE '^[0-9]+$' "$include/../VERSION" | head -3 | paste -sd.)
    done
  fi
  [[ $hip_version =~ ^[0-9]+\.[0-9]+(\.[0-9]+)?$ ]] ||
    hip_fail "the headers in $folders do not say their version: set LOCKSTEP_HIP_VERSION, as in 6.3.0"
  [[ $hip_version == *.*.* ]] || hip_version+=.0
  [ -n "$file" ] && return
  hip_kept "hip-version-$hip_version" hip_make_version_header "${hip_version//./ }"
  hip_version_folder=$folder
  header_options+=(-isystem "$folder")
}

hip_make_version_header() {  # "MAJOR MINOR PATCH"
  local numbers
  read -ra numbers <<<"$1"
  mkdir "$folder/hip"
  cat >"$folder/hip/hip_version.h" <<END
#pragma once
#define HIP_VERSION_MAJOR ${numbers[0]}
#define HIP_VERSION_MINOR ${numbers[1]}
#define HIP_VERSION_PATCH ${numbers[2]}
#define HIP_VERSION_GITHASH ""
#define HIP_VERSION_BUILD_ID 0
#define HIP_VERSION_BUILD_NAME ""
#define HIP_VERSION (HIP_VERSION_MAJOR * 10000000 + HIP_VERSION_MINOR * 100000 + HIP_VERSION_PATCH)
#define __HIP_HAS_GET_PCH 0
END
}

# hip_compile_options TARGETS: what every compilation is told, after hip_headers and hip_device_libraries: sets `compile_options`.
hip_compile_options() {
  local version=5 target
  [[ $1 != *generic* ]] || version=6  # no older code object is for them
  compile_options=("--rocm-device-lib-path=$device_libraries" "${header_options[@]}" "-mcode-object-version=$version" -Wno-unused-value
    -idirafter "$hip_scripts/newer_headers")
  for target in ${1//,/ }; do compile_options+=("--offload-arch=$target"); done
}

# hip_link_folder MAJOR: sets `folder` to one with libamdhip64.so and libhiprtc.so of that version, to link with.
hip_link_folder() {
  local calls=$hip_scripts/../tools/hip/calls.txt
  hip_kept "link-$1-$(cksum <"$calls" | cut -d' ' -f1)" hip_make_link_libraries "$1"
}
hip_make_link_libraries() { "$hip_scripts/hip_link_libraries.sh" "$1" "$folder"; }
