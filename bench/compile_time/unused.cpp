// The whole header, of which only the decoder is used.
#include <cstdint>
#include <span>

#include "lockstep/cdna4.hpp"

std::uint32_t instruction_bytes(std::span<const std::uint32_t> words) {
  return lockstep::decode<lockstep::cdna4::Isa>(words).instruction.bytes();
}
