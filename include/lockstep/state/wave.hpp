// The architectural state of one wave.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "lockstep/core/mode.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/isa/isa_pointer.hpp"
#include "lockstep/isa/memory_traits.hpp"
#include "lockstep/state/barriers.hpp"
#include "lockstep/state/sized_rows.hpp"

namespace lockstep {

/// How much state a wave carries. The full shape of an ISA is the default; constant evaluation, where every
/// register costs, uses a few lanes and registers. Lanes beyond `lanes` do not exist: their EXEC bits are kept
/// like any other but nothing is executed for them.
/// `wave_size` is the number of lanes that the program was compiled for, 32 or 64, and so the width of lane masks.
struct WaveShape {
  std::uint16_t lanes = 64;
  std::uint16_t vgprs = 256;     ///< at most the ISA's
  std::uint16_t accvgprs = 256;  ///< at most the ISA's
  std::uint16_t wave_size = 64;  ///< bits of a lane mask; at least `lanes`
  /// Dwords from one row of VGPRs to the next.
  constexpr std::uint32_t row_lanes() const { return lanes == wave_size ? 64 : lanes; }
  constexpr bool operator==(const WaveShape&) const = default;
};

namespace detail {
template <class Isa>
constexpr WaveShape whole_wave(std::uint16_t size) {
  if constexpr (std::is_empty_v<Isa>) {
    return {size, Isa::arch_vgprs, Isa::max_vgprs - Isa::arch_vgprs, size};
  } else {
    return Isa::largest_shape(size);
  }
}
}  // namespace detail

/// All of a wave of `size` lanes. For an ISA that has data: enough for each ISA that has waves of this size.
template <class Isa, std::uint16_t size = Isa::wave_sizes[0]>
inline constexpr WaveShape full_shape = detail::whole_wave<Isa>(size);

/// The sizes of waves that code for the ISA is compiled for. For an ISA that has data: all that there are.
template <class Isa>
inline constexpr auto compiled_wave_sizes = [] {
  if constexpr (std::is_empty_v<Isa>) {
    return Isa::wave_sizes;
  } else {
    return std::array<std::uint16_t, 2>{32, 64};
  }
}();

/// What the scheduler of a workgroup needs to know of a wave.
enum class WaveStatus : std::uint8_t { running, at_barrier, ended };

/// What each scalar operand number reads as when a wave starts, as a 32-bit operand: 0 for registers, their value for
/// inline constants.
constexpr std::array<std::uint32_t, 256> scalars_of(const SelectorTable& selectors) {
  std::array<std::uint32_t, 256> s{};
  for (std::size_t i = 0; i < s.size(); ++i) {
    const Selector selector = selectors[i];
    if (selector.is_constant()) s[i] = static_cast<std::uint32_t>(inline_constant(selector, {}, 32));
  }
  return s;
}

/// The same once, to be copied: for an ISA without data.
template <class Isa>
inline constexpr std::array<std::uint32_t, 256> fresh_scalars = scalars_of(Isa::selectors);

/// The same for any ISA.
template <class Isa>
constexpr const std::array<std::uint32_t, 256>& initial_scalars(const Isa& isa) {
  if constexpr (std::is_empty_v<Isa>) {
    return fresh_scalars<Isa>;
  } else {
    return isa.initial_scalars;
  }
}

/// What a wave has besides vector registers: the same for all ISAs, and so for code that need not know which one it
/// runs. `s` is indexed by scalar operand number: SGPRs, VCC, trap registers, M0 and EXEC live in it, and the inline
/// constants stand in place, so that a scalar read is one load.
class WaveState {
 public:
  std::array<std::uint32_t, 256> s{};
  std::uint64_t pc = 0;  ///< byte address of the next instruction
  Mode mode{};
  bool scc = false;
  /// Does arithmetic raise its exception flags in `trap_status`? That takes time; a program that never looks at them
  /// may switch it off.
  bool raises_exceptions = true;
  WaveStatus state = WaveStatus::running;
  WaveBarriers barriers{};

  // Allocation: a register at or beyond its limit belongs to somebody else.
  std::uint16_t vgpr_limit = 0;     ///< where the wave has AccVGPRs: ACCUM_OFFSET, the row of the first one
  std::uint16_t accvgpr_limit = 0;  ///< AccVGPRs
  std::uint16_t sgpr_limit = 0;

  /// Apertures as the 64-bit selectors SRC_SHARED_BASE, SRC_SHARED_LIMIT, SRC_PRIVATE_BASE, SRC_PRIVATE_LIMIT give
  /// them.
  std::array<std::uint64_t, 4> apertures{};
  std::uint64_t flat_scratch = 0;     ///< base of this wave's scratch, where the ISA keeps it out of the SGPRs
  std::uint64_t scratch_address = 0;  ///< where this wave's scratch lies, if it has a device address (ScratchBase)
  std::uint32_t trap_status = 0;      ///< HW_REG_TRAPSTS, on GFX12 EXCP_FLAG_USER
  std::uint32_t hw_id = 0;            ///< HW_REG_HW_ID
  std::uint32_t gpr_alloc = 0;        ///< HW_REG_GPR_ALLOC
  std::uint32_t lds_alloc = 0;        ///< HW_REG_LDS_ALLOC
  std::uint32_t xcc_id = 0;           ///< HW_REG_XCC_ID
  std::uint32_t ib_sts2 = 0;          ///< HW_REG_IB_STS2: cluster and workgroup in it
  std::uint64_t instructions = 0;     ///< executed so far; also what S_MEMTIME counts

  /// The pair of scalar registers from `number` on. Not for NULL, whose neighbour is M0: read_scalar knows NULL's
  /// pair.
  constexpr std::uint64_t scalar_pair(std::uint32_t number) const {
    return s[number] | static_cast<std::uint64_t>(s[number + 1]) << 32;
  }
  constexpr void set_scalar_pair(std::uint32_t number, std::uint64_t value) {
    s[number] = static_cast<std::uint32_t>(value);
    s[number + 1] = static_cast<std::uint32_t>(value >> 32);
  }

  constexpr bool operator==(const WaveState&) const = default;
};

/// The registers of a wave, whatever its size. `v` is the unified file: first VGPRs, and from ACCUM_OFFSET on AccVGPRs,
/// which are numbered from `first_accvgpr()`. A VGPR at or above ACCUM_OFFSET is an AccVGPR under another name: with 32
/// VGPRs v40 is a8 (LLVM AMDGPUUsage, ACCUM_OFFSET; published kernels of gfx942 name it so).
/// Whole waves of both sizes have rows of 64 dwords, so that code for rows need not know the size. In a wave of 32 the
/// upper half is not used: it may hold anything.
/// `vgprs` and `accvgprs` say how many rows there are; a wave uses at most as many as its ISA has.
/// `State` is WaveState, or a class that adds to it.
/// `Rows` is an array of all rows, or SizedRows: then the wave has those of its allocation alone, and `allocate`
/// changes that.
template <class IsaType, std::uint32_t row_lanes, std::uint16_t vgprs, std::uint16_t accvgprs, class State = WaveState,
          class Rows = std::array<std::array<std::uint32_t, row_lanes>, vgprs + accvgprs>>
class WaveRegisters : public State {
 public:
  using Isa = IsaType;
  using Row = std::array<std::uint32_t, row_lanes>;

  static constexpr std::uint32_t rows = vgprs + accvgprs;
  static constexpr bool sized = std::is_same_v<Rows, SizedRows<row_lanes>>;
  alignas(64) Rows v{};  // no row straddles cache lines

  /// A wave of an ISA that has data has no ISA yet, and no registers: `reset` gives them to it.
  constexpr WaveRegisters() {
    if constexpr (std::is_empty_v<Isa>) reset_state();
  }
  constexpr explicit WaveRegisters(const Isa& isa) : isa_(isa) { reset_state(); }
  /// With so many registers, at most the ISA's.
  WaveRegisters(const Isa& isa, std::uint32_t used, std::uint32_t used_acc) requires sized : isa_(isa) {
    reset_state(used, used_acc);
  }

  /// From now on the wave has so many VGPRs and AccVGPRs, at most the ISA's: ACCUM_OFFSET moves with the VGPRs. New
  /// rows are zero, and rows that stay keep their values.
  void allocate(std::uint32_t used, std::uint32_t used_acc) requires sized {
    set_limits(used, used_acc);
    v.resize(allocated_rows());
  }

  constexpr decltype(auto) isa() const { return *isa_; }
  /// The number of AccVGPR 0: as many VGPRs as an instruction can name.
  constexpr std::uint32_t first_accvgpr() const { return isa().arch_vgprs; }

  constexpr std::uint32_t m0() const { return this->s[isa().m0]; }
  constexpr void set_m0(std::uint32_t value) { this->s[isa().m0] = value; }

  /// Row of `v` that holds register `number` (from `first_accvgpr()` on an AccVGPR). Only for numbers `has_vgprs`
  /// accepts.
  constexpr std::uint32_t row(std::uint32_t number) const {
    return number < first_accvgpr() ? number : number - first_accvgpr() + this->vgpr_limit;
  }
  /// From this number on a VGPR is an AccVGPR: ACCUM_OFFSET, or what no VGPR has where the wave has no AccVGPRs or they
  /// have a file of their own.
  constexpr std::uint32_t accum_offset() const {
    return this->accvgpr_limit != 0 && divides_vgprs(isa().memory.abi) ? this->vgpr_limit : first_accvgpr();
  }
  /// `number`, of an AccVGPR where it names one.
  constexpr std::uint32_t own_name(std::uint32_t number) const {
    const bool other = number >= accum_offset() && number < first_accvgpr();
    return other ? number - accum_offset() + first_accvgpr() : number;
  }
  /// Rows that are allocated to the wave.
  constexpr std::uint32_t allocated_rows() const { return std::uint32_t{this->vgpr_limit} + this->accvgpr_limit; }
  /// VGPRs have smaller numbers than this, also those that are AccVGPRs.
  constexpr std::uint32_t vgpr_end() const {
    const std::uint32_t rows_of_vgprs = divides_vgprs(isa().memory.abi) ? allocated_rows() : this->vgpr_limit;
    return std::min(rows_of_vgprs, first_accvgpr());
  }
  /// Are `count` registers from `number` on allocated to the wave, and of one kind?
  constexpr bool has_vgprs(std::uint32_t number, std::uint32_t count = 1) const {
    if constexpr (sized) {  // also after somebody wrote the limits
      if (std::size_t{row(number)} + count > v.size()) return false;
    }
    if (number < first_accvgpr()) return number + count <= vgpr_end();
    return number - first_accvgpr() + count <= this->accvgpr_limit;
  }
  /// Where rows are sized, a register beyond them reads as 0 and is not written.
  constexpr std::uint32_t vgpr(std::uint32_t lane, std::uint32_t number) const {
    if constexpr (sized) {
      if (row(number) >= v.size()) return 0;
    }
    return v[row(number)][lane];
  }
  constexpr void set_vgpr(std::uint32_t lane, std::uint32_t number, std::uint32_t value) {
    if constexpr (sized) {
      if (row(number) >= v.size()) return;
    }
    v[row(number)][lane] = value;
  }

  /// Back to how a wave is constructed, but for registers beyond the first `used` and `used_acc`: a wave with these
  /// limits cannot see them. Where rows are sized, it has these registers from now on. `raises_exceptions` stays.
  constexpr void reset(std::uint32_t used, std::uint32_t used_acc) {
    if constexpr (sized) {
      v.clear();
      reset_state(used, used_acc);
    } else {
      clear_rows(std::min<std::uint32_t>(used + used_acc, rows));
      reset_state();
    }
    this->pc = this->flat_scratch = this->scratch_address = this->instructions = 0;
    this->scc = false;
    this->state = WaveStatus::running;
    this->barriers = {};
    this->apertures = {};
    this->trap_status = this->hw_id = this->gpr_alloc = this->lds_alloc = this->xcc_id = this->ib_sts2 = 0;
  }

  /// The same for a wave of `isa`.
  constexpr void reset(const Isa& isa, std::uint32_t used, std::uint32_t used_acc) {
    isa_ = isa;
    reset(used, used_acc);
  }

  constexpr bool operator==(const WaveRegisters&) const = default;

 private:
  constexpr void reset_state(std::uint32_t used = vgprs, std::uint32_t used_acc = accvgprs) {
    const std::array<std::uint32_t, 256>& scalars = initial_scalars<Isa>(isa());
    if (std::is_constant_evaluated()) {
      this->s = scalars;
    } else {
      // (Of a known number of bytes, compilers make a `rep stos`.)
      std::size_t bytes = sizeof scalars;
      asm("" : "+r"(bytes));
      std::memcpy(this->s.data(), scalars.data(), bytes);
    }
    this->mode = Mode(Mode::default_bits | isa().mode_layout.fixed);
    set_limits(used, used_acc);
    this->sgpr_limit = static_cast<std::uint16_t>(isa().sgpr_count);
    if constexpr (sized) v.resize(allocated_rows());
  }
  constexpr void set_limits(std::uint32_t used, std::uint32_t used_acc) {
    const std::uint32_t most = isa().arch_vgprs, most_acc = isa().max_vgprs - isa().arch_vgprs;
    this->vgpr_limit = static_cast<std::uint16_t>(std::min(std::min<std::uint32_t>(used, vgprs), most));
    this->accvgpr_limit = static_cast<std::uint16_t>(std::min(std::min<std::uint32_t>(used_acc, accvgprs), most_acc));
  }

  /// All at once: row by row, compilers write a `rep stos` for each, and starting it costs more than the row.
  constexpr void clear_rows(std::uint32_t count) {
    if (std::is_constant_evaluated()) {
      for (std::uint32_t i = 0; i < count; ++i) v[i] = Row{};
    } else if (count != 0) {
      std::memset(v.data(), 0, count * sizeof(Row));
    }
  }

  [[no_unique_address]] IsaPointer<Isa> isa_{};
};

namespace detail {
/// A class of its own: g++ 12 does not survive an alias whose arguments are members of full_shape<Isa>.
template <class Isa, WaveShape Shape>
struct RegistersOfShape {
  using Type = WaveRegisters<Isa, Shape.row_lanes(), Shape.vgprs, Shape.accvgprs>;
};
}  // namespace detail

/// The registers of a wave of this shape.
template <class Isa, WaveShape Shape>
using RegistersOf = typename detail::RegistersOfShape<Isa, Shape>::Type;

/// One wave.
/// Lane masks (VCC, EXEC, carries, results of compares) have one bit a lane. In a wave of 32 lanes that is one scalar
/// register: VCC is VCC_LO, EXEC is EXEC_LO, and VCC_HI and EXEC_HI are scalar registers like any other.
/// `Registers` are those of the shape, or a class that adds to them.
template <class Isa, WaveShape Shape = full_shape<Isa>, class Registers = RegistersOf<Isa, Shape>>
class Wave : public Registers {
 public:
  static constexpr WaveShape shape = Shape;
  static constexpr std::uint32_t lanes = Shape.lanes;
  static constexpr std::uint32_t wave_size = Shape.wave_size;  ///< bits of a lane mask
  static_assert((wave_size == 32 || wave_size == 64) && lanes <= wave_size);

  constexpr Wave() {}
  constexpr explicit Wave(const Isa& isa) : Registers(isa) {}
  /// Where rows are sized: with so many VGPRs and AccVGPRs.
  Wave(const Isa& isa, std::uint32_t used, std::uint32_t used_acc) requires Registers::sized
      : Registers(isa, used, used_acc) {}

  /// The lane mask that starts in scalar register `number`; bits beyond the wave's size are 0.
  constexpr std::uint64_t lane_mask(std::uint32_t number) const {
    if constexpr (wave_size == 32) return this->s[number];
    return this->scalar_pair(number);
  }
  /// Bits beyond the wave's size are dropped.
  constexpr void set_lane_mask(std::uint32_t number, std::uint64_t value) {
    if constexpr (wave_size == 32) {
      this->s[number] = static_cast<std::uint32_t>(value);
    } else {
      this->set_scalar_pair(number, value);
    }
  }

  constexpr std::uint64_t exec() const { return lane_mask(this->isa().exec_lo); }
  constexpr void set_exec(std::uint64_t value) { set_lane_mask(this->isa().exec_lo, value); }
  constexpr bool exec_lane(std::uint32_t lane) const { return (exec() >> lane & 1) != 0; }
  constexpr std::uint64_t vcc() const { return lane_mask(this->isa().vcc_lo); }
  constexpr void set_vcc(std::uint64_t value) { set_lane_mask(this->isa().vcc_lo, value); }

  constexpr bool operator==(const Wave&) const = default;
};

}  // namespace lockstep
