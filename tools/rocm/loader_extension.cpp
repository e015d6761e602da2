// AMD's loader extension: which code objects are loaded, and where their bytes are.
#include <hsa/hsa.h>
#include <hsa/hsa_ven_amd_loader.h>

#include <cstdio>
#include <cstring>
#include <string>

#include "executable.hpp"
#include "extension_tables.hpp"
#include "memory.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

/// All memory has one address.
hsa_status_t query_host_address(const void* device, const void** host) {
  return call([&] {
    if (!device || !host) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *host = device;
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t query_segments(hsa_ven_amd_loader_segment_descriptor_t*, size_t* count) {
  return call([&] {
    if (!count) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return not_supported("hsa_ven_amd_loader_query_segment_descriptors");
  });
}

hsa_status_t query_executable(const void* address, hsa_executable_t* result) {
  return call([&] {
    if (!address || !result) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto at = reinterpret_cast<std::uintptr_t>(address);
    for (const auto& each : all_executables()) {
      const std::lock_guard lock(each->mutex);
      for (const Symbol& symbol : each->symbols)
        if (at >= symbol.address && at - symbol.address < std::max<std::uint64_t>(symbol.size, 1)) {
          *result = each->handle();
          return HSA_STATUS_SUCCESS;
        }
    }
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

std::pair<std::shared_ptr<Executable>, std::shared_ptr<const Loaded>> loaded_of(hsa_loaded_code_object_t handle) {
  for (const auto& each : all_executables()) {
    const std::lock_guard lock(each->mutex);
    for (const auto& loaded : each->loaded)
      if (reinterpret_cast<std::uintptr_t>(loaded.get()) == handle.handle) return {each, loaded};
  }
  return {};
}

hsa_status_t iterate_loaded(hsa_executable_t handle,
                            hsa_status_t (*callback)(hsa_executable_t, hsa_loaded_code_object_t, void*), void* data) {
  return call([&] {
    const auto executable = executable_of(handle);
    if (!executable) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    std::vector<std::shared_ptr<const Loaded>> all;
    {
      const std::lock_guard lock(executable->mutex);
      all = executable->loaded;
    }
    for (const auto& each : all)
      if (const hsa_status_t status = callback(handle, {reinterpret_cast<std::uintptr_t>(each.get())}, data);
          status != HSA_STATUS_SUCCESS)
        return status;
    return HSA_STATUS_SUCCESS;
  });
}

std::string uri(const Loaded& loaded) {
  char text[96];
  std::snprintf(text, sizeof text, "memory://0#offset=0x%llx&size=%zu",
                static_cast<unsigned long long>(reinterpret_cast<std::uintptr_t>(loaded.bytes.data())),
                loaded.bytes.size());
  return text;
}

hsa_status_t loaded_info(hsa_loaded_code_object_t handle, hsa_ven_amd_loader_loaded_code_object_info_t attribute,
                         void* value) {
  return call([&] {
    const auto [executable, loaded] = loaded_of(handle);
    if (!loaded || !value) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    switch (attribute) {
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_EXECUTABLE:
        *static_cast<hsa_executable_t*>(value) = executable->handle();
        return HSA_STATUS_SUCCESS;
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_KIND:
        return give<std::uint32_t>(value, HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_KIND_AGENT);
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_AGENT:
        *static_cast<hsa_agent_t*>(value) = loaded->agent->handle();
        return HSA_STATUS_SUCCESS;
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_TYPE:
        return give<std::uint32_t>(value, HSA_VEN_AMD_LOADER_CODE_OBJECT_STORAGE_TYPE_MEMORY);
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_BASE:
        return give<std::uint64_t>(value, reinterpret_cast<std::uintptr_t>(loaded->bytes.data()));
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_CODE_OBJECT_STORAGE_MEMORY_SIZE:
        return give<std::uint64_t>(value, loaded->bytes.size());
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI_LENGTH:
        return give<std::uint32_t>(value, uri(*loaded).size());
      case HSA_VEN_AMD_LOADER_LOADED_CODE_OBJECT_INFO_URI: {
        const std::string text = uri(*loaded);
        text.copy(static_cast<char*>(value), text.size());
        return HSA_STATUS_SUCCESS;
      }
      default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
  });
}

hsa_status_t create_from_part(hsa_file_t file, size_t offset, size_t bytes, hsa_code_object_reader_t* reader) {
  return call([&] {
    if (!reader || bytes == 0) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return make_reader(file, offset, bytes, reader);
  });
}

hsa_status_t iterate_executables(hsa_status_t (*callback)(hsa_executable_t, void*), void* data) {
  return call([&] {
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    for (const auto& each : all_executables())
      if (const hsa_status_t status = callback(each->handle(), data); status != HSA_STATUS_SUCCESS) return status;
    return HSA_STATUS_SUCCESS;
  });
}

}  // namespace

const hsa_ven_amd_loader_1_03_pfn_t& rocm::loader_calls() {
  static const hsa_ven_amd_loader_1_03_pfn_t all{query_host_address, query_segments, query_executable,
                                                 iterate_loaded,     loaded_info,    create_from_part,
                                                 iterate_executables};
  return all;
}
