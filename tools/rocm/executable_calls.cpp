// Calls on code object readers, executables and symbols; code objects as the first version of the standard has them.
#include <hsa/hsa.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "executable.hpp"
#include "status.hpp"

using namespace rocm;

namespace {

/// A reader's or legacy code object's bytes.
struct CodeBytes {
  std::span<const std::uint8_t> bytes{};
  std::vector<std::uint8_t> own{};  ///< of a file
};
std::mutex& readers_mutex = *new std::mutex;
auto& readers = *new std::map<std::uint64_t, std::shared_ptr<const CodeBytes>>;
std::uint64_t next_reader = 0x1000;

std::uint64_t add_reader(CodeBytes made) {
  auto bytes = std::make_shared<CodeBytes>(std::move(made));
  if (!bytes->own.empty()) bytes->bytes = bytes->own;
  const std::lock_guard lock(readers_mutex);
  readers[++next_reader] = std::move(bytes);
  return next_reader;
}

std::shared_ptr<const CodeBytes> reader_of(std::uint64_t handle) {
  const std::lock_guard lock(readers_mutex);
  const auto found = readers.find(handle);
  return found == readers.end() ? nullptr : found->second;
}

hsa_status_t drop_reader(std::uint64_t handle, hsa_status_t if_not_there) {
  const std::lock_guard lock(readers_mutex);
  return readers.erase(handle) != 0 ? HSA_STATUS_SUCCESS : if_not_there;
}

hsa_status_t symbol_info(const Symbol& symbol, unsigned attribute, void* value) {
  const std::string& name = symbol.name;
  if (symbol.is_kernel) switch (attribute) {
      case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_OBJECT: return give<std::uint64_t>(value, symbol.address);
      case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_SIZE:
        return give<std::uint32_t>(value, symbol.info.kernarg_bytes);
      case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_KERNARG_SEGMENT_ALIGNMENT: return give<std::uint32_t>(value, 16);
      case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_GROUP_SEGMENT_SIZE:
        return give<std::uint32_t>(value, symbol.info.lds_bytes);
      case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_PRIVATE_SEGMENT_SIZE:
        return give<std::uint32_t>(value, symbol.info.scratch_bytes);
      case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_DYNAMIC_CALLSTACK: return give<bool>(value, false);
      case HSA_EXECUTABLE_SYMBOL_INFO_KERNEL_CALL_CONVENTION: return give<std::uint32_t>(value, 0);
      default: break;
    }
  else
    switch (attribute) {
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ADDRESS: return give<std::uint64_t>(value, symbol.address);
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SIZE: return give<std::uint32_t>(value, symbol.size);
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALLOCATION:
        return give<hsa_variable_allocation_t>(value, HSA_VARIABLE_ALLOCATION_AGENT);
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_SEGMENT:
        return give<hsa_variable_segment_t>(value, HSA_VARIABLE_SEGMENT_GLOBAL);
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_ALIGNMENT:
        return give<std::uint32_t>(value, std::min<std::uint64_t>(symbol.address & -symbol.address, 4096));
      case HSA_EXECUTABLE_SYMBOL_INFO_VARIABLE_IS_CONST: return give<bool>(value, false);
      default: break;
    }
  switch (attribute) {
    case HSA_EXECUTABLE_SYMBOL_INFO_TYPE:
      return give<hsa_symbol_kind_t>(value, symbol.is_kernel ? HSA_SYMBOL_KIND_KERNEL : HSA_SYMBOL_KIND_VARIABLE);
    case HSA_EXECUTABLE_SYMBOL_INFO_NAME_LENGTH: return give<std::uint32_t>(value, name.size());
    case HSA_EXECUTABLE_SYMBOL_INFO_NAME: name.copy(static_cast<char*>(value), name.size()); return HSA_STATUS_SUCCESS;
    case HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME_LENGTH: return give<std::uint32_t>(value, 0);
    case HSA_EXECUTABLE_SYMBOL_INFO_MODULE_NAME: return HSA_STATUS_SUCCESS;
    case HSA_EXECUTABLE_SYMBOL_INFO_AGENT:
      *static_cast<hsa_agent_t*>(value) = symbol.loaded ? symbol.loaded->agent->handle() : hsa_agent_t{};
      return HSA_STATUS_SUCCESS;
    case HSA_EXECUTABLE_SYMBOL_INFO_LINKAGE: return give<hsa_symbol_linkage_t>(value, HSA_SYMBOL_LINKAGE_PROGRAM);
    case HSA_EXECUTABLE_SYMBOL_INFO_IS_DEFINITION: return give<bool>(value, symbol.loaded != nullptr);
    default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  }
}

hsa_status_t load_reader(hsa_executable_t handle, hsa_agent_t agent_handle, std::uint64_t reader,
                         hsa_status_t if_no_reader, hsa_loaded_code_object_t* result) {
  const auto executable = executable_of(handle);
  if (!executable) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  Agent* const agent = agent_of(agent_handle);
  if (!agent || !agent->is_gpu()) return HSA_STATUS_ERROR_INVALID_AGENT;
  const auto code = reader_of(reader);
  if (!code) return if_no_reader;
  return load(*executable, *agent, code->bytes, result);
}

/// Symbols of the executable, one by one, without its lock: a function of the program may call anything.
template <class Each>
hsa_status_t for_symbols(hsa_executable_t handle, const Agent* agent, Each&& each) {
  const auto executable = executable_of(handle);
  if (!executable) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  std::vector<const Symbol*> all;
  {
    const std::lock_guard lock(executable->mutex);
    for (const Symbol& symbol : executable->symbols)
      if (!agent || (symbol.loaded && symbol.loaded->agent == agent)) all.push_back(&symbol);
  }
  for (const Symbol* const symbol : all)
    if (const hsa_status_t status = each(symbol->handle()); status != HSA_STATUS_SUCCESS) return status;
  return HSA_STATUS_SUCCESS;
}

hsa_status_t define_variable(hsa_executable_t handle, const char* name, void* address) {
  const auto executable = executable_of(handle);
  if (!executable) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  return name ? define(*executable, name, address) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
}

}  // namespace

hsa_status_t rocm::make_reader(int file, std::size_t offset, std::size_t bytes, hsa_code_object_reader_t* reader) {
  struct stat info {};
  if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode)) return HSA_STATUS_ERROR_INVALID_FILE;
  const auto size = static_cast<std::size_t>(info.st_size);
  if (offset > size || bytes > size - offset) return HSA_STATUS_ERROR_INVALID_FILE;
  CodeBytes made;
  made.own.resize(bytes);
  if (pread(file, made.own.data(), bytes, static_cast<off_t>(offset)) != static_cast<ssize_t>(bytes))
    return HSA_STATUS_ERROR_INVALID_FILE;
  reader->handle = add_reader(std::move(made));
  return HSA_STATUS_SUCCESS;
}

extern "C" {

hsa_status_t hsa_code_object_reader_create_from_memory(const void* code, size_t bytes,
                                                       hsa_code_object_reader_t* reader) {
  return call([&] {
    if (!code || bytes == 0 || !reader) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    reader->handle = add_reader({{static_cast<const std::uint8_t*>(code), bytes}, {}});
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_code_object_reader_create_from_file(hsa_file_t file, hsa_code_object_reader_t* reader) {
  return call([&] {
    if (!reader) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    struct stat info {};
    if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode) || info.st_size <= 0) return HSA_STATUS_ERROR_INVALID_FILE;
    return make_reader(file, 0, static_cast<std::size_t>(info.st_size), reader);
  });
}
hsa_status_t hsa_code_object_reader_destroy(hsa_code_object_reader_t reader) {
  return call([&] { return drop_reader(reader.handle, HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER); });
}

hsa_status_t hsa_code_object_deserialize(void* code, size_t bytes, const char*, hsa_code_object_t* object) {
  return call([&] {
    if (!code || bytes == 0 || !object) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const auto* const from = static_cast<const std::uint8_t*>(code);
    object->handle = add_reader({{}, {from, from + bytes}});
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_code_object_destroy(hsa_code_object_t object) {
  return call([&] { return drop_reader(object.handle, HSA_STATUS_ERROR_INVALID_CODE_OBJECT); });
}

hsa_status_t hsa_executable_create_alt(hsa_profile_t profile, hsa_default_float_rounding_mode_t rounding, const char*,
                                       hsa_executable_t* executable) {
  return call([&] {
    if (!executable || profile > HSA_PROFILE_FULL || rounding > HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR)
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *executable = make_executable(profile, rounding)->handle();
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_executable_create(hsa_profile_t profile, hsa_executable_state_t state, const char* options,
                                   hsa_executable_t* executable) {
  const hsa_status_t status =
      hsa_executable_create_alt(profile, HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR, options, executable);
  return status == HSA_STATUS_SUCCESS && state == HSA_EXECUTABLE_STATE_FROZEN
             ? hsa_executable_freeze(*executable, options)
             : status;
}
hsa_status_t hsa_executable_destroy(hsa_executable_t executable) {
  return call([&] { return destroy_executable(executable); });
}
hsa_status_t hsa_executable_load_agent_code_object(hsa_executable_t executable, hsa_agent_t agent,
                                                   hsa_code_object_reader_t reader, const char*,
                                                   hsa_loaded_code_object_t* loaded) {
  return call([&] {
    return load_reader(executable, agent, reader.handle, HSA_STATUS_ERROR_INVALID_CODE_OBJECT_READER, loaded);
  });
}
hsa_status_t hsa_executable_load_code_object(hsa_executable_t executable, hsa_agent_t agent, hsa_code_object_t object,
                                             const char*) {
  return call(
      [&] { return load_reader(executable, agent, object.handle, HSA_STATUS_ERROR_INVALID_CODE_OBJECT, nullptr); });
}
hsa_status_t hsa_executable_freeze(hsa_executable_t handle, const char*) {
  return call([&] {
    const auto executable = executable_of(handle);
    if (!executable) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    const std::lock_guard lock(executable->mutex);
    if (executable->frozen) return HSA_STATUS_ERROR_FROZEN_EXECUTABLE;
    executable->frozen = true;
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_executable_get_info(hsa_executable_t handle, hsa_executable_info_t attribute, void* value) {
  return call([&] {
    const auto executable = executable_of(handle);
    if (!executable) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    if (!value) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    const std::lock_guard lock(executable->mutex);
    switch (attribute) {
      case HSA_EXECUTABLE_INFO_PROFILE: return give<hsa_profile_t>(value, executable->profile);
      case HSA_EXECUTABLE_INFO_STATE: return give<hsa_executable_state_t>(value, executable->frozen ? 1 : 0);
      case HSA_EXECUTABLE_INFO_DEFAULT_FLOAT_ROUNDING_MODE:
        return give<hsa_default_float_rounding_mode_t>(value, executable->rounding);
      default: return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    }
  });
}
hsa_status_t hsa_executable_global_variable_define(hsa_executable_t executable, const char* name, void* address) {
  return call([&] { return define_variable(executable, name, address); });
}
hsa_status_t hsa_executable_agent_global_variable_define(hsa_executable_t executable, hsa_agent_t agent,
                                                         const char* name, void* address) {
  return call(
      [&] { return agent_of(agent) ? define_variable(executable, name, address) : HSA_STATUS_ERROR_INVALID_AGENT; });
}
hsa_status_t hsa_executable_readonly_variable_define(hsa_executable_t executable, hsa_agent_t agent, const char* name,
                                                     void* address) {
  return hsa_executable_agent_global_variable_define(executable, agent, name, address);
}
hsa_status_t hsa_executable_validate(hsa_executable_t executable, uint32_t* result) {
  return call([&] {
    if (!executable_of(executable)) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    return result ? give<std::uint32_t>(result, 0) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_executable_validate_alt(hsa_executable_t executable, const char*, uint32_t* result) {
  return hsa_executable_validate(executable, result);
}

hsa_status_t hsa_executable_get_symbol_by_name(hsa_executable_t handle, const char* name, const hsa_agent_t* agent,
                                               hsa_executable_symbol_t* symbol) {
  return call([&] {
    const auto executable = executable_of(handle);
    if (!executable) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    if (!name || !symbol) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    if (agent && !agent_of(*agent)) return HSA_STATUS_ERROR_INVALID_AGENT;
    const Symbol* const found = find(*executable, agent ? agent_of(*agent) : nullptr, name);
    if (!found) return HSA_STATUS_ERROR_INVALID_SYMBOL_NAME;
    *symbol = found->handle();
    return HSA_STATUS_SUCCESS;
  });
}
hsa_status_t hsa_executable_get_symbol(hsa_executable_t executable, const char*, const char* name, hsa_agent_t agent,
                                       int32_t, hsa_executable_symbol_t* symbol) {
  return hsa_executable_get_symbol_by_name(executable, name, agent.handle != 0 ? &agent : nullptr, symbol);
}
hsa_status_t hsa_executable_symbol_get_info(hsa_executable_symbol_t handle, hsa_executable_symbol_info_t attribute,
                                            void* value) {
  return call([&] {
    const auto [executable, symbol] = symbol_of(handle);
    if (!symbol) return HSA_STATUS_ERROR_INVALID_EXECUTABLE_SYMBOL;
    return value ? symbol_info(*symbol, static_cast<unsigned>(attribute), value) : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
hsa_status_t hsa_executable_iterate_symbols(hsa_executable_t executable,
                                            hsa_status_t (*callback)(hsa_executable_t, hsa_executable_symbol_t, void*),
                                            void* data) {
  return call([&] {
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return for_symbols(executable, nullptr,
                       [&](hsa_executable_symbol_t each) { return callback(executable, each, data); });
  });
}
hsa_status_t hsa_executable_iterate_agent_symbols(hsa_executable_t executable, hsa_agent_t handle,
                                                  hsa_status_t (*callback)(hsa_executable_t, hsa_agent_t,
                                                                           hsa_executable_symbol_t, void*),
                                                  void* data) {
  return call([&] {
    const Agent* const agent = agent_of(handle);
    if (!agent) return HSA_STATUS_ERROR_INVALID_AGENT;
    if (!callback) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return for_symbols(executable, agent,
                       [&](hsa_executable_symbol_t each) { return callback(executable, handle, each, data); });
  });
}
/// All symbols are an agent's.
hsa_status_t hsa_executable_iterate_program_symbols(
    hsa_executable_t executable, hsa_status_t (*callback)(hsa_executable_t, hsa_executable_symbol_t, void*), void*) {
  return call([&] {
    if (!executable_of(executable)) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
    return callback ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

}  // extern "C"
