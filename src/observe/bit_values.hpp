// What becomes of undefined bits in the steps of an operation (isa/bit_flow.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "lockstep/isa/bit_flow.hpp"
#include "lockstep/isa/bit_flow_builder.hpp"
#include "observe/taint.hpp"

namespace lockstep {

/// Up to 64 bits: as TaintedDword, and what is in them.
struct BitValue {
  Taint taint = 0;
  std::uint64_t value = 0, undefined = 0, computed = 0, data = 0;
  std::uint64_t unknown = 0;  ///< defined, but what they are is not known
  bool shaped = false, vector = false;
  bool formed = false;  ///< shaped, and by a step of this operation

  static BitValue constant(std::uint64_t number) {
    BitValue v;
    v.value = number;
    return v;
  }
  static BitValue all_computed(Taint taint, unsigned width) {
    const std::uint64_t all = bits_of_width(width);
    return {taint, 0, all, all, 0, 0, false, false, false};
  }

  template <class Change>
  BitValue changed(Change&& change) const {
    return {taint,  change(value), change(undefined), change(computed), change(data), change(unknown), shaped,
            vector, formed};
  }
  BitValue left(std::uint64_t by) const {
    return changed([&](std::uint64_t bits) { return by >= 64 ? 0 : bits << by; });
  }
  BitValue right(std::uint64_t by) const {
    return changed([&](std::uint64_t bits) { return by >= 64 ? 0 : bits >> by; });
  }
  BitValue masked(std::uint64_t mask) const {
    return changed([&](std::uint64_t bits) { return bits & mask; });
  }
  /// The lowest `count` bits, and copies of the highest of them.
  BitValue extended(unsigned count) const {
    return changed([&](std::uint64_t bits) { return signed_of_width(bits, count); });
  }
  /// Was nothing put to what was taken out or shifted? Nor is anything put to it by constant bits.
  bool stays_shaped() const { return shaped || (undefined == 0 && data == 0); }
  /// Is it shaped, if `other` is put to it?
  bool shaped_with(const BitValue& other) const {
    return (shaped || other.shaped) && stays_shaped() && other.stays_shaped();
  }
  /// Both, which have no bits in common.
  BitValue with(const BitValue& other) const {
    return {undefined != 0 ? taint : other.taint,
            value | other.value,
            undefined | other.undefined,
            computed | other.computed,
            data | other.data,
            unknown | other.unknown,
            shaped_with(other),
            false,
            formed || other.formed};
  }
  std::uint64_t possible_ones() const { return value | undefined | unknown; }
  std::uint64_t possible_zeros() const { return ~value | undefined | unknown; }
  /// The lowest and the highest number that it can be.
  std::uint64_t least() const { return value & ~undefined & ~unknown; }
  std::uint64_t most() const { return possible_ones(); }

  TaintedDword dword(std::uint32_t index) const {
    const auto part = [&](std::uint64_t bits) { return static_cast<std::uint32_t>(bits >> 32 * index); };
    if (part(undefined) == 0) return {};
    return {taint, part(undefined), part(computed), part(data), shaped};
  }
};

/// When the result of arithmetic with bits that are undefined is so.
enum class BitRule : std::uint8_t {
  any,     ///< one bit is enough, from that bit on: what the operation can do
  scalar,  ///< one bit is enough, for all dwords from its own on
  vector,  ///< nothing defined is in a dword of a source, for all dwords from that one on: errs on the silent side
};

/// Bitwise operations by a table of what comes out of three bits. Bit 4 * a + 2 * b + c, as BITOP3 of V_BITOP3_B32.
struct BitTable {
  std::uint8_t table = 0;
  std::uint8_t count = 0;                ///< of leaves
  std::array<std::uint8_t, 3> leaves{};  ///< nodes

  /// Does a bit of input `i` decide, where the others are as in `index`?
  bool decides(unsigned i, unsigned index) const {
    return ((table >> (index & ~(4u >> i)) ^ table >> (index | 4u >> i)) & 1) != 0;
  }
  /// Can every input that counts be inverted? So does an XOR, and NOT.
  bool inverts() const {
    for (unsigned i = 0; i < count; ++i) {
      bool one = false;
      for (unsigned index = 0; index < 8; ++index)
        one = one || (decides(i, index) && (table >> (index & ~(4u >> i)) & 1) != 0);
      if (!one) return false;
    }
    return true;
  }
  /// Is it an AND of two inputs, one of them maybe inverted?
  bool is_conjunction() const { return count == 2 && std::popcount(table) == 2; }
};

/// Computes nodes of a program.
class BitSteps {
 public:
  explicit BitSteps(BitRule rule) : rule_(rule) {}

  /// A bitwise operation of `width` bits.
  BitValue bitwise(const BitTable& table, const std::array<const BitValue*, 3>& in, unsigned width) const {
    std::array<std::uint64_t, 3> sensitive{};
    BitValue v = plain_bitwise(table, in, sensitive).masked(bits_of_width(width));
    if (rule_ == BitRule::any) return v;
    if (table.inverts()) v.computed = v.undefined;
    if (table.is_conjunction() && !table.inverts()) as_mask(table, in, sensitive, v);
    return v;
  }

  /// Any other node but an input; of operands that it does not have, anything.
  BitValue step(const BitNode& node, unsigned width_a, unsigned width_b, const BitValue& a, const BitValue& b,
                const BitValue& c) const {
    const std::uint64_t all = bits_of_width(node.width);
    switch (node.op) {
      case BitOp::constant: return BitValue::constant(node.number);
      case BitOp::known: return mixed(node.width, {}, {});
      case BitOp::add:
      case BitOp::subtract:
      case BitOp::multiply: return arithmetic(node, width_a, width_b, a, b);
      case BitOp::shift_left:
      case BitOp::shift_right:
      case BitOp::shift_right_signed: return shift(node, width_a, a, b);
      case BitOp::sign_extend: return part_of(a, a.extended(width_a).masked(all), width_a % 8 == 0);
      case BitOp::cut: {
        const bool bytes = node.number % 8 == 0 && (node.width % 8 == 0 || node.number + node.width >= width_a);
        return part_of(a, a.right(node.number).masked(all), bytes);
      }
      case BitOp::join: return join(a.left(width_b), b);
      case BitOp::select: return select(node, a, b, c);
      case BitOp::equal: {
        const std::uint64_t differ = (a.value ^ b.value) & ~(a.undefined | b.undefined | a.unknown | b.unknown);
        return differ != 0 ? BitValue::constant(0) : decision(a, b, a.value == b.value);
      }
      case BitOp::less:
      case BitOp::less_signed: return less(node, width_a, a, b);
      case BitOp::reverse: {
        BitValue v = a.changed([&](std::uint64_t bits) { return *value_of(node, width_a, 0, bits, 0, 0); });
        v.computed = v.undefined;
        return v;
      }
      case BitOp::find_first_one: {
        if (reached(a) != 0) return BitValue::all_computed(a.taint, node.width);
        BitValue v = BitValue::constant(*value_of(node, width_a, 0, a.value, 0, 0));
        if (a.unknown != 0) v.unknown = all;
        return v;
      }
      case BitOp::canonical:
        if (rule_ == BitRule::any) return mixed(node.width, a, a);
        return a.masked(all);
      case BitOp::mix: return mixed(node.width, a, b);
      default: return {};
    }
  }

 private:
  BitValue mixed(unsigned width, const BitValue& a, const BitValue& b) const {
    const bool of_a = reached(a) != 0, of_b = reached(b) != 0;
    if (of_a || of_b) return BitValue::all_computed(of_a ? a.taint : b.taint, width);
    BitValue v;
    v.unknown = v.data = bits_of_width(width);
    return v;
  }

  BitValue plain_bitwise(const BitTable& table, const std::array<const BitValue*, 3>& in,
                         std::array<std::uint64_t, 3>& sensitive) const {
    const auto possible = [&](unsigned index, unsigned but) {
      std::uint64_t bits = ~std::uint64_t{0};
      for (unsigned i = 0; i < table.count; ++i)
        if (i != but) bits &= (index >> (2 - i) & 1) != 0 ? in[i]->possible_ones() : in[i]->possible_zeros();
      return bits;
    };
    std::uint64_t ones = 0, zeros = 0, inverted = 0, several = 0, any = 0, copied = 0;
    for (unsigned index = 0; index < 8; ++index) {
      if ((index & ((1u << (3 - table.count)) - 1)) != 0) continue;  // of inputs that there are not
      ((table.table >> index & 1) != 0 ? ones : zeros) |= possible(index, 3);
    }
    BitValue v;
    const std::uint64_t varies = ones & zeros;
    v.value = ones & ~zeros;
    for (unsigned i = 0; i < table.count; ++i) {
      const unsigned bit = 4u >> i;
      for (unsigned index = 0; index < 8; ++index) {
        if ((index & ((1u << (3 - table.count)) - 1)) != 0) continue;
        if ((index & bit) != 0 || !table.decides(i, index)) continue;
        const std::uint64_t where = possible(index, i);
        sensitive[i] |= where;
        if ((table.table >> index & 1) != 0) inverted |= where & in[i]->undefined;
      }
      const std::uint64_t decides = sensitive[i] & in[i]->undefined;
      several |= any & decides;
      any |= decides;
      copied |= decides & in[i]->computed;
      v.data |= sensitive[i] & in[i]->data;
      v.undefined |= varies & decides;
      if (v.taint == 0 && (varies & decides) != 0) v.taint = in[i]->taint;
    }
    v.unknown = varies & ~v.undefined;
    v.data &= ~v.undefined;
    v.computed = v.undefined & (inverted | several | copied);
    // What is undefined holds zeros; with them the result is what the instruction gives.
    v.value |= v.undefined & computed_value(table, in);
    return v;
  }
  static std::uint64_t computed_value(const BitTable& table, const std::array<const BitValue*, 3>& in) {
    std::uint64_t value = 0;
    for (unsigned index = 0; index < 8; ++index) {
      if ((table.table >> index & 1) == 0) continue;
      std::uint64_t bits = ~std::uint64_t{0};
      for (unsigned i = 0; i < 3; ++i) {
        const std::uint64_t x = i < table.count ? in[i]->value : 0;
        bits &= (index >> (2 - i) & 1) != 0 ? x : ~x;
      }
      value |= bits;
    }
    return value;
  }
  /// Compilers take bytes out of registers by AND, and other bits to put others there.
  static void as_mask(const BitTable& table, const std::array<const BitValue*, 3>& in,
                      const std::array<std::uint64_t, 3>& sensitive, BitValue& v) {
    const BitValue* only = nullptr;
    bool one = true, vector = false;
    if (v.undefined == 0) return;
    v.data = 0;
    for (unsigned i = 0; i < table.count; ++i) {
      if (in[i]->undefined == 0) {
        vector = vector || in[i]->vector;
        continue;
      }
      one = only == nullptr;
      only = in[i];
      v.data |= only->data & sensitive[i] & ~v.undefined;
    }
    if (!one || only == nullptr) return;
    bool bytes = true;
    for (std::uint64_t rest = v.undefined & ~only->computed; rest != 0; rest >>= 8)
      bytes = bytes && ((rest & 0xff) == 0 || (rest & 0xff) == 0xff);
    const bool low = (v.undefined & (v.undefined + 1)) == 0;
    v.formed = !bytes && only->data == 0 && (low || vector);
    v.shaped = only->shaped || v.formed;
    v.formed = v.formed || only->formed;
  }

  /// `part` of what was `source`, on bounds of bytes or not.
  static BitValue part_of(const BitValue& source, BitValue part, bool bytes) {
    const bool here = !bytes && source.data == 0 && source.undefined != 0;
    part.shaped = source.shaped || here;
    part.formed = source.formed || here;
    return part;
  }
  /// Two parts of one result. A part that the operation shaped was computed with, also where the other one was not:
  /// V_PK_LSHLREV_B16 shifts each half by a number of its own.
  static BitValue join(BitValue high, BitValue low) {
    if (!high.shaped_with(low))
      for (BitValue* const part : {&high, &low})
        if (part->formed) part->computed = part->undefined;
    return high.with(low);
  }

  /// The highest and the lowest number that `v` can be in any run: the value of data is a matter of this run.
  std::uint64_t most(const BitValue& v) const { return rule_ == BitRule::any ? v.most() : v.most() | v.data; }
  std::uint64_t least(const BitValue& v) const { return rule_ == BitRule::any ? v.least() : v.least() & ~v.data; }

  /// The bits of a result that depend on what is undefined in `v`, if carries go upwards.
  std::uint64_t reached(const BitValue& v) const {
    if (v.undefined == 0) return 0;
    if (rule_ == BitRule::any) return ~std::uint64_t{0} << std::countr_zero(v.undefined);
    const auto counts = [&](std::uint64_t dword) {
      return (v.undefined & dword) != 0 && (rule_ == BitRule::scalar || (v.data & dword) == 0);
    };
    if (counts(0xffffffffu)) return ~std::uint64_t{0};
    return counts(~std::uint64_t{0xffffffffu}) ? ~std::uint64_t{0xffffffffu} : 0;
  }

  BitValue arithmetic(const BitNode& node, unsigned width_a, unsigned width_b, const BitValue& a,
                      const BitValue& b) const {
    const std::uint64_t all = bits_of_width(node.width);
    BitValue v;
    std::uint64_t bound = all;  // bits that the result can have
    const std::uint64_t most_a = most(a), most_b = most(b);
    if (node.op == BitOp::add && most_a <= ~std::uint64_t{0} - most_b)
      bound &= bits_of_width(static_cast<unsigned>(std::bit_width(most_a + most_b)));
    if (node.op == BitOp::multiply && (most_a == 0 || most_b <= ~std::uint64_t{0} / most_a))
      bound &= bits_of_width(static_cast<unsigned>(std::bit_width(most_a * most_b)));
    const std::uint64_t of_a = reached(a), of_b = reached(b);
    v.value = *value_of(node, width_a, width_b, a.value, b.value, 0);
    v.undefined = v.computed = (of_a | of_b) & bound;
    v.taint = v.undefined == 0 ? 0 : of_a != 0 ? a.taint : b.taint;
    const std::uint64_t unknown = a.unknown | b.unknown;
    if (unknown != 0) v.unknown = ~std::uint64_t{0} << std::countr_zero(unknown) & bound & ~v.undefined;
    const bool of_data = (a.data | b.data) != 0 || a.undefined != 0 || b.undefined != 0;
    v.data = of_data ? all & ~(of_a | of_b) : 0;
    return v;
  }

  BitValue shift(const BitNode& node, unsigned width_a, const BitValue& a, const BitValue& b) const {
    const std::uint64_t all = bits_of_width(node.width);
    if (b.undefined != 0) {
      if (most(a) == 0) return BitValue::constant(0);
      return BitValue::all_computed(b.taint, node.width);
    }
    if (b.unknown != 0) {
      if (a.undefined != 0) return BitValue::all_computed(a.taint, node.width);
      BitValue v;
      v.unknown = all;
      return v;
    }
    const std::uint64_t by = b.value;
    if (node.op == BitOp::shift_left)
      return part_of(a, (by >= width_a ? BitValue{} : a.left(by)).masked(all), by % 8 == 0);
    if (node.op == BitOp::shift_right)
      return part_of(a, by >= width_a ? BitValue{} : a.right(by).masked(all), by % 8 == 0);
    const auto copied = [&](std::uint64_t bits) {
      return static_cast<std::uint64_t>(static_cast<std::int64_t>(signed_of_width(bits, width_a)) >>
                                        std::min<std::uint64_t>(by, 63)) &
             all;
    };
    return part_of(a, a.changed(copied), by % 8 == 0);
  }

  /// One bit that says something of both.
  BitValue decision(const BitValue& a, const BitValue& b, bool value) const {
    if (a.undefined != 0 || b.undefined != 0) return BitValue::all_computed(a.undefined != 0 ? a.taint : b.taint, 1);
    BitValue v = BitValue::constant(value ? 1 : 0);
    if ((a.unknown | b.unknown) != 0) v.unknown = 1;
    return v;
  }
  BitValue less(const BitNode& node, unsigned width, const BitValue& a, const BitValue& b) const {
    const bool value = *value_of(node, width, width, a.value, b.value, 0) != 0;
    // With the sign bits the other way round signed numbers compare as unsigned ones.
    const std::uint64_t sign = node.op == BitOp::less_signed ? std::uint64_t{1} << (width - 1) : 0;
    const auto flipped = [&](BitValue v) {
      v.value ^= sign & ~v.undefined & ~v.unknown;
      return v;
    };
    const BitValue x = flipped(a), y = flipped(b);
    if (most(x) < least(y)) return BitValue::constant(1);
    if (least(x) >= most(y)) return BitValue::constant(0);
    if (rule_ == BitRule::vector && reached(a) == 0 && reached(b) == 0) return BitValue::constant(value ? 1 : 0);
    return decision(a, b, value);
  }

  BitValue select(const BitNode& node, const BitValue& which, const BitValue& yes, const BitValue& no) const {
    const std::uint64_t all = bits_of_width(node.width);
    if (which.undefined == 0 && which.unknown == 0) return which.value != 0 ? yes : no;
    const std::uint64_t not_known = yes.undefined | no.undefined | yes.unknown | no.unknown;
    std::uint64_t equal = ~(yes.value ^ no.value) & ~not_known & all;
    if (rule_ != BitRule::any) equal &= ~(yes.data | no.data);  // that they are equal is a matter of data
    BitValue v;
    v.value = yes.value & equal;
    if (which.undefined != 0) {
      v.undefined = v.computed = all & ~equal;
      v.taint = which.taint;
    } else {
      v.undefined = yes.undefined | no.undefined;
      v.computed = yes.computed | no.computed;
      v.taint = yes.undefined != 0 ? yes.taint : no.taint;
      v.unknown = all & ~equal & ~v.undefined;
      // Which of two bits it is says something, too.
      v.data = (yes.data | no.data | (all & ~equal)) & ~v.undefined;
      v.shaped = v.data == 0 && yes.shaped_with(no);
      v.formed = v.shaped && (yes.formed || no.formed);
    }
    return v;
  }

  BitRule rule_;
};

}  // namespace lockstep
