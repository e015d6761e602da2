// What a wave that is stepped from outside (wave.hpp) executes with: the reference engine, whole. Programs that link
// lockstep::<isa> have it from there, and do not include this.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "lockstep/embed/wave.hpp"
#include "lockstep/engine/barriers.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/memory/execute.hpp"

namespace lockstep::embed {

template <class Isa, std::uint16_t size>
std::optional<Wait> Wave<Isa, size>::blocked_by(const Uses& uses) const {
  for (const Wait& wait : uses.all_waits())
    if (outstanding(wait.counter) > wait.limit) return wait;
  if (!uses.raises) return std::nullopt;
  for (const WaitField& field : Isa::wait_fields())
    if (uses.raises.has(field.counter) && outstanding(field.counter) >= field.most())
      return Wait{field.counter, field.most() - 1};
  return std::nullopt;
}

template <class Isa, std::uint16_t size>
Issued Wave<Isa, size>::issue(const Instruction& next) {
  if (wanted_lanes_ != size) {
    Fault fault =
        make_fault(FaultKind::illegal_operand,
                   "the kernel was compiled for waves of another size: make the workgroup with Dispatch::wave_size")
            .about("lanes of a wave", wanted_lanes_);
    fault.pc = registers.pc;
    return {.event = Event::fault, .fault = fault};
  }
  if (ended()) return {.event = Event::ended};
  if (at_barrier()) return {.event = Event::barrier};
  if (counters == Counters::by_wave)
    if (const std::optional<Wait> wait = blocked_by(next.uses)) return {.event = Event::blocked, .wait = *wait};
  if (!own_clock_) registers.clock = {registers.instructions, registers.instructions};
  const lockstep::Instruction<Isa>& instruction = next.instruction;
  const InstructionInfo& info = instruction.info();
  const bool message = next.uses.access == AccessClass::message;
  AccessType access;
  bool on_its_way = false;
  const ExecuteResult result = step_by(registers, instruction, barriers, [&]() -> ExecuteResult {
    if (next.refused) return {next.refused};
    if (message) {
      ExecuteResult sent;
      sent.fault = send(next, access, sent.signal);
      return sent;
    }
    if (info.memory == nullptr || is_skipped(registers, instruction))
      return execute_alu(registers, instruction, matrix_model, barriers);
    if (info.memory->action != MemoryAction::none) {
      if (Fault fault = start(instruction, *info.memory, access)) return {fault};
      on_its_way = true;
    }
    registers.pc += instruction.bytes();
    return {};
  });
  if (result.fault) {
    if (result.signal == Signal::trap || result.signal == Signal::halt) {  // which have been executed
      registers.pc = result.fault.pc;
      --registers.instructions;
    }
    return {.event = Event::fault, .fault = result.fault};
  }
  if (on_its_way || message) {
    access.id = ++last_id_;
    access.pc = registers.pc - instruction.bytes();
    access.access_class = next.uses.access;
    access.counters = next.uses.raises;
    access.instruction = instruction;
    access.mode = registers.mode;
    in_flight_.push_back(std::move(access));
    return {.event = message ? Event::message : Event::memory, .access = last_id_};
  }
  // A wait that found its barrier complete is an event like one that did not.
  barrier_passed_ = result.signal == Signal::barrier_passed;
  return {.event = event_of(barrier_passed_ ? Signal::barrier_wait : result.signal)};
}

template <class Isa, std::uint16_t size>
bool Wave<Isa, size>::try_resume() {
  if (!at_barrier()) return true;
  if (barriers != nullptr && !barrier_passed_ && !passes_barrier(registers, barriers, registers.barriers.awaited))
    return false;
  registers.state = WaveStatus::running;
  return true;
}

template <class Isa, std::uint16_t size>
bool Wave<Isa, size>::complete(std::uint64_t id) {
  AccessType* access = find(id);
  if (access == nullptr || access->completed) return false;
  access->completed = true;
  for (std::size_t i = 0; i < in_flight_.size();) {
    if (!in_flight_[i].completed || !is_next(i)) {
      ++i;
      continue;
    }
    write_back(in_flight_[i]);
    in_flight_.erase(in_flight_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return true;
}

template <class Isa, std::uint16_t size>
Fault Wave<Isa, size>::start(const lockstep::Instruction<Isa>& instruction, const MemoryOp& op, AccessType& access) {
  switch (op.action) {
    case MemoryAction::clock:
    case MemoryAction::realtime:
      access.kind = AccessKind::clock;
      if (!lockstep::detail::owns_scalars(registers, {instruction.field(Field::sdata), 2}))
        return lockstep::detail::sgpr_fault();
      return no_fault;
    case MemoryAction::permute:
    case MemoryAction::bpermute:
    case MemoryAction::swizzle:
      access.kind = AccessKind::exchange;
      return lockstep::detail::exchange_lanes(registers, instruction, op, access.exchanged);
    case MemoryAction::tensor_load:
    case MemoryAction::tensor_store:
      access.kind = AccessKind::tensor;
      return tensor::read_descriptor(registers, instruction, access.tile);
    default: break;
  }
  access.parts.reserve(op.parts());
  for (std::uint32_t part = 0; part < op.parts(); ++part) {
    AccessPart<size>& made = access.parts.emplace_back();
    if (const Fault fault = make_request(registers, instruction, op, made.request, part)) return fault;
    if (op.block && made.request.registers == 0) access.parts.pop_back();
  }
  return no_fault;
}

template <class Isa, std::uint16_t size>
Fault Wave<Isa, size>::send(const Instruction& next, AccessType& access, Signal& signal) {
  access.kind = AccessKind::message;
  const auto before = registers.s;
  const ExecuteResult result = execute_alu(registers, next.instruction, matrix_model, barriers);
  if (result.fault) return result.fault;
  signal = result.signal;
  MessageAnswer& answer = access.answer;
  for (const RegisterUse& use : next.uses.all()) {
    if (!use.written || use.file != UsedFile::scalar) continue;
    answer.first = use.first;
    answer.count = std::min<std::uint16_t>(use.count, static_cast<std::uint16_t>(answer.values.size()));
    for (std::size_t i = 0; i < answer.count; ++i)
      answer.values[i] = std::exchange(registers.s[answer.first + i], before[answer.first + i]);
  }
  return no_fault;
}

template <class Isa, std::uint16_t size>
Event Wave<Isa, size>::event_of(Signal signal) {
  switch (signal) {
    case Signal::end_program:
      registers.state = WaveStatus::ended;
      if (barriers != nullptr) leave_barriers(registers, *barriers);
      return Event::ended;
    case Signal::barrier:
      if (barriers != nullptr) signal_workgroup(registers, *barriers);
      registers.state = WaveStatus::at_barrier;
      return Event::barrier;
    case Signal::barrier_wait: registers.state = WaveStatus::at_barrier; return Event::barrier;
    case Signal::sleep: return Event::sleep;
    default: return Event::executed;
  }
}

template <class Isa, std::uint16_t size>
bool Wave<Isa, size>::is_next(std::size_t i) const {
  if (counters == Counters::by_user) return true;
  const AccessType& access = in_flight_[i];
  for (std::size_t k = 0; k < i; ++k)
    if (return_in_order(in_flight_[k].access_class, in_flight_[k].counters, access.access_class, access.counters))
      return false;
  return true;
}

template <class Isa, std::uint16_t size>
void Wave<Isa, size>::write_back(const AccessType& access) {
  switch (access.kind) {
    case AccessKind::exchange: lockstep::detail::write_exchanged(registers, access.exchanged); break;
    case AccessKind::clock:
      if (!own_clock_) registers.clock = {registers.instructions, registers.instructions};
      (void)lockstep::detail::read_clock(registers, access.instruction, access.op());
      break;
    case AccessKind::memory:
      for (const AccessPart<size>& part : access.parts)
        lockstep::complete(registers, access.instruction, access.op(), part.request, part.reply, lds);
      break;
    case AccessKind::message:
      for (std::size_t i = 0; i < access.answer.count; ++i)
        registers.s[access.answer.first + i] = access.answer.values[i];
      break;
    case AccessKind::tensor: break;
  }
}

}  // namespace lockstep::embed
