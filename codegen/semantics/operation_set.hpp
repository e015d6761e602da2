// All operations of an ISA, lowered, with their effects and their C++ functions.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/isa.hpp"
#include "model/semantics.hpp"
#include "passes/effects.hpp"
#include "passes/host_operation.hpp"
#include "passes/lower.hpp"
#include "semantics/function.hpp"

namespace isagen::pcode {

struct CompiledOperation {
  Operation operation;
  Effects effects;
  HostOperation host{};  ///< of vector operations
  Function function;
};

class OperationSet {
 public:
  /// `vendor_dialect`: entries are the vendor's own text, with its silent conversions.
  OperationSet(const Isa& isa, const Semantics& semantics, bool vendor_dialect = false);

  /// Compiles every operation. Errors are kept, as "FILE:LINE:COLUMN: NAME: reason".
  void compile_all();

  const std::map<std::string, CompiledOperation>& operations() const { return done_; }
  const std::vector<std::string>& errors() const { return errors_; }

 private:
  const CompiledOperation* compile(const std::string& name);
  CompiledOperation compile_entry(const SemanticsEntry& entry);
  Callee callee(const std::string& name);
  LoweringOptions options_for(const std::string& name);

  const Isa& isa_;
  const Semantics& semantics_;
  bool vendor_dialect_;
  std::map<std::string, CompiledOperation> done_;
  std::map<std::string, bool> started_;
  std::vector<std::string> errors_;
};

}  // namespace isagen::pcode
