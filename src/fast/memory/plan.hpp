// Plans memory instructions and runs them. What a plan does not cover (indexed buffers, converting
// accesses, GDS, S_ stores, two-address atomics, ...) is the reference's.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "fast/host/host_isa.hpp"
#include "fast/memory/access.hpp"
#include "fast/memory/image/plan.hpp"
#include "fast/memory/job.hpp"
#include "fast/memory/special.hpp"
#include "fast/program/fast_wave.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/memory/complete.hpp"

namespace lockstep::fast {

/// Kinds of plans that have a micro-op handler of their own (where the host has AVX-512), in waves of 64 and of 32.
enum class FrequentAccess : std::uint8_t {
  none,
  lds,
  global,
  global_scalar_base,
  lds_32,
  global_32,
  global_scalar_base_32
};
inline constexpr std::size_t frequent_accesses = 7;

/// A handler and its operands.
struct MemoryPlan {
  using Run = bool (*)(const MemoryJob& job, FastWave& wave, const MemoryPorts& ports);
  Run run = nullptr;  ///< none: the reference has to execute the instruction
  FrequentAccess frequent = FrequentAccess::none;
  MemoryJob job{};
  explicit operator bool() const { return run != nullptr; }
};

/// What plans of image instructions are made of (image/host_kernels.hpp).
struct ImageKernels {
  using Run = MemoryPlan::Run;
  const TexelRows* rows = nullptr;  ///< none: the reference engine executes them
  Run load = nullptr, store = nullptr, update = nullptr, update_wide = nullptr, sample = nullptr;
};

/// What plans are made of: portable code, or a host's vector instructions.
struct MemoryKernels {
  using Run = MemoryPlan::Run;
  const LaneOperations* lanes = &portable_operations;
  Moves (*loads)(std::uint32_t dwords) = &portable_moves<false>;
  Moves (*stores)(std::uint32_t dwords) = &portable_moves<true>;
  /// For whole dwords: the kinds of FrequentAccess from the first on. Absent: access_lds, access_global.
  std::array<Run, frequent_accesses - 1> frequent{};
  ImageKernels images{};
};

/// What owns_scalars asks of a wave.
template <class Isa>
struct ScalarLimit {
  const Isa& of;
  std::uint32_t sgpr_limit = 0;

  const Isa& isa() const { return of; }
};

/// Finds the handler of one instruction.
template <class Isa>
class MemoryPlanner {
 public:
  using W = FastWave;
  using Run = MemoryPlan::Run;

  MemoryPlanner(const Instruction<Isa>& instruction, const MemoryOp& op, const WaveAllocation& allocation,
                std::uint32_t wave_size, const MemoryKernels& kernels)
      : instruction_(instruction), allocation_(allocation), kernels_(kernels) {
    plan_.job.wave_size = static_cast<std::uint8_t>(wave_size);
    plan_.job.op = op;
    plan_.job.host = kernels.lanes;
    plan_.job.group =
        static_cast<std::uint8_t>(wave_size < memory().permute_lanes ? wave_size : memory().permute_lanes);
    plan_.job.buffer = memory().buffer;
    plan_.job.float_rules = memory().float_atomics;
    plan_.job.apertures = memory().apertures;
    plan_.job.scratch_base = memory().scratch_base();
    plan_.job.flat_scratch = static_cast<std::uint16_t>(isa().flat_scratch_lo);
  }

  MemoryPlan plan() {
    const MemoryOp& op = plan_.job.op;
    if (op.channels != 0 || op.add_thread_id || op.fetch_inactive || op.block || op.monitor) return {};
    if (op.address != AddressForm::lds && !plain_access_is_shared) return {};
    if (op.address == AddressForm::image) {
      plan_texels();
      return plan_;
    }
    switch (op.action) {
      case MemoryAction::load:
      case MemoryAction::store:
        if (op.scalar())
          plan_scalar();
        else
          plan_move();
        break;
      case MemoryAction::load_to_lds:
        if (op.lds_address)
          plan_async(Field::vdst, false);
        else
          plan_load_to_lds();
        break;
      case MemoryAction::store_from_lds:
        if (op.lds_address) plan_async(Field::data, true);
        break;
      case MemoryAction::atomic: plan_atomic(); break;
      case MemoryAction::permute:
      case MemoryAction::bpermute:
      case MemoryAction::swizzle: plan_exchange(); break;
      default: break;
    }
    return owned_ ? plan_ : MemoryPlan{};
  }

 private:
  decltype(auto) isa() const { return instruction_.isa(); }
  const MemoryTraits& memory() const { return isa().memory; }
  std::uint32_t field(Field f) const { return instruction_.field(f); }

  void use(Run run) { plan_.run = run; }
  /// `kind` in waves of 64.
  void use_frequent(FrequentAccess kind) {
    const std::size_t in_wave = static_cast<std::size_t>(kind) + (plan_.job.wave_size == row_lanes ? 0 : 3);
    const Run run = kernels_.frequent[in_wave - 1];
    if (run == nullptr) return;
    plan_.run = run;
    plan_.frequent = static_cast<FrequentAccess>(in_wave);
  }

  /// What moves data of the width that take_width found.
  void take_moves() {
    MemoryJob& job = plan_.job;
    job.move = job.store ? kernels_.stores(job.dwords) : kernels_.loads(job.dwords);
    owned_ = owned_ && job.move.lanes != nullptr;
  }

  /// The row of a VGPR operand, which has to be the wave's.
  std::uint16_t vgprs(std::uint32_t number, std::uint32_t count) {
    owned_ = owned_ && allocation_.owns_vgprs(number, count);
    return static_cast<std::uint16_t>(allocation_.row(number));
  }
  std::uint16_t data_vgprs(Field f, std::uint32_t count) {
    return vgprs(lockstep::detail::data_register(instruction_, instruction_.vgpr(f)), count);
  }
  /// SGPRs, by the rule of owns_scalars.
  std::uint16_t scalars(std::uint32_t number, std::uint32_t count) {
    const Isa& of = isa();
    owned_ = owned_ && lockstep::detail::owns_scalars(ScalarLimit<Isa>{of, allocation_.sgprs}, {number, count});
    return static_cast<std::uint16_t>(number);
  }

  /// Width of one datum.
  void take_width() {
    const MemoryOp& op = plan_.job.op;
    if (op.element_bits < 32) {
      plan_.job.part = {static_cast<std::uint8_t>(op.element_bits / 8), op.sign_extend,
                        static_cast<std::uint8_t>(op.d16 == D16::none  ? 0
                                                  : op.d16 == D16::low ? 1
                                                                       : 2)};
      // A store of the low half is a store of the register's low bits.
      if (op.action == MemoryAction::store && op.d16 == D16::low) plan_.job.part.half = 0;
    } else {
      plan_.job.dwords = static_cast<std::uint8_t>(op.element_bits / 32 * op.count);
    }
  }

  void plan_move() {
    MemoryJob& job = plan_.job;
    take_width();
    job.store = job.op.action == MemoryAction::store;
    take_moves();
    const std::uint32_t count = job.dwords == 0 ? 1 : job.dwords;
    if (job.op.address == AddressForm::lds) return plan_lds(count);
    const bool buffer = job.op.address == AddressForm::buffer;
    if (lockstep::detail::loads_to_lds(instruction_, job.op)) {
      job.op.action = MemoryAction::load_to_lds;
      return plan_load_to_lds();
    }
    const Field loaded = buffer ? Field::vdata : Field::vdst, stored = buffer ? Field::vdata : Field::data;
    job.data = data_vgprs(job.store ? stored : loaded, count);
    switch (job.op.address) {
      case AddressForm::global:
        if (job.op.transpose != 0) {
          take_global();
          take_unit();
          use(&load_transposed_tile<W, false>);
        } else if (has_elements()) {
          take_global();
          take_unit();
          use(&access_global_elements<W>);
        } else {
          use_global(take_global());
        }
        break;
      case AddressForm::flat:
        job.offset = lockstep::detail::instruction_offset(instruction_);
        if (memory().flat_scalar_base && lockstep::detail::has_scalar_address(instruction_)) return;
        job.address = vgprs(lockstep::detail::vector_address(instruction_), 2);
        use(&access_flat<W>);
        break;
      case AddressForm::scratch: plan_scratch(); break;
      case AddressForm::buffer:
        if (take_buffer()) use(&access_buffer<W>);
        break;
      default: break;
    }
  }

  /// Address operands of GLOBAL. True: the base is an SGPR pair.
  bool take_global() {
    MemoryJob& job = plan_.job;
    const bool scalar = lockstep::detail::has_scalar_address(instruction_);
    job.offset = lockstep::detail::instruction_offset(instruction_);
    job.address = vgprs(lockstep::detail::vector_address(instruction_), scalar ? 1 : 2);
    job.has_scalar = scalar;
    if (scalar) job.scalar = scalars(field(Field::saddr), 2);
    return scalar;
  }
  /// Is the VGPR beside a scalar base more than a number of bytes?
  bool has_elements() const {
    return lockstep::detail::has_scalar_address(instruction_) &&
           (memory().vector_offset_signed || field(Field::scale_offset) != 0);
  }
  /// The same as take_global, for what knows no such offsets.
  bool take_plain_global() {
    owned_ = owned_ && !has_elements();
    return take_global();
  }

  void plan_scratch() {
    MemoryJob& job = plan_.job;
    job.offset = lockstep::detail::instruction_offset(instruction_);
    job.has_vector = scratch_has_vgpr(instruction_);
    job.has_scalar = lockstep::detail::has_scalar_address(instruction_);
    if (field(Field::scale_offset) != 0) return;
    if (job.has_vector) job.address = vgprs(lockstep::detail::vector_address(instruction_), 1);
    if (job.has_scalar)
      job.scalar =
          field(Field::saddr) == isa().m0 ? static_cast<std::uint16_t>(isa().m0) : scalars(field(Field::saddr), 1);
    use(&access_scratch<W>);
  }

  /// Address operands of a buffer access; false: indexed, or an operand the reference refuses.
  bool take_buffer() {
    MemoryJob& job = plan_.job;
    if (field(Field::idxen) != 0 || job.op.element_bits > 32) return false;
    job.offset = lockstep::detail::instruction_offset(instruction_);
    job.has_vector = field(Field::offen) != 0;
    if (job.has_vector) job.address = vgprs(instruction_.vgpr(Field::vaddr), 1);
    const std::uint32_t soffset = field(Field::soffset);
    if (soffset >= isa().inline_zero) {
      if (!isa().selectors[soffset].is_constant()) return false;
      job.scalar = static_cast<std::uint16_t>(soffset);
    } else {
      const bool always = soffset == isa().m0 || lockstep::detail::names_null(isa(), soffset);
      job.scalar = always ? static_cast<std::uint16_t>(soffset) : scalars(soffset, 1);
    }
    job.resource = scalars(instruction_.scalar_register(Field::srsrc), 4);
    return true;
  }

  void take_unit() {
    MemoryJob& job = plan_.job;
    job.unit = static_cast<std::uint8_t>(lockstep::detail::register_offset_unit(instruction_, job.bytes()));
  }

  /// Between memory and the places in LDS that VGPR `lds` holds.
  void plan_async(Field lds, bool store) {
    MemoryJob& job = plan_.job;
    take_width();
    if (job.dwords == 0 || job.op.address != AddressForm::global) return;
    job.store = store;
    job.data = vgprs(instruction_.vgpr(lds), 1);
    take_global();
    take_unit();
    use(&copy_to_lds<W>);
  }

  void plan_load_to_lds() {
    MemoryJob& job = plan_.job;
    take_width();
    job.store = false;
    take_moves();
    if (job.dwords == 0 || job.dwords == 2 || job.op.d16 != D16::none) return;
    job.m0_mask = low_mask<std::uint32_t>(memory().lds_load_bits);
    if (job.op.address == AddressForm::buffer) {
      if (take_buffer()) use(&load_to_lds<W, LdsSource::buffer>);
    } else if (job.op.address == AddressForm::global) {
      job.m0_mask &= ~3u;
      if (take_plain_global())
        use(&load_to_lds<W, LdsSource::scalar_base>);
      else
        use(&load_to_lds<W, LdsSource::vector_pair>);
    }
  }

  void plan_lds(std::uint32_t count) {
    MemoryJob& job = plan_.job;
    if (field(Field::gds) != 0) return;
    job.address = vgprs(instruction_.vgpr(Field::addr), 1);
    const std::uint32_t unit = job.op.stride * (job.op.element_bits / 8u);
    const bool two = job.op.two_addresses();
    job.offset0 = two ? field(Field::offset0) * unit : field(Field::offset0) | field(Field::offset1) << 8;
    job.offset1 = field(Field::offset1) * unit;
    if (job.store) {
      job.data = data_vgprs(Field::data0, count);
      if (two) job.data1 = data_vgprs(Field::data1, count);
    } else {
      job.data = data_vgprs(Field::vdst, count * (two ? 2 : 1));
      job.data1 = static_cast<std::uint16_t>(job.data + count);
    }
    if (two) {
      if (job.offset0 != job.offset1 && (job.dwords == 1 || job.dwords == 2)) use(&access_lds_twice<W>);
    } else if (job.op.transpose != 0 && memory().transpose_rows == TransposeRows::split) {
      use(&load_transposed_tile<W, true>);
    } else if (job.op.transpose != 0) {
      if (job.dwords != 2) return;
      if (job.op.transpose == 16) use(&read_transposed<W, 16>);
      if (job.op.transpose == 8) use(&read_transposed<W, 8>);
      if (job.op.transpose == 4) use(&read_transposed<W, 4>);
    } else {
      use(&access_lds<W>);
      if (job.dwords != 0) use_frequent(FrequentAccess::lds);
    }
  }

  void use_global(bool scalar_base) {
    use(scalar_base ? &access_global<W, true> : &access_global<W, false>);
    if (plan_.job.dwords == 0) return;
    if (scalar_base)
      use_frequent(FrequentAccess::global_scalar_base);
    else
      use_frequent(FrequentAccess::global);
  }

  void plan_scalar() {
    MemoryJob& job = plan_.job;
    if (job.op.action != MemoryAction::load || job.op.address != AddressForm::scalar) return;
    if (job.op.count == 3 || field(Field::scale_offset) != 0) return;
    const lockstep::detail::ScalarOffset extra = lockstep::detail::scalar_offset_register(instruction_);
    job.offset = lockstep::detail::scalar_immediate(instruction_) & ~std::uint64_t{3};
    job.has_vector = extra.present;
    if (job.has_vector)
      job.address = extra.number == isa().m0 ? static_cast<std::uint16_t>(extra.number) : scalars(extra.number, 1);
    job.scalar = scalars(instruction_.scalar_register(Field::sbase), 2);
    job.dwords = job.op.count;
    job.data = scalars(field(Field::sdata), job.dwords);
    if (job.op.element_bits == 32) use(&load_scalar_memory<W>);
  }

  /// An image instruction. What it does to which image is seen when it runs.
  void plan_texels() {
    MemoryJob& job = plan_.job;
    if (kernels_.images.rows == nullptr) return;
    ImageJob texels;
    if (!plan_image(instruction_, allocation_, job.op, texels)) return;
    texels.rows = kernels_.images.rows;
    const ImageKernels& kernels = kernels_.images;
    switch (job.op.action) {
      case MemoryAction::load: use(kernels.load); break;
      case MemoryAction::store: use(kernels.store); break;
      case MemoryAction::sample: use(kernels.sample); break;
      case MemoryAction::atomic:
        job.data = job.result = texels.data;
        job.dwords = static_cast<std::uint8_t>(job.op.element_bits / 32);
        job.data1 = static_cast<std::uint16_t>(job.data + job.dwords);
        job.returns = lockstep::detail::returns_old_value(instruction_, job.op);
        use(job.dwords == 1 ? kernels.update : kernels.update_wide);
        break;
      default: return;
    }
    job.image = std::make_shared<const ImageJob>(texels);
  }

  void plan_exchange() {
    MemoryJob& job = plan_.job;
    const bool swizzle = job.op.action == MemoryAction::swizzle;
    job.address = vgprs(instruction_.vgpr(Field::addr), 1);
    job.data1 = swizzle ? job.address : data_vgprs(Field::data0, 1);
    job.data = data_vgprs(Field::vdst, 1);
    job.offset0 = field(Field::offset0) | field(Field::offset1) << 8;
    for (std::uint32_t lane = 0; lane < 64 && swizzle; ++lane) {
      job.source[lane] = static_cast<std::uint8_t>(swizzle_source(lane, job.offset0) & 63u);
    }
    use(&exchange<W>);
  }

  void plan_atomic() {
    MemoryJob& job = plan_.job;
    const MemoryOp& op = job.op;
    const bool lds = op.address == AddressForm::lds, global = op.address == AddressForm::global;
    if ((!lds && !global) || op.two_addresses() || op.operand_in_lds ||
        op.atomic == AtomicOperation::conditional_exchange || op.count != 1)
      return;
    const std::uint32_t one = op.element_bits / 32u, operands = op.atomic_operands();
    job.dwords = static_cast<std::uint8_t>(one);
    job.returns = lockstep::detail::returns_old_value(instruction_, op);
    job.data = data_vgprs(lds ? Field::data0 : Field::data, lds ? one : one * operands);
    if (operands == 2) job.data1 = lds ? data_vgprs(Field::data1, one) : static_cast<std::uint16_t>(job.data + one);
    if (job.returns) job.result = data_vgprs(Field::vdst, one);
    if (lds) {
      if (field(Field::gds) != 0) return;
      job.address = vgprs(instruction_.vgpr(Field::addr), 1);
      job.offset0 = field(Field::offset0) | field(Field::offset1) << 8;
      use(one == 1 ? &update_lds<W, std::uint32_t> : &update_lds<W, std::uint64_t>);
    } else if (take_plain_global()) {
      use(one == 1 ? &update_global<W, std::uint32_t, true> : &update_global<W, std::uint64_t, true>);
    } else {
      use(one == 1 ? &update_global<W, std::uint32_t, false> : &update_global<W, std::uint64_t, false>);
    }
  }

  const Instruction<Isa>& instruction_;
  WaveAllocation allocation_;
  const MemoryKernels& kernels_;
  bool owned_ = true;
  MemoryPlan plan_{};
};

/// Plans `instruction`, whose operation is `op`, for waves of `wave_size` lanes with these registers.
template <class Isa>
MemoryPlan plan_memory(const Instruction<Isa>& instruction, const MemoryOp& op, const WaveAllocation& allocation,
                       std::uint32_t wave_size, const MemoryKernels& kernels = {}) {
  return MemoryPlanner<Isa>(instruction, op, allocation, wave_size, kernels).plan();
}

/// Runs a plan. False: nothing has been done, and the reference has to execute the instruction.
inline bool run_memory(const MemoryPlan& plan, FastWave& wave, const MemoryPorts& ports) {
  return plan.run(plan.job, wave, ports);
}

}  // namespace lockstep::fast
