// One wave under somebody else's control: instruction by instruction, memory in three steps with time between them.
// It executes with the reference engine.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "lockstep/base/fault.hpp"
#include "lockstep/embed/access.hpp"
#include "lockstep/embed/decoded_code.hpp"
#include "lockstep/engine/barriers.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/matrix_model.hpp"
#include "lockstep/isa/state_set.hpp"
#include "lockstep/memory/execute.hpp"
#include "lockstep/memory/memory.hpp"
#include "lockstep/memory/perform.hpp"
#include "lockstep/memory/tensor/move.hpp"
#include "lockstep/state/barriers.hpp"
#include "lockstep/state/wave.hpp"

namespace lockstep::embed {

/// What S_MEMTIME, S_MEMREALTIME, S_GETREG of the cycle counter and S_SENDMSG_RTN of the real time give.
struct Clock {
  std::uint64_t cycles = 0, realtime = 0;
  constexpr bool operator==(const Clock&) const = default;
};

struct ClockedState : WaveState {
  Clock clock{};
  constexpr bool operator==(const ClockedState&) const = default;
};

/// The registers of a wave, those of its allocation: see state/wave.hpp (`vgpr`, `set_vgpr`, `s`, `exec`, `vcc`, `scc`,
/// `pc`, `mode`, `m0`, `has_vgprs`, `allocate`). A row has as many dwords as the wave has lanes.
template <class Isa, std::uint16_t size>
using Registers = lockstep::Wave<Isa, full_shape<Isa, size>,
                                 WaveRegisters<Isa, size, full_shape<Isa, size>.vgprs, full_shape<Isa, size>.accvgprs,
                                               ClockedState, SizedRows<size>>>;

/// What came of an instruction.
enum class Event : std::uint8_t {
  executed,  ///< done: its results are in the registers
  memory,    ///< it is on its way as access `Issued::access`; the wave may go on
  message,   ///< S_SENDMSG, S_SENDMSG_RTN: the same, for whoever takes messages; SIMM16 (SSRC0) and M0 say what it is
  barrier,   ///< it signalled a barrier, or had done so, and waits there: see try_resume
  sleep,     ///< S_SLEEP: executed
  ended,     ///< S_ENDPGM
  blocked,   ///< not executed: a wait counter is above `Issued::wait`'s limit
  fault,     ///< not executed: `Issued::fault` says why
};

struct Issued {
  Event event = Event::executed;
  std::uint64_t access = 0;  ///< id
  Wait wait{};
  Fault fault{};
};

/// Who keeps the wait counters.
enum class Counters : std::uint8_t {
  by_wave,  ///< `issue` blocks where the program waits, and results appear in the order in which the ISA returns them
  by_user,  ///< `issue` never blocks, and results appear when `complete` says so
};

template <class Isa, std::uint16_t size>
class Workgroup;

namespace detail {
template <class Isa, std::uint16_t size>
struct CheckpointFields;  // checkpoint.hpp
}  // namespace detail

/// The life of an instruction: `fetch` finds it, `issue` executes it. One that accesses memory leaves an access in
/// `in_flight()`; its registers have been read, and the wave goes on. Whoever simulates memory answers when it likes:
/// `perform` does what the access asks for, on a memory of the caller's; or the caller fills in the replies itself.
/// `complete` then writes the registers and counts down. Nothing here knows time.
/// A wave is a value: a copy is a checkpoint, accesses on their way included. LDS, scratch and barriers are the
/// workgroup's.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
class Wave {
 public:
  static constexpr std::uint32_t lanes = size;
  using AccessType = Access<Isa, size>;
  using Instruction = DecodedInstruction<Isa>;

  Registers<Isa, size> registers;  ///< to read, and to change between instructions
  std::span<std::uint8_t> lds{};   ///< of the workgroup
  ScratchMemory scratch{};         ///< of the wave
  Barriers* barriers = nullptr;    ///< of the workgroup; null: nothing to wait for
  MatrixModel matrix_model;        ///< how matrix instructions add up; at first as the ISA has it
  Counters counters = Counters::by_wave;

  Wave() requires std::is_empty_v<Isa> : Wave(Isa{}) {}
  /// With all registers that the ISA has.
  explicit Wave(const Isa& isa) : registers(isa), matrix_model(isa.matrix_model) {}
  /// With so many VGPRs and AccVGPRs, as Dispatch::vgprs and accvgprs say: memory for these alone.
  Wave(const Isa& isa, std::uint32_t vgprs, std::uint32_t accvgprs)
      : registers(isa, vgprs, accvgprs), matrix_model(isa.matrix_model) {}

  /// Bytes of host memory that the wave takes, accesses on their way included. LDS and scratch are the workgroup's.
  std::size_t bytes() const {
    std::size_t all =
        sizeof(*this) + registers.v.size() * sizeof(registers.v[0]) + in_flight_.capacity() * sizeof(AccessType);
    for (const AccessType& access : in_flight_) all += access.parts.capacity() * sizeof(AccessPart<size>);
    return all;
  }

  /// From now on the wave's clocks say this; without, they count its instructions.
  void set_clock(std::uint64_t cycles, std::uint64_t realtime) {
    registers.clock = {cycles, realtime};
    own_clock_ = true;
  }

  /// Chooses whose arithmetic gives results that the manual leaves to the hardware, and with it the matrix model. A
  /// Workgroup calls it with Dispatch::numerics.
  void set_numerics(NumericModel model) {
    registers.mode = registers.mode.with_numerics(model, registers.isa().mode_layout);
    matrix_model = default_matrix_model(registers.isa().matrix_model, model);
  }

  bool ended() const { return registers.state == WaveStatus::ended; }
  bool at_barrier() const { return registers.state == WaveStatus::at_barrier; }
  /// Accesses that are not complete, oldest first.
  std::span<const AccessType> in_flight() const { return in_flight_; }
  /// The access of that id, to be answered; null if it is complete.
  AccessType* find(std::uint64_t id) {
    for (AccessType& access : in_flight_)
      if (access.id == id) return &access;
    return nullptr;
  }
  /// Accesses that count in `counter`.
  std::uint32_t outstanding(WaitCounter counter) const {
    std::uint32_t count = 0;
    for (const AccessType& access : in_flight_) count += access.counters.has(counter) ? 1u : 0u;
    return count;
  }

  /// The next instruction. `memory` needs `read` alone.
  template <class Memory>
  FetchedInstruction<Isa> fetch(DecodedCode<Isa, size>& code, Memory& memory) const {
    std::uint8_t msb = 0;
    if (registers.isa().vgpr_banks) msb = static_cast<std::uint8_t>(registers.mode.vgpr_msb());
    return code.at(memory, registers.pc, msb, static_cast<std::uint16_t>(registers.accum_offset()));
  }

  /// The counter that is above what an instruction waits for, or that has no room for one more access.
  std::optional<Wait> blocked_by(const Uses& uses) const;

  /// Executes `next`, which is what `fetch` found. After Event::blocked and Event::fault the wave is as before.
  Issued issue(const Instruction& next);

  /// May the wave go on past its barrier? Then it does.
  bool try_resume();
  /// Lets it go on whatever its barrier says, for those who keep barriers themselves.
  void release() {
    if (at_barrier()) registers.state = WaveStatus::running;
  }

  /// Does what the access asks for, now: on `global`, on the wave's scratch, on the workgroup's LDS. Loaded data waits
  /// in the access until it is complete. A fault names lane, address, pc and words.
  template <GlobalMemory Global>
  Fault perform(AccessType& access, Global& global) {
    Fault fault;
    access.answered = true;
    if (access.kind == AccessKind::tensor) fault = tensor::move(access.tile, access.op(), global, lds);
    for (AccessPart<size>& part : access.parts) {
      if (fault) break;
      fault = lockstep::perform(part.request, part.reply, global, lds, scratch, access.mode);
    }
    if (!fault) return fault;
    fault.pc = access.pc;
    fault.words = access.instruction.words;
    fault.dwords = access.instruction.dwords;
    return fault;
  }

  /// The access has been answered: its results go to the registers (or to LDS), and its counters down; where the ISA
  /// returns accesses in order, when all before it have been answered, too. False: there is no such access.
  bool complete(std::uint64_t id);

 private:
  friend class Workgroup<Isa, size>;
  friend struct detail::CheckpointFields<Isa, size>;

  /// Reads the registers that the access is made of.
  Fault start(const lockstep::Instruction<Isa>& instruction, const MemoryOp& op, AccessType& access);
  /// Sends a message. Its answer stays in the access: the registers are as they were.
  Fault send(const Instruction& next, AccessType& access, Signal& signal);
  Event event_of(Signal signal);
  /// Is nothing before access `i` that returns before it?
  bool is_next(std::size_t i) const;
  void write_back(const AccessType& access);

  std::vector<AccessType> in_flight_;
  std::uint64_t last_id_ = 0;
  bool own_clock_ = false;
  bool barrier_passed_ = false;
  std::uint16_t wanted_lanes_ = size;  ///< of the waves that its kernel was compiled for
};

template <class Isa, std::uint16_t size>
std::optional<Wait> Wave<Isa, size>::blocked_by(const Uses& uses) const {
  for (const Wait& wait : uses.all_waits())
    if (outstanding(wait.counter) > wait.limit) return wait;
  if (!uses.raises) return std::nullopt;
  for (const WaitField& field : registers.isa().wait_fields())
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
    if (info.memory->action == MemoryAction::wave_sync) {
      ExecuteResult synced;
      synced.fault = execute_wave_sync(registers, instruction, info.memory->sync, info.memory->counts_waves(), barriers,
                                       synced.signal);
      if (!synced.fault) registers.pc += instruction.bytes();
      return synced;
    }
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
    case MemoryAction::sample:
    case MemoryAction::image_size:
      return make_fault(FaultKind::unsupported_instruction,
                        "not supported in an embedded wave: samples and sizes of images");
    default: break;
  }
  if (op.operand_in_lds)
    return make_fault(FaultKind::unsupported_instruction,
                      "not supported in an embedded wave: an atomic whose operand stands in LDS");
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
    case Signal::barrier_wait:
    case Signal::wave_sync_wait: registers.state = WaveStatus::at_barrier; return Event::barrier;
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
