// An instruction as the time model sees it: its unit, the registers it waits for, and what it costs. It is made once
// for each instruction of a program, from the ISA's tables and `uses`.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "lockstep/isa/instruction_traits.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/timing/parameters.hpp"
#include "lockstep/uses/register_use.hpp"

namespace lockstep::timing {

/// Where an instruction is issued to. Sequencer: it is executed where instructions are issued.
enum class Unit : std::uint8_t { sequencer, valu, transcendental, matrix, salu, smem, vmem, lds, branch, message };
inline constexpr std::size_t units = 10;

/// A span of registers: VGPRs and AccVGPRs, or scalar operand numbers.
struct TimedRegisters {
  std::uint16_t first = 0, count = 0;
  bool vector = false, read = false, written = false;
};

/// The scalar number of SCC in the model: behind those of operands.
inline constexpr std::uint32_t scc_number = 256;
inline constexpr std::uint32_t scalar_numbers = 257, vector_numbers = 1024;

/// What S_WAIT_ALU and S_WAITCNT_DEPCTR wait for, as their fields are on RDNA: a field that is 0 waits.
struct AluWait {
  bool vcc = false, sgpr = false, scalar = false, sources = false;
  std::uint8_t valu = 15;  ///< vector instructions that may still be on their way; 15: it does not wait for them
};

/// S_DELAY_ALU: which of the last instructions the next one waits for, and the one after `skip` more.
struct AluDelay {
  std::uint8_t first = 0, skip = 0, second = 0;
};

struct TimedInstruction {
  Unit unit = Unit::sequencer;
  TimingAction timing = TimingAction::none;
  BarrierAction barrier = BarrierAction::none;
  bool load = false, store = false;  ///< memory: it returns something; it writes memory
  bool delays = false;               ///< `delay` holds
  bool reads_scalars = false, writes_mask = false, writes_vcc = false;  ///< of vector instructions: scalar registers
  std::int32_t issue = 1;        ///< cycles for which it keeps the issue to its unit
  std::int32_t execute = 1;      ///< cycles for which it keeps its unit
  std::int32_t latency = 0;      ///< more than `valu_latency` until its result is there
  std::int32_t idle = 0;         ///< cycles for which the wave does nothing
  std::uint32_t bytes = 4;       ///< of the instruction
  std::uint32_t lane_bytes = 0;  ///< of memory, that a lane accesses
  std::uint8_t clause = 0;
  std::uint8_t register_count = 0, wait_count = 0;
  WaitCounterSet raises{};
  AluWait alu_wait{};
  AluDelay delay{};
  std::array<TimedRegisters, Uses::most + 2> registers{};
  std::array<Wait, 8> waits{};

  std::span<const TimedRegisters> all() const { return std::span(registers).first(register_count); }
  std::span<const Wait> all_waits() const { return std::span(waits).first(wait_count); }
  bool vector() const { return unit == Unit::valu || unit == Unit::transcendental || unit == Unit::matrix; }
  bool memory() const { return unit == Unit::smem || unit == Unit::vmem || unit == Unit::lds; }
};

namespace detail {

constexpr Unit unit_of(InstructionClass kind) {
  switch (kind) {
    case InstructionClass::salu: return Unit::salu;
    case InstructionClass::valu: return Unit::valu;
    case InstructionClass::transcendental: return Unit::transcendental;
    case InstructionClass::matrix: return Unit::matrix;
    case InstructionClass::smem: return Unit::smem;
    case InstructionClass::vmem: return Unit::vmem;
    case InstructionClass::lds: return Unit::lds;
    case InstructionClass::branch: return Unit::branch;
    case InstructionClass::message: return Unit::message;
    case InstructionClass::barrier:
    case InstructionClass::end: return Unit::sequencer;
  }
  return Unit::sequencer;
}

/// `wave_size`: lanes of the wave. `words`: of the instruction.
class TimedBuilder {
 public:
  TimedBuilder(const Parameters& parameters, const InstructionInfo& info, const Uses& uses,
               std::span<const std::uint32_t> words, std::uint32_t wave_size)
      : parameters_(parameters), info_(info), uses_(uses), wave_size_(wave_size) {
    simm16_ = words.empty() ? 0 : words[0] & 0xffffu;
    timed_.bytes = static_cast<std::uint32_t>(4 * words.size());
  }

  TimedInstruction build() {
    const InstructionTraits& traits = info_.traits;
    timed_.unit = unit_of(uses_.instruction_class);
    if (traits.timing != TimingAction::none && timed_.unit == Unit::salu) timed_.unit = Unit::sequencer;
    timed_.timing = traits.timing;
    timed_.barrier = traits.barrier;
    timed_.clause = uses_.clause;
    timed_.raises = uses_.raises;
    for (const Wait& wait : uses_.all_waits()) timed_.waits[timed_.wait_count++] = wait;
    for (const RegisterUse& use : uses_.all())
      add(use.file == UsedFile::vgpr, use.first, use.count, reads(use), use.written);
    if (uses_.reads.has(State::scc) || uses_.writes.has(State::scc))
      add(false, scc_number, 1, uses_.reads.has(State::scc), uses_.writes.has(State::scc));
    add_scalars();
    add_access();
    add_costs();
    add_waits();
    return timed_;
  }

 private:
  /// A result that leaves a part of its register as it is reads the register, but does not wait for it.
  bool reads(const RegisterUse& use) const {
    const bool keeps = use.written && use.role == Role::d0 && uses_.memory == nullptr && info_.matrix == nullptr &&
                       uses_.second == 0 && !info_.reads.has(State::d0);
    return use.read && !keeps;
  }
  void add_scalars() {
    if (!timed_.vector()) return;
    timed_.writes_mask =
        info_.writes.has(State::d1) || info_.writes.has(State::d0_lane) || info_.writes.has(State::vcc_lane);
    for (const TimedRegisters& use : timed_.all()) {
      const bool exec = use.first == 126 || use.first == 127;
      if (use.vector || use.first == scc_number) continue;
      if (use.read && !exec) timed_.reads_scalars = true;
      if (!use.written) continue;
      timed_.writes_mask = true;
      if (use.first == 106 || use.first == 107) timed_.writes_vcc = true;
    }
  }
  void add(bool vector, std::uint32_t first, std::uint32_t count, bool read, bool written) {
    const std::uint32_t end = vector ? vector_numbers : scalar_numbers;
    if (first >= end || count == 0 || timed_.register_count == timed_.registers.size()) return;
    if (!vector && first >= 128 && first != scc_number) return;  // constants, and registers that nothing waits for
    timed_.registers[timed_.register_count++] = {static_cast<std::uint16_t>(first),
                                                 static_cast<std::uint16_t>(std::min(count, end - first)), vector, read,
                                                 written};
  }
  void add_access() {
    if (uses_.memory == nullptr) return;
    const MemoryOp& op = *uses_.memory;
    timed_.load = op.action != MemoryAction::none && op.action != MemoryAction::store;
    timed_.store = op.action == MemoryAction::store || op.action == MemoryAction::atomic;
    if (uses_.access == AccessClass::vector_store || uses_.access == AccessClass::flat_store) timed_.load = false;
    for (const RegisterUse& use : uses_.all())
      if (use.written && use.role == Role::d0) timed_.lane_bytes = 4u * use.count;
    if (timed_.lane_bytes != 0) return;
    for (const RegisterUse& use : uses_.all())
      if (use.read && (use.role == Role::data || use.role == Role::d0)) timed_.lane_bytes = 4u * use.count;
  }
  void add_costs() {
    const Parameters& p = parameters_;
    timed_.issue = p[Value::port];
    timed_.execute = 1;
    if (timed_.unit == Unit::transcendental && p.rule(Rule::cycles, info_.mnemonic)) timed_.unit = Unit::valu;
    if (timed_.vector()) {
      const auto lanes = std::max<std::int32_t>(p[Value::valu_lanes], 1);
      const std::int32_t parts = std::max<std::int32_t>((static_cast<std::int32_t>(wave_size_) + lanes - 1) / lanes, 1);
      timed_.issue = p[Value::valu_issue] * parts;
      if (timed_.unit == Unit::transcendental) {
        timed_.issue = p[Value::trans_issue] * parts;
        timed_.latency = p[Value::trans_latency] - p[Value::valu_latency];
      }
      if (const auto cycles = p.rule(Rule::cycles, info_.mnemonic)) timed_.issue = *cycles * parts;
      timed_.execute = timed_.issue;
      if (timed_.unit == Unit::matrix) {
        timed_.issue = p[Value::valu_issue];
        if (!p.rule(Rule::cycles, info_.mnemonic)) timed_.execute = std::max(uses_.passes * p[Value::matrix_pass], 1);
        timed_.latency = timed_.execute + p[Value::matrix_tail] - p[Value::valu_latency];
      }
    } else if (const auto cycles = p.rule(Rule::cycles, info_.mnemonic)) {
      timed_.execute = *cycles;
    }
    if (const auto idle = p.rule(Rule::idle, info_.mnemonic)) {
      timed_.unit = Unit::sequencer;
      timed_.idle =
          *idle * static_cast<std::int32_t>(info_.traits.timing == TimingAction::idle ? simm16_ & 15 : simm16_ & 127);
    }
  }
  void add_waits() {
    if (info_.traits.timing == TimingAction::wait_alu) {
      timed_.alu_wait.valu = static_cast<std::uint8_t>(simm16_ >> 12 & 15);
      timed_.alu_wait.sgpr = (simm16_ >> 9 & 7) != 7;
      timed_.alu_wait.sources = (simm16_ >> 2 & 7) != 7;
      timed_.alu_wait.vcc = (simm16_ >> 1 & 1) == 0;
      timed_.alu_wait.scalar = (simm16_ & 1) == 0;
    }
    if (parameters_.rule(Rule::delay, info_.mnemonic)) {
      timed_.delays = true;
      timed_.delay = {static_cast<std::uint8_t>(simm16_ & 15), static_cast<std::uint8_t>(simm16_ >> 4 & 7),
                      static_cast<std::uint8_t>(simm16_ >> 7 & 15)};
    }
  }

  const Parameters& parameters_;
  const InstructionInfo& info_;
  const Uses& uses_;
  std::uint32_t wave_size_, simm16_ = 0;
  TimedInstruction timed_{};
};

}  // namespace detail

/// The instruction with these `uses` as the model sees it, in waves of `wave_size` lanes.
inline TimedInstruction timed_instruction(const Parameters& parameters, const InstructionInfo& info, const Uses& uses,
                                          std::span<const std::uint32_t> words, std::uint32_t wave_size) {
  return detail::TimedBuilder(parameters, info, uses, words, wave_size).build();
}

}  // namespace lockstep::timing
