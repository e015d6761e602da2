// A work on the processor itself, compiled by the host's OpenCL (pocl).
#pragma once

#include <memory>
#include <string>

#include "on_lockstep.hpp"

namespace plain {

/// The first CPU among the OpenCL devices. It keeps the kernels that it has compiled.
class OpenCl {
 public:
  /// `error` says why there is none.
  static std::unique_ptr<OpenCl> create(std::string& error);
  ~OpenCl();

  /// Platform, version and device.
  std::string name() const;
  /// As on a device of lockstep; the kernels are those of the file `source`. The first run of a work compiles them.
  Outcome run(const Work& work, const std::string& source);

 private:
  struct State;
  explicit OpenCl(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace plain
