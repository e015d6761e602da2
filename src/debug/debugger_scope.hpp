// Variables of the source in the frames of a debugger's waves.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "lockstep/device/debugger.hpp"
#include "lockstep/device/variable_table.hpp"

namespace lockstep {

class Debugger::Scope final : public debug::ObjectScope {
 public:
  explicit Scope(const Debugger& debugger) : debugger_(debugger) {}

  Result<debug::Object> variable(std::string_view name, const debug::Viewpoint& at) const override;
  std::vector<std::pair<std::string, debug::Object>> locals(const debug::Viewpoint& at) const;
  /// Error: no variable of that name can be seen at the address, of the code object.
  Result<void> can_see(std::string_view name, std::uint64_t file_pc) const;

 private:
  class Lane;
  std::string not_seen(std::string_view name, std::uint64_t file_pc) const;
  debug::Object object_of(const SourceVariable& variable, const debug::Viewpoint& at, const debug::Frame& frame) const;

  const Debugger& debugger_;
};

}  // namespace lockstep
