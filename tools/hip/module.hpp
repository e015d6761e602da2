// Code in devices: modules that programs load, fat binaries that they carry.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "lockstep.h"
#include "printf_buffer.hpp"

namespace hip {

struct Gpu;
struct Module;

struct Function {
  std::shared_ptr<const Module> module;
  std::string name;
  lockstep_kernel_info info{};
  struct Argument {
    std::uint32_t offset, size;
  };
  std::vector<Argument> arguments;  ///< without the hidden ones
  bool hostcall = false, printf_buffer = false;
  bool heap = false;            ///< may call malloc
  bool waits_for_grid = false;  ///< by the memory that cooperative launches get
};

struct Module : std::enable_shared_from_this<Module> {
  Gpu* gpu = nullptr;
  lockstep_code* code = nullptr;
  std::size_t code_hash = 0;                ///< of the bytes that it was loaded from
  PrintfFormats formats{};                  ///< of printf into a buffer
  std::vector<std::uintptr_t> variables{};  ///< that the table of allocations knows

  Module();
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;
  ~Module();
  /// Null if there is no kernel of that name.
  std::shared_ptr<const Function> function(const std::string& name) const;
  std::vector<std::string> function_names() const;
  /// A variable of it; false if there is none.
  bool variable(const std::string& name, std::uint8_t** address, std::size_t* bytes);

 private:
  mutable std::mutex mutex_;
  mutable std::map<std::string, std::shared_ptr<const Function>> functions_;
};

/// Loads it; null, with the reason on standard error and in `error`, if that cannot be.
std::shared_ptr<Module> load_module(Gpu& gpu, std::span<const std::uint8_t> bytes, hipError_t& error);

/// Forgets the handles of its functions.
void forget_functions(const Module& module);
/// Of a file, or of memory: hipErrorFileNotFound, hipErrorInvalidImage.
hipError_t read_code(const char* path, std::vector<std::uint8_t>& bytes);

// What the program registered at its start.

/// The device's kernel behind a kernel's host function.
hipError_t function_of(const void* host, Gpu& gpu, std::shared_ptr<const Function>& function);
/// The device's variable behind a host variable.
hipError_t variable_of(const void* host, Gpu& gpu, std::uint8_t** address, std::size_t* bytes);
/// The first target that lockstep has and a registered binary has code for; empty if there is none.
std::string target_of_program();
/// The name of the kernel behind a host function; empty if it is none.
const char* name_of(const void* host);

/// Null if there is no such module.
std::shared_ptr<Module> module_of(hipModule_t handle);

// Functions of modules, as the program holds them.

hipFunction_t handle_of(std::shared_ptr<const Function> function);
/// Null if there is no such function.
std::shared_ptr<const Function> function_of(hipFunction_t handle);

}  // namespace hip
