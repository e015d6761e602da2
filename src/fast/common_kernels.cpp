// Matrices, memory and moves by the host's vector instructions.
#include "fast/common_kernels.hpp"

#include "fast/host/intrinsics.hpp"
#include "fast/matrix/host_kernels.hpp"
#include "fast/memory/host_kernels.hpp"
#include "fast/program/control.hpp"
#include "fast/program/fuse.hpp"
#include "fast/program/op_views.hpp"
#include "fast/rows/dpp.hpp"
#include "fast/rows/host_moves.hpp"
#include "fast/rows/moves.hpp"
#include "fast/rows/silicon_avx2.hpp"
#include "fast/rows/silicon_avx512.hpp"
#include "fast/rows/silicon_f64_avx512.hpp"
#include "fast/rows/silicon_turns_avx512.hpp"

namespace lockstep::fast {

#if LOCKSTEP_X86_64
/// run_memory_op where the plan's function is `access`, which becomes part of the handler.
template <auto access>
LOCKSTEP_TARGET_AVX2 const MicroOp* run_frequent_memory_avx2(const MicroOp* op, Context& context, FastWave& wave,
                                                             Constants constants) {
  if (is_turn_over(op, context)) [[unlikely]]
    return end_turn_at_access(op, context);
  if (access(context.program->memory_plans[AccessView{*op}.plan()].job, wave, context.ports)) [[likely]]
    return next(op + 1, context, wave, constants);
  return context.program->memory_reference(op, context, wave, constants);
}
template <auto access>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] const MicroOp* run_any_memory(const MicroOp* op, Context& context,
                                                                       FastWave& wave, Constants constants) {
  if (access(context.program->memory_plans[AccessView{*op}.plan()].job, wave, context.ports)) [[likely]]
    return next(op + 1, context, wave, constants);
  return context.program->memory_reference(op, context, wave, constants);
}
/// The same where mostly one of the others does it, which are for single dwords: they call nothing, so nothing is
/// saved.
template <auto access, auto quick, auto... others>
LOCKSTEP_TARGET_AVX512 [[gnu::noinline]] const MicroOp* run_frequent_memory(const MicroOp* op, Context& context,
                                                                            FastWave& wave, Constants constants) {
  if (is_turn_over(op, context)) [[unlikely]]
    return end_turn_at_access(op, context);
  const MemoryJob& job = context.program->memory_plans[AccessView{*op}.plan()].job;
  if (job.dwords != 1) [[unlikely]]
    return run_any_memory<access>(op, context, wave, constants);
  if (quick(job, wave, context.ports)) [[likely]]
    return next(op + 1, context, wave, constants);
  if constexpr (sizeof...(others) != 0)
    return run_frequent_memory<access, others...>(op, context, wave, constants);
  else
    return run_any_memory<access>(op, context, wave, constants);
}
#endif

/// KernelSet::silicon.
template <NumericFunction function>
MicroOp::Handler silicon_handler([[maybe_unused]] HostIsa isa, [[maybe_unused]] std::uint32_t lanes) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512)
    return lanes == 32 ? avx512::run_silicon<function, 32> : avx512::run_silicon<function, 64>;
  if (isa == HostIsa::avx2) return avx2::run_silicon<function>;
#endif
  return nullptr;
}
/// The same for functions that have vectors with AVX-512 alone.
template <NumericFunction function>
MicroOp::Handler silicon_handler_turns([[maybe_unused]] HostIsa isa, [[maybe_unused]] std::uint32_t lanes) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512)
    return lanes == 32 ? avx512::run_silicon_turns<function, 32> : avx512::run_silicon_turns<function, 64>;
#endif
  return nullptr;
}
template <NumericFunction function>
MicroOp::Handler silicon_handler_f64([[maybe_unused]] HostIsa isa, [[maybe_unused]] std::uint32_t lanes) {
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx512)
    return lanes == 32 ? avx512::run_silicon_f64<function, 32> : avx512::run_silicon_f64<function, 64>;
#endif
  return nullptr;
}
static MicroOp::Handler find_silicon_handler(NumericFunction function, HostIsa isa, std::uint32_t lanes) {
  switch (function) {
    case NumericFunction::rcp_f16: return silicon_handler<NumericFunction::rcp_f16>(isa, lanes);
    case NumericFunction::rsq_f16: return silicon_handler<NumericFunction::rsq_f16>(isa, lanes);
    case NumericFunction::sqrt_f16: return silicon_handler<NumericFunction::sqrt_f16>(isa, lanes);
    case NumericFunction::exp2_f16: return silicon_handler<NumericFunction::exp2_f16>(isa, lanes);
    case NumericFunction::log2_f16: return silicon_handler<NumericFunction::log2_f16>(isa, lanes);
    case NumericFunction::rcp_f32: return silicon_handler<NumericFunction::rcp_f32>(isa, lanes);
    case NumericFunction::rsq_f32: return silicon_handler<NumericFunction::rsq_f32>(isa, lanes);
    case NumericFunction::sqrt_f32: return silicon_handler<NumericFunction::sqrt_f32>(isa, lanes);
    case NumericFunction::exp2_f32: return silicon_handler<NumericFunction::exp2_f32>(isa, lanes);
    case NumericFunction::log2_f32: return silicon_handler<NumericFunction::log2_f32>(isa, lanes);
    case NumericFunction::sin_2pi_f16: return silicon_handler_turns<NumericFunction::sin_2pi_f16>(isa, lanes);
    case NumericFunction::cos_2pi_f16: return silicon_handler_turns<NumericFunction::cos_2pi_f16>(isa, lanes);
    case NumericFunction::sin_2pi_f32: return silicon_handler_turns<NumericFunction::sin_2pi_f32>(isa, lanes);
    case NumericFunction::cos_2pi_f32: return silicon_handler_turns<NumericFunction::cos_2pi_f32>(isa, lanes);
    case NumericFunction::rcp_f64: return silicon_handler_f64<NumericFunction::rcp_f64>(isa, lanes);
    case NumericFunction::rsq_f64: return silicon_handler_f64<NumericFunction::rsq_f64>(isa, lanes);
    case NumericFunction::sqrt_f64: return silicon_handler_f64<NumericFunction::sqrt_f64>(isa, lanes);
    default: return nullptr;
  }
}

#if LOCKSTEP_X86_64
static std::vector<FusedForm> fused_forms_of(HostIsa isa, const IsaOperations& operations, std::uint32_t wave_size) {
  std::vector<FusedForm> forms;
  for (const std::uint16_t number : operations.fused_forms) {
    const FusedFormEntry& entry = fused_form_entry(number);
    const auto handler_of = [&](std::uint16_t operation) {
      return operation == 0 ? nullptr : with_handlers(handler_entry(operation)).on_this_host(wave_size);
    };
    const FusedFormEntry::Handlers& handlers = isa >= HostIsa::avx512 ? entry.avx512 : entry.avx2;
    forms.push_back({handler_of(entry.first), handler_of(entry.second), entry.first_scalars, entry.second_scalars,
                     entry.link, handlers[wave_size == 32 ? 1 : 0]});
  }
  return forms;
}
#endif

KernelSet make_kernel_set(const IsaOperations& operations, [[maybe_unused]] std::uint32_t wave_size) {
  const HostIsa isa = host_isa();
  KernelSet set;
  set.operations = operations;
  set.matrix = choose_matrix_kernels;
  set.wmma = matrix_kernels;
  set.memory = memory_kernels(isa);
  set.blend = {for_avx2<blend>, for_avx2<blend>};
  set.dpp_rows = dpp_rows<PortableDpp>;
  set.dpp_rows_in_exec = dpp_rows_in_exec<PortableDpp>;
  set.silicon = find_silicon_handler;
#if LOCKSTEP_X86_64
  if (isa >= HostIsa::avx2) {
    set.blend = {blend_avx2, blend_avx2};
    set.fused = fused_forms_of(isa, operations, wave_size);
    set.fuse_run = fuse_run;
    set.fuse_halves = fuse_halves;
    const auto lds = run_frequent_memory_avx2<avx2::access_lds<FastWave>>;
    const auto global = run_frequent_memory_avx2<avx2::access_global<FastWave, false>>;
    const auto global_scalar_base = run_frequent_memory_avx2<avx2::access_global<FastWave, true>>;
    set.memory_handlers = {nullptr, lds, global, global_scalar_base, lds, global, global_scalar_base};
  }
  if (isa >= HostIsa::avx512) {
    set.memory_handlers = {
        nullptr,
        run_frequent_memory<avx512::access_lds<FastWave, 64>, avx512::quick_lds<64>, avx512::gather_lds<64>>,
        run_frequent_memory<avx512::access_global<FastWave, false, 64>, avx512::quick_global<false, 64>>,
        run_frequent_memory<avx512::access_global<FastWave, true, 64>, avx512::quick_global<true, 64>>,
        run_frequent_memory<avx512::access_lds<FastWave, 32>, avx512::quick_lds<32>, avx512::gather_lds<32>>,
        run_frequent_memory<avx512::access_global<FastWave, false, 32>, avx512::quick_global<false, 32>>,
        run_frequent_memory<avx512::access_global<FastWave, true, 32>, avx512::quick_global<true, 32>>};
    set.blend = {blend_avx512<false>, blend_avx512<true>};
    set.dpp_rows = dpp_rows<Avx512Dpp>;
    set.dpp_rows_in_exec = dpp_rows_in_exec<Avx512Dpp>;
  }
#endif
  return set;
}

}  // namespace lockstep::fast
