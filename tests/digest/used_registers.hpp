// What `uses` tells, held to what an engine's results depend on: every form of every instruction runs twice, the second
// time with other values in everything that it is not told to read. What it is told to write must come out the same,
// everything else must be as it was, and no fault may come or go. `uses` itself says nothing here but which those are.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "lockstep/uses/uses.hpp"
#include "machinery.hpp"

namespace digest {

template <std::uint16_t wave_size>
class UsedRegisters {
 public:
  /// True: nothing that is not told is read or written.
  bool holds(Engine engine) {
    Random random(2027);
    for (std::size_t form = 0; form < Isa::forms().size(); ++form) {
      const InstructionInfo& info = Isa::info(static_cast<typename Isa::Opcode>(Isa::form(form).opcode));
      if (info.status == Status::unsupported) continue;
      int finished = 0;
      bool exists = false, natural = false;
      fault_ = FaultKind::none;
      for (int attempt = 0; attempt < 96 && finished < kinds; ++attempt) {
        auto instruction = robust::random_instruction<Isa>(random, form, wave_size, robust::thorough);
        if (!instruction) break;
        exists = true;
        steer(*instruction, random);
        near(*instruction);
        finished += one(*instruction, finished, random.next(), engine) ? 1 : 0;
        // Some end in a fault by nature: traps, what nobody answers.
        const bool message = fault_ == FaultKind::illegal_operand && info.mnemonic.starts_with("s_sendmsg");
        natural |= fault_ == FaultKind::trap || fault_ == FaultKind::halt || message ||
                   fault_ == FaultKind::unsupported_instruction;
      }
      if (exists && finished == 0 && fault_ != FaultKind::none && !natural)
        faulty_.insert(std::string(info.name) + ": " + std::string(fault_name(fault_)) + ", " + fault_detail_);
    }
    std::printf("%.*s, waves of %u: %u instructions compared\n", static_cast<int>(Isa::target.size()),
                Isa::target.data(), unsigned{wave_size}, compared_);
    for (const auto& [what, text] : wrong_) std::printf("  %s: %s\n", what.c_str(), text.c_str());
    for (const std::string& name : faulty_) std::printf("  %s, whatever it was given\n", name.c_str());
    return wrong_.empty() && faulty_.empty();
  }

 private:
  using WaveOf = typename Machinery<wave_size>::State;
  /// EXEC full or not, MODE the default or not.
  static constexpr int kinds = 4;

  struct Everything {
    WaveOf wave;
    std::vector<std::uint8_t> lds, scratch, data;
    WaveRun run;
  };

  /// Small offsets: addresses stay in the data.
  static void near(Instruction& instruction) {
    if (instruction.info().memory == nullptr) return;
    for (const Field field : {Field::offset, Field::offset0, Field::offset1})
      if (instruction.has(field))
        robust::set_field(instruction.words, Isa::layout(instruction.encoding(), field),
                          instruction.field(field) & 0x30u);
  }

  /// False: it faulted.
  bool one(const Instruction& instruction, int kind, std::uint64_t seed, Engine engine) {
    const Uses use = uses(instruction, wave_size);
    if (loses_result(use)) return false;
    machinery_.place(std::span(&instruction, 1));
    prepare(instruction, use, kind, seed);
    save(before_);
    first_.run = machinery_.execute(1, engine);
    save(first_);
    if (first_.run.reason == StopReason::fault) {
      fault_ = first_.run.fault.kind;
      fault_detail_ = first_.run.fault.detail;
      return false;
    }
    ++compared_;
    restore(before_);
    if (!use.all_registers) poison(instruction, use);
    save(poisoned_);
    second_.run = machinery_.execute(1, engine);
    save(second_);
    compare(instruction, use);
    return true;
  }

  void prepare(const Instruction& instruction, const Uses& use, int kind, std::uint64_t seed) {
    if (starts_++ % 16 == 0) {
      machinery_.start(seed);
      save(start_);
    } else {
      restore(start_);  // another start takes longer than all the rest
    }
    WaveOf& wave = machinery_.wave();
    Random random(seed);
    wave.set_exec(kind % 2 == 0 ? ~std::uint64_t{0} : random.next() | 1u);
    wave.set_vcc(random.next());
    wave.set_m0(use.all_registers ? 2 : 0x1f0);  // a register's number; an address in LDS, registers of a block
    wave.scc = random.below(2) == 0;
    wave.mode = Mode((kind < 2 ? Mode{}.bits() : random.word() & 0x0080'03ffu) | Isa::mode_layout.fixed);
    wave.pc = machinery_.starts().front();
    if (instruction.info().memory != nullptr) aim(instruction, *instruction.info().memory, random);
  }

  /// Does it write a TTMP, which kernels of some ISAs cannot write?
  static bool loses_result(const Uses& use) {
    for (const RegisterUse& r : use.all())
      if (r.file == UsedFile::scalar && r.written && !Isa::writes_trap_registers &&
          Isa::selectors[r.first].kind == SelectorKind::ttmp)
        return true;
    return false;
  }

  /// Puts addresses of the data where a memory instruction takes its own from.
  void aim(const Instruction& instruction, const MemoryOp& op, Random& random) {
    WaveOf& wave = machinery_.wave();
    const std::uint64_t middle = machinery_.middle();
    const std::uint32_t vector = instruction.has(Field::vaddr) || instruction.has(Field::addr)
                                     ? lockstep::detail::vector_address(instruction)
                                     : 0;
    const auto lanes = [&](std::uint32_t number, std::uint32_t step, std::uint32_t base = 0) {
      if (number >= Isa::max_vgprs) return;
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) wave.v[number][lane] = base + lane * step;
    };
    const auto describe = [&](std::uint32_t first) {
      const std::array<std::uint32_t, 3> more = descriptor(middle, random);
      wave.s[first] = static_cast<std::uint32_t>(middle);
      std::copy(more.begin(), more.end(), &wave.s[first + 1]);
    };
    const auto offset_register = [&](std::uint32_t number) {
      if (Isa::selectors[number].is_register()) wave.s[number] = 64;
    };
    switch (op.address) {
      case AddressForm::flat:
      case AddressForm::global: {
        const bool scalar = lockstep::detail::has_scalar_address(instruction) &&
                            (op.address == AddressForm::global || Isa::memory.flat_scalar_base);
        lanes(vector, 16, scalar ? 0 : static_cast<std::uint32_t>(middle));
        if (scalar)
          wave.set_scalar_pair(instruction.field(Field::saddr), middle);
        else
          lanes(vector + 1, 0, static_cast<std::uint32_t>(middle >> 32));
        break;
      }
      case AddressForm::scratch:
        lanes(vector, 0, 32);
        if (lockstep::detail::has_scalar_address(instruction)) wave.s[instruction.field(Field::saddr)] = 16;
        break;
      case AddressForm::lds: lanes(vector, 16); break;
      case AddressForm::buffer:
        lanes(vector, 16);
        lanes(vector + 1, 16);
        offset_register(instruction.field(Field::soffset));
        describe(instruction.scalar_register(Field::srsrc));
        break;
      case AddressForm::scalar:
      case AddressForm::scalar_scratch:
      case AddressForm::scalar_buffer: {
        const auto extra = lockstep::detail::scalar_offset_register(instruction);
        if (extra.present) offset_register(extra.number);
        const std::uint32_t base = instruction.scalar_register(Field::sbase);
        if (op.address == AddressForm::scalar_buffer)
          describe(base);
        else
          wave.set_scalar_pair(base, middle);
        break;
      }
      case AddressForm::image: machinery_.give_image(instruction, random); break;
      default: break;
    }
    if (op.lds_address) lanes(instruction.vgpr(instruction.has(Field::vdst) ? Field::vdst : Field::data), 16);
  }

  /// Other values in whatever is not told to be read. Of GFX9's images `uses` tells the first address register, which
  /// stands for all (uses/uses.hpp).
  void poison(const Instruction& instruction, const Uses& use) {
    WaveOf& wave = machinery_.wave();
    std::set<std::uint32_t> addresses;
    if (is_image(instruction) && !instruction.has(Field::dim))
      robust::each_address_register(instruction, [&](std::uint32_t number) { addresses.insert(number); });
    for (std::uint32_t row = 0; row < Isa::max_vgprs; ++row) {
      if (use.reads_register(UsedFile::vgpr, row) || addresses.contains(row)) continue;
      for (std::uint32_t lane = 0; lane < wave_size; ++lane)
        wave.v[row][lane] ^= (row * 0x9e3779b9u + lane * 0x85ebca6bu) | 1u;
    }
    for (std::uint32_t n = 0; n < 128; ++n)
      if (Isa::selectors[n].is_register() && !use.reads_register(UsedFile::scalar, n))
        wave.s[n] ^= (n * 0x9e3779b9u) | 0x1001u;
    if (!use.reads.has(State::scc)) wave.scc = !wave.scc;
  }

  void compare(const Instruction& instruction, const Uses& use) {
    const InstructionInfo& info = instruction.info();
    const auto complain = [&](const std::string& what) {
      const auto at = std::string(info.name) + " in " + std::string(Isa::encoding_info(instruction.encoding()).name);
      wrong_.try_emplace(at + ": " + what, disassemble(instruction, {.wave_size = wave_size}));
    };
    if (second_.run.reason != first_.run.reason)
      return complain("ends otherwise: " + std::string(second_.run.fault.detail.data()));
    // Lanes that EXEC or DPP leave out keep what they had.
    const bool whole = before_.wave.exec() == low_mask<std::uint64_t>(wave_size) && !has_dpp(instruction);
    for (std::uint32_t row = 0; row < Isa::max_vgprs; ++row) {
      const auto &a = first_.wave.v[row], &b = second_.wave.v[row], &a0 = before_.wave.v[row],
                 &b0 = poisoned_.wave.v[row];
      const bool written = use.writes_register(UsedFile::vgpr, row) || use.all_registers;
      for (std::uint32_t lane = 0; lane < wave_size; ++lane) {
        const bool kept = a[lane] == a0[lane] && b[lane] == b0[lane];
        if (kept && (!written || !whole)) continue;
        if (!written)
          complain("writes a VGPR that is not told");
        else if (a[lane] != b[lane])
          complain("its VGPR depends on what is not told");
        else
          continue;
        break;
      }
    }
    for (std::uint32_t n = 0; n < 128; ++n) {
      if (!Isa::selectors[n].is_register()) continue;
      const std::uint32_t a = first_.wave.s[n], b = second_.wave.s[n];
      const bool kept = a == before_.wave.s[n] && b == poisoned_.wave.s[n];
      const bool written = use.writes_register(UsedFile::scalar, n) || use.all_registers;
      if (!written && !kept) complain("writes a scalar register that is not told");
      if (written && a != b) complain("its scalar register depends on what is not told");
    }
    const bool scc_kept = first_.wave.scc == before_.wave.scc && second_.wave.scc == poisoned_.wave.scc;
    if (!use.writes.has(State::scc) && !scc_kept) complain("writes SCC, which is not told");
    if (use.writes.has(State::scc) && first_.wave.scc != second_.wave.scc) complain("SCC depends on what is not told");
    if (first_.wave.pc != second_.wave.pc) complain("the pc depends on what is not told");
    const bool jumps = first_.wave.pc != machinery_.end() && first_.wave.state == WaveStatus::running;
    if (jumps && use.branch == BranchKind::none) complain("goes elsewhere");
    if (first_.wave.mode.bits() != second_.wave.mode.bits()) complain("MODE depends on what is not told");
    if (first_.wave.mode.bits() != before_.wave.mode.bits() && !use.writes.has(State::mode) &&
        !use.writes.has(State::hwregs))
      complain("writes MODE, which is not told");
    if (first_.lds != second_.lds) complain("LDS depends on what is not told");
    if (first_.lds != before_.lds && !use.writes.has(State::lds)) complain("writes LDS, which is not told");
    if (first_.data != second_.data || first_.scratch != second_.scratch)
      complain("memory depends on what is not told");
    if ((first_.data != before_.data || first_.scratch != before_.scratch) && !use.writes.has(State::memory))
      complain("writes memory, which is not told");
  }

  static bool has_dpp(const Instruction& instruction) {
    return instruction.has(Field::dpp_ctrl) || instruction.has(Field::lane_sel_0);
  }

  void save(Everything& to) const {
    to.wave = machinery_.wave();
    to.lds = machinery_.lds();
    to.scratch = machinery_.scratch();
    to.data = machinery_.data();
  }
  void restore(const Everything& from) {
    machinery_.wave() = from.wave;
    machinery_.lds() = from.lds;
    machinery_.scratch() = from.scratch;
    machinery_.set_data(from.data);
  }

  Machinery<wave_size> machinery_;
  Everything start_, before_, first_, poisoned_, second_;
  std::map<std::string, std::string> wrong_;  ///< what, and an instruction of which it is so
  std::set<std::string> faulty_;
  std::uint32_t compared_ = 0, starts_ = 0;
  FaultKind fault_ = FaultKind::none;  ///< of the last one
  std::string fault_detail_;
};

}  // namespace digest
