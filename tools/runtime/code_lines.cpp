#include "code_lines.hpp"

#include <algorithm>

#include "lockstep/object/elf.hpp"
#include "lockstep/object/offload_bundle.hpp"

namespace runtime {

std::unique_ptr<CodeLines> CodeLines::of(std::span<const std::uint8_t> bytes, const std::string& target) {
  const auto code = lockstep::unbundle(bytes, target);
  if (!code) return nullptr;
  const auto file = lockstep::elf::File::open(*code);
  if (!file) return nullptr;
  const auto& sections = file->sections();
  const bool any = std::any_of(sections.begin(), sections.end(),
                               [](const lockstep::elf::Section& each) { return each.name == ".debug_line"; });
  return any ? std::unique_ptr<CodeLines>(new CodeLines(*code)) : nullptr;
}

std::string CodeLines::text(std::uint64_t address) const {
  const std::lock_guard lock(mutex_);
  return lines_.text(address);
}

}  // namespace runtime
