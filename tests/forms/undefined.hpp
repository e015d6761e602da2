// Check `init` held to execution, a source of an instruction at a time. The source is made undefined, and what the
// instruction gives is stored: there must be a finding if two values of the source give two results, and none if all
// of them give the same. What copies has none, and stands in a list.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bench.hpp"
#include "exceptions.hpp"
#include "lockstep/isa/inline_constants.hpp"
#include "lockstep/uses/uses.hpp"

namespace lockstep::forms {

inline constexpr const char* every_isa =
    "cdna1 cdna2 gcn5 gcn5_7nm cdna3 cdna4 cdna5 cdna5_gfx1251 rdna1 rdna1_dot rdna2 rdna3 rdna3_5 rdna4";

/// Results that differ without a finding: what copies, and puts copies together (src/observe/init_check.hpp).
inline std::vector<Exception>& without_finding() {
  static std::vector<Exception> list{
      {every_isa, "scalar", "^S_(MOV|CMOV|CSELECT|SEXT|PACK|SWAP|BITSET)\\w* (s\\d|d0):", "a copy, whole or of bytes"},
      {every_isa, "vop1", "^V_(MOV|SWAP|PERMLANE\\w*SWAP|READFIRSTLANE|ACCVGPR_MOV)\\w* (s0|d0):", "a copy"},
      {every_isa, "vop2", "^V_(CNDMASK|DUAL_CNDMASK)\\w* s[01]:", "a copy of the one that the mask chooses"},
      {every_isa, "vop3", "^V_(READLANE|WRITELANE|PERMLANE|PERM|ALIGN|PACK|CNDMASK)\\w* (s[0-2]|d0):",
       "copies of lanes, bytes and bits; which lane an undefined number says is not known", false},
      {every_isa, "vop3p", "^V_(ACCVGPR|PK_MOV)\\w* s[01]:", "a copy", false},
      {every_isa, "vop3", "^[SV]_(AND|OR|ORN\\d|AND_OR|OR3|LSHL_OR|BFI|BITOP3)_?\\w* s[0-2]:",
       "bits are taken out and put together", false},
      {every_isa, "vop3", "^[SV]_(LSH[LR]|ASHR)(REV)?_\\w+ s[01]:", "shifted by whole bytes", false},
      {every_isa, "vop3", "^V_(CVT_(SR_|PK_|SCALEF32_|PKACCUM_)|(MAD|FMA)_MIX(LO|HI))\\w* d0:", "D0's other part stays",
       false},
      {every_isa, "vop1", "^V_CVT_(I32_I16|U32_U16) s0:", "a copy of both bytes, with copies of the sign", false},
      {every_isa, "vop3", "_(ADD|SUB|LSHL|MIN|MAX)\\w* s\\d: .*( 0(,|$)|(v\\d+|s\\d+)\\S*, \\4\\S*$)",
       "a copy of what 0 is added to, of the larger one of it and 0, or of one of two that are the same", false},
      {every_isa, "vop3p", "^V_PK_ADD_(MIN|MAX)_\\w+ s2:", "a copy where the sum is at its limit", false},
      {every_isa, "vop3", "^V_ADD_(MIN|MAX)_\\w+ s2:", "a copy where the sum is at its limit", false},
      {every_isa, "vop3", "^V_CVT_PK_U8_F32 s2:", "S2's other bytes stay", false},
      {every_isa, "vop3",
       "^V_DIV_FIXUP_(LEGACY_)?F16 s0:", "S0 with the sign of a quotient, where that is a plain number", false},
      {every_isa, "scalar", "^S_(SETREG|SETVSKIP|ROUND_MODE|DENORM_MODE)", "MODE is not followed", false},
      {every_isa, "scalar", "^S_SET_GPR_IDX_(ON|IDX) s0:", "a copy to M0", false},
  };
  return list;
}
/// Findings although the results are the same.
inline std::vector<Exception>& without_difference() {
  static std::vector<Exception> list{
      {every_isa, "vop3", "_B?F(16|32|64).*[ ,|-]-?\\d+\\|?(,|$)", "an inline integer is a NaN, or next to 0", false},
      {every_isa, "vop3", "^[SV]_CMPX?_\\w+ s0: \\S+ (\\S+, )?([vs]\\S+), \\2$", "a number and itself", false},
      {every_isa, "vop3", "_(MIN|MAX)\\w* s\\d: .* 0(,|$)", "the smaller one of it and 0 is 0", false},
      {every_isa, "vop3", "^V_(MAXMIN|MINMAX)_\\w+ s\\d: ", "limits that are the same, or next to the last number",
       false},
      {every_isa, "vop3p", "^V_PK_ADD_(MIN|MAX)_\\w+ s\\d:", "the sum is at its limit", false},
      {every_isa, "scalar", "^S_BITCMP[01]_B\\d+ s1: \\S+ -?\\d+,", "most bits of an inline integer are the same",
       false},
      {every_isa, "vop3",
       "^V_MED3_\\w+ s(0: \\S+ \\S+, \\S+, (\\S+), \\2|1: \\S+ \\S+, (\\S+), \\S+, \\3|2: \\S+ \\S+, (\\S+), \\4, "
       "\\S+)$",
       "the median of a number and two that are the same", false},
      {every_isa, "vop3", "^V_MBCNT_HI_U32_B32 s0:", "32 lanes have no upper half", false},
  };
  return list;
}

class UndefinedSources {
 public:
  explicit UndefinedSources(Bench& bench) : bench_(bench) {}

  /// Of a test that ends, without holes in EXEC.
  void look(std::size_t number, const Test& test) {
    const FormInfo& form = Isa::form(static_cast<std::uint16_t>(test.form));
    if (!is_first_plain(test.form)) return;
    const auto decoded = tested::decode(std::span(test.words.dwords).first(test.words.count)).at_end();
    if (decoded.error != DecodeError::none) return;
    const InstructionInfo& info = Isa::info(static_cast<tested::Opcode>(form.opcode));
    const Uses used = uses(decoded.instruction, wave_size());
    const bool computes = used.vector_alu() || used.instruction_class == InstructionClass::salu;
    if (info.status != Status::generated || !computes || used.all_registers || used.branch != BranchKind::none) return;
    std::set<std::pair<UsedFile, std::uint32_t>> seen;
    for (const RegisterUse& use : used.all()) {
      // Around a result that fills a part of its register the rest stays: a copy.
      if (!use.read || (use.role == Role::d0 && !info.reads.has(State::d0))) continue;
      Source source{number,
                    &test,
                    places_of(use),
                    {},
                    used.writes_register(use.file, use.first),
                    constants_of(decoded.instruction)};
      if (source.places.empty() || !seen.emplace(use.file, use.first).second) continue;
      for (const RegisterUse& other : used.all())
        if (other.read && (other.file != use.file || other.first != use.first))
          if (auto places = places_of(other); !places.empty()) source.others.push_back(std::move(places));
      look(source, std::string(info.name) + " " + role_name(use));
    }
  }
  void finish(const std::string& family) {
    check_used(without_finding(), family);
    check_used(without_difference(), family);
    MESSAGE(family << ": " << sources_ << " sources undefined, " << found_ << " findings, " << faulted_
                   << " whose values fault");
    CHECK(sources_ > 0);
    CHECK(faulted_ * 20 <= sources_);
    CHECK(found_ * 3 >= sources_ * 2);
  }

 private:
  /// Is the form the first of its instruction without literals, SDWA and DPP? Forms differ in where sources come from.
  static bool is_first_plain(std::size_t form) {
    static constexpr std::array<std::string_view, 9> plain{"SOP1", "SOP2", "SOPK", "SOPC",  "VOP1",
                                                           "VOP2", "VOPC", "VOP3", "VOP3SD"};
    const auto is_plain = [](const FormInfo& info) {
      const std::string_view name = Isa::encoding_info(static_cast<tested::Encoding>(info.encoding)).name;
      return name == "VOP3P" || std::find(plain.begin(), plain.end(), name) != plain.end();
    };
    const auto opcode = Isa::forms()[form].opcode;
    for (std::size_t i = 0; i < form; ++i)
      if (Isa::forms()[i].opcode == opcode && is_plain(Isa::forms()[i])) return false;
    return is_plain(Isa::forms()[form]);
  }
  static std::string role_name(const RegisterUse& use) {
    switch (use.role) {
      case Role::s0: return "s0";
      case Role::s1: return "s1";
      case Role::s2: return "s2";
      case Role::d0: return "d0";
      case Role::vcc_in: return "mask";
      default: return use.implicit ? "implicit" : "other";
    }
  }
  /// The words of the input image that the frame loads a dword of a source from: one a lane, or one.
  using DwordPlaces = std::vector<std::size_t>;
  /// By dword; none of registers that the frame sets itself.
  static std::vector<DwordPlaces> places_of(const RegisterUse& use) {
    std::vector<DwordPlaces> places;
    const std::size_t scalars = lanes * lane_bytes / 4;
    for (std::uint32_t i = 0; i < use.count; ++i) {
      const std::uint32_t n = use.first + i;
      if (use.file == UsedFile::vgpr) {
        if (n >= vgprs && n < 256) continue;
        DwordPlaces& of = places.emplace_back();
        for (std::size_t lane = 0; lane < wave_size(); ++lane)
          of.push_back(lane * lane_bytes / 4 + (n < 256 ? n : n - 256 + vgprs));
      } else if (n < sgprs && n != s_target && n != s_target + 1) {
        places.push_back({scalars + n});
      } else if (n == Isa::vcc_lo || n == Isa::vcc_lo + 1u) {
        places.push_back({scalars + sgprs + 2 + n - Isa::vcc_lo});
      }
    }
    return places;
  }

  /// A source of an instruction, and the others.
  struct Source {
    std::size_t number = 0;  ///< of the kernel
    const Test* test = nullptr;
    std::vector<DwordPlaces> places;
    std::vector<std::vector<DwordPlaces>> others;
    bool written = false;  ///< the instruction writes it, too
    std::vector<std::uint64_t> constants;
  };

  void look(const Source& source, const std::string& name) {
    ++sources_;
    const bool differs = this->differs(source, false);
    std::vector<std::size_t> words;
    for (const DwordPlaces& dword : source.places) words.insert(words.end(), dword.begin(), dword.end());
    bench_.mark_unwritten(words);
    LaunchOptions options;
    options.check.add(CheckKind::init);
    const Outcome checked = bench_.launch(source.number, options);
    bench_.mark_all_written();
    const bool found = !checked.result.findings.empty();
    found_ += found ? 1u : 0u;
    const std::string what = name + ": " + source.test->text;
    if (differs && !found)
      CHECK_MESSAGE(excepted(without_finding(), what), "two values give two results, and nothing is found: " << what);
    // Arithmetic counts as dependent whatever the other sources are: they get other values, too.
    bool ever = differs;
    for (int more = 0; found && !ever && more < 8; ++more) ever = this->differs(source, true);
    if (found && !ever)
      CHECK_MESSAGE(excepted(without_difference(), what), "found, but the result is the same: " << what);
  }

  /// Do two values of the source give two results? `change`: with new values in the other sources.
  bool differs(const Source& source, bool change) {
    bench_.fill(source.test->exec);
    if (change)
      for (const auto& other : source.others)
        for (const DwordPlaces& dword : other) put(dword, random_value());
    const std::vector<std::uint32_t> in = bench_.in();
    Outcome first;
    const std::vector<Values> all = values_of(source, in);
    for (std::size_t i = 0; i < all.size(); ++i) {
      bench_.in() = in;
      for (std::size_t dword = 0; dword < source.places.size(); ++dword) put(source.places[dword], all[i][dword]);
      Outcome outcome = bench_.launch(source.number, {});
      if (!outcome.result) {
        ++faulted_;
        return false;
      }
      if (!source.written)  // it is stored, too
        for (const DwordPlaces& dword : source.places)
          for (const std::size_t word : dword) outcome.out[out_place(word)] = 0;
      if (i == 0)
        first = std::move(outcome);
      else if (outcome.out != first.out || outcome.data != first.data)
        return true;
    }
    return false;
  }

  using Lanes = std::vector<std::uint32_t>;  ///< one for each place
  using Values = std::vector<Lanes>;         ///< by dword
  void put(const DwordPlaces& places, const Lanes& values) {
    for (std::size_t i = 0; i < places.size(); ++i) bench_.in()[places[i]] = values[i % values.size()];
  }
  Lanes random_value() {
    const std::uint32_t mask = random_() % 2 != 0 ? ~0u : 0xffffu;
    Lanes values(wave_size());
    for (std::uint32_t& value : values) value = static_cast<std::uint32_t>(random_() >> 32) & mask;
    return values;
  }
  /// Edges, random numbers, and the values of the other sources and of constants with what is beside them.
  std::vector<Values> values_of(const Source& source, const std::vector<std::uint32_t>& in) {
    std::vector<Values> all;
    for (const std::uint32_t value : {0u, ~0u, 1u, 0x3f800000u, 0x80000000u, 0x7fc07fc0u})
      all.emplace_back(source.places.size(), Lanes{value});
    for (int i = 0; i < 4; ++i) {
      Values& values = all.emplace_back();
      for (std::size_t dword = 0; dword < source.places.size(); ++dword) values.push_back(random_value());
    }
    for (const auto& other : source.others)
      for (const int rotate : {0, 16})
        for (const std::uint32_t step : {~0u, 0u, 1u}) {
          Values& values = all.emplace_back();
          for (std::size_t dword = 0; dword < source.places.size(); ++dword) {
            Lanes& of = values.emplace_back();
            for (const std::size_t place : other[dword % other.size()])
              of.push_back(std::rotl(in[place] + (dword == 0 ? step : 0), rotate));
          }
        }
    for (const std::uint64_t constant : source.constants)
      for (const int rotate : {0, 16})
        for (const std::uint64_t step : {~std::uint64_t{0}, std::uint64_t{0}, std::uint64_t{1}}) {
          Values& values = all.emplace_back();
          for (std::size_t dword = 0; dword < source.places.size(); ++dword)
            values.push_back({std::rotl(static_cast<std::uint32_t>((constant + step) >> 32 * (dword % 2)), rotate)});
        }
    return all;
  }
  /// What fields of the instruction say, as the numbers that they may stand for.
  static std::vector<std::uint64_t> constants_of(const tested::Instruction& instruction) {
    std::vector<std::uint64_t> all;
    for (const OperandInfo& operand : Isa::operands(instruction.form_info())) {
      if (operand.implicit) continue;
      const std::uint32_t field = instruction.field(static_cast<Field>(operand.field));
      const Selector selector = Isa::selectors[field & 255u];
      if (selector.is_constant()) all.push_back(inline_constant(selector, operand.format, operand.bits));
      if (operand.kind == OperandKind::simm16)
        all.insert(all.end(), {field, static_cast<std::uint64_t>(static_cast<std::int16_t>(field))});
    }
    return all;
  }
  /// Where the frame stores what it loaded from a word: scalars in lane 0's part, s52 and s53 for VCC.
  static std::size_t out_place(std::size_t word) {
    const std::size_t scalars = lanes * lane_bytes / 4, first = 640 / 4;
    if (word < scalars) return word;
    const std::size_t n = word - scalars;
    return first + (n < sgprs ? n : n - sgprs - 2 + 52);
  }

  Bench& bench_;
  std::mt19937_64 random_{2029};
  std::size_t sources_ = 0, found_ = 0, faulted_ = 0;
};

}  // namespace lockstep::forms
