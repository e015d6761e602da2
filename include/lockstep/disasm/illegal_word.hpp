// Words that are no instruction and have a name in LLVM all the same.
#pragma once

#include <cstdint>
#include <string_view>

#include "lockstep/isa/families.hpp"

namespace lockstep {

/// LLVM's text of an illegal word (`v_illegal` for 0 from GFX10 on, which llvm-mc assembles to the same word); empty
/// where LLVM has none.
template <class Isa>
constexpr std::string_view illegal_word_text(const Isa& isa, std::uint32_t word) {
  return isa.assembly_family != AssemblyFamily::gfx9 && word == 0 ? "v_illegal" : "";
}

}  // namespace lockstep
