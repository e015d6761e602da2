// Every form of a vector instruction, once with S_SET_VGPR_MSB before it and once without, from the same contents of
// the registers that it then names: the results must agree, nothing else may change, and the fast engine must do the
// same.
#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "cdna5/engine.hpp"

namespace {

using lockstep::Field;
using lockstep::VgprBank;
using Isa = lockstep::cdna5::Isa;
using State = lockstep::fast::AnyWave<32>;
using Words = std::array<std::uint32_t, 4>;

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint32_t next() {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::uint32_t>(state_ >> 32);
  }
  std::uint32_t below(std::uint32_t limit) { return next() % limit; }

 private:
  std::uint64_t state_;
};

constexpr std::uint32_t set_vgpr_msb = 0xbf860000u, endpgm = 0xbfb00000u;
constexpr std::uint64_t code_address = 0x10000, data_address = 0x400000;
constexpr std::uint32_t data_bytes = 1u << 16, lds_bytes = 8192;

/// Where the operands of each bank stand in a test: 32 registers each.
constexpr std::uint32_t first_of(VgprBank bank) {
  switch (bank) {
    case VgprBank::s0: return 0;
    case VgprBank::s1: return 32;
    case VgprBank::s2: return 64;
    default: return 96;
  }
}

struct Machine {
  std::unique_ptr<State> wave = lockstep::make_wave<Isa>();
  std::vector<std::uint32_t> code;
  std::vector<std::uint8_t> data = std::vector<std::uint8_t>(data_bytes), lds = std::vector<std::uint8_t>(lds_bytes),
                            scratch = std::vector<std::uint8_t>(256 * 32);

  Machine copy() const {
    Machine other;
    *other.wave = *wave;
    other.code = code, other.data = data, other.lds = lds, other.scratch = scratch;
    return other;
  }
  /// What can be reached, of which `use` gets a view.
  template <class Use>
  auto with_memory(Use&& use) {
    lockstep::RangeTable table;
    lockstep::MemoryRange range;
    range.address = code_address;
    range.size = code.size() * 4;
    range.bytes = reinterpret_cast<std::uint8_t*>(code.data());
    range.writable = false;
    table.insert(range);
    range.address = data_address;
    range.size = data.size();
    range.bytes = data.data();
    range.writable = true;
    table.insert(range);
    lockstep::MemoryView memory(table);
    return use(memory);
  }
  lockstep::WaveRun run(bool fast) {
    return with_memory([&](lockstep::MemoryView& memory) {
      lockstep::Machine<lockstep::MemoryView> machine{memory, lds, {scratch, 256}};
      wave->pc = code_address;
      if (!fast) return lockstep::run_by_reference(*wave, machine, 10);
      lockstep::fast::ProgramCache cache(lockstep::tables_of<Isa>());
      const auto runner = std::make_unique<lockstep::fast::Runner>();
      runner->begin(cache);
      return runner->run(*wave, machine, 10, [] { return false; });
    });
  }
  /// Accesses to memory and matrix instructions that the fast engine runs by itself, not by the reference engine.
  std::size_t planned() {
    lockstep::fast::ProgramKey key;
    key.entry = code_address;
    key.vgpr_limit = wave->vgpr_limit, key.accvgpr_limit = wave->accvgpr_limit, key.sgpr_limit = wave->sgpr_limit;
    key.wave_size = State::wave_size;
    const auto program = with_memory(
        [&](lockstep::MemoryView& memory) { return lockstep::fast::compile(lockstep::tables_of<Isa>(), memory, key); });
    return program == nullptr ? 0 : program->memory_plans.size() + program->wmma_plans.size();
  }
};

void set_field(Words& words, const lockstep::FieldLayout& layout, std::uint32_t value) {
  for (const lockstep::BitRange& range : layout.ranges) {
    if (range.width == 0) return;
    const std::uint32_t mask = range.width >= 32 ? ~0u : (1u << range.width) - 1;
    std::uint32_t& word = words[range.offset / 32];
    word = (word & ~(mask << range.offset % 32)) | (value & mask) << range.offset % 32;
    value = range.width >= 32 ? 0 : value >> range.width;
  }
}

/// A random instruction of the form, vector operands in the ranges of their banks.
lockstep::cdna5::Decoded random_instruction(Random& random, std::uint32_t form) {
  const lockstep::FormInfo& info = Isa::form(form);
  const auto encoding = static_cast<Isa::Encoding>(info.encoding);
  Words words{};
  for (std::uint32_t& word : words) word = random.next();
  const auto has = [&](Field field) { return Isa::layout(encoding, field).present(); };
  const auto put = [&](Field field, std::uint32_t value) {
    if (has(field)) set_field(words, Isa::layout(encoding, field), value);
  };
  const auto number = [&](VgprBank bank) { return first_of(bank) + 2 * random.below(8); };
  for (Field field : {Field::src0, Field::srcx0, Field::srcy0}) put(field, 256 + number(VgprBank::s0));
  for (Field field : {Field::vsrc0, Field::addr, Field::vaddr}) put(field, number(VgprBank::s0));
  put(Field::src1, random.below(4) == 0 ? 128 + random.below(65) : 256 + number(VgprBank::s1));
  for (Field field : {Field::vsrc1, Field::vsrcx1, Field::vsrcy1, Field::data, Field::data0})
    put(field, number(VgprBank::s1));
  const bool addend_last = Isa::info(static_cast<Isa::Opcode>(info.opcode)).addend_last;
  if (addend_last) put(Field::vsrc1, number(VgprBank::s2));
  put(Field::src2, 256 + number(VgprBank::s2));
  for (Field field : {Field::vsrc2, Field::vsrcx2, Field::vsrcy2, Field::data1}) put(field, number(VgprBank::s2));
  for (Field field : {Field::vdst, Field::vdstx, Field::vdsty, Field::vdata})
    put(field, number(VgprBank::destination) + (random.below(4) == 0 ? 1 : 0));
  if (has(Field::vdsty) && Isa::layout(encoding, Field::vdsty).ranges[0].width == 7)  // without the lowest bit
    put(Field::vdsty, number(VgprBank::destination) >> 1);
  for (Field field : {Field::clamp, Field::omod, Field::offset, Field::offset0, Field::offset1, Field::idxen, Field::th,
                      Field::scope, Field::scale_offset, Field::lds, Field::tfe})
    put(field, 0);
  for (Field field : {Field::scale_src0, Field::scale_src1}) put(field, 256 + 128 + 2 * random.below(60));  // no bank
  put(Field::saddr, Isa::saddr_off);
  put(Field::offen, 1);
  put(Field::sve, 1);
  put(Field::soffset, 128);
  put(Field::sdst, random.below(50) * 2);
  if (random.below(2) == 0) {
    for (Field field : {Field::neg, Field::abs, Field::op_sel, Field::neg_hi, Field::scl_neg, Field::scl_neg_hi})
      put(field, 0);
    put(Field::op_sel_hi, 3), put(Field::op_sel_hi_2, 1);
  }
  if (has(Field::dpp_ctrl)) {
    put(Field::src0, 250);
    put(Field::dpp_ctrl, 0x111 + random.below(15));
  } else if (has(Field::lane_sel_0)) {
    put(Field::src0, 233 + random.below(2));
  }
  put(Field::op, info.number);
  for (const lockstep::EncodingMatch& match : Isa::encoding_matches()) {
    if (match.encoding != info.encoding) continue;
    for (std::size_t i = 0; i < 4; ++i) words[i] = (words[i] & ~match.mask[i]) | (match.value[i] & match.mask[i]);
  }
  const lockstep::ReservedBits& reserved = Isa::reserved(info);
  for (std::size_t i = 0; i < 4; ++i)
    words[i] = (words[i] & ~reserved.mask[i]) | (reserved.value[i] & reserved.mask[i]);
  const lockstep::cdna5::Decoded decoded = lockstep::cdna5::decode(words);
  if (decoded.error != lockstep::DecodeError::none || !decoded.instruction.dual() ||
      !decoded.instruction.second_half().addend_last())
    return decoded;
  put(Field::vsrcy1, number(VgprBank::s2));  // the addend of V_DUAL_FMAMK stands there, and has the bank of source 2
  return lockstep::cdna5::decode(words);
}

void fill(Random& random, Machine& machine, const lockstep::InstructionInfo& info) {
  State& wave = *machine.wave;
  for (auto& row : std::span(wave.v).first(Isa::max_vgprs))
    for (std::uint32_t lane = 0; lane < 32; ++lane) {
      row[lane] = random.next();
      if (random.below(2) == 0) row[lane] = (row[lane] & 0x807fffffu) | (120 + random.below(12)) << 23;
    }
  for (std::uint32_t i = 0; i < 106; ++i) wave.s[i] = info.memory != nullptr ? 0 : random.next();
  wave.set_m0(0);
  wave.set_exec(info.matrix != nullptr || random.below(3) == 0 ? 0xffffffffu : random.next());
  wave.set_vcc(random.next());
  for (std::uint8_t& byte : machine.data) byte = static_cast<std::uint8_t>(random.next());
  for (std::uint8_t& byte : machine.lds) byte = static_cast<std::uint8_t>(random.next());
  if (info.memory == nullptr) return;
  // Addresses: in every bank, rows of the first operand and, for loads to LDS, of the destination.
  const bool lds = info.memory->address == lockstep::AddressForm::lds;
  for (std::uint32_t bank = 0; bank < 4; ++bank)
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      for (std::uint32_t i = 0; i < 32; ++i) {
        const std::uint32_t place = bank * 4096 + lane * 128;
        wave.v[bank * 256 + i][lane] = i % 2 != 0 ? 0
                                       : lds      ? place / 2
                                                  : static_cast<std::uint32_t>(data_address) + place;
      }
}

struct Counts {
  std::uint32_t forms = 0, compared = 0, ran = 0;
  std::uint32_t matrices = 0, matrices_found = 0;  ///< forms of matrix instructions
  std::uint32_t planned = 0;                       ///< see Machine::planned
};

/// The first difference of what the fast engine left from what the reference engine did, or nothing.
std::string difference_of(const Machine& fast, const Machine& banked) {
  for (std::uint32_t row = 0; row < Isa::arch_vgprs; ++row)
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      if (fast.wave->v[row][lane] != banked.wave->v[row][lane]) return "v" + std::to_string(row) + " differs";
  for (std::uint32_t i = 0; i < 128; ++i)
    if (banked.wave->s[i] != fast.wave->s[i]) return "s" + std::to_string(i) + " differs";
  return banked.data != fast.data || banked.lds != fast.lds ? "memory or LDS differs" : "";
}

/// One instruction on five machines; empty, or what is wrong.
std::string check(Random& random, const lockstep::cdna5::Instruction& instruction, Counts& counts) {
  const lockstep::InstructionInfo& info = instruction.info();
  Machine banked;
  fill(random, banked, info);
  const std::uint32_t imm = random.below(256);
  const std::vector<std::uint32_t> words(instruction.words.begin(), instruction.words.begin() + instruction.dwords);
  Machine plain = banked.copy();
  for (VgprBank bank : {VgprBank::s0, VgprBank::s1, VgprBank::s2, VgprBank::destination}) {
    const unsigned shift = bank == VgprBank::destination ? 6 : 2 * static_cast<unsigned>(bank) - 2;
    for (std::uint32_t i = 0; i < 32; ++i)
      plain.wave->v[first_of(bank) + i] = banked.wave->v[(imm >> shift & 3) * 256 + first_of(bank) + i];
  }
  banked.code = {set_vgpr_msb | imm};
  banked.code.insert(banked.code.end(), words.begin(), words.end());
  banked.code.push_back(endpgm);
  plain.code = words;
  plain.code.push_back(endpgm);
  const Machine before = banked.copy();
  const lockstep::WaveRun result = banked.run(false), without = plain.run(false);
  ++counts.compared;
  counts.ran += !result.fault;
  if (result.fault.kind != without.fault.kind)
    return "faults: " + std::string(result.fault.detail) + without.fault.detail.data();
  if (banked.planned() != plain.planned()) return "the fast engine has a plan for it in some banks only";
  counts.planned += plain.planned() != 0;
  Machine fast = before.copy();
  const lockstep::WaveRun by_fast = fast.run(true);
  if (by_fast.fault.kind != result.fault.kind)
    return "in the fast engine, the fault: " + std::string(by_fast.fault.detail);
  if (result.fault) return "";
  if (const std::string difference = difference_of(fast, banked); !difference.empty())
    return "in the fast engine, " + difference;
  std::vector<bool> named(Isa::arch_vgprs);
  for (VgprBank bank : {VgprBank::s0, VgprBank::s1, VgprBank::s2, VgprBank::destination}) {
    const unsigned shift = bank == VgprBank::destination ? 6 : 2 * static_cast<unsigned>(bank) - 2;
    for (std::uint32_t i = 0; i < 32; ++i) {
      const std::uint32_t row = (imm >> shift & 3) * 256 + first_of(bank) + i;
      named[row] = true;
      for (std::uint32_t lane = 0; lane < 32; ++lane)
        if (plain.wave->v[first_of(bank) + i][lane] != banked.wave->v[row][lane])
          return "v" + std::to_string(row) + " differs from v" + std::to_string(first_of(bank) + i);
    }
  }
  for (std::uint32_t row = 0; row < Isa::arch_vgprs; ++row)
    for (std::uint32_t lane = 0; lane < 32; ++lane)
      if (!named[row] && banked.wave->v[row][lane] != before.wave->v[row][lane])
        return "v" + std::to_string(row) + " has changed";
  for (std::uint32_t i = 0; i < 128; ++i)
    if (banked.wave->s[i] != plain.wave->s[i]) return "s" + std::to_string(i) + " differs";
  if (banked.data != plain.data) return "memory differs";
  return banked.lds != plain.lds ? "LDS differs" : "";
}

bool has_vector_operands(const lockstep::FormInfo& form) {
  const auto encoding = static_cast<Isa::Encoding>(form.encoding);
  for (Field field : {Field::vdst, Field::vsrc1, Field::vaddr, Field::vdata, Field::addr, Field::src0})
    if (Isa::layout(encoding, field).present()) return true;
  return false;
}

}  // namespace

TEST_CASE("every form has its vector operands in any bank, in both engines") {
  Random random(1250);
  Counts counts;
  std::uint32_t wrong = 0;
  std::set<std::uint8_t> encodings;
  for (std::uint32_t form = 0; form < Isa::forms().size(); ++form) {
    if (!has_vector_operands(Isa::form(form))) continue;
    std::uint32_t found = 0;
    for (std::uint32_t attempt = 0; attempt < 200 && found < 3; ++attempt) {
      const auto decoded = random_instruction(random, form);
      if (decoded.error != lockstep::DecodeError::none || !Isa::legal(decoded.instruction)) continue;
      const lockstep::InstructionInfo& info = decoded.instruction.info();
      if (info.status == lockstep::Status::unsupported) break;
      if (decoded.instruction.form != form) break;
      ++found;
      const std::string difference = check(random, decoded.instruction, counts);
      if (difference.empty()) continue;
      if (++wrong <= 40) FAIL_CHECK(lockstep::disassemble(decoded.instruction), ": ", difference);
    }
    counts.forms += found != 0;
    const bool matrix = Isa::info(static_cast<Isa::Opcode>(Isa::form(form).opcode)).matrix != nullptr;
    counts.matrices += matrix;
    counts.matrices_found += matrix && found != 0;
    if (found != 0) encodings.insert(Isa::encoding_info(static_cast<Isa::Encoding>(Isa::form(form).encoding)).base);
  }
  CHECK(wrong == 0);
  using Encoding = Isa::Encoding;
  for (const Encoding each : {Encoding::vop1, Encoding::vop2, Encoding::vop3, Encoding::vopc, Encoding::vop3p,
                              Encoding::vop3px2, Encoding::vopd_x, Encoding::vopd3_x, Encoding::ds, Encoding::vflat,
                              Encoding::vglobal, Encoding::vscratch, Encoding::vbuffer})
    CHECK_MESSAGE(encodings.count(static_cast<std::uint8_t>(each)) == 1, "encoding ", static_cast<int>(each));
  MESSAGE(counts.forms, " forms, ", counts.compared, " instructions, of which ", counts.ran, " without a fault, ",
          counts.planned, " planned");
  CHECK(counts.forms > 2300);
  CHECK(counts.planned > 500);
  CHECK(counts.matrices >= 40);
  CHECK(counts.matrices_found == counts.matrices);
}
