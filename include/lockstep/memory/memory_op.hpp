// What a memory instruction does, as data. The generator writes one MemoryOp per memory instruction from the
// <Memory> entries of vendor-xml/semantics/memory_*.xml; the handlers in this folder act on the descriptor
// and never on an instruction's name.
#pragma once

#include <cstdint>

#include "lockstep/isa/instruction_traits.hpp"
#include "lockstep/isa/state_set.hpp"

namespace lockstep {

enum class MemoryAction : std::uint8_t {
  none,  ///< no effect in this machine: cache write-back, invalidate, discard, probe, prefetch
  load,
  store,
  atomic,
  load_to_lds,     ///< memory to LDS, no VGPR written
  store_from_lds,  ///< LDS to memory
  permute,         ///< lane exchange by destination lane
  bpermute,        ///< lane exchange by source lane
  swizzle,         ///< lane exchange by an immediate pattern
  append,          ///< LDS counter += number of active lanes, old value returned
  consume,         ///< LDS counter -= number of active lanes, old value returned
  tensor_load,     ///< a tile of a tensor in memory to LDS
  tensor_store,
  sample,      ///< texels of an image, filtered
  image_size,  ///< of an image, as its descriptor says
  clock,       ///< 64-bit cycle counter
  realtime,    ///< 64-bit constant-rate counter
  wave_sync,   ///< a resource of global wave sync
};

/// How the address is formed.
enum class AddressForm : std::uint8_t {
  none,            ///< no address
  scalar,          ///< SMEM: SGPR pair + offset
  scalar_buffer,   ///< SMEM: buffer descriptor + offset
  scalar_scratch,  ///< SMEM: SGPR pair + 64-byte scaled offset
  flat,            ///< 64-bit VGPR address; its high half picks global, LDS or scratch
  global,          ///< 64-bit VGPR address, or SGPR pair + 32-bit VGPR offset
  scratch,         ///< private memory: VGPR and/or SGPR offset
  lds,             ///< 32-bit VGPR byte address
  buffer,          ///< MUBUF, MTBUF: buffer descriptor with index and offset
  image,           ///< MIMG, VIMAGE, VSAMPLE: image descriptor with coordinates
};

/// Which half of the register a 16-bit datum uses.
enum class D16 : std::uint8_t { none, low, high };

enum class AtomicOperation : std::uint8_t {
  none,
  swap,
  compare_swap,
  add,
  subtract,
  reverse_subtract,  ///< data - memory
  minimum,
  maximum,
  bit_and,
  bit_or,
  bit_xor,
  increment,             ///< memory >= data ? 0 : memory + 1
  decrement,             ///< memory == 0 or memory > data ? data : memory - 1
  masked_or,             ///< (memory & ~data) | data1
  wrap,                  ///< memory >= data ? memory - data : memory + data1
  conditional_exchange,  ///< per dword: stored (top bit cleared) only if data's top bit is set
  subtract_clamp,        ///< memory < data ? 0 : memory - data
  conditional_subtract,  ///< memory >= data ? memory - data : memory
  minimum_number,        ///< floats: a NaN loses against a number
  maximum_number,
  barrier_arrive,      ///< a barrier's cell in LDS: counts down by data, and begins a new phase below zero
  barrier_arrive_one,  ///< the same by one, without data
};

enum class AtomicType : std::uint8_t { none, u32, i32, u64, i64, f32, f64, pk_f16, pk_bf16 };

constexpr bool is_float(AtomicType type) { return type >= AtomicType::f32; }
static_assert(!is_float(AtomicType::none) && !is_float(AtomicType::u32) && !is_float(AtomicType::i32) &&
              !is_float(AtomicType::u64) && !is_float(AtomicType::i64));
static_assert(is_float(AtomicType::f64) && is_float(AtomicType::pk_f16) && is_float(AtomicType::pk_bf16));

/// Whether an atomic writes the value from before the operation to its destination.
enum class Returns : std::uint8_t { never, always, by_bit /**< SC0, GLC or TH[0] */ };

/// How far a load or store reaches, by its bits of scope.
enum class AccessScope : std::uint8_t {
  near,     ///< its workgroup: atomic ones of that scope look like others
  device,   ///< the device, or the system
  unknown,  ///< the ISA's stores do not tell
};

/// What is done at a resource of global wave sync (state/wave_sync.hpp).
enum class WaveSync : std::uint8_t {
  none,
  init,         ///< sets the counter
  arrive,       ///< at a barrier, and gives the counter of the next one
  acquire,      ///< a semaphore
  release_one,  ///< of the waves that want to pass a semaphore
  release,      ///< as many as the operand says
  release_all,  ///< that wait
};

/// Where the element format of a converting access comes from.
enum class FormatSource : std::uint8_t {
  none,
  resource,     ///< MUBUF *_FORMAT_*: DATA_FORMAT/NUM_FORMAT of the descriptor
  instruction,  ///< MTBUF: DFMT and NFMT, or FORMAT
};

struct MemoryOp {
  MemoryAction action = MemoryAction::none;
  AddressForm address = AddressForm::none;
  std::uint8_t element_bits = 32;  ///< bits of one element in memory: 8, 16, 32, 64
  std::uint8_t count = 1;          ///< elements at one address; registers are filled in ascending order
  bool sign_extend = false;        ///< 8- and 16-bit loads
  D16 d16 = D16::none;
  AtomicOperation atomic = AtomicOperation::none;
  AtomicType type = AtomicType::none;
  Returns returns = Returns::never;
  std::uint8_t stride = 0;     ///< two-address LDS forms: OFFSET0/1 count units of stride elements (1 or 64); else 0
  std::uint8_t transpose = 0;  ///< transposing LDS loads: element bits 4, 6, 8, 16; else 0
  std::uint8_t channels = 0;   ///< converting accesses: number of channels 1..4; else 0
  FormatSource format = FormatSource::none;
  bool add_thread_id = false;    ///< *_ADDTID: 4 * lane in place of the VGPR; in LDS and M0
  bool comparand_first = false;  ///< compare_swap with the comparand in the first data operand
  bool fetch_inactive = false;   ///< bpermute: lanes that are switched off can be read
  bool block = false;            ///< up to 32 registers, those that M0 has bits for
  bool lds_address = false;      ///< load_to_lds, store_from_lds: a VGPR holds the LDS address, else M0
  bool monitor = false;          ///< a load that asks to be told of changes: aligned as an atomic
  bool multicast = false;        ///< a load for the workgroups of a cluster that M0 has bits for
  bool operand_in_lds = false;   ///< DS_*_SRC2: an atomic whose operand stands in LDS, at a second address
  WaveSync sync = WaveSync::none;

  constexpr bool two_addresses() const { return stride != 0; }
  constexpr bool scalar() const {
    return address == AddressForm::scalar || address == AddressForm::scalar_buffer ||
           address == AddressForm::scalar_scratch || action == MemoryAction::clock ||
           action == MemoryAction::realtime || tensor();
  }
  /// Moved by the tensor data mover, as a descriptor in scalar registers says.
  constexpr bool tensor() const { return action == MemoryAction::tensor_load || action == MemoryAction::tensor_store; }
  /// Does it load, store or update memory or LDS? (Lane exchanges, clocks and caches do not.)
  constexpr bool accesses() const {
    switch (action) {
      case MemoryAction::load:
      case MemoryAction::store:
      case MemoryAction::atomic:
      case MemoryAction::load_to_lds:
      case MemoryAction::store_from_lds:
      case MemoryAction::append:
      case MemoryAction::consume:
      case MemoryAction::tensor_load:
      case MemoryAction::tensor_store:
      case MemoryAction::sample: return true;
      case MemoryAction::none:
      case MemoryAction::permute:
      case MemoryAction::bpermute:
      case MemoryAction::swizzle:
      case MemoryAction::image_size:
      case MemoryAction::clock:
      case MemoryAction::realtime:
      case MemoryAction::wave_sync: return false;
    }
    return false;
  }
  /// An atomic on floats that other workgroups can see, so not one of LDS or scratch: its result may depend on the
  /// order of updates, as sums do, which are rounded.
  constexpr bool is_float_update() const {
    return action == MemoryAction::atomic && is_float(type) && address != AddressForm::lds &&
           address != AddressForm::scratch;
  }
  /// Global wave sync with a number of waves: the operand of the first lane that is active.
  constexpr bool counts_waves() const {
    return sync == WaveSync::init || sync == WaveSync::arrive || sync == WaveSync::release;
  }
  /// How often it is requested: each part moves four dwords a lane at most.
  constexpr std::uint32_t parts() const { return block ? most_parts : 1; }
  static constexpr std::uint32_t most_parts = 8;
  /// A load that writes one half of its (last) register and keeps the other.
  constexpr bool keeps_half() const {
    return action == MemoryAction::load && d16 != D16::none && (channels == 0 || channels % 2 == 1);
  }
  /// Operands of an atomic in registers: compare_swap, masked_or and wrap take two.
  constexpr std::uint32_t atomic_operands() const {
    if (atomic == AtomicOperation::barrier_arrive_one || operand_in_lds) return 0;
    return atomic == AtomicOperation::compare_swap || atomic == AtomicOperation::masked_or ||
                   atomic == AtomicOperation::wrap
               ? 2
               : 1;
  }
  /// Bytes at one address, of one part. 0 when the format decides.
  constexpr std::uint32_t bytes() const {
    return channels != 0 || address == AddressForm::image ? 0 : std::uint32_t{element_bits} * count / 8;
  }
  constexpr bool operator==(const MemoryOp&) const = default;
};

/// The unit that executes it.
constexpr InstructionClass memory_unit(const MemoryOp& op) {
  if (op.scalar()) return InstructionClass::smem;
  return op.address == AddressForm::lds ? InstructionClass::lds : InstructionClass::vmem;
}

constexpr MemoryAccess memory_access(const MemoryOp& op) {
  switch (op.action) {
    case MemoryAction::none: return MemoryAccess::none;
    case MemoryAction::wave_sync:
    case MemoryAction::atomic: return MemoryAccess::atomic;
    case MemoryAction::store:
    case MemoryAction::store_from_lds:
    case MemoryAction::tensor_store: return MemoryAccess::store;
    default: return MemoryAccess::load;
  }
}

/// Implicit state (besides explicit operands, EXEC and memory itself included) that the instruction reads.
constexpr StateSet memory_reads(const MemoryOp& op) {
  using A = MemoryAction;
  StateSet s{};
  if (op.action == A::wave_sync) return op.counts_waves() ? State::exec | State::m0 : s | State::m0;
  if (!op.scalar() && op.action != A::none) s = s | State::exec_lane;
  const bool reads = op.action == A::load || op.action == A::atomic || op.action == A::load_to_lds ||
                     op.action == A::append || op.action == A::consume || op.action == A::tensor_load ||
                     op.action == A::sample;
  const bool exchange = op.action == A::permute || op.action == A::bpermute || op.action == A::swizzle;
  const bool lds = op.address == AddressForm::lds && !exchange;
  if ((op.add_thread_id && lds) || op.action == A::append || op.action == A::consume || op.block || op.multicast ||
      ((op.action == A::load_to_lds || op.action == A::store_from_lds) && !op.lds_address)) {
    s = s | State::m0;
  }
  if (op.action == A::store_from_lds || op.action == A::tensor_store) s = s | State::lds;
  if (op.block && op.action == A::load) s = s | State::d0;  // registers without a bit keep their values
  if (reads && (lds || op.address == AddressForm::flat)) s = s | State::lds;
  if (reads && op.address != AddressForm::lds) s = s | State::memory;
  if (op.keeps_half()) s = s | State::d0;
  if (lds && is_float(op.type)) s = s | State::mode;
  if (exchange || op.transpose != 0) s = s | State::exec | State::vgprs;
  if (op.action == A::append || op.action == A::consume) s = s | State::exec;
  if (op.action != A::none && (op.address == AddressForm::flat || op.address == AddressForm::scratch))
    s = s | State::flat_scratch;
  return s;
}

/// Memory that the instruction writes, and its destination.
constexpr StateSet memory_writes(const MemoryOp& op) {
  using A = MemoryAction;
  StateSet s{};
  const bool writes = op.action == A::store || op.action == A::atomic || op.action == A::append ||
                      op.action == A::consume || op.action == A::store_from_lds || op.action == A::tensor_store;
  if (op.action == A::load_to_lds || op.action == A::tensor_load) s = s | State::lds;
  if (writes && (op.address == AddressForm::lds || op.address == AddressForm::flat)) s = s | State::lds;
  if (writes && op.address != AddressForm::lds) s = s | State::memory;
  const bool destination = op.action != A::none && op.action != A::wave_sync && op.action != A::store &&
                           op.action != A::load_to_lds && op.action != A::store_from_lds && !op.tensor() &&
                           !(op.action == A::atomic && op.returns == Returns::never);
  if (destination) s = s | State::d0;
  return s;
}

}  // namespace lockstep
