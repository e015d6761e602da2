#include "source_variables.hpp"

namespace lockstep {

std::vector<SourceFunction> LazyVariables::functions(std::uint64_t address) const {
  return table() ? (*table())->functions(address) : std::vector<SourceFunction>();
}

std::vector<SourceVariable> LazyVariables::variables(std::uint64_t address, std::uint32_t depth,
                                                     const LaneView& lane) const {
  return table() ? (*table())->variables(address, depth, lane) : std::vector<SourceVariable>();
}

std::optional<SourceVariable> LazyVariables::variable(std::string_view name, std::uint64_t address, std::uint32_t depth,
                                                      const LaneView& lane) const {
  return table() ? (*table())->variable(name, address, depth, lane) : std::nullopt;
}

}  // namespace lockstep
