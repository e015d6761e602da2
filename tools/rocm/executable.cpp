#include "executable.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <string_view>
#include <unordered_map>

#include "memory.hpp"
#include "status.hpp"

namespace rocm {

namespace {

std::mutex& mutex = *new std::mutex;  // of all that follows
auto& executables = *new std::map<std::uint64_t, std::shared_ptr<Executable>>;
auto& kernels = *new std::unordered_map<std::uint64_t, std::weak_ptr<const Symbol>>;  // by kernel object
auto& symbols = *new std::unordered_map<std::uint64_t, std::weak_ptr<Executable>>;    // by handle

/// Names of kernel descriptors end so.
constexpr std::string_view descriptor_suffix = ".kd";

void add_symbols(Executable& executable, const std::shared_ptr<const Loaded>& loaded) {
  std::set<std::string> descriptors;
  for (std::uint32_t i = 0; i < lockstep_kernel_count(loaded->code); ++i) {
    Symbol symbol{loaded, lockstep_kernel_name(loaded->code, i)};
    symbol.kernel = symbol.name;
    symbol.name += descriptor_suffix;
    symbol.is_kernel = true;
    symbol.info.struct_size = sizeof symbol.info;
    if (lockstep_get_kernel_info(loaded->code, symbol.kernel.c_str(), &symbol.info) != LOCKSTEP_OK) continue;
    symbol.address = symbol.info.descriptor;
    symbol.size = 64;
    descriptors.insert(symbol.name);
    executable.symbols.push_back(std::move(symbol));
  }
  for (std::uint32_t i = 0; const char* const name = lockstep_symbol_name(loaded->code, i); ++i) {
    lockstep_symbol found{};
    found.struct_size = sizeof found;
    if (descriptors.count(name) != 0 || lockstep_get_symbol(loaded->code, name, &found) != LOCKSTEP_OK ||
        found.kind != LOCKSTEP_SYMBOL_OBJECT)
      continue;
    Symbol symbol{loaded, name};
    symbol.address = found.address;
    symbol.size = found.size;
    executable.symbols.push_back(std::move(symbol));
  }
}

}  // namespace

Loaded::~Loaded() {
  if (code) (void)lockstep_unload(agent->device, code);
}

std::shared_ptr<const Symbol> kernel_at(std::uint64_t kernel_object) {
  const std::lock_guard lock(mutex);
  const auto found = kernels.find(kernel_object);
  return found == kernels.end() ? nullptr : found->second.lock();
}

std::shared_ptr<Executable> executable_of(hsa_executable_t handle) {
  const std::lock_guard lock(mutex);
  const auto found = executables.find(handle.handle);
  return found == executables.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<Executable>> all_executables() {
  const std::lock_guard lock(mutex);
  std::vector<std::shared_ptr<Executable>> all;
  for (const auto& [handle, each] : executables) all.push_back(each);
  return all;
}

std::shared_ptr<Executable> make_executable(hsa_profile_t profile, hsa_default_float_rounding_mode_t rounding) {
  auto made = std::make_shared<Executable>();
  made->profile = profile;
  made->rounding = rounding;
  const std::lock_guard lock(mutex);
  executables[made->handle().handle] = made;
  return made;
}

hsa_status_t destroy_executable(hsa_executable_t handle) {
  const std::shared_ptr<Executable> found = executable_of(handle);
  if (!found) return HSA_STATUS_ERROR_INVALID_EXECUTABLE;
  const std::lock_guard lock(mutex);
  executables.erase(handle.handle);
  for (const Symbol& each : found->symbols) {
    symbols.erase(each.handle().handle);
    if (each.is_kernel) kernels.erase(each.address);
  }
  return HSA_STATUS_SUCCESS;
}

hsa_status_t load(Executable& executable, Agent& agent, std::span<const std::uint8_t> bytes,
                  hsa_loaded_code_object_t* result) {
  const std::shared_ptr<Executable> owner = executable_of(executable.handle());
  const std::lock_guard own(executable.mutex);
  if (executable.frozen) return HSA_STATUS_ERROR_FROZEN_EXECUTABLE;
  auto loaded = std::make_shared<Loaded>();
  loaded->agent = &agent;
  loaded->bytes.assign(bytes.begin(), bytes.end());
  if (lockstep_load(agent.device, bytes.data(), bytes.size(), &loaded->code) != LOCKSTEP_OK) {
    complain("%s", lockstep_error());
    loaded->code = nullptr;
    const char* const target = lockstep_target_for(bytes.data(), bytes.size());
    return target && agent.name != target ? HSA_STATUS_ERROR_INCOMPATIBLE_ARGUMENTS
                                          : HSA_STATUS_ERROR_INVALID_CODE_OBJECT;
  }
  loaded->code_hash = std::hash<std::string_view>{}({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  const std::size_t before = executable.symbols.size();
  add_symbols(executable, loaded);
  executable.loaded.push_back(loaded);
  if (result) result->handle = reinterpret_cast<std::uintptr_t>(loaded.get());
  const std::lock_guard lock(mutex);
  for (std::size_t i = before; i < executable.symbols.size(); ++i) {
    const Symbol& each = executable.symbols[i];
    symbols[each.handle().handle] = owner;
    if (each.is_kernel) kernels[each.address] = std::shared_ptr<const Symbol>(owner, &each);
  }
  return HSA_STATUS_SUCCESS;
}

hsa_status_t define(Executable& executable, const char* name, void* address) {
  const std::shared_ptr<Executable> owner = executable_of(executable.handle());
  const std::lock_guard own(executable.mutex);
  if (executable.frozen) return HSA_STATUS_ERROR_FROZEN_EXECUTABLE;
  for (const Symbol& each : executable.symbols)
    if (each.name == name) return HSA_STATUS_ERROR_VARIABLE_ALREADY_DEFINED;
  Symbol symbol{nullptr, name};
  symbol.address = reinterpret_cast<std::uintptr_t>(address);
  executable.symbols.push_back(std::move(symbol));
  const std::lock_guard lock(mutex);
  symbols[executable.symbols.back().handle().handle] = owner;
  return HSA_STATUS_SUCCESS;
}

const Symbol* find(Executable& executable, const Agent* agent, const std::string& name) {
  const std::lock_guard own(executable.mutex);
  for (const Symbol& each : executable.symbols)
    if (each.name == name && (!agent || !each.loaded || each.loaded->agent == agent)) return &each;
  return nullptr;
}

std::pair<std::shared_ptr<Executable>, const Symbol*> symbol_of(hsa_executable_symbol_t handle) {
  const std::lock_guard lock(mutex);
  const auto found = symbols.find(handle.handle);
  auto executable = found == symbols.end() ? nullptr : found->second.lock();
  return {executable, executable ? reinterpret_cast<const Symbol*>(handle.handle) : nullptr};
}

}  // namespace rocm
