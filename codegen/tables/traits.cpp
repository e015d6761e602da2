#include "tables/traits.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "error.hpp"
#include "model/trait_attributes.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

using lockstep::BarrierAction;
using lockstep::HardwareRegisterAccess;
using lockstep::LaneMovement;
using lockstep::State;

constexpr std::array<std::string_view, 6> lane_movements{"none", "read", "write", "permute", "exchange", "compute"};
constexpr std::array<std::string_view, 7> barrier_actions{"none",  "synchronise", "wait", "join",
                                                          "leave", "change",      "read"};
constexpr std::array<std::string_view, 3> register_accesses{"none", "get", "set"};
constexpr std::array<std::string_view, 4> moves{"none", "copy", "from_relative", "to_relative"};
constexpr std::array<std::string_view, 4> vgpr_numbers{"none", "index_on", "index_off", "high_bits"};
static_assert(static_cast<std::size_t>(lockstep::RegisterMove::to_relative) + 1 == moves.size());
static_assert(static_cast<std::size_t>(lockstep::VgprNumbers::high_bits) + 1 == vgpr_numbers.size());
static_assert(static_cast<std::size_t>(LaneMovement::compute) + 1 == lane_movements.size());
static_assert(static_cast<std::size_t>(BarrierAction::read) + 1 == barrier_actions.size());
static_assert(static_cast<std::size_t>(HardwareRegisterAccess::set) + 1 == register_accesses.size());

constexpr std::array<std::string_view, 13> exception_rules{
    "none",   "sum",        "difference",   "product",       "multiply_add",   "conversion",        "sine",
    "cosine", "comparison", "whole_number", "division_step", "division_fixup", "integer_reciprocal"};
constexpr std::array<std::string_view, 5> exception_formats{"f16", "f32", "f64", "two_f16", "two_f32"};
constexpr std::array<std::string_view, 5> exception_sources{"s0", "s1", "s2", "d0", "literal"};
static_assert(static_cast<std::size_t>(lockstep::ExceptionRule::integer_reciprocal) + 1 == exception_rules.size());
static_assert(static_cast<std::size_t>(lockstep::ExceptionFormat::two_f32) + 1 == exception_formats.size());
static_assert(static_cast<std::size_t>(lockstep::ExceptionSource::literal) + 1 == exception_sources.size());

bool has_subgroup(const Instruction& instruction, std::string_view name) {
  return std::find(instruction.subgroups.begin(), instruction.subgroups.end(), name) != instruction.subgroups.end();
}

bool has_message_operand(const Instruction& instruction) {
  for (const Form& form : instruction.forms)
    for (const Operand& operand : form.operands)
      if (operand.type == "OPR_SENDMSG" || operand.type == "OPR_SENDMSG_RTN") return true;
  return false;
}

/// Of an instruction that is not executed: by its group in the description.
std::string described_unit(const TableInput& input, const Instruction& instruction) {
  if (instruction.scalar) return "salu";
  const std::string& group = instruction.group;
  if (group == "VALU") return has_subgroup(instruction, "TRANSCENDENTAL") ? "transcendental" : "valu";
  if (group == "SMEM") return "smem";
  if (group == "VMEM") return has_subgroup(instruction, "DATA_SHARE") ? "lds" : "vmem";
  if (group == "EXPORT") return "valu";  // and what interpolates attributes of pixels
  throw Error({input.isa.file, instruction.line},
              instruction.name + ": its FunctionalGroup \"" + group + "\" says no unit of a vector instruction");
}

class Traits {
 public:
  Traits(const TableInput& input, const Instruction& instruction)
      : input_(input), instruction_(instruction), entry_(find_entry(input, instruction)) {
    if (const auto found = input.operations.find(instruction.name); found != input.operations.end())
      operation_ = &found->second;
  }

  std::string text() {
    if (entry_ != nullptr &&
        (entry_->kind == SemanticsEntry::Kind::memory || entry_->kind == SemanticsEntry::Kind::matrix)) {
      require_no_attributes();  // the wrapper in instructions.hpp says the unit
      return "";
    }
    const std::string unit_name = unit();
    add("unit", "InstructionClass::" + unit_name);
    if (unit_name == "vmem" || unit_name == "lds" || unit_name == "smem") add_access();
    if (operation_ != nullptr) add_operation(operation_->traits);
    return "{" + text_ + "}";
  }
  bool raises_exceptions() const {
    return operation_ != nullptr && (operation_->traits.exceptions || !attribute("Exceptions").empty());
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const { throw Error(entry_->place, entry_->name + reason); }
  void add(const std::string& member, const std::string& value) {
    text_ += (text_.empty() ? "." : ", .") + member + " = " + value;
  }
  /// `member` with the enumerator of `value`, unless that is `none`.
  template <class Enum, std::size_t count>
  void add_word(const std::string& member, const std::string& type, Enum value,
                const std::array<std::string_view, count>& words) {
    if (value != Enum::none) add(member, type + "::" + std::string(words[static_cast<std::size_t>(value)]));
  }
  std::string attribute(const std::string& name) const {
    if (entry_ == nullptr) return "";
    const auto found = entry_->traits.find(name);
    return found == entry_->traits.end() ? "" : found->second;
  }
  void require_no_attributes() const {
    for (const auto& [name, value] : entry_->traits)
      if (!is_image_attribute(name)) fail(": " + name + " is of operations with pseudocode alone");
  }

  std::string unit() const {
    if (instruction_.terminator) return "end";
    if (instruction_.branch || instruction_.indirect_branch) return "branch";
    if (has_message_operand(instruction_)) return "message";
    if (operation_ == nullptr) return described_unit(input_, instruction_);
    const pcode::OperationTraits& traits = operation_->traits;
    if (traits.message) return "message";
    if (traits.barrier != BarrierAction::none) return "barrier";
    if (instruction_.scalar) return "salu";
    if (has_subgroup(instruction_, "TRANSCENDENTAL") && !traits.transcendental)
      fail(" is TRANSCENDENTAL by " + Place{input_.isa.file, instruction_.line}.text() +
           ", and its pseudocode calls no such function");
    return traits.transcendental ? "transcendental" : "valu";
  }

  /// Of an instruction that is not executed: by its attribute Image, or its subgroups in the description.
  void add_access() {
    const std::string image = attribute("Image");
    std::string access = image == "store" || image == "atomic" || image.empty() ? image : "load";
    for (const auto& [subgroup, word] : {std::pair{"LOAD", "load"}, {"STORE", "store"}, {"ATOMIC", "atomic"}})
      if (image.empty() && has_subgroup(instruction_, subgroup)) access = word;
    if (!access.empty()) add("access", "MemoryAccess::" + access);
  }

  void add_operation(const pcode::OperationTraits& traits) {
    const std::string unit_name = unit();
    const bool vector = unit_name == "valu" || unit_name == "transcendental";
    add_word("lanes", "LaneMovement", traits.lanes, lane_movements);
    add_word("barrier", "BarrierAction", traits.barrier, barrier_actions);
    add_timing(traits);
    add_word("hardware_register", "HardwareRegisterAccess", traits.hardware_register, register_accesses);
    add_word("move", "RegisterMove", traits.move, moves);
    add_word("vgpr_numbers", "VgprNumbers", traits.vgpr_numbers, vgpr_numbers);
    if (traits.sets_denormals) add("sets_denormals", "true");
    if (traits.call) add("call", "true");
    if (traits.only_ends) add("only_ends", "true");
    if (traits.dot && attribute("Dot").empty()) fail(" sums products, and no attribute Dot says so");
    if (!attribute("Dot").empty()) {
      if (!vector) fail(": Dot is of vector instructions, and this one is not");
      add("dot", "true");
    }
    if (!attribute("ForwardsVcc").empty()) {
      if (!vector || !operation_->reads.has(State::vcc_lane))
        fail(": ForwardsVcc is of vector instructions that read VCC");
      add("vcc_not_forwarded", "true");
    }
    if (traits.result_parts != 0) add("result_parts", std::to_string(traits.result_parts));
    if (!attribute("ResultPart").empty()) {
      if (traits.result_parts == 0) fail(": ResultPart is of instructions that put their result where OPSEL says");
      add("result_is_part", "true");
    }
    add_exceptions(traits.exceptions);
  }

  void add_exceptions(lockstep::ExceptionTraits exceptions) {
    using lockstep::ExceptionFormat, lockstep::ExceptionRule;
    const auto word = [](const auto& words, auto value) { return std::string(words[static_cast<std::size_t>(value)]); };
    if (const std::string named = attribute("Exceptions"); !named.empty()) {
      if (exceptions) fail(": its pseudocode says which exceptions it raises: Exceptions must not stand here");
      const auto at = std::find(exception_rules.begin(), exception_rules.end(), named);
      exceptions.rule = static_cast<ExceptionRule>(at - exception_rules.begin());
      exceptions.format = operation_->d0_bits == 16   ? ExceptionFormat::f16
                          : operation_->d0_bits == 64 ? ExceptionFormat::f64
                                                      : ExceptionFormat::f32;
    }
    if (!exceptions) return;
    std::string text = "{.rule = ExceptionRule::" + word(exception_rules, exceptions.rule);
    text += ", .format = ExceptionFormat::" + word(exception_formats, exceptions.format);
    if (exceptions.rule == ExceptionRule::conversion)
      text += ", .from = ExceptionFormat::" + word(exception_formats, exceptions.from);
    if (exceptions.sources != lockstep::ExceptionTraits{}.sources) {
      text += ", .sources = {";
      for (std::size_t i = 0; i < exceptions.sources.size(); ++i)
        text += (i != 0 ? ", " : "") + ("ExceptionSource::" + word(exception_sources, exceptions.sources[i]));
      text += "}";
    }
    add("exceptions", text + "}");
  }

  void add_timing(const pcode::OperationTraits& traits) {
    const std::string timing = attribute("Timing");
    if (traits.nothing && timing.empty())
      fail(" does nothing, and no attribute Timing says what it is there for (vendor-xml/semantics/README.md)");
    if (!traits.nothing && !timing.empty())
      fail(": Timing is of instructions that do nothing, and this one does something");
    if (!timing.empty()) add("timing", "TimingAction::" + timing);
  }

  const TableInput& input_;
  const Instruction& instruction_;
  const SemanticsEntry* entry_;
  const OperationStates* operation_ = nullptr;
  std::string text_;
};

}  // namespace

std::string traits_initialiser(const TableInput& input, const Instruction& instruction) {
  return Traits(input, instruction).text();
}

bool raises_exceptions(const TableInput& input, const Instruction& instruction) {
  return Traits(input, instruction).raises_exceptions();
}

std::string image_initialiser(const TableInput& input, const Instruction& instruction) {
  const SemanticsEntry* entry = find_entry(input, instruction);
  if (entry == nullptr) return "";
  const auto address = entry->data.find("Address");
  const bool executed =
      entry->kind == SemanticsEntry::Kind::memory && address != entry->data.end() && address->second == "image";
  if (entry->kind != SemanticsEntry::Kind::unsupported && !executed) return "";
  const auto action = entry->traits.find("Image"), takes = entry->traits.find("ImageTakes");
  const bool image = std::any_of(instruction.forms.begin(), instruction.forms.end(), [&](const Form& form) {
    const Encoding* encoding = input.isa.find_encoding(form.encoding);
    return encoding != nullptr && encoding->find_field("DMASK") != nullptr;
  });
  if (action == entry->traits.end()) {
    if (image || takes != entry->traits.end())
      throw Error(entry->place, entry->name + " is an image instruction, and no attribute Image says what it does");
    return "";
  }
  if (!image) throw Error(entry->place, entry->name + ": Image is of instructions with DMASK");
  std::string text = "{.action = ImageAction::" + action->second;
  if (takes == entry->traits.end()) return text + "}";
  // In the order of the members.
  static constexpr std::array<const char*, 13> members{
      "compare",          "bias",           "offset",       "level",     "level_zero",     "mip", "derivatives",
      "half_derivatives", "no_coordinates", "multisampled", "wide_node", "eight_children", "dual"};
  const std::vector<std::string> given = words(takes->second);
  for (const char* member : members)
    if (contains(given, member)) text += std::string(", .") + member + " = true";
  return text + "}";
}

void require_traits(const TableInput& input) {
  Errors errors;
  for (const Instruction& instruction : input.isa.instructions) {
    errors.attempt([&] { traits_initialiser(input, instruction); });
    errors.attempt([&] { image_initialiser(input, instruction); });
  }
  errors.require_none();
}

}  // namespace isagen
