// What an instruction word is on every ISA there is: for messages about words that are illegal on one of them.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "model/isa.hpp"
#include "render/render.hpp"
#include "tables/tables.hpp"

namespace isagen {

/// generated/common/other_isas.hpp, from the tables of all ISAs.
class OtherIsas {
 public:
  /// `target`: LLVM's name of a processor that has the ISA.
  void add(const TableInput& input, const std::string& target);
  OutputFile render(const Renderer& renderer) const;

 private:
  /// Bits that tell a format or are reserved in a form, as words; where the opcode is; is it something that lockstep
  /// does not execute?
  using Format = std::tuple<WideBits, WideBits, std::vector<unsigned>, bool>;
  /// ISAs as bits in their order.
  std::map<Format, std::map<std::pair<unsigned, std::string>, unsigned>> opcodes_;
  std::vector<std::string> names_, targets_, sources_;
};

}  // namespace isagen
