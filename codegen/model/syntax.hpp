// vendor-xml/isas/*/llvm_syntax.xml: how LLVM spells each form of an ISA, which forms and which bits it refuses.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "error.hpp"
#include "model/isa.hpp"
#include "model/names.hpp"

namespace isagen {

/// An operand of the text. Words and field are the file's; tables/assembly.cpp turns them into C++.
struct SyntaxOperand {
  std::vector<std::string> words;  ///< "fp", "av", "label", ... in front of the field
  std::string field;               ///< short field name; empty for "vcc", "literal" and "smem_offset"
  unsigned dwords = 1;
};

/// How halves of registers are written; as lockstep::AsmHalves.
enum class SyntaxHalves { named, op_sel, low };

struct SyntaxForm {
  std::string mnemonic;
  std::vector<SyntaxOperand> operands;
  std::vector<std::pair<std::string, unsigned>> modifiers;  ///< name, number of elements (0: not a list)
  WideBits reserved_mask{}, reserved_value{};
  SyntaxHalves halves = SyntaxHalves::named;
  WideBits ignored{};  ///< of reserved_mask, what hardware does not look at (ignored_fields.xml)
  int line = 0;
};

/// Attributes of one <Selector>, <HardwareRegister>, <Message>, <DataFormat> or <NumberFormat>.
struct SyntaxName {
  std::string kind;
  std::map<std::string, std::string> attributes;
  int line = 0;
};

class Syntax {
 public:
  /// `root` + "/" + `source` is the file.
  Syntax(const std::string& root, const std::string& source, const Names& names);

  /// Takes the <Spelling> entries of an overrides file: how forms are written that LLVM does not know. They beat
  /// <Absent>. Throws Error where LLVM has a spelling of its own, or where there is nothing like the form. In a file
  /// that other ISAs share, an instruction that `isa` does not have is none of its business.
  void add_spellings(const std::string& path, const Isa& isa);
  /// Throws one Error that names every form of `isa` without a spelling.
  void require_all(const Isa& isa) const;
  /// How `form` of `instruction` is spelled. Throws Error if the file has no entry for it.
  const SyntaxForm& form(const Instruction& instruction, const Form& form) const;
  /// Hardware does not look at `bits`: of those that `form` wants fixed, and of `identifying` ones, which belong to its
  /// encoding and have their value in `value`. Returns whether there are any.
  bool ignore(const Instruction& instruction, const Form& form, const WideBits& bits, const WideBits& identifying,
              const WideBits& value);
  /// Takes out of `isa` the forms that LLVM does not decode. Throws Error for an entry about a form that `isa` never
  /// had.
  void remove_absent(Isa& isa) const;
  /// Where the file says first that a form of `instruction` is absent; line 0 if it does not.
  Place absent_place(const Instruction& instruction) const;
  const std::vector<SyntaxName>& names() const { return values_; }
  const std::string& path() const { return path_; }
  /// The file relative to the root, for banners.
  const std::string& source() const { return source_; }

 private:
  std::string source_, path_;
  const Names& names_;
  std::map<std::pair<std::string, std::string>, SyntaxForm> forms_;  ///< by encoding (short) and instruction
  std::map<std::pair<std::string, std::string>, int> absent_;        ///< line
  std::set<std::pair<std::string, std::string>> spelled_;            ///< forms_ that come from overrides
  std::vector<SyntaxName> values_;
};

}  // namespace isagen
