// What several ISAs share of their generated semantics: generated/common.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "semantics/generate.hpp"

namespace isagen::pcode {

/// Finds the operations that are the same in several ISAs, down to the text that is made of them. Those are rendered
/// once, into generated/common; where an operation has several such texts, the one that most ISAs have, and the others
/// into folders there that name their ISAs: common/cdna3_cdna4.
class CommonOperations {
 public:
  /// One more ISA. Both must live as long as this.
  void add(const SemanticsInput& input, const OperationSet& operations);
  /// After the last one.
  void settle();

  /// The folder of generated/ that has what the ISA in `folder` calls by this name: one of common's, or its own.
  std::string place(const std::string& folder, const std::string& name) const;

  /// A row operation that stands in generated/common, as candidate for others' handlers.
  struct RowHandler {
    std::string name, format, place;
    std::set<std::string> folders;  ///< the ISAs that may take it
    bool writes_exec = false, frequent = false;
  };
  /// By handler_key (semantics/fast.hpp).
  const std::map<std::string, std::vector<RowHandler>>& row_handlers() const { return row_handlers_; }

  std::vector<OutputFile> render(const Renderer& renderer) const;

 private:
  struct Isa {
    const SemanticsInput* input;
    const OperationSet* operations;
  };
  struct Chosen {
    std::string key;
    std::set<std::string> folders;  ///< the ISAs that have it
    std::string place;
  };
  const Chosen* find(const std::string& folder, const std::string& name) const;
  bool calls_others(const std::string& name, const Chosen& chosen);
  const std::string& key(const Isa& isa, const std::string& name);

  std::vector<Isa> isas_;
  std::map<std::string, std::map<std::string, std::string>> keys_;  ///< by folder and operation
  std::map<std::string, std::vector<Chosen>> chosen_;               ///< by operation
  std::map<std::string, std::vector<RowHandler>> row_handlers_;
};

}  // namespace isagen::pcode
