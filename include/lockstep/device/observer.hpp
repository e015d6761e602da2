// The one interface through which a launch is watched: what observers are told, and when. It knows no ISA, so that an
// observer is compiled once.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>

#include "lockstep/base/address_space.hpp"
#include "lockstep/base/callback.hpp"
#include "lockstep/base/fault.hpp"
#include "lockstep/isa/cache_rule.hpp"
#include "lockstep/isa/hazard_family.hpp"
#include "lockstep/isa/memory_geometry.hpp"
#include "lockstep/isa/selector.hpp"
#include "lockstep/isa/state_set.hpp"
#include "lockstep/isa/tables.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/uses/lane_sources.hpp"
#include "lockstep/uses/register_use.hpp"

namespace lockstep {

class MemoryView;
struct Barriers;
struct BitFlow;
struct OperandPlan;

/// A wave, to look at. Valid during the call it is handed to.
struct WaveView {
  std::array<std::uint32_t, 3> workgroup{};
  std::uint32_t member = 0;  ///< number of the workgroup among those that run together, x first
  std::uint32_t wave = 0;    ///< its index in the workgroup
  std::uint32_t lanes = 0;   ///< of a whole wave: 32 or 64
  std::uint64_t exec = 0, vcc = 0;
  std::uint64_t pc = 0;
  std::uint64_t instructions = 0;  ///< executed before
  bool scc = false;
  bool gpr_idx_en = false;                               ///< of MODE: M0 is added to numbers of VGPRs
  std::uint32_t barrier_signals = 0;                     ///< of the workgroup's barrier, by this wave so far
  std::uint32_t barrier_waits = 0;                       ///< completions of it that this wave has waited for
  std::uint32_t cluster_signals = 0, cluster_waits = 0;  ///< the same of the cluster's barrier
  std::uint32_t vgprs = 0, accvgprs = 0, sgprs = 0;      ///< that the wave owns
  const std::uint32_t* scalars = nullptr;                ///< 256, by scalar operand number
  const SelectorTable* selectors = nullptr;              ///< what these numbers mean
  const std::uint32_t* rows = nullptr;                   ///< VGPRs: register n, lane l at rows[64 * n + l]
  const std::uint32_t* accumulators = nullptr;           ///< AccVGPRs in the same way

  std::uint32_t scalar(std::uint32_t number) const { return scalars[number]; }
  /// VGPR `number`, or an AccVGPR from first_accvgpr on where the ISA has them.
  std::uint32_t vector(std::uint32_t lane, std::uint32_t number) const {
    return number < first_accvgpr || accvgprs == 0 ? rows[64 * number + lane]
                                                   : accumulators[64 * (number - first_accvgpr) + lane];
  }
  bool active(std::uint32_t lane) const { return (exec >> lane & 1) != 0; }
};

/// What a memory instruction accesses: the request that the engine makes of it (memory/request.hpp), for any wave size.
struct AccessView {
  const MemoryOp* op = nullptr;
  std::uint64_t lanes = 0;  ///< that take part; bit 0 alone for scalar instructions
  std::uint32_t bytes = 0;  ///< at each address; of a block up to the last one that is accessed
  /// Of a block, bit i for dword i: M0 has no bit for it. It is not accessed, and its register is as if it were not
  /// named.
  std::uint32_t left_out = 0;
  bool returns = false;  ///< an atomic that gives back the old value
  bool both = false;     ///< address1 is accessed, too
  const AddressSpace* space = nullptr;
  const std::uint64_t* address = nullptr;   ///< by lane; LDS and scratch count from 0
  const std::uint64_t* address1 = nullptr;  ///< second LDS address; the LDS side of a load to LDS or a store from it
  /// Parts outside a buffer's bounds, which are not accessed: bit i for dword i, all bits for what goes as a whole.
  const std::uint16_t* dropped = nullptr;

  bool reads() const { return op->action != MemoryAction::store; }  ///< memory, or LDS
  bool writes() const { return op->action == MemoryAction::store || atomic() || from_lds(); }
  bool atomic() const { return op->action == MemoryAction::atomic; }
  bool to_lds() const { return op->action == MemoryAction::load_to_lds; }
  bool from_lds() const { return op->action == MemoryAction::store_from_lds; }

  /// Calls `visit(first byte, bytes)` for what the lane accesses from its address on, piece by piece: nearly always
  /// for all of it at once.
  template <class Visit>
  void each_piece(std::uint32_t lane, Visit&& visit) const {
    const std::uint32_t out = left_out | dropped[lane];
    if (out == 0) return visit(std::uint32_t{0}, bytes);
    each_piece_but(out, visit);
  }
  /// Bytes of a lane, those outside a buffer's bounds included.
  std::uint32_t asked_bytes() const {
    return left_out == 0 ? bytes : bytes - 4 * static_cast<std::uint32_t>(std::popcount(left_out & in(bytes)));
  }
  /// Bytes of a lane's side in LDS of a load to LDS or a store from it. At M0's address stand whole dwords: a byte is
  /// extended to one, and the channels of a format make one.
  std::uint32_t lds_bytes() const {
    if (op->lds_address) return bytes;
    return op->channels != 0 ? 4 : (bytes + 3) / 4 * 4;
  }
  /// Is register `index` of the data one that the access neither reads nor writes?
  bool leaves_out(std::uint32_t index) const { return index < 32 && (left_out >> index & 1) != 0; }

 private:
  /// The dwords of so many bytes, as bits.
  static std::uint32_t in(std::uint32_t bytes) { return bytes >= 128 ? ~0u : (1u << (bytes + 3) / 4) - 1; }
  template <class Visit>
  void each_piece_but(std::uint32_t out, Visit& visit) const {
    for (std::uint32_t rest = ~out & in(bytes); rest != 0;) {
      const auto first = static_cast<std::uint32_t>(std::countr_zero(rest));
      const auto count = static_cast<std::uint32_t>(std::countr_one(rest >> first));
      visit(4 * first, std::min(4 * count, bytes - 4 * first));
      rest &= ~(in(4 * count) << first);
    }
  }
};

/// An instruction about to execute, or just executed.
struct Step {
  WaveView wave;
  std::uint32_t number = 0;  ///< of what is known of it, from 1 on: with the same number comes the same instruction
  const InstructionInfo* info = nullptr;
  const InstructionInfo* second = nullptr;  ///< of two instructions in one: of the second; else null
  std::span<const std::uint32_t> words;     ///< as many as it has
  const Uses* uses = nullptr;               ///< as long as the launch
  /// Of an operation, and of the second of two in one: its operands (operand/plan.hpp), and which of their bits reach
  /// which bits of the results (isa/bit_flow.hpp). Null where the instruction is none.
  std::array<const OperandPlan*, 2> operands{};
  std::array<const BitFlow*, 2> bit_flow{};
  const AccessView* access = nullptr;  ///< none: it accesses no memory
  std::uint64_t pc = 0;                ///< of this instruction, also after it executed
  Signal signal = Signal::none;        ///< after: what it asks of the machine
  /// Observer::moved tells what it accesses: of samples of images, and of the tensor data mover.
  bool moves = false;
  bool dpp = false;                       ///< a source comes by DPP of rows or quads
  bool by_dpp = false;                    ///< a source comes by DPP of any kind
  const LaneMover* lane_mover = nullptr;  ///< before, of one that reads registers of other lanes: which
  bool part = false;                      ///< its result goes into a part of a register, by OP_SEL or SDWA
  bool wide_elements = false;             ///< a matrix instruction whose CBSZ or BLGP names elements of 8 bits
  std::uint32_t idle_states = 0;          ///< wait states beyond its own: S_NOP
  std::int32_t barrier = 0;               ///< that S_BARRIER_WAIT names
  bool signalled = false;                 ///< after: it signalled the workgroup's barrier
  const Barriers* barriers = nullptr;     ///< of the workgroup (state/barriers.hpp), as they are before or after
  std::uint32_t joined = 0;               ///< the named barrier that the wave has joined, before or after; 0: none
  bool signalled_cluster = false;         ///< after: it signalled the cluster's barrier
  std::uint32_t sync_resource = 0;        ///< after: of global wave sync, the resource
};

/// What is known of a launch before its first workgroup.
struct LaunchView {
  std::array<std::uint32_t, 3> grid{};  ///< in workgroups
  std::uint32_t wave_lanes = 0;
  std::uint32_t lds_bytes = 0;                    ///< of a workgroup
  std::uint32_t scratch_bytes = 0;                ///< of a lane
  HazardFamily hazards{};                         ///< which wait states are left to software
  bool counts_translations = false;               ///< the ISA has XCNT: address translations on their way
  bool waves_apart = false;                       ///< waves of a workgroup may have caches of their own
  MemoryGeometry geometry{};                      ///< banks of LDS, cache lines
  std::uint64_t entry = 0;                        ///< pc of the first instruction
  std::uint64_t file_entry = 0;                   ///< its virtual address in the code object
  std::array<std::uint32_t, 3> block{};           ///< of a whole workgroup, in work-items
  std::array<std::uint32_t, 3> cluster{1, 1, 1};  ///< workgroups of a cluster
  std::uint32_t resident = 1;                     ///< workgroups that run together: of a cluster, or all
  std::uint32_t exec_number = 0, vcc_number = 0;  ///< the scalar operand numbers of EXEC_LO and VCC_LO
  const MemoryView* memory = nullptr;             ///< global memory, of the launch's time
  const SelectorTable* selectors = nullptr;       ///< what scalar operand numbers mean
  /// An instruction's words as text of the assembler.
  Callback<std::string(std::span<const std::uint32_t> words)> disassemble;
  /// What an instruction does with the caches between waves, by its words.
  Callback<CacheUse(std::span<const std::uint32_t> words)> cache_use;
  const CacheRules* caches = nullptr;  ///< of the ISA
  /// By WaitCounter: as many accesses as the counter holds; 0: it is not known. One more is issued when the oldest has
  /// returned.
  std::array<std::uint8_t, wait_counters> counter_most{};

  /// Workgroups of a cluster.
  std::uint32_t cluster_size() const { return cluster[0] * cluster[1] * cluster[2]; }
  /// The address as llvm-objdump -d prints it.
  std::uint64_t file_pc(std::uint64_t pc) const { return pc - entry + file_entry; }
};

/// Registers that a wave finds set when it starts.
struct StartView {
  WaveView wave;
  std::uint64_t scalars[4] = {};         ///< bit n of 256: scalar register n is set
  std::array<std::uint64_t, 8> vgprs{};  ///< lanes of VGPR n that are set: of work-items; VGPRs beyond are not
};

/// Watches one launch. Everything is called on one thread, workgroups one after the other. Those of a cluster, and all
/// of a cooperative launch, run together: they begin one after the other, then come the steps of all
/// (WaveView::member), then they end in the order in which they began. An exception thrown here ends the launch as a
/// fault.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void launch_begins(const LaunchView&) {}
  virtual void workgroup_begins(std::span<const std::uint32_t, 3> /*id*/, std::uint32_t /*waves*/) {}
  virtual void wave_begins(const StartView&) {}
  /// The instruction is legal and about to execute.
  virtual void before(const Step&) {}
  /// It has executed without a fault.
  virtual void after(const Step&) {}
  /// Then, of the tensor data mover, part after part what it has moved: `access` is a load to LDS, a store from it, or
  /// a store to LDS of zeros, by the wave's lanes. Of a sample of an image, `access` is a load: of the first texel of
  /// each lane, then of the second one, and so on.
  virtual void moved(const Step&) {}
  /// It faulted. True: go on as if the lane at fault had not taken part (only asked of faults of one lane's memory).
  virtual bool skip_fault(const Step&, const Fault&) { return false; }
  /// Ended, or gave up by a fault.
  virtual void workgroup_ends(const Fault&) {}
};

}  // namespace lockstep
