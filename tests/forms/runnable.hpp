// Instructions that can run inside the frame: of every form, with registers that hold what it needs.
#pragma once

#include <cstdint>
#include <vector>

#include "frame.hpp"
#include "words.hpp"

namespace lockstep::forms {

/// `count` legal instructions of `form` in a wave of `wave_size` lanes: the first with all modifiers off, the others
/// with random ones where it has any. Fewer if the form has no more; none if no operands make it legal.
std::vector<conformance::Words> runnable_words(const FormInfo& form, unsigned count, std::uint64_t seed,
                                               std::uint32_t wave_size);

/// Is `instruction`, or its second half, of this form?
inline bool is_form(const tested::Instruction& instruction, const FormInfo& form) {
  return &instruction.form_info() == &form || (instruction.dual() && &instruction.second_half().form_info() == &form);
}

/// What a form writes that its frame must show.
Room room_of(const FormInfo& form);

}  // namespace lockstep::forms
