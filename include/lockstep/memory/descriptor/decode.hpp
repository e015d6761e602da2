// The buffer descriptor in a wave's scalar registers, by the family of its ISA.
#pragma once

#include <array>
#include <cstdint>

#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/memory/descriptor/gfx10.hpp"
#include "lockstep/memory/descriptor/gfx11.hpp"
#include "lockstep/memory/descriptor/gfx1250.hpp"
#include "lockstep/memory/descriptor/gfx9.hpp"

namespace lockstep {

constexpr BufferResource decode_buffer_resource(BufferFamily family, const std::array<std::uint32_t, 4>& words) {
  switch (family) {
    case BufferFamily::gfx9: return descriptor::gfx9::decode(words);
    case BufferFamily::gfx10: return descriptor::gfx10::decode(words);
    case BufferFamily::gfx11: return descriptor::gfx11::decode(words);
    case BufferFamily::gfx12: return descriptor::gfx12::decode(words);
    case BufferFamily::gfx1250: return descriptor::gfx1250::decode(words);
  }
  return {};
}

template <class Wave>
constexpr BufferResource buffer_resource(const Wave& wave, std::uint32_t number) {
  return decode_buffer_resource(wave.isa().memory.buffer,
                                {wave.s[number], wave.s[number + 1], wave.s[number + 2], wave.s[number + 3]});
}

}  // namespace lockstep
