// What several ISAs share of their generated semantics: generated/common.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/scope.hpp"
#include "semantics/generate.hpp"

namespace isagen::pcode {

/// Says where in generated/ the function of an operation stands: in common, if its entry is for all ISAs; in the folder
/// of a family there (common/gfx9), if it is for families; in the ISA's own, if it names the ISA. What calls another
/// operation stands no higher than that one. Only what the entries say counts, not which ISAs there are: one more ISA
/// moves nothing.
class CommonOperations {
 public:
  /// One more ISA, in the order of their numbers. Both must live as long as this.
  void add(const SemanticsInput& input, const OperationSet& operations);
  /// After the last one. Throws one Error that names every operation whose C++ is not the same for all ISAs of a place.
  void settle();

  /// The folder of generated/ that has what the ISA in `folder` calls by this name: one of common's, or its own.
  std::string place(const std::string& folder, const std::string& name) const;

  /// A row operation that stands in generated/common, as candidate for others' handlers.
  struct RowHandler {
    std::string name, format, place;
    std::string family;     ///< of the ISAs that may take it; empty: all
    std::size_t since = 0;  ///< the first ISA that has it
    bool writes_exec = false, frequent = false;
  };
  /// By handler_key (semantics/fast.hpp).
  const std::map<std::string, std::vector<RowHandler>>& row_handlers() const { return row_handlers_; }

  /// All ISAs, in the order of their numbers.
  const std::vector<OperationsOfIsa>& isas() const { return isas_; }

  std::vector<OutputFile> render(const Renderer& renderer) const;

 private:
  using Isa = OperationsOfIsa;
  ScopeLevel level(const Isa& isa, const std::string& name);
  void require_one_text() const;
  void add_row_handlers();
  /// The operations that `name`, which stands in `place`, calls and that stand elsewhere.
  void add_borrowed(const Isa& isa, const std::string& name, const std::string& place,
                    BorrowedOperations& borrowed) const;
  const std::string& key(const Isa& isa, const std::string& name);

  std::vector<Isa> isas_;
  std::map<std::string, std::map<std::string, std::string>> keys_;      ///< by folder and operation
  std::map<std::string, std::map<std::string, ScopeLevel>> levels_;     ///< likewise
  std::map<std::string, std::map<std::string, std::string>> places_{};  ///< likewise
  std::map<std::string, std::vector<RowHandler>> row_handlers_;
};

}  // namespace isagen::pcode
