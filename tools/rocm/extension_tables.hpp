// Tables of the calls of extensions, by which programs find them without their names.
#pragma once

#include <hsa/hsa.h>
#include <hsa/hsa_ven_amd_loader.h>

namespace rocm {

/// AMD's loader extension, which has no calls by name.
const hsa_ven_amd_loader_1_03_pfn_t& loader_calls();

}  // namespace rocm
