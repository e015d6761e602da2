// Every scalar and vector instruction in every encoding, with random fields: execution changes nothing but what
// the published effects name, and does not depend on state they do not name.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <random>
#include <string>

#include "cdna4/execute.hpp"
#include "lockstep/engine/reference.hpp"
#include "lockstep/isa/traits/cdna4.hpp"

namespace {

using namespace lockstep;
using cdna4::Isa;
using lockstep::Field;
using Small = Wave<Isa, WaveShape{64, 72, 72}>;
using Words = std::array<std::uint32_t, 4>;

std::mt19937 random_bits(2026);
std::uint32_t below(std::uint32_t n) { return random_bits() % n; }

void set_field(Words& words, const FieldLayout& layout, std::uint32_t value) {
  for (const BitRange& range : layout.ranges) {
    for (std::uint32_t i = 0; i < range.width; ++i, value >>= 1) {
      const std::uint32_t bit = range.offset + i;
      words[bit / 32] = (words[bit / 32] & ~(1u << bit % 32)) | (value & 1u) << bit % 32;
    }
  }
}

/// First registers of tuples that fit the small wave: SGPRs 0..31, VGPRs 0..39 and what a 1024-bit operand adds.
std::uint32_t scalar_number() { return 4 * below(8); }
std::uint32_t vector_number() { return 2 * below(20); }
std::uint32_t constant_number() {
  const std::uint32_t pick = below(26);
  return pick < 17 ? 128 + pick : 240 + (pick - 17);
}

/// Random words of form `index`: operands in range, variant fields legal. The other fields (modifiers, immediates) are
/// zero, sparse or full of random bits by `density` 0, 1, 2: many an instruction allows no modifier.
Words random_words(std::size_t index, int density) {
  const FormInfo& form = Isa::form(index);
  const auto encoding = static_cast<cdna4::Encoding>(form.encoding);
  Words words{};
  for (auto& word : words) {
    if (density == 1) word = random_bits() & random_bits() & random_bits();
    if (density == 2) word = random_bits();
  }
  for (const EncodingMatch& match : Isa::encoding_matches()) {
    if (match.encoding != form.encoding) continue;
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = (words[i] & ~match.mask[i]) | match.value[i];
    break;
  }
  const auto set = [&](Field field, std::uint32_t value) { set_field(words, Isa::layout(encoding, field), value); };
  const bool has_sources = Isa::layout(encoding, Field::vsrc1).present();
  set(Field::src0_sel, below(7));
  set(Field::src1_sel, has_sources ? below(7) : 0);
  set(Field::dst_sel, density == 0 ? sdwa_dword : below(7));
  set(Field::dst_unused, density == 0 ? 0 : below(3));
  const std::uint32_t controls[] = {
      below(256), 0x101 + below(15), 0x111 + below(15), 0x121 + below(15), 0x130, 0x134, 0x138,
      0x13c,      0x140 + below(4),  0x150 + below(16)};
  const auto operands = Isa::operands(form);
  const bool wide =
      std::any_of(operands.begin(), operands.end(), [](const OperandInfo& o) { return o.bits == 64 && !o.implicit; });
  set(Field::dpp_ctrl, controls[wide ? 9 : below(10)]);  // on 64 bits there is row_newbcast only
  set(Field::sdst, scalar_number());
  if (Isa::info(static_cast<cdna4::Opcode>(form.opcode)).dot)  // these take halves as they are
    set(Field::op_sel, 0), set(Field::op_sel_hi, 3), set(Field::op_sel_hi_2, 1);
  for (const OperandInfo& operand : Isa::operands(form)) {
    if (operand.implicit) continue;
    const auto field = static_cast<Field>(operand.field);
    if (field == Field::src0) set(Field::vsrc0, vector_number());
    const bool nine_bits = Isa::layout(encoding, field).ranges[0].width == 9;
    const bool vector_only = operand.kind == OperandKind::src_vgpr || operand.kind == OperandKind::src_accvgpr ||
                             operand.kind == OperandKind::vgpr_or_lds || operand.bits > 64;
    if (detail::is_scalar_kind(operand.kind)) {
      set(field, operand.output || below(2) != 0 ? scalar_number() : constant_number());
    } else if (nine_bits && !vector_only && below(2) != 0) {
      set(field, below(2) != 0 ? scalar_number() : constant_number());
    } else if (detail::is_vector_kind(operand.kind)) {
      set(field, vector_number() + (nine_bits ? 256 : 0));
    } else if (operand.kind == OperandKind::hwreg) {
      set(field, (1u + below(7)) | below(1024) << 6);
    }
  }
  // Variants are marked in SRC0 or SSRC0.
  const std::string_view name = Isa::encoding_info(encoding).name;
  if (name.find("_LIT") != name.npos) {
    set(Isa::layout(encoding, Field::src0).present() ? Field::src0 : Field::ssrc0, Isa::src_literal);
  }
  if (name.find("_DPP") != name.npos) set(Field::src0, Isa::src_dpp);
  if (name.find("_SDWA") != name.npos) set(Field::src0, Isa::src_sdwa);
  set(Field::op, form.number);
  return words;
}

void fill(Small& wave) {
  for (auto& row : wave.v) {
    for (auto& value : row) {
      // Numbers of ordinary size in three of four registers, so that float operations do not all overflow.
      value = below(4) == 0 ? random_bits() : 0x3f000000 + (random_bits() & 0x81ffffff);
    }
  }
  for (std::uint32_t n = 0; n < 108; ++n) wave.s[n] = random_bits();
  wave.set_exec(below(4) == 0 ? ~std::uint64_t{0} : std::uint64_t{random_bits()} << 32 | random_bits());
  wave.scc = below(2) != 0;
  wave.set_m0(below(8));
  wave.pc = 0x1000;
}

/// `before` with everything taken from `after` that the effects allow to change.
Small allowed(const Small& before, const Small& after, const InstructionInfo& info, const OperandPlan& plan,
              std::uint32_t bytes) {
  Small wave = before;
  const auto take_slot = [&](const OperandSlot& slot) {
    for (std::uint32_t d = 0; d < slot.dwords(); ++d) {
      if (slot.is_vgpr()) {
        const std::uint32_t row = wave.row(slot.number) + d;
        for (std::uint32_t lane = 0; lane < 64; ++lane) {
          if (info.ignores_exec || before.exec_lane(lane)) wave.v[row][lane] = after.v[row][lane];
        }
      }
      if (slot.file == RegisterFile::scalar) wave.s[slot.number + d] = after.s[slot.number + d];
    }
  };
  const StateSet& w = info.writes;
  if (w.has(State::d0)) take_slot(plan.d0);
  if (w.has(State::s0)) take_slot(plan.s[0]);
  if (w.has(State::d0_lane) || w.has(State::d1) || w.has(State::vcc_lane)) take_slot(plan.mask_out);
  if (w.has(State::vcc)) wave.set_vcc(after.vcc());
  if (w.has(State::exec) || w.has(State::exec_lane)) wave.set_exec(after.exec());
  if (w.has(State::m0)) wave.set_m0(after.m0());
  if (w.has(State::scc)) wave.scc = after.scc;
  if (w.has(State::mode) || w.has(State::hwregs)) wave.mode = after.mode;
  if (w.has(State::hwregs) || info.traits.exceptions) wave.trap_status = after.trap_status;
  if (w.has(State::vgprs)) wave.v = after.v;
  if (w.has(State::sgprs)) {
    for (std::uint32_t n = 0; n < 108; ++n) wave.s[n] = after.s[n];
  }
  wave.pc = w.has(State::pc) ? after.pc : before.pc + bytes;
  return wave;
}

}  // namespace

TEST_CASE("execution keeps to the published effects") {
  std::uint8_t nowhere[4] = {};
  SpanMemory memory(0, nowhere);
  Machine<SpanMemory> machine{memory};
  static Small before, after, other, other_after;
  std::map<std::string, int> unexpected;
  std::uint32_t executed = 0;
  for (std::size_t index = 0; index < Isa::forms().size(); ++index) {
    const InstructionInfo& info = Isa::info(static_cast<cdna4::Opcode>(Isa::form(index).opcode));
    if (info.status != Status::generated) continue;
    // Operations with a register number from data may leave the allocation.
    const bool computed = info.reads.has(State::sgprs) || info.writes.has(State::sgprs) ||
                          info.reads.has(State::vgprs) || info.reads.has(State::hwregs);
    std::uint32_t runs = 0;
    for (int sample = 0; sample < 24; ++sample) {
      const Words words = random_words(index, sample % 3);
      const cdna4::Decoded decoded = cdna4::decode(words);
      if (decoded.error != DecodeError::none || decoded.instruction.form != index) continue;
      const cdna4::Instruction& instruction = decoded.instruction;
      if (!Isa::legal(instruction)) continue;
      CAPTURE(info.name);
      CAPTURE(Isa::encoding_info(instruction.encoding()).name);
      CAPTURE(words[0]);
      CAPTURE(words[1]);
      fill(before);
      after = before;
      const ExecuteResult result = execute(after, instruction, machine);
      if (result.fault) {
        if (!computed) ++unexpected[std::string(info.name) + ": " + std::string(result.fault.detail)];
        continue;
      }
      ++runs;
      const OperandPlan plan = plan_operands(instruction, Small::wave_size);
      REQUIRE(allowed(before, after, info, plan, instruction.bytes()) == after);

      // The same with state that the effects do not name as read.
      other = before;
      const StateSet& r = info.reads;
      const bool reads_vcc = r.has(State::vcc) || r.has(State::vcc_lane) || r.has(State::status) ||
                             r.has(State::sgprs) || info.writes.has(State::sgprs);
      if (!reads_vcc) other.set_vcc(~before.vcc());
      if (!r.has(State::scc) && !r.has(State::status) && !r.has(State::hwregs)) other.scc = !before.scc;
      if (!r.has(State::m0)) other.set_m0(before.m0() ^ 0x15);
      const bool float_result = plan.clamp || plan.omod != 0;
      if (!r.has(State::mode) && !r.has(State::hwregs) && !float_result) other.mode = Mode(0xcau);
      other_after = other;
      REQUIRE_FALSE(execute(other_after, instruction, machine).fault);
      // What was written must agree; the rest keeps its own value.
      Small expected = allowed(other, after, info, plan, instruction.bytes());
      if (info.traits.exceptions) expected.trap_status = other_after.trap_status;  // which always depends on MODE
      REQUIRE(expected == other_after);
    }
    if (runs == 0 && !computed) {
      const auto encoding = static_cast<cdna4::Encoding>(Isa::form(index).encoding);
      ++unexpected[std::string(info.name) + ": never ran as " + std::string(Isa::encoding_info(encoding).name)];
    }
    executed += runs;
  }
  for (const auto& [what, count] : unexpected) MESSAGE(what, " (", count, ")");
  CHECK(unexpected.empty());
  CHECK(executed > 10'000);
}
