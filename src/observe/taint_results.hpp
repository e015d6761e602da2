// What becomes of undefined bits in instructions that put bits elsewhere (taint_operation.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "lockstep/device/observer.hpp"
#include "observe/taint.hpp"
#include "observe/taint_operation.hpp"
#include "observe/taint_registers.hpp"

namespace lockstep {

/// A source or a result: as TaintedDword, and what is in its bits.
struct TaintedValue {
  Taint taint = 0;
  std::uint64_t value = 0, undefined = 0, computed = 0, data = 0;
  bool shaped = false, vector = false;

  TaintedValue shifted(int left) const {
    const auto move = [&](std::uint64_t bits) {
      return left >= 64 || left <= -64 ? 0 : left < 0 ? bits >> -left : bits << left;
    };
    return {taint, move(value), move(undefined), move(computed), move(data), shaped, vector};
  }
  TaintedValue masked(std::uint64_t bits) const {
    return {taint, value & bits, undefined & bits, computed & bits, data & bits, shaped, vector};
  }
  /// Both, which have no bits in common.
  TaintedValue with(const TaintedValue& other) const {
    return {undefined != 0 ? taint : other.taint,
            value | other.value,
            undefined | other.undefined,
            computed | other.computed,
            data | other.data,
            false,
            false};
  }
  /// The lowest `count` bits, and copies of the highest of them.
  TaintedValue extended(unsigned count) const {
    if (count == 0 || count >= 64) return *this;
    const std::uint64_t low = (std::uint64_t{1} << count) - 1;
    TaintedValue result = masked(low);
    for (std::uint64_t* const bits : {&result.value, &result.undefined, &result.computed, &result.data})
      if ((*bits >> (count - 1) & 1) != 0) *bits |= ~low;
    return result;
  }
  TaintedDword dword(std::uint32_t index) const {
    const auto part = [&](std::uint64_t bits) { return static_cast<std::uint32_t>(bits >> 32 * index); };
    if (part(undefined) == 0) return {};
    return {taint, part(undefined), part(computed), part(data), shaped};
  }
};

/// The results of one instruction, by lanes.
class TaintedResults {
 public:
  using Operation = TaintedOperation;
  using Kind = TaintedOperation::Kind;
  using Operand = TaintedOperation::Operand;

  /// Before it executes. `mixed`: what goes into it; `moved`: null, or which lanes source 0 is of.
  void collect(const Step& step, const Operation& op, const WaveTaints& w, const MixedTaints& mixed,
               const LaneSources* moved) {
    operation_ = &op;
    moved_ = moved;
    const bool scalar = op.target.kind == Operand::Kind::scalar;
    if (op.is(Kind::lane)) {
      const std::uint32_t first =
          step.wave.exec != 0 ? static_cast<std::uint32_t>(std::countr_zero(step.wave.exec)) : 0;
      const std::uint64_t lane = op.count > 1 ? source(step, op, 1, w, 0).value % step.wave.lanes : first;
      results_[0] = {source(step, op, 0, w, static_cast<std::uint32_t>(lane)), {}};
      return;
    }
    for (std::uint32_t lane = 0; lane < (scalar ? 1 : step.wave.lanes); ++lane) {
      results_[lane] = {};
      if (!scalar && !step.wave.active(lane) && !step.info->ignores_exec) continue;
      for (std::size_t i = 0; i < op.count; ++i) sources_[i] = source(step, op, i, w, lane);
      if (op.is(Kind::select)) {
        results_[lane][0] = selected(op, mixed, lane);
      } else if (op.is(Kind::exchange)) {
        results_[lane] = {sources_[0], fetch(step, op.target, w, lane)};
      } else if (std::any_of(sources_.begin(), sources_.begin() + op.count,
                             [](const TaintedValue& s) { return s.undefined != 0; })) {
        results_[lane][0] = result(op);
      }
    }
  }
  /// Of what the registers of `use` are given, dword `index`.
  TaintedDword of(const RegisterUse& use, std::uint32_t lane, std::uint32_t index) const {
    const bool other = operation_->is(Kind::exchange) && use.first != operation_->target.number;
    return results_[use.file == UsedFile::scalar ? 0 : lane][other].dword(index & 1);
  }

 private:
  static TaintedValue fetch(const Step& step, const Operand& o, const WaveTaints& w, std::uint32_t lane) {
    TaintedValue v;
    if (o.kind == Operand::Kind::constant) {
      v.value = o.value;
      return v;
    }
    const bool vector = o.kind == Operand::Kind::vector;
    bool shaped = false;
    for (std::uint32_t i = 0; i < o.dwords && i < 2; ++i) {
      const std::uint32_t number = o.number + i;
      const TaintedDword d = vector ? w.at(number, lane) : w.scalars[number & 255u];
      const std::uint64_t value = vector ? step.wave.vector(lane, number) : step.wave.scalar(number & 255u);
      const TaintedValue dword{d.taint, value, d.undefined, d.computed, d.taint == 0 ? ~0u : d.data, false, false};
      v = v.with(dword.shifted(static_cast<int>(32 * i)));
      shaped = shaped || d.shaped;
    }
    v.shaped = shaped;
    v.vector = vector;
    return v;
  }
  TaintedValue source(const Step& step, const Operation& op, std::size_t index, const WaveTaints& w,
                      std::uint32_t lane) const {
    const Operand& o = op.sources[index];
    TaintedValue v;
    const std::int32_t from = moved_ != nullptr && o.moved ? moved_->from[lane] : static_cast<std::int32_t>(lane);
    if (from >= 0) {
      v = fetch(step, o, w, static_cast<std::uint32_t>(from));
    } else {
      v.data = ~std::uint64_t{0};
      v.vector = true;
    }
    if (o.bits != 0) v = v.shifted(-int{o.first}).masked((std::uint64_t{1} << o.bits) - 1);
    if (o.sign) v = v.extended(o.bits);
    if (op.width == 16) v = v.masked(0xffff);
    return v;
  }
  static TaintedValue computed(Taint taint) {
    return {taint, 0, ~std::uint64_t{0}, ~std::uint64_t{0}, 0, false, false};
  }
  static TaintedValue computed(const TaintedValue& a, const TaintedValue& b) {
    return computed(a.undefined != 0 ? a.taint : b.taint);
  }
  TaintedValue selected(const Operation& op, const MixedTaints& mixed, std::uint32_t lane) const {
    if ((mixed.decided >> lane & 1) != 0) return computed(mixed.result[lane]);
    const bool scalar = op.target.kind == Operand::Kind::scalar;
    return sources_[((mixed.chosen >> lane & 1) != 0) != scalar ? 1 : 0];
  }

  TaintedValue result(const Operation& op) {
    const std::uint64_t all = op.width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << op.width) - 1;
    const TaintedValue &a = sources_[0], &b = sources_[1], &c = sources_[2];
    // Of what says how far, where to and what, the lowest bits count.
    const auto number = [&](const TaintedValue& v, std::uint64_t bits) { return static_cast<int>(v.value & bits); };
    const auto unknown = [&](const TaintedValue& v, std::uint64_t bits) { return (v.undefined & bits) != 0; };
    const std::uint64_t most = op.width - 1u;
    switch (op.kind) {
      case Kind::left:
      case Kind::right:
      case Kind::signed_right: {
        if (unknown(b, most)) return computed(b, a);
        const int by = number(b, most);
        const TaintedValue v = op.is(Kind::signed_right) ? a.masked(all).extended(op.width) : a.masked(all);
        return part_of(a, v.shifted(op.is(Kind::left) ? by : -by).masked(all), by % 8 == 0);
      }
      case Kind::left_or:
        if (unknown(b, most)) return computed(b, a);
        return bitwise(0xfc, a.shifted(number(b, most)).masked(all), c, {}).masked(all);
      case Kind::field: {
        const std::uint64_t width_bits = op.packed ? 0x7f : 31;
        if (unknown(b, op.packed ? most | 0x7f0000 : most) || (!op.packed && unknown(c, width_bits)))
          return computed(b, c);
        const int first = number(b, most);
        const auto count =
            static_cast<unsigned>(op.packed ? number(b.shifted(-16), width_bits) : number(c, width_bits));
        TaintedValue v = a.masked(all).shifted(-first);
        v = op.is_signed ? v.extended(count) : count >= 64 ? v : v.masked((std::uint64_t{1} << count) - 1);
        return part_of(a, count == 0 ? TaintedValue{} : v.masked(all), first % 8 == 0 && count % 8 == 0);
      }
      case Kind::extend: return part_of(a, a.extended(op.part).masked(all), true);
      case Kind::align: {
        const std::uint64_t bits = op.in_bytes ? 3 : 31;
        if (unknown(c, bits)) return computed(c, a);
        return a.masked(all)
            .shifted(32)
            .with(b.masked(all))
            .shifted(-number(c, bits) * (op.in_bytes ? 8 : 1))
            .masked(all);
      }
      case Kind::permute: return permuted(a, b, c);
      case Kind::pack:
        return a.shifted(-16 * op.halves[0])
            .masked(0xffff)
            .with(b.shifted(-16 * op.halves[1]).masked(0xffff).shifted(16));
      case Kind::pair:
        return a.shifted(-32 * op.halves[0])
            .masked(0xffffffff)
            .with(b.shifted(-32 * op.halves[1]).masked(0xffffffff).shifted(32));
      case Kind::masks: return masked(op, all);
      case Kind::inverts: {
        TaintedValue v = bitwise(op.table, a, b, c).masked(all);
        v.computed = v.undefined;
        return v;
      }
      case Kind::bitwise:
        if (op.table == 0xf0) return a.masked(all);  // a move
        return bitwise(op.table, a, b, c).masked(all);
      default: return computed(a, b);
    }
  }

  /// `part` of what was `source`, on bounds of bytes or not.
  static TaintedValue part_of(const TaintedValue& source, TaintedValue part, bool bytes) {
    part.shaped = source.shaped || (!bytes && source.data == 0);
    return part;
  }

  /// Compilers take bytes out of registers by AND, and other bits to put others there.
  TaintedValue masked(const Operation& op, std::uint64_t all) {
    TaintedValue v = bitwise(op.table, sources_[0], sources_[1], sources_[2]).masked(all);
    const TaintedValue* only = nullptr;
    bool one = true, vector = false;
    v.data = 0;
    for (std::size_t i = 0; i < op.count; ++i) {
      if (sources_[i].undefined == 0) {
        vector = vector || sources_[i].vector;
        continue;
      }
      one = only == nullptr;
      only = &sources_[i];
      v.data |= only->data & sensitive_[i] & ~v.undefined & all;
    }
    if (!one || only == nullptr) return v;
    bool bytes = true;
    for (std::uint64_t rest = v.undefined & ~only->computed; rest != 0; rest >>= 8) {
      const std::uint64_t byte = rest & 0xff;
      bytes = bytes && (byte == 0 || byte == 0xff);
    }
    const bool low = (v.undefined & (v.undefined + 1)) == 0;
    v.shaped = only->shaped || (!bytes && only->data == 0 && (low || vector));
    return v;
  }

  static TaintedValue permuted(const TaintedValue& a, const TaintedValue& b, const TaintedValue& c) {
    const TaintedValue both = a.masked(0xffffffff).shifted(32).with(b.masked(0xffffffff));
    TaintedValue v;
    for (int i = 0; i < 4; ++i) {
      if ((c.undefined >> 8 * i & 0xff) != 0) {
        v = v.with(computed(c.taint).masked(std::uint64_t{0xff} << 8 * i));
        continue;
      }
      const auto choice = static_cast<int>(c.value >> 8 * i & 0xff);
      TaintedValue byte;
      if (choice < 8) byte = both.shifted(-8 * choice).masked(0xff);
      if (choice >= 8 && choice < 12) byte = both.shifted(-(16 * (choice - 8) + 15)).extended(1).masked(0xff);
      v = v.with(byte.shifted(8 * i));
    }
    return v;
  }

  /// By a table of what comes out of three bits. What one undefined bit decides, as it is, is a copy of it.
  TaintedValue bitwise(std::uint8_t table, const TaintedValue& a, const TaintedValue& b, const TaintedValue& c) {
    const std::array<const TaintedValue*, 3> in{&a, &b, &c};
    const auto possible = [&](unsigned index, unsigned but) {
      std::uint64_t bits = ~std::uint64_t{0};
      for (unsigned i = 0; i < 3; ++i)
        if (i != but) bits &= ((index >> (2 - i) & 1) != 0 ? in[i]->value : ~in[i]->value) | in[i]->undefined;
      return bits;
    };
    std::uint64_t ones = 0, zeros = 0, inverted = 0, several = 0, any = 0, copied = 0;
    for (unsigned index = 0; index < 8; ++index) ((table >> index & 1) != 0 ? ones : zeros) |= possible(index, 3);
    TaintedValue v;
    v.undefined = ones & zeros;
    for (unsigned i = 0; i < 3; ++i) {
      const unsigned bit = 4u >> i;
      sensitive_[i] = 0;
      for (unsigned index = 0; index < 8; ++index) {
        if ((index & bit) != 0 || ((table >> index ^ table >> (index | bit)) & 1) == 0) continue;
        const std::uint64_t where = possible(index, i);
        sensitive_[i] |= where;
        if ((table >> index & 1) != 0) inverted |= where & in[i]->undefined;
      }
      const std::uint64_t decides = sensitive_[i] & in[i]->undefined;
      several |= any & decides;
      any |= decides;
      copied |= decides & in[i]->computed;
      v.data |= sensitive_[i] & in[i]->data;
      if (v.taint == 0 && (decides & v.undefined) != 0) v.taint = in[i]->taint;
    }
    v.data &= ~v.undefined;
    v.computed = v.undefined & (inverted | several | copied);
    return v;
  }

  const Operation* operation_ = nullptr;
  const LaneSources* moved_ = nullptr;
  std::array<TaintedValue, 4> sources_{};
  std::array<std::uint64_t, 3> sensitive_{};  ///< of the last bitwise operation: bits of each source that count
  std::array<std::array<TaintedValue, 2>, 64> results_{};
};

}  // namespace lockstep
