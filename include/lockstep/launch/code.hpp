// Loaded code objects and their kernels, as handles. A handle that could not be made carries the reason, and
// a launch that is given it reports that reason: so a program may check once, at the end.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "lockstep/base/result.hpp"
#include "lockstep/object/code_object.hpp"
#include "lockstep/object/offload_bundle.hpp"
#include "lockstep/object/read_file.hpp"

namespace lockstep {

/// A code object in device memory.
struct LoadedCode {
  std::string name;  ///< file name or "code object"
  CodeObject object;
  std::uint64_t address = 0;  ///< of the image's first byte
  std::uint64_t memory = 0;   ///< serial number of the DeviceMemory that it is in

  /// From the file's virtual addresses to device addresses.
  std::uint64_t device_address(std::uint64_t file_address) const {
    return file_address - object.image_base() + address;
  }
  std::uint64_t file_address(std::uint64_t device_address) const {
    return device_address - address + object.image_base();
  }
  bool holds(std::uint64_t device_address) const {
    return device_address >= address && device_address - address < object.image().size();
  }
};

/// One kernel of a loaded code object.
class Kernel {
 public:
  Kernel() : error_("no kernel") {}
  explicit Kernel(std::string error) : error_(std::move(error)) {}
  Kernel(std::shared_ptr<const LoadedCode> code, const KernelInfo* info) : code_(std::move(code)), info_(info) {}

  explicit operator bool() const { return info_ != nullptr; }
  const std::string& message() const { return error_; }
  const KernelInfo& info() const { return *info_; }
  const LoadedCode& code() const { return *code_; }
  const std::shared_ptr<const LoadedCode>& shared_code() const { return code_; }

 private:
  std::shared_ptr<const LoadedCode> code_;
  const KernelInfo* info_ = nullptr;
  std::string error_;
};

/// A loaded code object.
class Code {
 public:
  Code() : error_("no code object") {}
  explicit Code(std::string error) : error_(std::move(error)) {}
  explicit Code(std::shared_ptr<const LoadedCode> code) : code_(std::move(code)) {}

  explicit operator bool() const { return code_ != nullptr; }
  const std::string& message() const { return error_; }
  const LoadedCode& loaded() const { return *code_; }
  const CodeObject& object() const { return code_->object; }

  /// The kernel of that name; if there is none, a handle whose message names the kernels there are.
  Kernel kernel(std::string_view name) const {
    if (!code_) return Kernel(error_);
    auto found = code_->object.kernel(name);
    return found ? Kernel(code_, *found) : Kernel(code_->name + ": " + found.message());
  }

 private:
  std::shared_ptr<const LoadedCode> code_;
  std::string error_;
};

/// Reads a code object, or the one for `processor` ("gfx950") out of an offload bundle.
Result<CodeObject> read_code(std::span<const std::uint8_t> bytes, std::string_view processor);

[[gnu::cold]] inline Result<CodeObject> read_code(std::span<const std::uint8_t> bytes, std::string_view processor) {
  const auto read = [&]() -> Result<CodeObject> {
    auto part = unbundle(bytes, processor);
    return part ? CodeObject::read(*part) : Result<CodeObject>(part.error());
  };
  return unless_out_of_memory(
      read, []() -> Result<CodeObject> { return Error{"the host has no memory for this code object"}; });
}

}  // namespace lockstep
