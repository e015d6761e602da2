// Floating-point operations of every instruction with pseudocode, as a generated table.
#pragma once

#include <map>
#include <string>

#include "passes/flops.hpp"
#include "render/render.hpp"
#include "semantics/operation_set.hpp"

namespace isagen {

class FlopTable {
 public:
  /// The operations of the ISA in `folder`. Throws Error where an instruction of another ISA has the same name and
  /// another count.
  void add(const pcode::OperationSet& operations, const std::string& folder);
  /// generated/common/flops.hpp: a row an instruction and format, by name.
  OutputFile render(const Renderer& renderer, const std::string& source) const;

 private:
  struct Row {
    pcode::FlopCounts counts;
    std::string folder;  ///< the first ISA that has it
  };
  std::map<std::string, Row> rows_;
};

}  // namespace isagen
