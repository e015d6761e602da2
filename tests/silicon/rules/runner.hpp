// An instruction of gfx1201 on rows of sources, by either engine: results as digests have them.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "../digest.hpp"
#include "../matrix/bare_wave.hpp"
#include "lockstep/rdna4_asm.hpp"
#include "rdna4/engine.hpp"

namespace silicon {

using Isa = lockstep::rdna4::Isa;
using Opcode = lockstep::rdna4::Opcode;
using Triple = std::array<std::uint64_t, 3>;

inline constexpr std::uint32_t all_lanes = 0xffffffff;
inline constexpr std::uint32_t mode_register = 0xf0;  ///< nearest even, all denormals kept
inline constexpr std::uint32_t fp16_ovfl = 1u << 23;

/// The modifiers of VOP3, by their bits: NEG and ABS have one for each source.
struct Modifiers {
  std::uint32_t neg = 0, abs = 0, omod = 0;
  bool clamp = false;
};
inline Words with(Words words, const Modifiers& m) {
  words[0] |= m.abs << 8 | (m.clamp ? 1u << 15 : 0u);
  words[1] |= m.omod << 27 | m.neg << 29;
  return words;
}

/// An instruction by its opcode; fails where the assembler refuses it.
inline Words encoded(Opcode opcode, const std::vector<lockstep::assembler::Operand>& operands,
                     lockstep::assembler::Variant variant, const lockstep::assembler::Options& options = {}) {
  const auto result = lockstep::assembler::encode<Isa>(opcode, variant, operands, options);
  const std::string_view name = Isa::info(opcode).name;
  REQUIRE_MESSAGE(result.failure.error == lockstep::assembler::AsmError::none, name);
  return Words(result.code.words.begin(), result.code.words.begin() + result.code.dwords);
}
/// The opcode of a name in lower case.
inline Opcode opcode_named(std::string name) {
  for (char& letter : name) letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
  for (std::size_t i = 0; i < Isa::opcode_count; ++i)
    if (Isa::info(static_cast<Opcode>(i)).name == name) return static_cast<Opcode>(i);
  REQUIRE_MESSAGE(false, name);
  return {};
}

/// All (a, b, c) of a list, a outermost.
inline std::vector<Triple> triples(std::span<const std::uint64_t> list) {
  std::vector<Triple> all;
  for (const std::uint64_t a : list)
    for (const std::uint64_t b : list)
      for (const std::uint64_t c : list) all.push_back({a, b, c});
  return all;
}

/// Sources are v[0:1], v[2:3], v[4:5], the destination is v[6:7].
class Runner {
 public:
  explicit Runner(lockstep::Engine engine) : engine_(engine) {}

  std::uint64_t destination = 0;       ///< before the instruction
  std::uint32_t mode = mode_register;  ///< of MODE
  std::uint32_t vcc = 0;

  std::vector<std::uint64_t> run(const Words& words, std::span<const Triple> rows) {
    std::vector<std::uint64_t> results;
    auto& wave = bare_.wave();
    wave.mode = lockstep::Mode::of_register(mode, Isa::mode_layout);
    for (std::size_t first = 0; first < rows.size(); first += 32) {
      const std::size_t count = rows.size() - first < 32 ? rows.size() - first : 32;
      for (std::uint32_t lane = 0; lane < count; ++lane) {
        for (std::uint32_t i = 0; i < 3; ++i) set(2 * i, lane, rows[first + lane][i]);
        set(6, lane, destination);
      }
      wave.set_vcc(vcc);
      execute(words);
      for (std::uint32_t lane = 0; lane < count; ++lane)
        results.push_back(wave.v[6][lane] | static_cast<std::uint64_t>(wave.v[7][lane]) << 32);
    }
    return results;
  }
  std::uint64_t one(const Words& words, const Triple& sources) { return run(words, std::span(&sources, 1)).front(); }

  auto& wave() { return bare_.wave(); }
  void set(std::uint32_t number, std::uint32_t lane, std::uint64_t value) {
    bare_.wave().v[number][lane] = static_cast<std::uint32_t>(value);
    bare_.wave().v[number + 1][lane] = static_cast<std::uint32_t>(value >> 32);
  }
  void execute(const Words& words) {
    const auto fault = bare_.run(words, engine_);
    REQUIRE_MESSAGE(!fault, text_of(*fault));
  }

 private:
  BareWave<Isa, 32> bare_;
  lockstep::Engine engine_;
};

/// The digest of results of `bytes` bytes.
inline std::uint64_t digest_of(std::span<const std::uint64_t> results, unsigned bytes) {
  Digest digest;
  for (const std::uint64_t result : results) digest.bytes(result, bytes);
  return digest.value();
}

}  // namespace silicon
