// Which registers an instruction reads and writes: what scoreboards, checks and tracers are built on.
// The answer is that of the instruction's words alone. It does not know the wave: neither which lanes EXEC switches off
// nor which branches are taken.
#pragma once

#include <algorithm>
#include <cstdint>

#include "lockstep/crosslane/sdwa.hpp"
#include "lockstep/isa/hardware_register.hpp"
#include "lockstep/isa/image_registers.hpp"
#include "lockstep/isa/instruction.hpp"
#include "lockstep/isa/matrix_formats.hpp"
#include "lockstep/isa/selector.hpp"
#include "lockstep/matrix/matrix_op.hpp"
#include "lockstep/matrix/wmma/operands.hpp"
#include "lockstep/memory/complete.hpp"
#include "lockstep/memory/fields.hpp"
#include "lockstep/memory/memory_op.hpp"
#include "lockstep/operand/plan.hpp"
#include "lockstep/state/hwregs.hpp"
#include "lockstep/uses/matrix_passes.hpp"
#include "lockstep/uses/register_use.hpp"

namespace lockstep {

namespace detail {

template <class Isa>
class UsesBuilder {
 public:
  constexpr UsesBuilder(const Instruction<Isa>& instruction, std::uint32_t wave_size, std::uint32_t accum_offset)
      : instruction_(instruction), info_(instruction.info()), wave_size_(wave_size), accum_offset_(accum_offset) {}

  constexpr Uses build() {
    uses_.reads = info_.reads;
    uses_.writes = info_.writes;
    // By a number in M0 or MODE. Other lanes' registers (V_READLANE, DS_BPERMUTE_B32, ...) are of operands.
    uses_.all_registers = info_.reads.has(State::sgprs) || info_.writes.has(State::sgprs) ||
                          (info_.memory == nullptr && info_.reads.has(State::m0) &&
                           (info_.reads.has(State::vgprs) || info_.writes.has(State::vgprs)));
    uses_.instruction_class = info_.traits.unit;
    for (const OperandInfo& operand : instruction_.operands()) {
      if (operand.implicit) continue;
      // SIMM16[5:0]: one less than the clause is long (RDNA3 ISA manual, S_CLAUSE).
      if (operand.kind == OperandKind::clause)
        uses_.clause = static_cast<std::uint8_t>((instruction_.field(Field::simm16) & 63u) + 1);
      if (info_.memory != nullptr) {
        add_memory_operand(*info_.memory, operand);
      } else {
        add_operand(operand);
      }
    }
    if (info_.memory != nullptr) add_unlisted_base();
    if (info_.memory != nullptr && info_.memory->address == AddressForm::image) add_image_addresses();
    add_implicit();
    add_hardware_register();
    uses_.access = access_class();
    uses_.raises = isa().raised_by(uses_.access);
    add_waits();
    uses_.memory = info_.memory;
    if (info_.memory != nullptr) uses_.scope = access_scope(instruction_, *info_.memory);
    add_branch();
    if (info_.matrix != nullptr) uses_.passes = passes();
    return uses_;
  }

 private:
  constexpr decltype(auto) isa() const { return instruction_.isa(); }

  constexpr void add(RegisterUse use) {
    if (use.count == 0 || (!use.read && !use.written)) return;
    if (use.file == UsedFile::scalar && !isa().selectors[use.first].is_register())
      return add_state(isa().selectors[use.first].kind);
    if (isa().max_vgprs > isa().arch_vgprs) {
      const std::uint32_t first_accvgpr = isa().arch_vgprs;
      const std::uint32_t end = std::uint32_t{use.first} + use.count;
      if (use.file == UsedFile::vgpr && use.first < first_accvgpr && end > accum_offset_) {
        RegisterUse rest = use;
        rest.before = static_cast<std::uint16_t>(std::max<std::uint32_t>(use.first, accum_offset_) - use.first);
        rest.first = static_cast<std::uint16_t>(use.first + rest.before - accum_offset_ + first_accvgpr);
        rest.count = static_cast<std::uint16_t>(use.count - rest.before);
        use.count = rest.before;
        if (use.count != 0) add_once(use);
        return add_once(rest);
      }
    }
    add_once(use);
  }
  constexpr void add_once(const RegisterUse& use) {
    for (std::size_t i = 0; i < uses_.count; ++i) {
      RegisterUse& known = uses_.registers[i];
      if (known.file != use.file || known.first != use.first || known.count != use.count || known.before != use.before)
        continue;
      // A register that is address and data of an access is listed once for each role.
      if (info_.memory != nullptr && known.role != use.role) continue;
      known.read |= use.read;
      known.written |= use.written;
      return;
    }
    uses_.registers[uses_.count++] = use;
  }

  /// What sources that are no registers stand for: SRC_SCC, SRC_VCCZ, SRC_EXECZ, ...
  constexpr void add_state(SelectorKind kind) {
    if (kind == SelectorKind::scc) uses_.reads = uses_.reads | State::scc;
    if (kind == SelectorKind::vccz) add_mask(isa().vcc_lo, true, false, wave_size_ / 32);
    if (kind == SelectorKind::execz) add_mask(isa().exec_lo, true, false, wave_size_ / 32);
    if (kind == SelectorKind::scratch_base) uses_.reads = uses_.reads | State::flat_scratch;
  }
  /// S_GETREG_B32 of a register that shows other state (state/hwregs.hpp) reads that, too, and S_SETREG of MODE
  /// changes it.
  constexpr void add_hardware_register() {
    const bool sets = info_.writes.has(State::hwregs);
    if (!(info_.reads.has(State::hwregs) || sets) || !instruction_.has(Field::simm16)) return;
    const HardwareRegister accessed = isa().hardware_register(instruction_.field(Field::simm16) & 63u);
    if (accessed == HardwareRegister::mode) {
      StateSet& touched = sets ? uses_.writes : uses_.reads;
      touched = touched | State::mode;
    }
    if (sets && sets_scratch_base(isa(), accessed)) uses_.writes = uses_.writes | State::flat_scratch;
    if (sets) return;
    const StatusLayout layout = isa().status_layout;
    switch (accessed) {
      case HardwareRegister::status:
        if (layout.scc != 0) add_state(SelectorKind::scc);
        add_state(SelectorKind::vccz);
        add_state(SelectorKind::execz);
        if (layout.scratch != 0) add_state(SelectorKind::scratch_base);
        break;
      case HardwareRegister::state_priv:
        add_state(SelectorKind::scc);
        if (layout.state_scratch != 0) add_state(SelectorKind::scratch_base);
        break;
      case HardwareRegister::scratch_base_lo:
      case HardwareRegister::scratch_base_hi: add_state(SelectorKind::scratch_base); break;
      default: break;
    }
  }
  /// A lane mask that no field names.
  constexpr void add_mask(std::uint32_t number, bool read, bool written, std::uint32_t dwords) {
    add({UsedFile::scalar, static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(dwords), read, written, true,
         Role::none});
  }

  constexpr void add_operand(const OperandInfo& operand) {
    OperandSlot slot = locate(instruction_, operand, wave_size_);
    if (slot.file != RegisterFile::vgpr && slot.file != RegisterFile::scalar) return;
    std::uint32_t count = slot.dwords();
    if (info_.formats_by_cbsz && operand.role == Role::s0) count = f8f6f4_dwords(instruction_.field(Field::cbsz));
    if (info_.formats_by_cbsz && operand.role == Role::s1) count = f8f6f4_dwords(instruction_.field(Field::blgp));
    if (info_.matrix != nullptr && info_.matrix->family != MatrixFamily::mfma) return add_wmma_operand(operand, slot);
    if (info_.matrix != nullptr && slot.is_vgpr()) slot.number = matrix_register(operand, slot.number);
    const bool keeps = operand.role == Role::d0 && (info_.reads.has(State::d0) || exchanges() || keeps_part(operand));
    add({slot.is_vgpr() ? UsedFile::vgpr : UsedFile::scalar, slot.number, static_cast<std::uint16_t>(count),
         (operand.role == Role::d0 && info_.status == Status::generated ? false : operand.input) || keeps,
         operand.output, false, operand.role});
  }

  /// Does the result leave a part of its register alone? That is an input: it is in the register afterwards.
  constexpr bool keeps_part(const OperandInfo& operand) const {
    // Of some lanes, by number: V_WRITELANE_B32, V_PERMLANE64_B32. Several registers are written whole.
    if (info_.writes.has(State::vgprs)) return operand.bits <= 32;
    if (instruction_.has(Field::dst_unused) && operand.bits <= 32)
      return static_cast<SdwaUnused>(instruction_.field(Field::dst_unused)) == SdwaUnused::preserve &&
             instruction_.field(Field::dst_sel) != sdwa_dword;
    if (info_.high_half == HighHalf::not_applicable || operand.bits > 16) return false;
    return info_.high_half == HighHalf::keep || (instruction_.field(Field::op_sel) & 8u) != 0;
  }

  /// V_PERMLANE32_SWAP and its like read and write registers by number, which their effects do not tell: a source that
  /// is written does.
  constexpr bool exchanges() const {
    if (!info_.reads.has(State::vgprs)) return false;
    for (const OperandInfo& operand : instruction_.operands())
      if (!operand.implicit && operand.role == Role::s0 && operand.output) return true;
    return false;
  }

  /// How many registers an operand of WMMA or SWMMAC has depends on the wave's size and on formats in the instruction.
  constexpr void add_wmma_operand(const OperandInfo& operand, const OperandSlot& slot) {
    const MatrixOp& op = *info_.matrix;
    const auto operands = matrix::wmma::operands_of(instruction_, op);
    std::uint32_t count = slot.dwords();
    bool keeps = false;
    const auto field = static_cast<Field>(operand.field);
    const bool scale = field == Field::scale_src0 || field == Field::scale_src1;
    if (scale && !slot.is_vgpr()) count = 1;  // its lowest byte is the scale of all blocks, also of a pair's first
    if (operand.role == Role::s0) count = matrix::wmma::operand_registers(op, operands, 0, wave_size_);
    if (operand.role == Role::s1) count = matrix::wmma::operand_registers(op, operands, 1, wave_size_);
    if (operand.role == Role::s2 && slot.is_vgpr())
      count = matrix::wmma::operand_registers(op, operands, 2, wave_size_);
    if (operand.role == Role::d0) {
      count = matrix::wmma::operand_registers(op, operands, 3, wave_size_);
      keeps = op.sparse || (op.family == MatrixFamily::gfx11 && element_bits(op.result()) == 16);
    }
    add({slot.is_vgpr() ? UsedFile::vgpr : UsedFile::scalar, slot.number, static_cast<std::uint16_t>(count),
         operand.input || keeps, operand.output, false, operand.role});
  }

  /// ACC (bit 0: A, bit 1: B) and ACC_CD put operands of matrix instructions into AccVGPRs.
  constexpr std::uint16_t matrix_register(const OperandInfo& operand, std::uint16_t number) const {
    if (number >= isa().arch_vgprs) return number;
    bool acc = false;
    if (operand.role == Role::s0) acc = (instruction_.field(Field::acc) & 1) != 0;
    if (operand.role == Role::s1) acc = (instruction_.field(Field::acc) & 2) != 0;
    // The S2 of a sparse instruction is its index, which no bit moves.
    if (operand.role == Role::d0 || (operand.role == Role::s2 && !info_.matrix->sparse))
      acc = instruction_.field(Field::acc_cd) != 0;
    return static_cast<std::uint16_t>(number + (acc ? isa().arch_vgprs : 0));
  }

  /// Address registers of an image instruction; operand lists of gfx12 lack them. Where the image's descriptor tells
  /// how many there are (gfx9), the first one stands for all.
  constexpr void add_image_addresses() {
    const ImageRegisters image = image_registers(instruction_);
    for (std::size_t group = 0; group < image.groups; ++group) {
      const std::uint32_t number = instruction_.vgpr(image_address_field(instruction_, group));
      add({UsedFile::vgpr, static_cast<std::uint16_t>(number), image.address[group], true, false, false,
           Role::address});
    }
  }
  /// The other operands of an image instruction.
  constexpr void add_image_operand(const MemoryOp& op, const OperandInfo& operand) {
    const auto field = static_cast<Field>(operand.field);
    const ImageRegisters image = image_registers(instruction_);
    const auto registers = [&](UsedFile file, std::uint32_t number, std::uint32_t count, bool read, bool written) {
      add({file, static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(count), read, written, false,
           operand.role});
    };
    if (field == Field::srsrc || field == Field::ssamp || field == Field::samp) {
      const std::uint32_t count = field == Field::srsrc && instruction_.field(Field::r128) == 0 ? 8 : 4;
      return registers(UsedFile::scalar, instruction_.scalar_register(field), count, true, false);
    }
    if (field != Field::vdata) return;
    const std::uint32_t first = instruction_.vgpr(field) + (instruction_.field(Field::acc) != 0 ? 256u : 0u);
    const std::uint32_t count = image.data - instruction_.field(Field::tfe);
    const bool atomic = op.action == MemoryAction::atomic;
    if (atomic || op.action == MemoryAction::store) registers(UsedFile::vgpr, first, count, true, false);
    if (!writes_register(op)) return;
    const std::uint32_t returned = atomic ? count / op.atomic_operands() : count;
    registers(UsedFile::vgpr, first, returned, false, true);
    if (instruction_.field(Field::tfe) != 0) registers(UsedFile::vgpr, first + returned, 1, true, true);
  }

  constexpr void add_memory_operand(const MemoryOp& op, const OperandInfo& operand) {
    if (op.address == AddressForm::image) return add_image_operand(op, operand);
    const auto field = static_cast<Field>(operand.field);
    const std::uint32_t value = instruction_.scalar_register(field);
    const auto registers = [&](UsedFile file, std::uint32_t number, std::uint32_t count, bool read, bool written) {
      add({file, static_cast<std::uint16_t>(number), static_cast<std::uint16_t>(count), read, written, false,
           operand.role});
    };
    switch (field) {
      case Field::sbase: return registers(UsedFile::scalar, value, operand.bits / 32u, true, false);
      case Field::srsrc: return registers(UsedFile::scalar, value, 4, true, false);
      case Field::saddr:
        if (has_scalar_address(instruction_))
          registers(UsedFile::scalar, value, op.address == AddressForm::scratch ? 1 : 2, true, false);
        return;
      case Field::soffset: {
        if (op.address == AddressForm::buffer) return registers(UsedFile::scalar, value, 1, true, false);
        const ScalarOffset offset = scalar_offset_register(instruction_);
        if (offset.present) registers(UsedFile::scalar, offset.number, 1, true, false);
        return;
      }
      case Field::vaddr:
      case Field::addr: {
        // ACC names the file of data. In global wave sync this field holds them.
        const bool acc = op.action == MemoryAction::wave_sync && instruction_.field(Field::acc) != 0;
        const std::uint32_t number_of_vgpr = instruction_.vgpr(field) + (acc ? isa().arch_vgprs : 0u);
        return registers(UsedFile::vgpr, number_of_vgpr, address_registers(op), true, false);
      }
      default: break;
    }
    if (op.action == MemoryAction::none) return;  // cache controls: what is no address is a number
    const UsedFile file = op.scalar() ? UsedFile::scalar : UsedFile::vgpr;
    const std::uint32_t number =
        op.scalar() ? value : instruction_.vgpr(field) + (instruction_.field(Field::acc) != 0 ? isa().arch_vgprs : 0u);
    const std::uint32_t count = (instruction_.operand_bits(operand, wave_size_) + 31u) / 32u;
    if (op.action == MemoryAction::load_to_lds && operand.role == Role::d0)  // the LDS address, by lane
      return registers(file, number, count, true, false);
    if (operand.role == Role::d0 || operand.role == Role::data) {
      // An atomic returns one value where it took one or two: its field then names both. TFE adds a word of status.
      const std::uint32_t returned =
          op.action == MemoryAction::atomic ? operand_dwords(op) * (op.two_addresses() ? 2 : 1) : count;
      if (operand.output && writes_register(op)) {
        registers(file, number, returned, false, true);
        // Written where an access fails, which none does here.
        if (instruction_.field(Field::tfe) != 0) registers(file, number + returned, 1, true, true);
      }
      if (op.action == MemoryAction::load) {
        if (op.keeps_half()) registers(file, number + count - 1, 1, true, false);
        if (op.block) registers(file, number, count, true, false);  // those that M0 has no bit for keep theirs
        return;
      }
      if (op.action == MemoryAction::atomic && operand.role == Role::d0 && !operand_is_data(operand)) return;
    }
    registers(file, number, count, operand.input, false);
  }

  /// Does the operand give the atomic its value, too?
  constexpr bool operand_is_data(const OperandInfo& operand) const {
    for (const OperandInfo& other : instruction_.operands())
      if (!other.implicit && other.field != operand.field && other.role == Role::data) return false;
    return true;
  }
  constexpr bool flat_scalar_base() const { return isa().memory.flat_scalar_base && has_scalar_address(instruction_); }
  /// FLAT of gfx12 takes a scalar base like GLOBAL, which most of its operand lists do not show.
  constexpr void add_unlisted_base() {
    if (info_.memory->address != AddressForm::flat || !flat_scalar_base()) return;
    for (const OperandInfo& operand : instruction_.operands())
      if (!operand.implicit && static_cast<Field>(operand.field) == Field::saddr) return;
    add({UsedFile::scalar, static_cast<std::uint16_t>(instruction_.field(Field::saddr)), 2, true, false, false,
         Role::address});
  }

  constexpr std::uint32_t address_registers(const MemoryOp& op) const {
    switch (op.address) {
      case AddressForm::flat: return flat_scalar_base() ? 1 : 2;
      case AddressForm::global: return has_scalar_address(instruction_) ? 1 : 2;
      case AddressForm::scratch: return scratch_has_vgpr(instruction_) ? 1 : 0;
      case AddressForm::buffer:
        return (instruction_.field(Field::idxen) != 0 ? 1u : 0u) + (instruction_.field(Field::offen) != 0 ? 1u : 0u);
      case AddressForm::lds:
        return op.add_thread_id || op.action == MemoryAction::append || op.action == MemoryAction::consume ? 0 : 1;
      default: return 0;
    }
  }

  /// A load with the LDS bit: to the place that M0 names.
  constexpr bool to_lds() const { return info_.memory != nullptr && detail::loads_to_lds(instruction_, *info_.memory); }
  /// Does anything come back into a register?
  constexpr bool writes_register(const MemoryOp& op) const {
    switch (op.action) {
      case MemoryAction::load: return !to_lds();
      case MemoryAction::atomic: return returns_old_value(instruction_, op);
      case MemoryAction::none:
      case MemoryAction::store:
      case MemoryAction::store_from_lds:
      case MemoryAction::load_to_lds:
      case MemoryAction::wave_sync: return false;
      default: return true;
    }
  }

  /// Lane masks, M0: what the instruction touches without a field for it.
  constexpr void add_implicit() {
    const auto mask = [&](std::uint32_t number, bool read, bool written) {
      add_mask(number, read, written, wave_size_ / 32);
    };
    bool names_mask_in = false, names_mask_out = false, names_d0 = false;
    for (const OperandInfo& operand : instruction_.operands()) {
      if (operand.implicit) continue;
      names_mask_in |= operand.role == Role::vcc_in;
      names_mask_out |= operand.role == Role::vcc_out || operand.role == Role::d1;
      names_d0 |= operand.role == Role::d0;
    }
    const StateSet &r = info_.reads, &w = info_.writes;
    // A compare without a destination field writes VCC, or in SDWA what SDST names where SD says so.
    const bool compare = w.has(State::d0_lane) && !names_d0;
    const bool sdst = compare && instruction_.field(Field::sd) != 0;
    if (sdst) mask(instruction_.field(Field::sdst), false, true);
    mask(isa().vcc_lo, r.has(State::vcc) || (r.has(State::vcc_lane) && !names_mask_in),
         w.has(State::vcc) || (w.has(State::vcc_lane) && !names_mask_out && !sdst) || (compare && !sdst));
    // What writes EXEC as a number takes it for a pair of registers in waves of either size.
    add_mask(isa().exec_lo, r.has(State::exec) || r.has(State::exec_lane) || (by_lanes() && !info_.ignores_exec),
             w.has(State::exec) || w.has(State::exec_lane), w.has(State::exec) ? 2 : wave_size_ / 32);
    if (to_lds()) uses_.writes = uses_.writes | State::lds;
    add({UsedFile::scalar, static_cast<std::uint16_t>(isa().m0), 1, r.has(State::m0) || to_lds(), w.has(State::m0),
         true, Role::none});
    if (r.has(State::flat_scratch) && isa().memory.scratch_base() == ScratchBase::scalar_registers)
      add({UsedFile::scalar, static_cast<std::uint16_t>(isa().flat_scratch_lo), 2, true, false, true, Role::none});
  }

  /// Executed for the lanes that EXEC has: vector arithmetic, and memory instructions with addresses by lane.
  constexpr bool by_lanes() const {
    if (uses_.vector_alu()) return true;
    if (info_.memory == nullptr)  // an unsupported one
      return uses_.instruction_class == InstructionClass::vmem || uses_.instruction_class == InstructionClass::lds;
    if (info_.memory->scalar()) return false;
    const AddressForm address = info_.memory->address;
    if (info_.memory->action == MemoryAction::wave_sync) return false;
    return info_.memory->action != MemoryAction::none || address == AddressForm::flat || address == AddressForm::global;
  }

  constexpr AccessClass access_class() const {
    if (uses_.instruction_class == InstructionClass::message) return AccessClass::message;
    if (info_.memory == nullptr || info_.memory->action == MemoryAction::none) return AccessClass::none;
    const MemoryOp& op = *info_.memory;
    if (op.tensor()) return AccessClass::tensor;
    if (op.action == MemoryAction::sample) return AccessClass::sample;
    if (op.lds_address || op.atomic == AtomicOperation::barrier_arrive_one) return AccessClass::async;
    if (op.scalar()) return AccessClass::scalar;
    if (op.address == AddressForm::lds) return AccessClass::lds;
    const bool load = op.action == MemoryAction::load || op.action == MemoryAction::load_to_lds || writes_register(op);
    if (op.address == AddressForm::flat) return load ? AccessClass::flat_load : AccessClass::flat_store;
    return load ? AccessClass::vector_load : AccessClass::vector_store;
  }
  constexpr void add_waits() {
    if (uses_.instruction_class != InstructionClass::salu) return;
    if (info_.traits.timing == TimingAction::wait_all) return add_idle();
    for (const WaitField& field : isa().wait_fields()) {
      if (field.opcode != static_cast<std::uint16_t>(instruction_.opcode)) continue;
      const std::uint32_t limit = field.limit(instruction_.field(Field::simm16));
      if (limit < field.most()) uses_.waits[uses_.wait_count++] = {field.counter, limit};
    }
  }

  /// S_WAIT_IDLE has no limits to say: it waits for every counter that an access raises.
  constexpr void add_idle() {
    std::uint16_t counters = 0;
    for (std::size_t i = 0; i < access_classes; ++i)
      counters = static_cast<std::uint16_t>(counters | isa().raised_by(static_cast<AccessClass>(i)).bits);
    for (std::size_t c = 0; c < wait_counters && uses_.wait_count < uses_.waits.size(); ++c)
      if (WaitCounterSet{counters}.has(static_cast<WaitCounter>(c)))
        uses_.waits[uses_.wait_count++] = {static_cast<WaitCounter>(c), 0};
  }

  constexpr void add_branch() {
    uses_.call = info_.traits.call;
    if (info_.indirect_branch) uses_.branch = BranchKind::indirect;
    const bool loop = info_.writes.has(State::pc) && !info_.branch;  // S_SUBVECTOR_LOOP_BEGIN, _END
    if ((!info_.branch && !loop) || info_.indirect_branch || !instruction_.has(Field::simm16)) return;
    uses_.branch = info_.conditional_branch || loop ? BranchKind::conditional : BranchKind::always;
    const auto distance = static_cast<std::int16_t>(instruction_.field(Field::simm16));
    uses_.branch_offset = static_cast<std::int32_t>(instruction_.bytes()) + 4 * distance;
  }

  constexpr std::uint8_t passes() const {
    const bool wide = info_.formats_by_cbsz && (f8f6f4_dwords(instruction_.field(Field::cbsz)) == 8 ||
                                                f8f6f4_dwords(instruction_.field(Field::blgp)) == 8);
    return static_cast<std::uint8_t>(matrix_passes(*info_.matrix, wide));
  }

  const Instruction<Isa>& instruction_;
  const InstructionInfo& info_;
  std::uint32_t wave_size_, accum_offset_;
  Uses uses_{};
};

}  // namespace detail

/// What `instruction`, legal in waves of `wave_size` lanes, reads and writes.
/// Source of the rules: the ISA's operand tables (its XML, corrected), the effects found in its pseudocode, and for
/// memory instructions the fields that say how their address is formed.
/// `accum_offset`: VGPRs from that number on are told as AccVGPRs (WaveRegisters::accum_offset). An operand across it
/// is two uses, the second of which says how many registers came `before`.
template <class Isa>
constexpr Uses uses(const Instruction<Isa>& instruction, std::uint32_t wave_size, std::uint32_t accum_offset) {
  Uses result = detail::UsesBuilder<Isa>(instruction, wave_size, accum_offset).build();
  if (instruction.dual()) {  // both halves read before either writes
    const Instruction<Isa> second = instruction.second_half();
    const Uses more = detail::UsesBuilder<Isa>(second, wave_size, accum_offset).build();
    result.second = result.count;
    for (const RegisterUse& use : more.all()) result.registers[result.count++] = use;
    result.reads.bits |= more.reads.bits;
    result.writes.bits |= more.writes.bits;
  }
  return result;
}

/// The same where no VGPR is an AccVGPR.
template <class Isa>
constexpr Uses uses(const Instruction<Isa>& instruction, std::uint32_t wave_size) {
  return uses(instruction, wave_size, instruction.isa().arch_vgprs);
}

/// The same in waves of the first size that the ISA has.
template <class Isa>
constexpr Uses uses(const Instruction<Isa>& instruction) {
  return uses(instruction, instruction.isa().wave_sizes[0]);
}

}  // namespace lockstep
