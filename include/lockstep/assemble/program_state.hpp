// Sections and symbols of a program while it is read.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/assemble/expression.hpp"
#include "lockstep/assemble/kernel_fields.hpp"
#include "lockstep/object/target.hpp"

namespace lockstep::assembler {

/// A section as the text fills it.
struct ProgramSection {
  std::string name;
  bool loaded = true, code = false, writable = false, empty = false;
  std::uint64_t alignment = 1, size = 0, address = 0;
  std::vector<std::uint8_t> bytes{};
};

struct ProgramSymbol {
  bool defined = false;        ///< somewhere in the file
  bool defined_above = false;  ///< above the line that is read
  bool label = false;
  bool global = false, hidden = false, protected_ = false, function = false, object = false;
  bool deferred = false;  ///< its value depends on labels, or on names that come later
  std::size_t section = 0, line = 0;
  std::int64_t value = 0;  ///< of a label: its offset in the section
  int bases = 0;           ///< see Number
  std::int64_t size = 0;
};

/// A program is read three times: for sizes and labels, for the number of addresses, with all addresses.
class ProgramState final : public Names {
 public:
  ProgramState(LaunchAbi abi, TargetId target) : abi_(abi), target_(std::move(target)) {}

  std::vector<ProgramSection> sections{};
  std::map<std::string, ProgramSymbol, std::less<>> symbols{};
  std::size_t current = 0;  ///< section
  bool addresses_known = false;
  bool last_reading = false;
  bool takes_unknown_names = false;  ///< in data that nobody writes

  /// The name of the next symbol for the label "7:", which may stand in a file many times. No text can write the name.
  std::string define_numbered(std::string_view digits) {
    const std::string label(without_zeros(digits));
    return numbered_name(label, ++numbered_[label]);
  }

  LaunchAbi abi() const { return abi_; }
  const TargetId& target() const { return target_; }

  /// Begins reading 1, 2 or 3: sections become empty.
  void begin(int reading) {
    addresses_known = reading != 1;
    last_reading = reading == 3;
    for (ProgramSection& section : sections) {
      section.bytes.clear();
      section.size = 0;
    }
    for (auto& [name, symbol] : symbols) symbol.defined_above = false;
    numbered_.clear();
    current = section_index(".text");
  }

  /// The section of the name, which is made with the properties that such names have.
  std::size_t section_index(std::string_view name) {
    for (std::size_t i = 0; i < sections.size(); ++i)
      if (sections[i].name == name) return i;
    const auto family = [&](std::string_view stem) {
      return name == stem || (name.starts_with(stem) && name.size() > stem.size() && name[stem.size()] == '.');
    };
    ProgramSection section{.name = std::string(name)};
    section.code = family(".text");
    section.writable = family(".data") || family(".bss");
    section.empty = family(".bss");
    section.loaded = section.code || section.writable || family(".rodata");
    section.alignment = section.code ? 4 : 1;
    sections.push_back(section);
    return sections.size() - 1;
  }

  ProgramSection& section() { return sections[current]; }
  /// Address of the next byte.
  std::uint64_t here() const { return sections[current].address + sections[current].size; }

  std::optional<Number> find(std::string_view name) const override {
    if (name == ".") return Number{.value = static_cast<std::int64_t>(here()), .deferred = true, .bases = 1};
    if (const auto number = target_number(name)) return Number{.value = *number};
    if (is_digit(name[0])) return find(nearest_numbered(name));
    const auto found = symbols.find(name);
    const bool defined = found != symbols.end() && found->second.defined;
    if (!defined) {
      if (!addresses_known || takes_unknown_names) return Number{.deferred = true};
      for (const ProgramSection& each : sections)
        if (each.name == name)
          return Number{.value = static_cast<std::int64_t>(each.address), .deferred = true, .bases = 1};
      return {};
    }
    const ProgramSymbol& symbol = found->second;
    if (symbol.label)
      return Number{.value = static_cast<std::int64_t>(sections[symbol.section].address) + symbol.value,
                    .deferred = true,
                    .bases = 1};
    return Number{.value = symbol.value, .deferred = symbol.deferred || !symbol.defined_above, .bases = symbol.bases};
  }

  /// Each name gets one place, in the order of first use. Sections that are not loaded have none.
  std::optional<Number> find_address_place(std::string_view name) const override {
    if (takes_unknown_names) return Number{.deferred = true};
    if (addresses_known && (!symbols.contains(name) || !find(name) || find(name)->bases != 1)) return {};
    const auto found = std::find(address_places_.begin(), address_places_.end(), name);
    const auto index = static_cast<std::uint64_t>(found - address_places_.begin());
    if (found == address_places_.end()) address_places_.emplace_back(name);
    return Number{.value = static_cast<std::int64_t>(address_places_begin + 8 * index), .deferred = true, .bases = 1};
  }
  const std::vector<std::string>& address_places() const { return address_places_; }
  std::uint64_t address_places_begin = 0;  ///< address of the first place

  bool is_final() const override { return last_reading; }

  std::optional<std::int64_t> call(std::string_view name, std::span<const std::int64_t> arguments) const override {
    if (name == "extrasgprs" && arguments.size() == 3)
      return extra_sgprs(abi_, arguments[0] != 0, arguments[1] != 0, arguments[2] != 0);
    if (name == "totalnumvgprs" && arguments.size() == 2) {
      const std::int64_t acc = arguments[0], vector = arguments[1];
      if (acc < 0 || vector < 0 || acc > 1024 || vector > 1024) return {};
      if (!divides_vgprs(abi_)) return std::max(acc, vector);
      return acc == 0 ? vector : (vector + 3) / 4 * 4 + acc;
    }
    return {};
  }

 private:
  static std::string_view without_zeros(std::string_view digits) {
    while (digits.size() > 1 && digits[0] == '0') digits.remove_prefix(1);
    return digits;
  }
  static std::string numbered_name(std::string_view label, std::size_t count) {
    return ".L" + std::string(label) + " " + std::to_string(count);
  }
  /// The symbol that "7b" (the last one above) or "7f" (the next one) means.
  std::string nearest_numbered(std::string_view reference) const {
    const std::string label(without_zeros(reference.substr(0, reference.size() - 1)));
    const auto above = numbered_.find(label);
    const std::size_t count = above == numbered_.end() ? 0 : above->second;
    return numbered_name(label, reference.back() == 'f' ? count + 1 : count);
  }

  /// LLVM's names of the processor's three numbers.
  std::optional<std::int64_t> target_number(std::string_view name) const {
    constexpr std::string_view stem = ".amdgcn.gfx_generation_";
    const std::string& processor = target_.processor;
    if (!name.starts_with(stem) || processor.size() < 6 || processor.find('-') != processor.npos) return {};
    const std::string_view part = name.substr(stem.size());
    const auto digit = [](char c) { return is_digit(c) ? c - '0' : c - 'a' + 10; };
    if (part == "stepping") return digit(processor.back());
    if (part == "minor") return digit(processor[processor.size() - 2]);
    if (part != "number") return {};
    std::int64_t number = 0;
    for (const char c : std::string_view(processor).substr(3, processor.size() - 5)) number = 10 * number + digit(c);
    return number;
  }

  LaunchAbi abi_;
  TargetId target_;
  mutable std::vector<std::string> address_places_{};           ///< names, all known after the first reading
  std::map<std::string, std::size_t, std::less<>> numbered_{};  ///< how often a numbered label stands above
};

}  // namespace lockstep::assembler
