#include "compare.hpp"

#include <algorithm>
#include <cstring>
#include <map>

#include "described.hpp"
#include "lockstep/base/text.hpp"

namespace passport {
namespace {

using lockstep::DataFormat;
using lockstep::hex_word;

std::uint32_t dword(const std::vector<std::uint8_t>& bytes, std::size_t at) {
  std::uint32_t value;
  std::memcpy(&value, bytes.data() + at, sizeof value);
  return value;
}

/// Fraction and exponent of a float format, 0 if it is none that is counted in ulp.
struct FloatBits {
  std::uint32_t fraction = 0, exponent = 0;
};
FloatBits float_bits(const DataFormat& format) {
  if (format.kind == DataFormat::Kind::bfloat) return {7, 8};
  if (format.kind != DataFormat::Kind::floating) return {};
  switch (format.element_bits) {
    case 16: return {10, 5};
    case 32: return {23, 8};
    case 64: return {52, 11};
    default: return {};
  }
}

/// How many floats of the format lie from one to the other; 0 if one of them is NaN or infinite and the other is not.
std::uint64_t ulp(std::uint64_t a, std::uint64_t b, FloatBits bits) {
  const std::uint64_t sign = std::uint64_t{1} << (bits.fraction + bits.exponent);
  const std::uint64_t infinite = ((std::uint64_t{1} << bits.exponent) - 1) << bits.fraction;
  const std::uint64_t x = a & (sign - 1), y = b & (sign - 1);
  if (x >= infinite || y >= infinite) return 0;
  if (((a ^ b) & sign) == 0) return x > y ? x - y : y - x;
  return x + y;
}

/// A result, from its place in a row.
struct Spot {
  std::uint32_t lane = 0;
  std::string what;                    ///< "v80", "VCC"
  std::uint32_t at = 0;                ///< bytes from the begin of the row, of 4
  std::uint32_t dword = 0;             ///< which one of the result it is
  const DataFormat* format = nullptr;  ///< none: it is no result that an operand names
};

class Judge {
 public:
  Judge(const Passport& passport, const Computed& computed) : passport_(passport), computed_(computed) {}

  void judge(std::size_t number, const Described& described, Verdict& verdict) {
    const Case& each = passport_.cases[number];
    ++verdict.cases;
    if (const auto outcome = static_cast<Outcome>(passport_.outcomes[number]); outcome != Outcome::done) {
      ++verdict.not_run;
      if (outcome != Outcome::not_run)
        differ(verdict, number, described,
               outcome == Outcome::hung ? "there it does not end" : "there it ends the program");
      return;
    }
    if (const auto fault = computed_.faults.find(number); fault != computed_.faults.end())
      return differ(verdict, number, described, "here it is a fault: " + fault->second);
    bool first = true;
    for (std::uint32_t row = 0; row < each.rows; ++row) {
      const std::size_t begin = each.results + std::size_t{row} * each.row_bytes;
      verdict.results += each.row_bytes / 4;
      if (std::memcmp(passport_.results.data() + begin, computed_.results.data() + begin, each.row_bytes) == 0)
        continue;
      for (std::uint32_t at = 0; at < each.row_bytes; at += 4) {
        const std::uint32_t there = dword(passport_.results, begin + at), here = dword(computed_.results, begin + at);
        if (there == here) continue;
        ++verdict.different_results;
        const Spot spot = spot_of(each, described, at);
        const std::uint64_t distance = count(verdict, each, spot, begin, there, here);
        if (first) differ(verdict, number, described, line(each, described, row, spot, there, here, distance));
        first = false;
      }
    }
  }

 private:
  void differ(Verdict& verdict, std::size_t number, const Described& described, const std::string& text) {
    ++verdict.different_cases;
    const std::uint32_t mode = passport_.cases[number].mode;
    verdict.lines.push_back(described.text + "   MODE " + lockstep::hex(mode) + ": " + text);
  }

  Spot spot_of(const Case& each, const Described& described, std::uint32_t at) const {
    constexpr const char* header[] = {"SCC", "s32", "s33", "VCC_LO", "VCC_HI", "EXEC_LO", "EXEC_HI", "M0"};
    constexpr const char* scalars[] = {"s32", "s33", "SCC", "s34", "EXEC_LO", "EXEC_HI", "VCC_LO", "VCC_HI"};
    if ((each.kept & Case::scalar) != 0) {
      const std::uint32_t bytes = (each.kept & Case::writes_masks) != 0 ? 32 : 16;
      const std::uint32_t which = at % bytes / 4;
      const Spot spot{at / bytes, scalars[which], at};
      return which < 2 ? of_result(spot, described, true, which) : spot;
    }
    if (at < header_bytes) {
      const std::uint32_t which = at / 4;
      const Spot spot{0, header[which], at};
      return which == 1 || which == 2 ? of_result(spot, described, true, which - 1) : spot;
    }
    const std::uint32_t place = (at - header_bytes) / 4, number = place / passport_.lanes();
    const char* const file = (each.kept & Case::in_accvgprs(destination)) != 0 ? "a" : "v";
    return of_result({place % passport_.lanes(), file + lockstep::decimal(first_vgpr[destination] + number), at},
                     described, false, number);
  }

  /// The spot with the format of the result that it belongs to; `number`: of the register in the window.
  static Spot of_result(Spot spot, const Described& described, bool scalar, std::uint32_t number) {
    for (const DescribedResult& result : described.results) {
      if (result.scalar != scalar || number < result.first || number - result.first >= result.dwords) continue;
      spot.dword = number - result.first;
      spot.format = &result.format;
    }
    return spot;
  }

  /// The distance in ulp, the larger of the two in a pair of halves, 0 where it has none.
  std::uint64_t count(Verdict& verdict, const Case& each, const Spot& spot, std::size_t begin, std::uint32_t there,
                      std::uint32_t here) const {
    const FloatBits bits = spot.format == nullptr ? FloatBits{} : float_bits(*spot.format);
    std::uint64_t most = 0;
    bool counted = bits.exponent != 0;
    if (bits.exponent == 11) {
      // The other dword stands a register, or a dword, away.
      const std::uint32_t step = spot.what[0] == 's' ? 4 : 4 * passport_.lanes();
      const std::uint32_t low = spot.at - (spot.dword % 2 != 0 ? step : 0);
      counted = low + step + 4 <= each.row_bytes;
      const auto whole = [&](const std::vector<std::uint8_t>& from) {
        return dword(from, begin + low) | static_cast<std::uint64_t>(dword(from, begin + low + step)) << 32;
      };
      if (counted) most = ulp(whole(passport_.results), whole(computed_.results), bits);
    } else if (bits.exponent == 8 && bits.fraction == 23) {
      most = ulp(there, here, bits);
    } else if (counted) {
      for (const unsigned shift : {0u, 16u}) {
        const std::uint64_t a = there >> shift & 0xffff, b = here >> shift & 0xffff, one = ulp(a, b, bits);
        counted = counted && (a == b || one != 0);
        most = std::max(most, one);
      }
    }
    verdict.most_ulp = std::max(verdict.most_ulp, most);
    verdict.other_difference = verdict.other_difference || !counted || most == 0;
    return counted ? most : 0;
  }

  std::string line(const Case& each, const Described& described, std::uint32_t row, const Spot& spot,
                   std::uint32_t there, std::uint32_t here, std::uint64_t distance) const {
    const Row& state = passport_.rows[each.first_row + row];
    const bool scalar = (each.kept & Case::scalar) != 0;
    std::string all = scalar ? "input " : "lane ";
    all += lockstep::decimal(spot.lane) + " of row " + lockstep::decimal(row);
    for (const DescribedInput& input : described.inputs) {
      const std::uint32_t lane = scalar ? spot.lane : input.scalar ? 0 : spot.lane;
      const std::size_t at = input_index(each, state, input.window, lane) + input.first;
      all += ", " + input.name + " 0x";
      const std::uint32_t shown = std::min(input.dwords, 4u);
      for (std::uint32_t i = shown; i-- > 0;)
        all += (i + 1 == shown ? "" : "_") +
               (at + i < passport_.inputs.size() ? hex_word(passport_.inputs[at + i]).substr(2) : "?");
      if (shown < input.dwords) all += "...";
    }
    if (spot.what.find("VCC") != std::string::npos || described.text.find("vcc") != std::string::npos)
      all += ", VCC " + lockstep::hex(state.vcc);
    if (!scalar && state.exec != ~std::uint64_t{0}) all += ", EXEC " + lockstep::hex(state.exec);
    all += ": " + spot.what + " there " + hex_word(there) + ", here " + hex_word(here);
    if (distance != 0) all += ", " + lockstep::decimal(distance) + " ulp";
    return all;
  }

  const Passport& passport_;
  const Computed& computed_;
};

}  // namespace

lockstep::Result<std::vector<Verdict>> compare(const Passport& passport, const Computed& computed) {
  std::map<std::string, Verdict> verdicts;
  Judge judge(passport, computed);
  for (std::size_t i = 0; i < passport.cases.size(); ++i) {
    const Described described = describe(passport.value("target"), passport.words[i], passport.lanes());
    if (described.name.empty())
      return lockstep::Error{"the words of case " + lockstep::decimal(i) + " are no instruction of " +
                             std::string(passport.value("target"))};
    Verdict& verdict = verdicts[described.name];
    verdict.name = described.name;
    judge.judge(i, described, verdict);
  }
  std::vector<Verdict> list;
  for (auto& [name, verdict] : verdicts) list.push_back(std::move(verdict));
  return list;
}

}  // namespace passport
