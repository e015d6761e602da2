#include "passes/vendor_text.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

namespace isagen::pcode {
namespace {

using Kind = Expression::Kind;

Expression make_expression(Kind kind, const std::string& text, Position at, std::vector<Expression> operands = {}) {
  Expression result;
  result.kind = kind;
  result.text = text;
  result.position = at;
  result.operands = std::move(operands);
  return result;
}

bool names(const Expression& e, const std::string& text) { return e.kind == Kind::name && e.text == text; }

/// The name under a view: laneId for laneId.u32.
const Expression& viewed(const Expression& e) { return e.kind == Kind::member ? e.operands[0] : e; }

class Rewriter {
 public:
  Rewriter(VendorText& text, const std::function<bool(const std::string&)>& defined) : text_(text), defined_(defined) {}

  void rewrite(Block& statements) {
    for (std::size_t i = 0; i < statements.size(); ++i) {
      if (raises_flags(statements[i])) {
        statements.erase(statements.begin() + static_cast<std::ptrdiff_t>(i--));
        continue;
      }
      if (const std::optional<bool> taken = asks_wave_size(statements[i])) {
        Block chosen = std::move(statements[i].blocks[*taken ? 0 : 1]);
        statements.erase(statements.begin() + static_cast<std::ptrdiff_t>(i));
        statements.insert(statements.begin() + static_cast<std::ptrdiff_t>(i--), chosen.begin(), chosen.end());
        continue;
      }
      Statement& s = statements[i];
      for (auto* list : {&s.targets, &s.expressions, &s.conditions}) {
        for (Expression& e : *list) rewrite(e);
      }
      for (Block& inner : s.blocks) rewrite(inner);
      if (s.kind == Statement::Kind::assign && s.targets.size() == 1 && names(s.targets[0], "VCC") &&
          s.expressions[0].kind == Kind::integer) {
        s.targets[0] = make_expression(Kind::member, "u1", s.position, {make_expression(Kind::name, "D1", s.position)});
      }
      if (s.kind == Statement::Kind::assign && names(s.targets[0], "D0") &&
          (two_halves(s.expressions[0]) || (s.expressions[0].kind == Kind::member && s.expressions[0].text == "b32")))
        text_.whole_registers.insert("D0");
      if (s.kind == Statement::Kind::declare && s.text == "S" && s.array_size == 3) {
        const Block fill = sources(s.position);
        statements.insert(statements.begin() + static_cast<std::ptrdiff_t>(i) + 1, fill.begin(), fill.end());
        i += fill.size();
      }
    }
  }

 private:
  /// Exception flags, which nothing here reads: `if ... then TRAPSTS.INVALID = 1 endif`.
  static bool raises_flags(const Statement& s) {
    if (s.kind == Statement::Kind::assign && s.targets[0].kind == Kind::member)
      return names(s.targets[0].operands[0], "TRAPSTS");
    return s.kind == Statement::Kind::branch && s.blocks.size() == 1 && s.blocks[0].size() == 1 &&
           raises_flags(s.blocks[0][0]);
  }

  /// WAVE32, WAVE64, wave32.u1: the comparison is of waves of 64 lanes. Is it true? Nothing if it is something else.
  static std::optional<bool> wave_size(const Expression& e) {
    const Expression& name = viewed(e);
    if (names(name, "WAVE32") || names(name, "wave32")) return false;
    if (names(name, "WAVE64")) return true;
    return std::nullopt;
  }
  static std::optional<bool> asks_wave_size(const Statement& s) {
    if (s.kind != Statement::Kind::branch || s.conditions.size() != 1 || s.blocks.size() != 2) return std::nullopt;
    return wave_size(s.conditions[0]);
  }

  /// { tmp.f16, D0[15 : 0] }, { 16'0, tmp.f16 }: a register of an instruction whose operand has 16 bits.
  static bool two_halves(const Expression& e) {
    if (e.kind != Kind::concatenation || e.operands.size() != 2) return false;
    const Expression &high = e.operands[0], &low = e.operands[1];
    return high.width == 16 || (low.kind == Kind::slice && names(low.operands[0], "D0"));
  }

  /// S[i] = Si.b32 for the three sources.
  static Block sources(Position at) {
    Block result;
    for (int i = 0; i < 3; ++i) {
      Statement s;
      s.kind = Statement::Kind::assign;
      s.position = at;
      s.text = "=";
      const std::string number = std::to_string(i);
      s.targets.push_back(make_expression(
          Kind::index, "", at, {make_expression(Kind::name, "S", at), make_expression(Kind::integer, number, at)}));
      s.expressions.push_back(
          make_expression(Kind::member, "b32", at, {make_expression(Kind::name, "S" + number, at)}));
      result.push_back(std::move(s));
    }
    return result;
  }

  void rewrite(Expression& e) {
    for (Expression& operand : e.operands) rewrite(operand);
    switch (e.kind) {
      case Kind::member:
        // Views without a width have 32 bits (RDNA3's manual).
        if (e.text == "u" || e.text == "i" || e.text == "f" || e.text == "b") e.text += "32";
        return;
      case Kind::index: return name_operand(e);
      case Kind::slice: return name_dword(e);
      case Kind::call: return name_call(e);
      case Kind::binary:
        if (e.text == "==" && names(viewed(e.operands[1]), "DENORM"))
          e = make_expression(Kind::call, "isDENORM", e.position, {e.operands[0]});
        return;
      case Kind::name:
        if (e.text == "VSKIP")
          e = make_expression(Kind::member, "VSKIP", e.position,
                              {make_expression(Kind::name, "WAVE_MODE", e.position)});
        return;
      case Kind::conditional:
        if (const std::optional<bool> taken = wave_size(e.operands[0])) e = Expression(e.operands[*taken ? 1 : 2]);
        return;
      case Kind::unary:
        if (e.text == "-" && names(e.operands[0], "MAX_FLOAT_F32")) {
          Expression bits = make_expression(Kind::integer, "0xff7fffff", e.position);
          bits.suffix = "U";
          e = make_expression(Kind::member, "f32", e.position, {bits});
        }
        return;
      default: return;
    }
  }

  void name_operand(Expression& e) {
    if (e.operands[0].kind != Kind::index || !names(e.operands[0].operands[0], "VGPR")) return;
    const Expression& lane = viewed(e.operands[0].operands[1]);
    if (!names(lane, "laneId") && !names(lane, "laneID")) return;
    const Expression& number = viewed(e.operands[1]);
    if (!names(number, "VDST") && !names(number, "SRC0")) return;
    const std::string operand = number.text == "VDST" ? "D0" : "S0";
    text_.whole_registers.insert(operand);
    e = make_expression(Kind::name, operand, e.position);
  }

  /// S0.u32[63 : 32], S0.u32[i * 32 + 31 : i * 32].
  static void name_dword(Expression& e) {
    Expression& base = e.operands[0];
    if (base.kind != Kind::member || base.text != "u32") return;
    const Expression& low = e.operands[2];
    const bool beyond = low.kind == Kind::integer && low.text == "32";
    const bool computed = low.kind == Kind::binary && low.text == "*" && low.operands[1].text == "32";
    if (beyond || computed) base = Expression(base.operands[0]);
  }

  void name_call(Expression& e) const {
    const std::size_t size = e.text.size();
    if (size > 3 && e.text.compare(size - 3, 3, "_SR") == 0) e.text.replace(size - 3, 3, "_sr");
    if (e.text == "float32" && e.operands.size() == 3) {
      constexpr const char* views[] = {"u1", "u8", "u23"};
      for (int i = 0; i < 3; ++i) e.operands[i] = make_expression(Kind::member, views[i], e.position, {e.operands[i]});
      e = make_expression(Kind::member, "f32", e.position,
                          {make_expression(Kind::concatenation, "", e.position, e.operands)});
    } else if (e.text == "sin" || e.text == "cos") {
      const Expression& argument = e.operands[0];
      if (argument.kind == Kind::binary && argument.text == "*" && two_pi(argument.operands[1]))
        e = make_expression(Kind::call, e.text + "_2pi", e.position, {argument.operands[0]});
      else if (turns(argument))
        e = make_expression(Kind::call, e.text + "_2pi", e.position, {argument.operands[0].operands[0].operands[0]});
    } else if (e.text == "signextFromBit") {
      e.text = "signext_from_bit";
    } else if (e.text == "s_ff1_i32_b64" || e.text == "s_ff1_i32_b32") {
      e.text = "findFirstOne";
    } else if (e.text == "v_cvt_i16_f32" || e.text == "v_cvt_u16_f32") {
      const std::string sign = e.text.substr(6, 1);
      Expression whole = make_expression(Kind::call, "f32_to_" + sign + "32", e.position, e.operands);
      e = make_expression(Kind::call, sign + "32_to_" + sign + "16", e.position, {whole});
    } else if (e.text.rfind("v_minimum", 0) == 0 || e.text.rfind("v_maximum", 0) == 0) {
      name_minimum(e);
    }
  }

  /// 64'F(x) * 2.0 * PI: x counts turns.
  static bool turns(const Expression& e) {
    if (e.kind != Kind::binary || e.text != "*" || !names(e.operands[1], "PI")) return false;
    const Expression& twice = e.operands[0];
    return twice.kind == Kind::binary && twice.text == "*" && twice.operands[1].kind == Kind::real &&
           twice.operands[1].text == "2.0" && twice.operands[0].kind == Kind::cast;
  }

  /// PI * 2.0, under a cast.
  static bool two_pi(const Expression& e) {
    const Expression& product = e.kind == Kind::cast ? e.operands[0] : e;
    return product.kind == Kind::binary && product.text == "*" && names(product.operands[0], "PI") &&
           product.operands[1].kind == Kind::real && product.operands[1].text == "2.0";
  }

  /// v_minimum_f32(a, b), v_minimum3_f16(a, b, c).
  void name_minimum(Expression& e) const {
    std::string operation = e.text;
    std::transform(operation.begin(), operation.end(), operation.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (defined_(operation)) return;
    const std::string function = e.text.substr(2, 7);
    Expression result = e.operands[0];
    for (std::size_t i = 1; i < e.operands.size(); ++i)
      result = make_expression(Kind::call, function, e.position, {result, e.operands[i]});
    e = std::move(result);
  }

  VendorText& text_;
  const std::function<bool(const std::string&)>& defined_;
};

}  // namespace

VendorText vendor_text(Block program, const std::function<bool(const std::string&)>& defined) {
  VendorText result{std::move(program), {}};
  Rewriter(result, defined).rewrite(result.program);
  return result;
}

}  // namespace isagen::pcode
