#!/usr/bin/env bash
# Installs the Debian packages that are missing.  usage: scripts/install_packages.sh demo|command|programs|wheel|test|web|browser|tidy|bench|torture|libraries|rocm
set -euo pipefail

case "${1:-}" in
  demo) packages=(g++ cmake ninja-build) ;;
  command) packages=(g++ cmake ninja-build libcli11-dev libdw-dev libedit-dev nlohmann-json3-dev) ;;
  programs) packages=(g++ cmake ninja-build libcli11-dev libdw-dev libedit-dev nlohmann-json3-dev libamdhip64-dev rocm-device-libs zlib1g-dev libzstd-dev python3 python3-numpy
                      clang-22 clang-tools-22 lld-22 llvm-22 libclc-22) ;;
  wheel) packages=(binutils python3 python3-build python3-setuptools python3-wheel) ;;
  test) packages=(g++ cmake ninja-build antlr4 libantlr4-runtime-dev libpugixml-dev libkainjow-mustache-dev
                  doctest-dev libcli11-dev libdw-dev libedit-dev nlohmann-json3-dev libopenmpi-dev openmpi-bin libmpfr-dev uuid-dev pkg-config python3 csmith
                  llvm-22 llvm-22-dev clang-22 clang-tools-22 lld-22 libclc-22 libclang-rt-22-dev libc++-22-dev libc++abi-22-dev
                  libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32 wasi-libc
                  g++-aarch64-linux-gnu qemu-user doxygen gcc-12-offload-amdgcn
                  libamdhip64-dev rocm-device-libs libzstd-dev zstd zlib1g-dev python3-numpy python3-build python3-venv
                  python3-setuptools python3-wheel python3-pytest python3-pytest-xdist mypy) ;;
  web) packages=(python3 clang-22 lld-22 libc++-22-dev-wasm32 libc++abi-22-dev-wasm32 libclang-rt-22-dev-wasm32 wasi-libc) ;;
  browser) packages=(chromium) ;; # 80 MB and its libraries: for the tests of the page itself
  tidy) packages=(git clang-tidy-22 cmake) ;;
  bench) packages=(g++ cmake ninja-build libcli11-dev libbenchmark-dev libopenblas-dev
                  opencl-headers ocl-icd-opencl-dev pocl-opencl-icd clang-22 lld-22 llvm-22 libclc-22) ;;
  torture) packages=(g++ cmake ninja-build libcli11-dev python3 clang-22 lld-22 llvm-22 gcc-12-source xz-utils) ;;
  libraries) packages=(g++ cmake ninja-build libcli11-dev libdw-dev libedit-dev nlohmann-json3-dev python3 libamdhip64-dev rocm-device-libs clang-22 clang-tools-22 lld-22 llvm-22
                       librocrand-dev libhiprand-dev librocsparse-dev libhipsparse-dev librocprim-dev) ;;
  rocm) packages=(g++ cmake ninja-build libcli11-dev libdw-dev libedit-dev nlohmann-json3-dev python3 clang-22 lld-22 llvm-22 libclc-22
                  libhsa-runtime-dev libamdhip64-dev rocm-device-libs gcc-12 g++-12 gfortran-12 gcc-12-offload-amdgcn libgomp-plugin-amdgcn1 rocminfo
                  librocrand-dev librocsparse-dev liboffload-22-dev libomp-22-dev flang-22 clang-15 clang-tools-15 lld-15) ;;
  *) echo "usage: $0 demo|command|programs|wheel|test|web|browser|tidy|bench|torture|libraries|rocm" >&2; exit 2 ;;
esac

# The client of the tests of lockstep dap and the page's tools come by npm, whoever installed that.
[[ "$1" != @(test|web) ]] || command -v npm >/dev/null || packages+=(nodejs npm)

missing=()
for package in "${packages[@]}"; do
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

sudo=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "missing packages: ${missing[*]}; run this as root or install sudo" >&2; exit 1; }
  sudo=(sudo)
fi
echo "installing: ${missing[*]}"
"${sudo[@]}" apt-get update -qq
"${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
