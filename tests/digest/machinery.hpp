// One wave of the ISA that the build names (LOCKSTEP_DIGEST_ISA), with its code, memories and engines: what random
// programs run on. With LOCKSTEP_DIGEST_CORE there is the core alone, else the library with both engines.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "../robust/images.hpp"
#include "../robust/random_instruction.hpp"
#include "lockstep/launch/device_memory.hpp"
#include LOCKSTEP_DIGEST_HEADER

#ifdef LOCKSTEP_DIGEST_CORE
#include "core_engine.hpp"
#else
#include "library_engines.hpp"
#endif

namespace digest {

using namespace lockstep;
using Isa = LOCKSTEP_DIGEST_ISA::Isa;
using Instruction = lockstep::Instruction<Isa>;
using robust::Random;

constexpr std::uint32_t code_bytes = 4096, data_bytes = 1 << 16, lds_bytes = 4096, scratch_bytes = 256;

/// Values that find mistakes: edges of number formats, small integers, anything.
inline std::uint32_t interesting(Random& random) {
  constexpr std::array<std::uint32_t, 16> edges = {
      0u,          0x80000000u, 0x7f800000u, 0xff800000u, 0x7fc00000u, 0x7f800001u, 0x00000001u, 0x807fffffu,
      0x00800000u, 0x7f7fffffu, 0x3f800000u, 0xbf800000u, 0x7c003c00u, 0x04007e01u, 0x80010200u, 0xffffffffu};
  switch (random.below(8)) {
    case 0: return edges[random.below(16)];
    case 1: return random.below(128);
    case 2: return 0u - random.below(128);
    case 3: return 0x3f000000u + (random.word() >> 7);  // a float around 1
    case 4: return (random.word() & 0x83ff83ffu) | 0x3c003800u;
    default: return random.word();
  }
}

/// Words 1, 2 and 3 of the descriptor of a buffer at `address`, of half of the data, as the family has them.
inline std::array<std::uint32_t, 3> descriptor(std::uint64_t address, Random& random) {
  const std::uint32_t high = static_cast<std::uint32_t>(address >> 32), strided = random.below(2),
                      bytes = data_bytes / 2;
  switch (Isa::memory.buffer) {
    case BufferFamily::gfx9: return {high | strided << 20, bytes, 0x00027000u | random.below(0x1000)};
    case BufferFamily::gfx10: {  // as below, by GFX10's numbers
      constexpr std::array<std::uint32_t, 4> formats = {20, 22, 64, 77};
      return {high | strided << 20, bytes,
              random.below(0x1000) | formats[random.below(4)] << 12 | random.below(4) << 28};
    }
    case BufferFamily::gfx11:
    case BufferFamily::gfx12: {  // a format with 32 bits for each of 1, 2 or 4 channels; any of the range checks
      constexpr std::array<std::uint32_t, 4> formats = {20, 22, 50, 63};
      return {high | strided << 20, bytes,
              random.below(0x1000) | formats[random.below(4)] << 12 | random.below(4) << 28};
    }
    case BufferFamily::gfx1250: return {high, bytes / 128, strided << 16 | random.below(2) << 29};
  }
  return {};
}

/// Most random fields of these end in a fault: GDS, offsets that do not go with an atomic, broadcasts that an MFMA
/// lacks.
inline void steer(Instruction& instruction, Random& random) {
  const auto set = [&](lockstep::Field field, std::uint32_t value) {
    if (instruction.has(field)) robust::set_field(instruction.words, Isa::layout(instruction.encoding(), field), value);
  };
  const InstructionInfo& info = instruction.info();
  if (info.branch && !info.indirect_branch) set(lockstep::Field::simm16, random.below(4));
  if (random.below(8) == 0) return;
  set(lockstep::Field::gds, 0);
  set(lockstep::Field::cbsz, 0);
  set(lockstep::Field::abid, 0);
  if (instruction.info().memory != nullptr && random.below(2) == 0)
    set(lockstep::Field::offset, instruction.field(lockstep::Field::offset) & ~7u);
}

template <std::uint16_t wave_size>
class Machinery {
 public:
  using State = typename Engines<Isa, wave_size>::State;
  /// All that a program can change.
  struct Contents {
    State wave;
    std::vector<std::uint8_t> lds, scratch, data;
  };

  Machinery() {
    code_ = memory_.reserve_image(code_bytes);
    const std::vector<std::uint8_t> zeros(code_bytes);
    (void)memory_.add_image(code_, zeros, {{0, code_bytes, false, "code"}});
    data_ = *memory_.allocate(data_bytes);
  }

  /// Puts the program where it runs, with nothing behind it that is an instruction.
  void place(std::span<const Instruction> program) {
    std::vector<std::uint8_t> code;
    starts_.clear();
    images_.clear();
    for (const Instruction& instruction : program) {
      starts_.push_back(code_ + code.size());
      if (is_image(instruction)) images_.push_back(instruction);
      for (unsigned i = 0; i < instruction.dwords; ++i)
        for (unsigned b = 0; b < 4; ++b) code.push_back(static_cast<std::uint8_t>(instruction.words[i] >> (8 * b)));
    }
    end_ = code_ + code.size();
    code.resize(code_bytes, 0xff);
    (void)memory_.write(code_, code);
    engines_.forget();
  }
  /// Random registers and memory. Some VGPR pairs and SGPR quadruples are addresses and buffer descriptors of the data.
  void start(std::uint64_t seed) {
    Random random(seed);
    State& w = *wave_;
    w.reset(Isa::arch_vgprs, Isa::max_vgprs - Isa::arch_vgprs);
    for (auto& row : std::span(w.v).first(Isa::max_vgprs))
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) row[lane] = interesting(random);
    const std::uint64_t middle = data_ + data_bytes / 2;
    for (std::uint32_t r = 0; r < Isa::arch_vgprs; r += 4) {
      const std::uint32_t stride = 1u << random.below(6), shift = random.below(64);
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) {
        w.v[r][lane] = static_cast<std::uint32_t>(middle) +
                       (r % 8 == 0 ? lane * stride * 8 + shift * 8 : lane * stride * 4 + shift);
        w.v[r + 1][lane] = static_cast<std::uint32_t>(middle >> 32);
        if (r % 3 == 0) w.v[r + 2][lane] = (lane * stride * 4 + shift * 16) % lds_bytes;
      }
    }
    for (std::uint32_t s = 0; s < 102; ++s) w.s[s] = interesting(random);
    for (std::uint32_t s = 0; s + 3 < 102; s += 4) {
      if (random.below(4) == 0) continue;
      w.s[s] = static_cast<std::uint32_t>(middle);
      const std::array<std::uint32_t, 3> others = descriptor(middle, random);
      std::copy(others.begin(), others.end(), &w.s[s + 1]);
    }
    w.set_exec(random.below(2) == 0 ? ~std::uint64_t{0} : random.next());
    w.set_vcc(random.next());
    w.set_m0(random.below(2) == 0 ? lds_bytes : random.below(64));
    w.scc = random.below(2) == 0;
    const std::uint32_t mode = random.below(2) == 0 ? Mode{}.bits() : (random.word() & 0x0080'03ffu);
    w.mode = Mode(mode | Isa::mode_layout.fixed);
    constexpr lockstep::abi::Apertures apertures = lockstep::abi::apertures(Isa::memory.abi);
    if constexpr (Isa::memory.scratch_base() == lockstep::ScratchBase::hardware) {
      w.flat_scratch = apertures.priv;
    } else {  // what a kernel sets at its beginning
      w.flat_scratch = w.scratch_address = lockstep::abi::scratch_base(Isa::memory.abi, 0);
      if constexpr (Isa::memory.scratch_base() == lockstep::ScratchBase::scalar_registers)
        w.set_scalar_pair(Isa::flat_scratch_lo, w.scratch_address);
    }
    w.apertures = {apertures.shared, apertures.shared | 0xffffffffu, apertures.priv, apertures.priv | 0xffffffffu};
    for (std::uint8_t& byte : lds_) byte = static_cast<std::uint8_t>(random.word());
    for (std::uint8_t& byte : scratch_) byte = static_cast<std::uint8_t>(random.word());
    std::vector<std::uint8_t> data(data_bytes);
    for (std::size_t i = 0; i < data.size(); i += 4) {
      const std::uint32_t word = interesting(random);
      for (unsigned b = 0; b < 4; ++b) data[i + b] = static_cast<std::uint8_t>(word >> (8 * b));
    }
    (void)memory_.write(data_, data);
    for (const Instruction& instruction : images_) give_image(instruction, random);
    engines_.forget();
  }
  /// Makes the registers of an image instruction name an image in the data, and texels in it and around it.
  void give_image(const Instruction& instruction, Random& random) {
    State& w = *wave_;
    const auto put = [&](std::uint32_t first, const auto& words) {
      for (std::uint32_t i = 0; i < words.size() && first + i < 102; ++i) w.s[first + i] = words[i];
    };
    put(instruction.scalar_register(Field::srsrc),
        robust::image_for(instruction, (middle() + 255) / 256 * 256, random));
    if (robust::samples_image(instruction.info().image))
      put(robust::sampler_register(instruction), robust::sampler_for(instruction, random));
    robust::each_address_register(instruction, [&](std::uint32_t number) {
      for (std::uint32_t lane = 0; lane < wave_size && number < Isa::arch_vgprs; ++lane)
        w.v[number][lane] = robust::coordinates_for(instruction, random);
    });
  }

  Contents contents() const { return {*wave_, lds_, scratch_, data()}; }
  /// As start(), from contents that stand already.
  void restart(const Contents& contents) {
    *wave_ = contents.wave;
    lds_ = contents.lds;
    scratch_ = contents.scratch;
    set_data(contents.data);
    engines_.forget();
  }

  /// Of the placed program: where its instructions start, and where it ends.
  const std::vector<std::uint64_t>& starts() const { return starts_; }
  std::uint64_t end() const { return end_; }
  /// In the middle of the data.
  std::uint64_t middle() const { return data_ + data_bytes / 2; }

  WaveRun execute(std::uint64_t instructions, Engine engine) {
    MemoryView view = memory_.view();
    Machine<MemoryView> machine{view, lds_, {scratch_, scratch_bytes}};
    return engines_.execute(*wave_, machine, instructions, engine);
  }

  State& wave() { return *wave_; }
  const State& wave() const { return *wave_; }
  std::vector<std::uint8_t>& lds() { return lds_; }
  const std::vector<std::uint8_t>& lds() const { return lds_; }
  std::vector<std::uint8_t>& scratch() { return scratch_; }
  const std::vector<std::uint8_t>& scratch() const { return scratch_; }
  std::vector<std::uint8_t> data() const {
    std::vector<std::uint8_t> data(data_bytes);
    (void)memory_.read(data_, data);
    return data;
  }
  void set_data(std::span<const std::uint8_t> data) { (void)memory_.write(data_, data); }

 private:
  DeviceMemory memory_;
  std::uint64_t code_ = 0, data_ = 0, end_ = 0;
  std::vector<std::uint64_t> starts_;
  std::vector<Instruction> images_;  ///< the image instructions of the program
  std::unique_ptr<State> wave_ = Engines<Isa, wave_size>::make();
  std::vector<std::uint8_t> lds_ = std::vector<std::uint8_t>(lds_bytes),
                            scratch_ = std::vector<std::uint8_t>(wave_size * scratch_bytes);
  Engines<Isa, wave_size> engines_;
};

}  // namespace digest
