// Instructions of global wave sync (state/wave_sync.hpp). A wave that has to wait does so at the instruction.
// Sources: AMD's ISA manuals, DS_GWS_*. LLVM 22 for the number of the resource: M0[21:16] + OFFSET, modulo 64, counted
// from a base that belongs to the process and is 0 here.
#pragma once

#include <bit>
#include <cstdint>

#include "lockstep/base/fault.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/state_set.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/memory/registers.hpp"
#include "lockstep/state/barriers.hpp"

namespace lockstep {

namespace detail {

/// Do waves wait at the resource for something else than the operation (barrier and semaphore)?
constexpr bool is_in_the_way(const WaveSyncResource& resource, WaveSync operation) {
  return resource.waiting() != 0 && resource.barrier != (operation == WaveSync::arrive);
}

}  // namespace detail

/// Executes the instruction without moving the pc on. `signal` becomes Signal::wave_sync_wait if the wave has to wait.
/// `group`: the barriers of its workgroup; null if there is no scheduler of waves.
template <class W>
constexpr Fault execute_wave_sync(W& wave, const Instruction<typename W::Isa>& instruction, WaveSync operation,
                                  bool counts, Barriers* group, Signal& signal) {
  // Without a scheduler nobody reads what is set here.
  if (group == nullptr && operation == WaveSync::init) return no_fault;
  if (group == nullptr || group->wave_sync == nullptr)
    return make_fault(FaultKind::unsupported_instruction,
                      "global wave sync is for workgroups that run together: launch the kernel as a cooperative one, "
                      "or as one workgroup");
  std::uint32_t number = 0;
  if (counts) {
    const std::uint32_t from = detail::data_register(instruction, instruction.vgpr(Field::addr));
    if (!wave.has_vgprs(from)) return detail::vgpr_fault();
    if (wave.exec() == 0)
      return make_fault(FaultKind::illegal_operand,
                        "the first active lane of global wave sync gives a number of waves, and no lane is active");
    number = wave.vgpr(static_cast<std::uint32_t>(std::countr_zero(wave.exec())), from);
  }
  const std::uint32_t id = ((wave.m0() >> 16) + instruction.field(Field::offset0)) % WaveSyncResources::count;
  WaveSyncResource& resource = group->wave_sync->all[id];
  if (detail::is_in_the_way(resource, operation))
    return make_fault(FaultKind::illegal_operand,
                      resource.barrier ? "waves wait at this resource of global wave sync as at a barrier, and the "
                                         "instruction would use it as a semaphore"
                                       : "waves wait at this resource of global wave sync as at a semaphore, and the "
                                         "instruction would use it as a barrier")
        .about("resource", id);
  wave.barriers.sync.resource = static_cast<std::uint8_t>(id);
  bool waits = false;
  switch (operation) {
    case WaveSync::init:
      resource.counter = 0;
      resource.release(number);
      break;
    case WaveSync::arrive: waits = !resource.arrive(number); break;
    case WaveSync::acquire: waits = !resource.acquire(); break;
    case WaveSync::release_one: resource.release(1); break;
    case WaveSync::release: resource.release(number); break;
    case WaveSync::release_all: resource.release_all(); break;
    case WaveSync::none: break;
  }
  if (!waits) return no_fault;
  wave.barriers.awaited = barrier_number::wave_sync;
  wave.barriers.sync.ticket = resource.tickets;
  signal = Signal::wave_sync_wait;
  return no_fault;
}

}  // namespace lockstep
