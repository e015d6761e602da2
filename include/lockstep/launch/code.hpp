// Loaded code objects (launch/loaded_code.hpp) and their kernels, as handles. A handle that could not be made carries
// the reason, and a launch that is given it reports that reason: so a program may check once, at the end.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace lockstep {

struct KernelInfo;
struct LoadedCode;

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
  /// What finds a kernel by its name. So this header reads nothing of code objects; loaded_code.hpp has it.
  using FindKernel = Kernel (*)(const std::shared_ptr<const LoadedCode>& code, std::string_view name);
  Code(std::shared_ptr<const LoadedCode> code, FindKernel find) : code_(std::move(code)), find_(find) {}

  explicit operator bool() const { return code_ != nullptr; }
  const std::string& message() const { return error_; }
  const LoadedCode& loaded() const { return *code_; }

  /// The kernel of that name; if there is none, a handle whose message names the kernels there are.
  Kernel kernel(std::string_view name) const { return code_ ? find_(code_, name) : Kernel(error_); }

 private:
  std::shared_ptr<const LoadedCode> code_;
  FindKernel find_ = nullptr;
  std::string error_;
};

}  // namespace lockstep
