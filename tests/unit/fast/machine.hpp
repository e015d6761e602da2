// A wave, its memories and some code, run by either engine; and what is left of it afterwards. The engines are compiled
// in machine.cpp alone.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cdna4/assembly_binding.hpp"
#include "fast/program/fast_wave.hpp"
#include "fast/program/kernel_set.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/traits/cdna4.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/dispatch.hpp"
#if defined(FAST_TEST_WAVE32)
#include "../wave32/fake32.hpp"
#endif

namespace fast_test {

#if defined(FAST_TEST_WAVE32)  // a made-up ISA
using Isa = wave32_test::Fake32;
using State = lockstep::fast::AnyWave<32>;
#else
using lockstep::cdna4::Isa;
using State = lockstep::fast::AnyWave<64>;
#endif

/// A wave of the ISA with all its registers.
std::unique_ptr<State> new_wave();

/// Everything an instruction can change.
struct Machine {
  static constexpr std::uint64_t code_address = 0x10000, data_address = 0x4000000;
  static constexpr std::uint32_t data_bytes = 8192, lds_bytes = 4096, scratch_bytes = 64;

  std::unique_ptr<State> wave = new_wave();
  std::vector<std::uint8_t> code, data = std::vector<std::uint8_t>(data_bytes),
                                  lds = std::vector<std::uint8_t>(lds_bytes),
                                  scratch = std::vector<std::uint8_t>(scratch_bytes * 64);

  void set_code(const std::vector<std::uint32_t>& words) {
    code.resize(words.size() * 4);
    std::memcpy(code.data(), words.data(), code.size());
    wave->pc = code_address;
  }
  lockstep::MemoryView view() {
    lockstep::RangeTable table;
    lockstep::MemoryRange range;
    range.address = code_address;
    range.size = code.size();
    range.bytes = code.data();
    range.writable = false;
    table.insert(range);
    range.address = data_address;
    range.size = data.size();
    range.bytes = data.data();
    range.writable = true;
    table.insert(range);
    return lockstep::MemoryView(table);
  }
  Machine copy() const {
    Machine other;
    *other.wave = *wave;
    other.code = code;
    other.data = data;
    other.lds = lds;
    other.scratch = scratch;
    return other;
  }

  /// By the reference engine, or by the fast one.
  lockstep::WaveRun run(bool fast, std::uint64_t instructions);
};

/// Turns of a wave on the fast engine, with one Runner.
class Turns {
 public:
  explicit Turns(Machine& of);
  ~Turns();
  Turns(const Turns&) = delete;
  Turns& operator=(const Turns&) = delete;
  lockstep::WaveRun run(std::uint64_t instructions);

 private:
  struct Engine;
  std::unique_ptr<Engine> engine_;
};

/// The kernels of the ISA.
const lockstep::fast::KernelSet& kernels();
/// How many micro-ops of what the fast engine makes of `code` call the reference engine. Nothing: no instruction.
std::optional<std::uint32_t> left_to_reference(const std::vector<std::uint32_t>& code);

/// How many micro-ops of what the fast engine makes of `code`, for EXEC full, are fused ones.
std::uint32_t fused_micro_ops(const std::vector<std::uint32_t>& code);

/// How many matrix instructions of `code` are in groups, in both translations together.
std::uint32_t grouped_instructions(const std::vector<std::uint32_t>& code);

/// The first difference between two machines that should be equal, or nothing.
inline std::string difference(const Machine& a, const lockstep::WaveRun& ra, const Machine& b,
                              const lockstep::WaveRun& rb) {
  const auto hex = [](std::uint64_t value) { return lockstep::hex(value); };
  const auto two = [&](const std::string& what, std::uint64_t x, std::uint64_t y) {
    return what + ": " + hex(x) + " and " + hex(y);
  };
  for (std::uint32_t i = 0; i < Isa::max_vgprs; ++i)
    for (std::uint32_t lane = 0; lane < State::lanes; ++lane)
      if (a.wave->v[i][lane] != b.wave->v[i][lane])
        return two("v" + std::to_string(i) + " lane " + std::to_string(lane), a.wave->v[i][lane], b.wave->v[i][lane]);
  for (std::uint32_t i = 0; i < 256; ++i)
    if (a.wave->s[i] != b.wave->s[i]) return two("s" + std::to_string(i), a.wave->s[i], b.wave->s[i]);
  if (a.wave->pc != b.wave->pc) return two("pc", a.wave->pc, b.wave->pc);
  if (a.wave->scc != b.wave->scc) return two("scc", a.wave->scc, b.wave->scc);
  if (!(a.wave->mode == b.wave->mode)) return two("mode", a.wave->mode.bits(), b.wave->mode.bits());
  if (a.wave->instructions != b.wave->instructions)
    return two("instructions", a.wave->instructions, b.wave->instructions);
  // Nobody asks what the idle half of a row in a wave of 32 holds.
  const auto other = std::make_unique<State>(*b.wave);
  other->v = a.wave->v;
  if (!(*a.wave == *other)) return "other state of the wave";
  if (a.data != b.data) return "memory";
  if (a.lds != b.lds) return "LDS";
  if (a.scratch != b.scratch) return "scratch";
  if (ra.executed != rb.executed) return two("executed", ra.executed, rb.executed);
  if (ra.reason != rb.reason) return two("reason", static_cast<unsigned>(ra.reason), static_cast<unsigned>(rb.reason));
  const lockstep::Fault &x = ra.fault, &y = rb.fault;
  if (x.kind != y.kind) return two("fault kind", static_cast<unsigned>(x.kind), static_cast<unsigned>(y.kind));
  if (x.pc != y.pc) return two("fault pc", x.pc, y.pc);
  if (x.lane != y.lane) return two("fault lane", static_cast<unsigned>(x.lane), static_cast<unsigned>(y.lane));
  if (x.address != y.address || x.size != y.size) return two("fault address", x.address, y.address);
  if (x.words != y.words || x.dwords != y.dwords || x.detail != y.detail) return "fault words or text";
  return "";
}

}  // namespace fast_test
