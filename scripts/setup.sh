#!/usr/bin/env bash
# Builds what programs need: the lockstep command, liblockstep, the HIP and the HSA runtime; in build/release. Installs the packages that
# are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh programs
cmake --preset release -DLOCKSTEP_BUILD_TESTS=OFF -DLOCKSTEP_BUILD_CODEGEN=OFF -DLOCKSTEP_BUILD_EXAMPLES=OFF >/dev/null
cmake --build build/release --target liblockstep lockstep lockstep_hip lockstep_rocm lockstep_rocm_topology
