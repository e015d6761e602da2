#include "code_lines.hpp"

#include <algorithm>

#include "lockstep/object/elf.hpp"
#include "lockstep/object/offload_bundle.hpp"

namespace lockstep {

std::shared_ptr<const CodeLines> CodeLines::of(std::span<const std::uint8_t> bytes, std::string_view target) {
  const auto code = unbundle(bytes, target);
  if (!code) return nullptr;
  const auto file = elf::File::open(*code);
  if (!file) return nullptr;
  const auto& sections = file->sections();
  const bool any = std::any_of(sections.begin(), sections.end(),
                               [](const elf::Section& each) { return each.name == ".debug_line"; });
  return any ? std::shared_ptr<const CodeLines>(new CodeLines(*code)) : nullptr;
}

std::optional<SourcePlace> CodeLines::at(std::uint64_t address) const {
  const std::lock_guard lock(mutex_);
  return lines_.at(address);
}

std::string CodeLines::text(std::uint64_t address) const {
  const std::lock_guard lock(mutex_);
  return lines_.text(address);
}

Result<std::vector<std::uint64_t>> CodeLines::addresses(std::string_view file, std::uint32_t& line) const {
  const std::lock_guard lock(mutex_);
  return lines_.addresses(file, line);
}

bool CodeLines::begins_statement(std::uint64_t address) const {
  const std::lock_guard lock(mutex_);
  return lines_.begins_statement(address);
}

std::vector<std::string> CodeLines::parameters(std::uint64_t address) const {
  const std::lock_guard lock(mutex_);
  return lines_.parameters(address);
}

}  // namespace lockstep
