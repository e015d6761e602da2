// What an instruction does to the bits of its sources, as far as check `init` follows them: moves, shifts, AND, OR and
// their like put bits elsewhere or take some out; everything else computes.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "lockstep/device/observer.hpp"

namespace lockstep {

struct TaintedOperation {
  enum class Kind : std::uint8_t {
    computes,
    bitwise,  ///< by `table`
    masks,    ///< the same; it is an AND
    inverts,  ///< the same; it is an XOR or a NOT
    left,     ///< shifts
    right,
    signed_right,
    left_or,   ///< S0 << S1 | S2
    field,     ///< S2 bits of S0 from bit S1 on; of S_BFE S1 holds both numbers
    extend,    ///< the lowest `part` bits of S0 with their sign
    align,     ///< {S0, S1} >> S2, of V_ALIGNBYTE_B32 in bytes
    permute,   ///< bytes of {S0, S1} by S2
    pack,      ///< halves of S0 and S1
    pair,      ///< dwords of S0 and S1
    select,    ///< S0 or S1, by a mask or SCC
    lane,      ///< S0 of lane S1
    exchange,  ///< two registers
    subtract,  ///< of integers: 0 where S0 is S1, else it computes
  };
  struct Operand {
    enum class Kind : std::uint8_t { unknown, constant, vector, scalar };
    Kind kind = Kind::unknown;
    bool sign = false;         ///< a part of a register, extended with its sign
    bool changed = false;      ///< its sign, by NEG or ABS
    bool moved = false;        ///< by DPP: of other lanes
    std::uint8_t first = 0;    ///< the part of the register that it is;
    std::uint8_t bits = 0;     ///< 0: all
    std::uint16_t number = 0;  ///< of the register
    std::uint16_t dwords = 1;
    std::uint8_t dwords_read = 3;  ///< of two: which, by OP_SEL of packed 32-bit numbers
    std::uint64_t value = 0;

    bool operator==(const Operand&) const = default;
  };

  Kind kind = Kind::computes;
  bool known = false;  ///< the text is understood
  bool is_signed = false, in_bytes = false, packed = false;
  /// Bit 4 * a + 2 * b + c: what comes out for a bit of S0, of S1 and of S2. As BITOP3 of V_BITOP3_B32.
  std::uint8_t table = 0;
  std::uint8_t width = 32;
  std::uint8_t part = 0;
  std::array<std::uint8_t, 2> halves{};  ///< of pack and pair: which of each source
  std::uint8_t count = 0;
  std::array<Operand, 4> sources{};
  Operand target{};

  /// Bits of the vector register `number` that are read.
  std::uint32_t reads(std::uint32_t number) const {
    if (!known) return ~0u;
    std::uint32_t mask = 0;
    for (const Operand& s : std::span(sources).first(count)) {
      if (s.kind == Operand::Kind::unknown) return ~0u;
      if (s.kind != Operand::Kind::vector || number < s.number || number >= std::uint32_t{s.number} + s.dwords)
        continue;
      mask |= s.bits == 0 ? ~0u : ((1u << s.bits) - 1) << s.first;
    }
    return mask;
  }
  /// Is the register a dword of a source that is not read, and of no other source?
  bool leaves_out(Operand::Kind file, std::uint32_t number) const {
    bool left = false;
    for (const Operand& s : std::span(sources).first(count)) {
      if (s.kind != file || number < s.number || number >= std::uint32_t{s.number} + s.dwords) continue;
      if (s.dwords != 2 || (s.dwords_read >> (number - s.number) & 1) != 0) return false;
      left = true;
    }
    return left;
  }
  /// Bits of a vector register that get the result.
  std::uint32_t written() const { return target.bits == 0 ? ~0u : ((1u << target.bits) - 1) << target.first; }
  bool is(Kind k) const { return kind == k; }
};

/// Reads operations off the assembler's text.
class TaintedOperationReader {
 public:
  using Operation = TaintedOperation;
  using Kind = TaintedOperation::Kind;
  using Operand = TaintedOperation::Operand;

  TaintedOperationReader(const Step& step, const LaunchView& launch) : step_(step), launch_(launch) {}

  /// Of the first or the second of two instructions in one.
  Operation read(std::string_view text, bool second) {
    if (const std::size_t both = text.find(" :: "); both != text.npos)
      text = second ? text.substr(both + 4) : text.substr(0, both);
    Operation op;
    const std::size_t space = text.find(' ');
    if (space == text.npos) return op;
    std::string_view name = text.substr(0, space);
    for (const std::string_view suffix : {"_dpp", "_sdwa", "_e32", "_e64"})
      if (name.ends_with(suffix)) name.remove_suffix(suffix.size());
    const bool dual = name.starts_with("v_dual_"), scalar = name.starts_with("s_");
    if (!scalar && !name.starts_with("v_")) return op;
    name.remove_prefix(dual ? 7 : 2);
    modifiers_ = {};
    std::string_view rest = text.substr(space + 1);
    std::size_t index = 0;
    for (bool more = true; more && index <= op.sources.size(); ++index) {
      const std::size_t comma = rest.find(", ");
      more = comma != rest.npos;
      std::string_view piece = rest.substr(0, comma);
      if (more) rest.remove_prefix(comma + 2);
      const std::size_t end =
          piece.starts_with("neg(") || piece.starts_with("sext(") ? piece.find(')') + 1 : piece.find(' ');
      if (!more && end < piece.size()) modifiers_ = piece.substr(end);
      (index == 0 ? op.target : op.sources[index - 1]) = operand(piece.substr(0, end), piece);
    }
    op.count = static_cast<std::uint8_t>(index - 1);
    op.known = true;
    op.sources[0].moved = step_.lane_mover != nullptr;
    if (name.starts_with("pk_") && name.ends_with("_f32")) select_dwords(op);
    parts(op);
    classify(op, name, scalar);
    fold(op);
    if (op.is(Kind::subtract)) op.kind = Kind::computes;
    if (op.is(Kind::computes)) return op;
    for (const Operand& s : std::span(op.sources).first(op.count)) {
      const bool other = s.kind == Operand::Kind::vector && !step_.uses->reads_register(UsedFile::vgpr, s.number);
      if (s.kind == Operand::Kind::unknown || s.changed || other) op.kind = Kind::computes;
    }
    return op;
  }

 private:
  static constexpr std::uint8_t table_of_move = 0xf0;
  /// Number `index` of a list like "op_sel_hi:[1,0,0]" among the modifiers.
  bool bit_of(std::string_view list, std::size_t index, bool otherwise) const {
    const std::size_t at = modifiers_.find(list);
    const std::size_t digit = at + list.size() + 2 * index;
    return at == modifiers_.npos || digit >= modifiers_.size() ? otherwise : modifiers_[digit] == '1';
  }
  void select_dwords(Operation& op) const {
    for (std::size_t i = 0; i < op.count; ++i) {
      const bool low = bit_of("op_sel:[", i, false), high = bit_of("op_sel_hi:[", i, true);
      op.sources[i].dwords_read = static_cast<std::uint8_t>((!low || !high ? 1 : 0) | (low || high ? 2 : 0));
    }
  }
  static bool number(std::string_view text, std::uint64_t& to, int base = 10) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), to, base);
    return error == std::errc() && end == text.data() + text.size();
  }
  static std::uint64_t number_after(std::string_view text, std::string_view word, std::uint64_t otherwise) {
    const std::size_t at = text.find(word);
    if (at == text.npos) return otherwise;
    std::string_view digits = text.substr(at + word.size());
    const int base = digits.starts_with("0x") ? 16 : 10;
    if (base == 16) digits.remove_prefix(2);
    std::uint64_t value = otherwise;
    std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return value;
  }

  /// A VGPR that is an AccVGPR, as `uses` tells it. One that is both is not followed.
  void by_own_name(Operand& o) const {
    if (o.number < step_.wave.vgprs) o.kind = Operand::Kind::unknown;
    o.number = static_cast<std::uint16_t>(o.number - step_.wave.vgprs + 256);
  }

  Operand operand(std::string_view text, std::string_view piece) const {
    Operand o;
    for (const std::string_view wrap : {"-", "|", "neg(", "abs(", "|"})
      if (text.starts_with(wrap) && !(wrap == "-" && text.size() > 1 && text[1] >= '0' && text[1] <= '9')) {
        text.remove_prefix(wrap.size());
        o.changed = true;
      }
    if (text.starts_with("sext(")) {
      text.remove_prefix(5);
      o.sign = true;
    }
    while (text.ends_with(")") || text.ends_with("|")) text.remove_suffix(1);
    const bool low = text.ends_with(".l");
    if (low || text.ends_with(".h")) {
      text.remove_suffix(2);
      o.first = low ? 0 : 16;
      o.bits = 16;
    }
    if (text.empty()) return o;
    std::uint64_t value = 0;
    // Registers beyond 255, and those of which a comment says more.
    if (piece.find("/*") != piece.npos) return o;
    if (text[0] == 'v' || text[0] == 's' || text[0] == 'a') {
      std::string_view digits = text.substr(1);
      std::uint64_t last = 0;
      bool good = number(digits, value);
      last = value;
      if (digits.starts_with("[") && digits.ends_with("]")) {
        digits = digits.substr(1, digits.size() - 2);
        const std::size_t colon = digits.find(':');
        good = number(digits.substr(0, colon), value);
        last = value;
        if (colon != digits.npos) good = good && number(digits.substr(colon + 1), last);
      }
      if (good && last >= value) {
        o.kind = text[0] == 's' ? Operand::Kind::scalar : Operand::Kind::vector;
        o.number = static_cast<std::uint16_t>(value + (text[0] == 'a' ? 256 : 0));
        o.dwords = static_cast<std::uint16_t>(last - value + 1);
        if (text[0] == 'v' && step_.wave.accvgprs != 0 && last >= step_.wave.vgprs) by_own_name(o);
        return o;
      }
    }
    const auto mask = [&](std::string_view base, std::uint32_t first) {
      if (!text.starts_with(base)) return;
      o.kind = Operand::Kind::scalar;
      o.number = static_cast<std::uint16_t>(first + (text.ends_with("_hi") ? 1 : 0));
      o.dwords = text.size() == base.size() ? 2 : 1;
    };
    mask("vcc", launch_.vcc_number);
    mask("exec", launch_.exec_number);
    if (text == "m0" && launch_.selectors != nullptr) {
      for (std::uint16_t n = 0; n < launch_.selectors->size(); ++n)
        if ((*launch_.selectors)[n].kind == SelectorKind::m0) o.number = n;
      o.kind = Operand::Kind::scalar;
    }
    if (o.kind != Operand::Kind::unknown) return o;
    const bool negative = text[0] == '-';
    if (negative) text.remove_prefix(1);
    const bool hex = text.starts_with("0x");
    if (!number(hex ? text.substr(2) : text, value, hex ? 16 : 10)) {
      constexpr std::array<std::pair<std::string_view, std::uint32_t>, 4> floats{
          {{"0.5", 0x3f000000}, {"1.0", 0x3f800000}, {"2.0", 0x40000000}, {"4.0", 0x40800000}}};
      const auto* const found = std::ranges::find(floats, text, &std::pair<std::string_view, std::uint32_t>::first);
      if (found == floats.end()) return o;
      o.kind = Operand::Kind::constant;
      o.value = found->second | (negative ? 1u << 31 : 0);
      return o;
    }
    o.kind = Operand::Kind::constant;
    o.value = negative ? 0 - value : value;
    return o;
  }

  /// SDWA and OP_SEL: parts of registers.
  void parts(Operation& op) const {
    const auto select = [&](Operand& o, std::string_view word) {
      const std::size_t at = modifiers_.find(word);
      if (at == modifiers_.npos) return;
      const std::string_view part = modifiers_.substr(at + word.size());
      if (part.starts_with("BYTE_")) {
        o.first = static_cast<std::uint8_t>(8 * (part[5] - '0'));
        o.bits = 8;
      } else if (part.starts_with("WORD_")) {
        o.first = static_cast<std::uint8_t>(16 * (part[5] - '0'));
        o.bits = 16;
      }
    };
    select(op.target, "dst_sel:");
    select(op.sources[0], "src0_sel:");
    select(op.sources[1], "src1_sel:");
    if (modifiers_.find("UNUSED_SEXT") != modifiers_.npos) op.target.sign = true;
    if (op.target.bits == 0 && step_.info->high_half != HighHalf::not_applicable) {
      op.target.bits = 16;
      op.target.first = op_sel(op.count) ? 16 : 0;
    }
  }
  /// Of the source `index`, or behind the last one of the result.
  bool op_sel(std::size_t index, std::string_view word = " op_sel:[") const {
    const std::size_t at = modifiers_.find(word), place = at + word.size() + 2 * index;
    return at != modifiers_.npos && place < modifiers_.size() && modifiers_[place] == '1';
  }

  /// S0 and S1 are one register: S0 is what S1 is in a table of bits, and a difference is 0 whatever is in it.
  void fold(Operation& op) const {
    const Operand& s = op.sources[0];
    const bool is_register = s.kind == Operand::Kind::vector || s.kind == Operand::Kind::scalar;
    if (op.count < 2 || !is_register || s != op.sources[1] || s.moved || s.changed) return;
    if (op.is(Kind::bitwise) || op.is(Kind::masks) || op.is(Kind::inverts)) {
      std::uint8_t table = 0;
      for (unsigned index = 0; index < 8; ++index)
        if ((op.table >> (((index & 2) << 1) | (index & 3)) & 1) != 0) table |= static_cast<std::uint8_t>(1u << index);
      op.table = table;
      if (op.is(Kind::masks)) op.kind = Kind::bitwise;
      return;
    }
    if (!op.is(Kind::subtract) || op.count != 2 || modifiers_.find("op_sel") != modifiers_.npos) return;
    op.kind = Kind::bitwise;
    op.table = 0;
  }
  /// `name` without its beginning.
  void classify(Operation& op, std::string_view name, bool scalar) const {
    struct Known {
      std::string_view name;
      Kind kind;
      std::uint8_t table = 0;  ///< of shifts: 1 where the number comes first
    };
    static constexpr auto all = std::to_array<Known>({
        {"mov_b", Kind::bitwise, table_of_move},
        {"accvgpr_", Kind::bitwise, table_of_move},
        {"readfirstlane_b", Kind::lane},
        {"readlane_b", Kind::lane},
        {"not_b", Kind::inverts, 0x0f},
        {"and_b", Kind::masks, 0xc0},
        {"andn2_b", Kind::masks, 0x30},
        {"and_not1_b", Kind::masks, 0x30},
        {"or_b", Kind::bitwise, 0xfc},
        {"orn2_b", Kind::bitwise, 0xf3},
        {"or_not1_b", Kind::bitwise, 0xf3},
        {"xor_b", Kind::inverts, 0x3c},
        {"xnor_b", Kind::inverts, 0xc3},
        {"nand_b", Kind::inverts, 0x3f},
        {"nor_b", Kind::inverts, 0x03},
        {"or3_b", Kind::bitwise, 0xfe},
        {"xor3_b", Kind::inverts, 0x96},
        {"and_or_b", Kind::bitwise, 0xea},
        {"bfi_b", Kind::bitwise, 0xca},
        {"bitop3_b", Kind::bitwise},
        {"bitop2_b", Kind::bitwise},
        {"lshlrev_b", Kind::left, 1},
        {"lshrrev_b", Kind::right, 1},
        {"ashrrev_i", Kind::signed_right, 1},
        {"lshl_b", Kind::left},
        {"lshr_b", Kind::right},
        {"ashr_i", Kind::signed_right},
        {"lshl_or_b", Kind::left_or},
        {"bfe_", Kind::field},
        {"sext_i32_i", Kind::extend},
        {"alignbit_b", Kind::align},
        {"alignbyte_b", Kind::align},
        {"perm_b", Kind::permute},
        {"pack_", Kind::pack},
        {"pk_mov_b", Kind::pair},
        {"cndmask_b", Kind::select},
        {"cselect_b", Kind::select},
        {"swap_b", Kind::exchange},
        {"sub_nc_", Kind::subtract},
        {"sub_i", Kind::subtract},
        {"sub_u", Kind::subtract},
        {"sub_co_i", Kind::subtract},
        {"sub_co_u", Kind::subtract},
        {"subrev_nc_", Kind::subtract},
        {"subrev_u", Kind::subtract},
    });
    for (const Known& known : all) {
      if (!name.starts_with(known.name)) continue;
      op.kind = known.kind;
      op.table = known.table;
      op.width = name.ends_with("64") ? 64 : name.ends_with("16") ? 16 : 32;
      break;
    }
    op.is_signed = name.find("_i") != name.npos;
    switch (op.kind) {
      case Kind::left:
      case Kind::right:
      case Kind::signed_right:
        if (op.table != 0) std::swap(op.sources[0], op.sources[1]);
        op.table = 0;
        break;
      case Kind::field: op.packed = scalar; break;
      case Kind::extend:
        op.part = name.ends_with("i8") ? 8 : 16;
        op.width = 32;
        break;
      case Kind::align: op.in_bytes = name.starts_with("alignbyte"); break;
      case Kind::bitwise:
        if (name.starts_with("bitop")) op.table = static_cast<std::uint8_t>(number_after(modifiers_, "bitop3:", 0));
        for (const int conjunction : {0xc0, 0x30, 0x0c, 0xa0, 0x88})
          if (op.table == conjunction) op.kind = Kind::masks;
        break;
      case Kind::pack:
        op.width = 32;
        if (name == "pack_ll_b32_b16" || name == "pack_lh_b32_b16" || name == "pack_hl_b32_b16" ||
            name == "pack_hh_b32_b16") {
          op.halves = {static_cast<std::uint8_t>(name[5] == 'h'), static_cast<std::uint8_t>(name[6] == 'h')};
        } else if (name == "pack_b32_f16") {
          op.halves = {static_cast<std::uint8_t>(op_sel(0)), static_cast<std::uint8_t>(op_sel(1))};
        } else {
          op.kind = Kind::computes;
        }
        break;
      case Kind::pair: op.halves = {static_cast<std::uint8_t>(op_sel(0)), static_cast<std::uint8_t>(op_sel(1))}; break;
      default: break;
    }
    if (op.width == 16 && !op.is(Kind::computes) && modifiers_.find("op_sel") != modifiers_.npos)
      op.kind = Kind::computes;
  }

  const Step& step_;
  const LaunchView& launch_;
  std::string_view modifiers_{};
};

}  // namespace lockstep
