#include "extension_tables.hpp"

#include <hsa/hsa_ext_image.h>

#include <algorithm>
#include <cstring>
#include <iterator>

#include "status.hpp"

using namespace rocm;

namespace {

constexpr hsa_ext_images_1_pfn_t image_calls{hsa_ext_image_get_capability,
                                             hsa_ext_image_data_get_info,
                                             hsa_ext_image_create,
                                             hsa_ext_image_destroy,
                                             hsa_ext_image_copy,
                                             hsa_ext_image_import,
                                             hsa_ext_image_export,
                                             hsa_ext_image_clear,
                                             hsa_ext_sampler_create,
                                             hsa_ext_sampler_destroy,
                                             hsa_ext_image_get_capability_with_layout,
                                             hsa_ext_image_data_get_info_with_layout,
                                             hsa_ext_image_create_with_layout};

}  // namespace

extern "C" {

hsa_status_t hsa_system_get_major_extension_table(uint16_t extension, uint16_t major, size_t bytes, void* table) {
  return call([&] {
    if (!table || major != 1) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto give_table = [&](const auto& whole) {
      std::memcpy(table, &whole, std::min(bytes, sizeof whole));
      return HSA_STATUS_SUCCESS;
    };
    switch (extension) {
      case HSA_EXTENSION_IMAGES: return give_table(image_calls);
      case HSA_EXTENSION_AMD_LOADER: return give_table(loader_calls());
      default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
  });
}
hsa_status_t hsa_system_get_extension_table(uint16_t extension, uint16_t major, uint16_t minor, void* table) {
  const size_t loader[] = {sizeof(hsa_ven_amd_loader_1_00_pfn_t), sizeof(hsa_ven_amd_loader_1_01_pfn_t),
                           sizeof(hsa_ven_amd_loader_1_02_pfn_t), sizeof(hsa_ven_amd_loader_1_03_pfn_t)};
  const bool images = extension == HSA_EXTENSION_IMAGES;
  if (minor >= (images ? 1 : std::size(loader)))
    return initialized() ? HSA_STATUS_ERROR_INVALID_ARGUMENT : HSA_STATUS_ERROR_NOT_INITIALIZED;
  return hsa_system_get_major_extension_table(extension, major,
                                              images ? sizeof(hsa_ext_images_1_00_pfn_t) : loader[minor], table);
}

}  // extern "C"
