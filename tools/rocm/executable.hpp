// Code objects that executables load, and what they define.
#pragma once

#include <hsa/hsa.h>

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "agent.hpp"

namespace rocm {

/// A code object in an agent.
struct Loaded {
  Agent* agent = nullptr;
  lockstep_code* code = nullptr;
  std::vector<std::uint8_t> bytes{};
  std::size_t code_hash = 0;

  Loaded() = default;
  Loaded(const Loaded&) = delete;
  Loaded& operator=(const Loaded&) = delete;
  ~Loaded();
};

/// A kernel or variable of a code object.
struct Symbol {
  std::shared_ptr<const Loaded> loaded;  ///< null: a variable that the program has defined
  std::string name;                      ///< of kernels, with ".kd"
  bool is_kernel = false;
  std::string kernel{};
  lockstep_kernel_info info{};
  std::uint64_t address = 0, size = 0;

  hsa_executable_symbol_t handle() const { return {reinterpret_cast<std::uintptr_t>(this)}; }
};

struct Executable {
  std::mutex mutex;  ///< of what follows
  hsa_profile_t profile = HSA_PROFILE_FULL;
  hsa_default_float_rounding_mode_t rounding = HSA_DEFAULT_FLOAT_ROUNDING_MODE_NEAR;
  bool frozen = false;
  std::vector<std::shared_ptr<const Loaded>> loaded{};
  std::deque<Symbol> symbols{};

  hsa_executable_t handle() const { return {reinterpret_cast<std::uintptr_t>(this)}; }
};

/// The kernel whose descriptor is there, in whatever executable; null if there is none. It lives as long as what is
/// returned.
std::shared_ptr<const Symbol> kernel_at(std::uint64_t kernel_object);
std::shared_ptr<Executable> executable_of(hsa_executable_t handle);
std::vector<std::shared_ptr<Executable>> all_executables();
std::shared_ptr<Executable> make_executable(hsa_profile_t profile, hsa_default_float_rounding_mode_t rounding);
hsa_status_t destroy_executable(hsa_executable_t handle);
hsa_status_t load(Executable& executable, Agent& agent, std::span<const std::uint8_t> bytes,
                  hsa_loaded_code_object_t* result);
/// A variable that the program has.
hsa_status_t define(Executable& executable, const char* name, void* address);
/// Null if there is none. Names of kernels end with ".kd".
const Symbol* find(Executable& executable, const Agent* agent, const std::string& name);
/// A reader of some bytes of a file.
hsa_status_t make_reader(int file, std::size_t offset, std::size_t bytes, hsa_code_object_reader_t* reader);
/// The symbol with its executable, which keeps it; null if there is no such handle.
std::pair<std::shared_ptr<Executable>, const Symbol*> symbol_of(hsa_executable_symbol_t handle);

}  // namespace rocm
