// Handlers that tell a launch's InstructionWriter what is about to execute: in programs that are compiled for it,
// before every instruction.
#pragma once

#include <array>
#include <cstdint>

#include "fast/memory/access.hpp"
#include "fast/memory/plan.hpp"
#include "fast/program/op_views.hpp"
#include "fast/program/program.hpp"
#include "observe/instruction_recorder.hpp"

namespace lockstep::fast {

/// An instruction that accesses no memory.
inline const MicroOp* stream_instruction(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  StreamEncoder(*context.stream).instruction(StreamedView{*op}.pc(), wave.exec());
  return next(op + 1, context, wave, constants);
}

/// A memory instruction of a wave W, an AnyWave, by its request.
template <class W>
const MicroOp* stream_request(const MicroOp* op, Context& context, FastWave& wave, Constants) {
  const CompiledInstruction& at = context.program->instructions[StreamedView{*op}.instruction()];
  record_instruction(*context.stream, static_cast<W&>(wave), at.instruction, at.pc);
  return op + 1;
}

/// Does stream_planned know what an instruction accesses that has this plan?
inline bool streams_by_plan(const MemoryPlan& plan) {
  const MemoryOp& op = plan.job.op;
  return plan.run != nullptr && op.transpose == 0 && op.address != AddressForm::flat &&
         op.address != AddressForm::image && !op.lds_address;
}

/// Addresses of `lanes`, to begin with all that are active: `access.base` and a row beside it. Null: the reference has
/// to make the request.
inline const std::uint32_t* planned_row(const MemoryJob& job, const FastWave& wave, RowAccess& access,
                                        std::array<std::uint32_t, 64>& room, std::uint64_t& lanes) {
  const ConstRows v = registers_of(wave);
  switch (job.op.address) {
    case AddressForm::lds:
      access.space = AddressSpace::lds;
      access.base = job.offset0;
      access.second = job.offset1;
      access.has_second = job.op.two_addresses();
      return v[job.address];
    case AddressForm::global: {
      if (!job.has_scalar) return global_base<false>(job, wave, wave.exec(), access.base) ? v[job.address] : nullptr;
      access.base = job.offset + wave.scalar_pair(job.scalar);
      return positive_offsets(job, wave, room);
    }
    case AddressForm::scratch:
      access.space = AddressSpace::scratch;
      access.base = static_cast<std::uint32_t>(job.offset) + (job.has_scalar ? wave.s[job.scalar] : 0);
      return job.has_vector ? v[job.address] : no_offsets.offset;
    case AddressForm::buffer: {
      const std::uint32_t* row = nullptr;
      return buffer_addresses(job, wave, lanes, access.base, row) ? row : nullptr;
    }
    default: return nullptr;
  }
}

/// A memory instruction by its plan.
inline const MicroOp* stream_planned(const MicroOp* op, Context& context, FastWave& wave, Constants constants) {
  const StreamedView at{*op};
  const MemoryJob& job = context.program->memory_plans[at.plan()].job;
  StreamEncoder to(*context.stream);
  const std::uint64_t pc = at.pc(), exec = wave.exec();
  if (job.op.scalar()) {
    const std::uint64_t offset = job.has_vector ? wave.s[job.address] & ~3u : 0;
    to.single(pc, exec, job.op.bytes(), (wave.scalar_pair(job.scalar) & ~std::uint64_t{3}) + job.offset + offset);
    return next(op + 1, context, wave, constants);
  }
  alignas(64) std::array<std::uint32_t, 64> room;
  RowAccess access;
  access.bytes = job.op.bytes();
  access.wave_size = job.wave_size;
  std::uint64_t lanes = exec;
  const std::uint32_t* const row = planned_row(job, wave, access, room, lanes);
  if (row == nullptr) return context.program->stream_request(op, context, wave, constants);
  if (job.op.action == MemoryAction::load_to_lds) {
    access.second = (wave.m0() & (job.op.address == AddressForm::buffer ? 0x3ffffu : 0x3fffcu)) + job.offset;
    access.has_second = true;
    access.second_step = job.dwords > 1 ? 16 : 4;
  }
  const std::uint32_t step = row[1] - row[0];
  if (lanes != exec) {  // a buffer's bounds drop the others
    to.row_of(lanes, pc, exec, access, row);
  } else if (step <= 64 && job.follow(row, step)) {
    access.base += row[0];
    if (access.second_step == 0) access.second += row[0];
    to.stepped(pc, exec, access, step);
  } else {
    to.row(pc, exec, access, row);
  }
  return next(op + 1, context, wave, constants);
}

}  // namespace lockstep::fast
