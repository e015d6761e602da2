// The time model of a compute unit: in-order issue of each wave, queues behind it, units that waves share.
//
// For each instruction call `earliest`, then `issue` with the cycle of its issue: that one, or a later one. A caller
// that has recorded cycles of a GPU passes these to `issue`, and compares the model with them one instruction at a
// time.
#pragma once

#include <algorithm>
#include <cstdint>

#include "lockstep/timing/access_cost.hpp"
#include "lockstep/timing/compute_unit.hpp"
#include "lockstep/timing/parameters.hpp"
#include "lockstep/timing/timed_instruction.hpp"
#include "lockstep/timing/wave_clock.hpp"

namespace lockstep::timing {

class Model {
 public:
  explicit Model(const Parameters& parameters) : p_(&parameters) {}

  const Parameters& parameters() const { return *p_; }

  /// The wave's first instruction is issued no earlier than `cycle`.
  void start(WaveClock& wave, Cycle cycle) const { wave.ready = cycle; }

  /// The first cycle at which `instruction`, the wave's next one, can be issued, and why not earlier. `pc`: its
  /// address.
  Earliest earliest(const WaveClock& wave, const ComputeUnit& unit, std::size_t simd,
                    const TimedInstruction& instruction, std::uint64_t pc) const {
    Earliest result{wave.ready, wave.ready_why, 0};
    if (instruction.clause != 0 && wave.last_counts) result.later(wave.last + value(Value::clause), Stall::issue);
    fetch(result, wave, unit, instruction, pc);
    const Simd& shared = unit.simds[simd];
    if (instruction.unit != Unit::sequencer)
      result.later(shared.port[static_cast<std::size_t>(instruction.unit)], Stall::unit);
    if (instruction.vector()) {
      result.later(shared.port[static_cast<std::size_t>(Unit::valu)], Stall::unit);
      const auto depth =
          std::min<std::uint64_t>(static_cast<std::uint64_t>(value(Value::valu_queue)), shared.starts.size());
      if (depth != 0 && shared.issued >= depth)
        result.later(shared.starts[(shared.issued - depth) % shared.starts.size()] - value(Value::valu_front),
                     Stall::queue);
    }
    if (instruction.memory()) memory_queue(result, wave, instruction);
    delays(result, wave);
    if (wave.alu_wait_end > result.at && instruction.timing != TimingAction::wait_alu)
      result.later(wave.alu_wait_end, Stall::dependency);
    depend(result, wave, instruction);
    for (const Wait& wait : instruction.all_waits()) {
      const auto end = wave.counters[static_cast<std::size_t>(wait.counter)].at_most(wait.limit);
      result.later(end.end, end.kind, end.of);
    }
    if (!instruction.all_waits().empty()) result.later(wave.last + value(Value::wait), Stall::issue);
    if (instruction.idle != 0)
      result.later(std::max(result.at, wave.last + value(Value::step)) + instruction.idle, Stall::idle);
    return result;
  }

  /// Notes that `instruction` is issued at `at`. `cost`: of its access; not read if it has none. `of`: a number that
  /// the caller gives the access.
  void issue(WaveClock& wave, ComputeUnit& unit, std::size_t simd, const TimedInstruction& instruction,
             std::uint64_t pc, Cycle at, const AccessCost& cost, std::uint32_t of, bool taken) const {
    if (hidden(instruction)) return hide(wave, instruction);
    enter_block(wave, unit, instruction, pc, at);
    Simd& shared = unit.simds[simd];
    count_delay(wave);
    wave.alu_wait_end = never;
    wave.last_counts = instruction.unit != Unit::sequencer;
    wave.last = at;
    wave.ready = at + value(Value::step);
    wave.ready_why = Stall::issue;
    if (instruction.unit != Unit::sequencer) {
      Cycle& port = shared.port[static_cast<std::size_t>(instruction.unit)];
      port = std::max(port, at + instruction.issue);
    }
    switch (instruction.unit) {
      case Unit::valu:
      case Unit::transcendental:
      case Unit::matrix: issue_vector(wave, shared, instruction, at); break;
      case Unit::salu: issue_scalar(wave, instruction, at); break;
      case Unit::smem:
      case Unit::vmem:
      case Unit::lds: issue_memory(wave, unit, instruction, at, cost, of); break;
      case Unit::message: raise(wave, instruction, at + value(Value::message), Stall::scalar_load, of); break;
      case Unit::branch:
        wave.ready = at + value(taken ? Value::branch_taken : Value::branch_not_taken);
        wave.ready_why = Stall::branch;
        break;
      case Unit::sequencer: break;
    }
  }

  /// Does the instruction take no issue of its own, because it only delays the ones after it?
  bool hidden(const TimedInstruction& instruction) const {
    return instruction.delays || instruction.timing == TimingAction::wait_alu;
  }

 private:
  Cycle value(Value which) const { return (*p_)[which]; }

  // Instruction fetch: the next block is asked for when a wave enters a block.
  void fetch(Earliest& result, const WaveClock& wave, const ComputeUnit& unit, const TimedInstruction& instruction,
             std::uint64_t pc) const {
    const auto bytes = static_cast<std::uint64_t>(value(Value::fetch_bytes));
    if (bytes == 0) return;
    const std::uint64_t block = (pc + instruction.bytes - 1) / bytes;
    if (block == wave.block || wave.block == ~std::uint64_t{0}) return;
    if (block == unit.fetching)
      result.later(unit.fetched_at, Stall::fetch);
    else if (!unit.fetched.contains(block))
      result.later(wave.last + value(Value::fetch), Stall::fetch);
  }
  void enter_block(WaveClock& wave, ComputeUnit& unit, const TimedInstruction& instruction, std::uint64_t pc,
                   Cycle at) const {
    const auto bytes = static_cast<std::uint64_t>(value(Value::fetch_bytes));
    if (bytes == 0) return;
    const std::uint64_t block = (pc + instruction.bytes - 1) / bytes;
    if (block == wave.block) return;
    wave.block = block;
    unit.fetched.insert(block);
    if (unit.fetched.insert(block + 1).second) {
      unit.fetching = block + 1;
      unit.fetched_at = at + value(Value::fetch);
    }
  }

  // What S_DELAY_ALU says of the next instruction.
  void delays(Earliest& result, const WaveClock& wave) const {
    if (wave.delay_in != 1) return;
    delay(result, wave, wave.delay.first);
    if (wave.delay.skip == 0) delay(result, wave, wave.delay.second);  // both hold back the same instruction
  }
  void delay(Earliest& result, const WaveClock& wave, std::uint8_t code) const {
    if (code == 0) return;
    if (code <= 4)
      result.later(wave.valu_start(code) + value(Value::valu_delay), Stall::dependency);
    else if (code <= 7)
      result.later(wave.trans_start(code - 4u) + value(Value::valu_delay) + value(Value::trans_latency) -
                       value(Value::valu_latency),
                   Stall::dependency);
    else if (code >= 9)
      result.later(wave.salu_issue(1) + code - 8, Stall::dependency);
  }
  /// One instruction has been issued: the second part of a delay comes nearer.
  static void count_delay(WaveClock& wave) {
    if (wave.delay_in == 0) return;
    if (--wave.delay_in == 0 && wave.delay.second != 0 && wave.delay.skip != 0) {
      wave.delay_in = wave.delay.skip;
      wave.delay = {wave.delay.second, 0, 0};
    }
  }
  void hide(WaveClock& wave, const TimedInstruction& instruction) const {
    if (instruction.delays) {
      wave.delay = instruction.delay;
      wave.delay_in = 1;
      if (instruction.delay.first == 0 && instruction.delay.second != 0) {
        wave.delay = {instruction.delay.second, 0, 0};
        wave.delay_in = static_cast<std::uint8_t>(instruction.delay.skip + 1);
      }
      return;
    }
    const AluWait& wait = instruction.alu_wait;
    Cycle end = never;
    if (wait.vcc) end = std::max(end, wave.valu_vcc + value(Value::valu_wait));
    if (wait.sgpr) end = std::max(end, wave.valu_sgpr + value(Value::valu_wait));
    if (wait.scalar) end = std::max(end, wave.salu + value(Value::salu_wait));
    if (wait.sources) end = std::max(end, wave.held);
    if (wait.valu < 15) end = std::max(end, wave.valu_start(wait.valu + 1u) + value(Value::valu_wait));
    wave.alu_wait_end = std::max(wave.alu_wait_end, end);
  }

  // What is on its way in other units.
  void depend(Earliest& result, const WaveClock& wave, const TimedInstruction& instruction) const {
    const Cycle done = value(Value::valu_done);
    switch (instruction.unit) {
      case Unit::valu:
      case Unit::transcendental:
      case Unit::matrix: {
        if (instruction.reads_scalars || instruction.writes_mask)
          result.later(wave.salu + value(Value::salu_valu), Stall::dependency);
        const auto most = static_cast<std::uint64_t>(value(Value::valu_masks));
        if (instruction.writes_mask && most != 0 && most <= wave.masks.size() && wave.mask_count >= most)
          result.later(wave.masks[(wave.mask_count - most) % wave.masks.size()] + done, Stall::dependency);
        for (const TimedRegisters& use : instruction.all())
          if (use.vector && use.written)
            for (std::uint32_t n = use.first; n < std::uint32_t{use.first} + use.count; ++n)
              result.later(wave.vgprs[n].held, Stall::dependency);
        return;
      }
      case Unit::salu:
      case Unit::branch: {
        if (instruction.register_count == 0) return;
        const Value latency = instruction.unit == Unit::salu ? Value::salu_latency : Value::salu_branch;
        result.later(wave.valu_sgpr + done, Stall::dependency);
        for (const TimedRegisters& use : instruction.all()) {
          if (use.vector) continue;
          if (use.written && use.first != scc_number)
            result.later(wave.valu_read + value(Value::valu_read), Stall::dependency);
          for (std::uint32_t n = use.first; n < std::uint32_t{use.first} + use.count; ++n) {
            result.later(wave.scalars[n].vector - value(Value::valu_front) + done, Stall::dependency);
            if (use.read) result.later(wave.scalars[n].scalar + value(latency), Stall::dependency);
          }
        }
        return;
      }
      case Unit::smem:
        result.later(wave.salu + value(Value::salu_smem), Stall::dependency);
        result.later(wave.valu_sgpr + done, Stall::dependency);
        return;
      case Unit::vmem:
      case Unit::lds:
        result.later(wave.salu + value(Value::salu_vmem), Stall::dependency);
        result.later(wave.valu + done, Stall::dependency);
        return;
      default: return;
    }
  }

  void issue_vector(WaveClock& wave, Simd& shared, const TimedInstruction& instruction, Cycle at) const {
    if (instruction.unit != Unit::valu) {  // they go by the port of all vector instructions, for one of these
      Cycle& port = shared.port[static_cast<std::size_t>(Unit::valu)];
      port = std::max(port, at + value(Value::valu_issue));
    }
    const bool matrix = instruction.unit == Unit::matrix, shares = value(Value::matrix_shares) != 0;
    Cycle& free = instruction.unit == Unit::valu || (matrix && shares) ? shared.valu_free
                  : matrix                                             ? shared.matrix_free
                                                                       : shared.trans_free;
    Cycle start = std::max(at + value(Value::valu_front), free);
    for (const TimedRegisters& use : instruction.all()) {
      const std::uint32_t end = std::uint32_t{use.first} + use.count;
      if (use.vector && (use.read || matrix))
        for (std::uint32_t n = use.first; n < end; ++n)
          start = std::max(start, wave.vgprs[n].written + value(Value::valu_latency));
      else if (!use.vector && use.read)
        for (std::uint32_t n = use.first; n < end; ++n)
          start = std::max(start, wave.scalars[n].vector + value(Value::valu_mask));
    }
    free = start + instruction.execute;
    shared.starts[shared.issued++ % shared.starts.size()] = start;
    // As if it were issued when its unit is free.
    const Cycle issue = start - value(Value::valu_front);
    wave.valu = std::max(wave.valu, issue);
    wave.valu_starts[wave.valu_count++ % wave.valu_starts.size()] = issue;
    if (instruction.unit == Unit::transcendental)
      wave.trans_starts[wave.trans_count++ % wave.trans_starts.size()] = issue;
    if (instruction.reads_scalars) wave.valu_read = std::max(wave.valu_read, issue);
    if (instruction.writes_mask) {
      Cycle& last = instruction.writes_vcc ? wave.valu_vcc : wave.valu_sgpr;
      last = std::max(last, issue);
      wave.masks[wave.mask_count++ % wave.masks.size()] = issue;
    }
    for (const TimedRegisters& use : instruction.all()) {
      if (!use.written) continue;
      const std::uint32_t end = std::uint32_t{use.first} + use.count;
      for (std::uint32_t n = use.first; n < end; ++n) {
        if (use.vector)
          wave.vgprs[n].written = start + instruction.latency;
        else
          wave.scalars[n] = {never, start};
      }
    }
  }
  void issue_scalar(WaveClock& wave, const TimedInstruction& instruction, Cycle at) const {
    wave.salu_issues[wave.salu_count++ % wave.salu_issues.size()] = at;
    bool writes = false;
    for (const TimedRegisters& use : instruction.all()) {
      if (!use.written || use.vector) continue;
      writes = true;
      for (std::uint32_t n = use.first; n < std::uint32_t{use.first} + use.count; ++n) wave.scalars[n] = {at, never};
    }
    if (writes) wave.salu = at;
  }

  // Memory.
  static std::size_t queue_of(const TimedInstruction& instruction) {
    return static_cast<std::size_t>(instruction.unit) - static_cast<std::size_t>(Unit::smem);
  }
  void memory_queue(Earliest& result, const WaveClock& wave, const TimedInstruction& instruction) const {
    const std::size_t which = queue_of(instruction);
    const auto depth =
        std::min<std::uint64_t>(static_cast<std::uint64_t>(value(Value::memory_queue)), wave.queue[which].size());
    if (depth != 0 && wave.queued[which] >= depth)
      result.later(wave.queue[which][(wave.queued[which] - depth) % wave.queue[which].size()], Stall::queue);
  }
  void issue_memory(WaveClock& wave, ComputeUnit& unit, const TimedInstruction& instruction, Cycle at,
                    const AccessCost& cost, std::uint32_t of) const {
    Cycle start = at, end = at, release = at;
    Stall kind = Stall::load;
    const Cycle turns = std::max<std::uint32_t>(cost.turns, 1);
    if (instruction.unit == Unit::smem) {
      end = at + value(cost.level == Level::memory ? Value::smem_memory : Value::smem_latency);
      kind = Stall::scalar_load;
    } else if (instruction.unit == Unit::lds || cost.level == Level::lds) {
      start = std::max(at + value(Value::lds_front), unit.lds_free);
      unit.lds_free = start + (instruction.store ? value(Value::lds_send) : 1);
      const Cycle more = (turns - 1) * value(Value::lds_turn);
      end = std::max(start + value(instruction.load ? Value::lds_latency : Value::lds_store), unit.lds_turns) + more;
      unit.lds_turns = end;
      kind = Stall::lds;
      release = start;
    } else {
      start = std::max(at + value(Value::vmem_front), unit.vmem_free);
      unit.vmem_free = start + value(Value::vmem_send);
      release = start + value(Value::vmem_source);
      end = start + value(Value::vmem_store);
      kind = Stall::store;
      if (instruction.load) {
        const Value latency = cost.level == Level::first ? Value::vmem_l0
                              : cost.level == Level::l2  ? Value::vmem_l2
                                                         : Value::vmem_memory;
        const Cycle width = std::max<Cycle>(value(Value::vmem_return), 1);
        const Cycle back =
            std::max((static_cast<Cycle>(cost.bytes) + width - 1) / width, turns * value(Value::vmem_line));
        end = std::max(start + value(latency), unit.vmem_return) + back;
        unit.vmem_return = end;
        kind = Stall::load;
      }
    }
    wave.queue[queue_of(instruction)][wave.queued[queue_of(instruction)]++ % wave.queue[0].size()] = start;
    wave.held = std::max(wave.held, release);
    for (const TimedRegisters& use : instruction.all())
      if (use.vector && use.read)
        for (std::uint32_t n = use.first; n < std::uint32_t{use.first} + use.count; ++n)
          wave.vgprs[n].held = std::max(wave.vgprs[n].held, release);
    raise(wave, instruction, end, kind, of);
  }
  static void raise(WaveClock& wave, const TimedInstruction& instruction, Cycle end, Stall kind, std::uint32_t of) {
    for (std::size_t c = 0; c < wait_counters; ++c)
      if (instruction.raises.has(static_cast<WaitCounter>(c))) wave.counters[c].add(end, kind, of);
  }

  const Parameters* p_;
};

}  // namespace lockstep::timing
