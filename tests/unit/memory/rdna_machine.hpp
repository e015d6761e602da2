// A wave of an RDNA ISA or CDNA5 with its memories, which runs memory instructions by LLVM's text of them.
#pragma once

#include <doctest/doctest.h>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bytes.hpp"
#include "encoded.hpp"
#include "lockstep/isa/decode.hpp"
#include "lockstep/isa/traits/cdna5.hpp"
#include "lockstep/isa/traits/rdna3.hpp"
#include "lockstep/isa/traits/rdna4.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/state/wave.hpp"

namespace memory_test {

using lockstep::Fault;
using lockstep::FaultKind;

template <class IsaType, std::uint16_t size>
struct RdnaMachine {
  using Isa = IsaType;
  static constexpr std::uint64_t base = 0x7f0012340000;
  static constexpr std::uint32_t scratch_bytes = 256;
  std::span<const Encoded> code;
  std::vector<std::uint8_t> global = std::vector<std::uint8_t>(1 << 15), lds = std::vector<std::uint8_t>(1 << 13);
  std::vector<std::uint8_t> scratch = std::vector<std::uint8_t>(size * scratch_bytes);
  lockstep::Wave<Isa, lockstep::WaveShape{size, 64, 0, size}> wave;

  explicit RdnaMachine(std::span<const Encoded> words) : code(words) {
    wave.set_exec(~std::uint64_t{0});
    wave.apertures = {1ull << 57, 1ull << 57 | 0xffffffffu, 1ull << 58, 1ull << 58 | 0xffffffffu};
    std::uint32_t state = 99;
    for (auto* bytes : {&global, &lds, &scratch})
      for (std::uint8_t& b : *bytes) b = static_cast<std::uint8_t>((state = state * 1664525u + 1013904223u) >> 24);
    set_base(4, 4096);
  }
  /// SGPR pair `number`: the byte `at` of memory.
  void set_base(std::uint32_t number, std::uint64_t at) { wave.set_scalar_pair(number, base + at); }
  void set_pair(std::uint32_t lane, std::uint32_t number, std::uint64_t value) {
    wave.set_vgpr(lane, number, static_cast<std::uint32_t>(value));
    wave.set_vgpr(lane, number + 1, static_cast<std::uint32_t>(value >> 32));
  }
  /// Runs the instruction that LLVM writes so.
  Fault run(std::string_view text) {
    for (const Encoded& each : code) {
      if (each.text != text) continue;
      const auto decoded = lockstep::decode<Isa>(each.words);
      REQUIRE(decoded.error == lockstep::DecodeError::none);
      lockstep::SpanMemory memory(base, global);
      return lockstep::execute_memory(wave, decoded.instruction, memory, lds,
                                      lockstep::ScratchMemory{scratch, scratch_bytes});
    }
    const bool in_encoded_hpp = false;
    REQUIRE_MESSAGE(in_encoded_hpp, std::string(text));
    return {};
  }
};

using Gfx11 = RdnaMachine<lockstep::rdna3::Isa, 32>;
using Gfx11Wave64 = RdnaMachine<lockstep::rdna3::Isa, 64>;
using Gfx12 = RdnaMachine<lockstep::rdna4::Isa, 32>;
using Gfx12Wave64 = RdnaMachine<lockstep::rdna4::Isa, 64>;
using Gfx1250 = RdnaMachine<lockstep::cdna5::Isa, 32>;

}  // namespace memory_test
