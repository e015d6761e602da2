#include "observe/translations.hpp"

#include <algorithm>

namespace lockstep {

std::uint64_t Translations::add(const Step& step) {
  const AccessClass kind = step.uses->access;
  const bool scalar = kind == AccessClass::scalar;
  if (!scalar && !is_vector(kind)) return 0;
  if (scalar != scalar_) on_way_.clear();
  scalar_ = scalar;
  UntranslatedAccess access;
  access.number = ++last_;
  if (step.access != nullptr) access.left_out = step.access->left_out;
  access.pc = step.pc;
  for (const RegisterUse& use : step.uses->all())
    if (use.read && !use.implicit && access.count < access.registers.size() &&
        (use.file == UsedFile::vgpr || use.first < scalar_registers))
      access.registers[access.count++] = use;
  if (on_way_.size() == most) on_way_.erase(on_way_.begin());
  on_way_.push_back(access);
  return access.number;
}

void Translations::wait(std::uint32_t limit) {
  if (limit != 0 && scalar_) return;
  if (on_way_.size() > limit) on_way_.erase(on_way_.begin(), on_way_.end() - static_cast<std::ptrdiff_t>(limit));
}

void Translations::landed(std::uint64_t number) {
  std::erase_if(on_way_,
                [&](const UntranslatedAccess& a) { return scalar_ ? a.number == number : a.number <= number; });
}

bool Translations::is_vector(AccessClass kind) {
  return kind == AccessClass::vector_load || kind == AccessClass::vector_store || kind == AccessClass::flat_load ||
         kind == AccessClass::flat_store;
}

}  // namespace lockstep
