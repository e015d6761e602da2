// Addresses of SMEM: base, offset of the instruction and offset in a register.
#pragma once

#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/memory/descriptor/decode.hpp"
#include "lockstep/memory/fields.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/memory/request.hpp"

namespace lockstep::detail {

/// Each part of the address is in bytes; its low bits below the size of an element, two at most, are ignored. Of
/// descriptors the range is checked dword by dword.
template <class Wave, class Instruction>
constexpr Fault scalar_addresses(const Wave& wave, const Instruction& instruction,
                                 MemoryRequest<Wave::lanes>& request) {
  const ScalarOffset extra = scalar_offset_register(instruction);
  std::uint64_t register_offset = 0;
  if (extra.present) {
    if (extra.number != wave.isa().m0 && !owns_scalars(wave, {extra.number, 1})) return sgpr_fault();
    register_offset = std::uint64_t{wave.s[extra.number]} * register_offset_unit(instruction, request.bytes);
  }
  const std::uint32_t unit = request.op.element_bits < 32 ? request.op.element_bits / 8u : 4u;
  const std::uint64_t whole = ~std::uint64_t{unit - 1};
  if (request.op.address == AddressForm::scalar_scratch) register_offset *= 64;
  const std::uint64_t immediate = scalar_immediate(instruction);
  const std::uint64_t offset = (immediate & whole) + (register_offset & whole);

  const std::uint32_t base = instruction.scalar_register(Field::sbase);
  const bool buffer = request.op.address == AddressForm::scalar_buffer;
  if (!owns_scalars(wave, {base, buffer ? 4u : 2u})) return sgpr_fault();
  if (!buffer) {
    request.address[0] = (wave.scalar_pair(base) & whole) + offset;
    return no_fault;
  }
  const BufferResource resource = buffer_resource(wave, base);
  const std::uint64_t size = resource.bytes();
  request.address[0] = (resource.base & whole) + offset;
  for (std::uint32_t i = 0; i * 4 < request.bytes; ++i) {
    const std::uint32_t end = request.bytes < 4 ? request.bytes : 4 * (i + 1);
    const bool outside = offset > size || size - offset < end;
    if (outside) request.dropped[0] = static_cast<std::uint16_t>(request.dropped[0] | 1u << i);
  }
  return no_fault;
}

}  // namespace lockstep::detail
