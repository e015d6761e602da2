#include "pcode/parse.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "PcodeLexer.h"
#include "PcodeParser.h"
#include "antlr4-runtime.h"

// Builds the AST from ANTLR's parse tree. This is the only file that sees ANTLR: its generated code does not
// compile as C++20.
namespace isagen::pcode {
namespace {

/// Where things stand: offsets and line-column pairs of the text turned into positions of its file.
class Places {
 public:
  explicit Places(const SourceText& source) : source_(source), lines_{0} {
    for (std::size_t i = 0; i < source.text.size(); ++i) {
      if (source.text[i] == '\n') lines_.push_back(i + 1);
    }
  }
  Position at(std::size_t offset) const { return source_.positions[std::min(offset, source_.text.size())]; }
  /// Both as ANTLR counts them: lines from 1, columns from 0.
  Position at(std::size_t line, std::size_t column) const {
    return at(line - 1 < lines_.size() ? lines_[line - 1] + column : source_.text.size());
  }

 private:
  const SourceText& source_;
  std::vector<std::size_t> lines_;
};

class ErrorCollector : public antlr4::BaseErrorListener {
 public:
  ErrorCollector(std::vector<SyntaxError>& errors, const Places& places) : errors_(errors), places_(places) {}
  void syntaxError(antlr4::Recognizer*, antlr4::Token*, std::size_t line, std::size_t column,
                   const std::string& message, std::exception_ptr) override {
    errors_.push_back({places_.at(line, column), message});
  }

 private:
  std::vector<SyntaxError>& errors_;
  const Places& places_;
};

class Builder {
 public:
  Builder(std::vector<SyntaxError>& errors, const Places& places) : errors_(errors), places_(places) {}

  Block block(PcodeParser::BlockContext* context) {
    Block result;
    for (auto* each : context->statement()) result.push_back(statement(each));
    return result;
  }

 private:
  Position position(antlr4::ParserRuleContext* context) const {
    return places_.at(context->getStart()->getStartIndex());
  }

  std::uint32_t small_number(const std::string& digits, Position at, std::uint32_t limit) {
    std::uint64_t value = 0;
    for (const char c : digits) {
      if (c < '0' || c > '9') break;
      value = value * 10 + static_cast<std::uint64_t>(c - '0');
      if (value > limit) {
        errors_.push_back({at, "'" + digits + "' is over the limit of " + std::to_string(limit)});
        return 1;
      }
    }
    if (value == 0) errors_.push_back({at, "a width or size must not be 0"});
    return static_cast<std::uint32_t>(value);
  }

  TypeName type_name(PcodeParser::TypeNameContext* context) {
    const std::string text = context->getText();
    const std::size_t quote = text.find('\'');
    const std::string kind = text.substr(quote + 1);
    TypeName type;
    type.width = small_number(text.substr(0, quote), position(context), max_width);
    type.kind = kind == "U"    ? TypeName::Kind::unsigned_integer
                : kind == "I"  ? TypeName::Kind::signed_integer
                : kind == "F"  ? TypeName::Kind::floating
                : kind == "BF" ? TypeName::Kind::bfloat
                               : TypeName::Kind::bits;
    return type;
  }

  Statement statement(PcodeParser::StatementContext* context) {
    using P = PcodeParser;
    using Kind = Statement::Kind;
    Statement result;
    result.position = position(context);
    if (auto* c = dynamic_cast<P::DeclarationContext*>(context)) {
      result.kind = Kind::declare;
      result.text = c->name()->getText();
      result.type = type_name(c->typeName());
      if (c->INTEGER()) result.array_size = small_number(c->INTEGER()->getText(), result.position, max_width);
    } else if (auto* c = dynamic_cast<P::IfStatementContext*>(context)) {
      result.kind = Kind::branch;
      result.conditions.push_back(expression(c->expression()));
      result.blocks.push_back(block(c->block()));
      for (auto* clause : c->elsifClause()) {
        result.conditions.push_back(expression(clause->expression()));
        result.blocks.push_back(block(clause->block()));
      }
      if (c->elseClause()) result.blocks.push_back(block(c->elseClause()->block()));
    } else if (auto* c = dynamic_cast<P::ForStatementContext*>(context)) {
      result.kind = Kind::for_loop;
      result.text = c->name()->getText();
      for (auto* bound : c->expression()) result.expressions.push_back(expression(bound));
      result.blocks.push_back(block(c->block()));
    } else if (auto* c = dynamic_cast<P::WhileStatementContext*>(context)) {
      result.kind = Kind::while_loop;
      result.conditions.push_back(expression(c->expression()));
      result.blocks.push_back(block(c->block()));
    } else if (dynamic_cast<P::BreakStatementContext*>(context)) {
      result.kind = Kind::break_loop;
    } else if (auto* c = dynamic_cast<P::ReturnStatementContext*>(context)) {
      result.kind = Kind::give;
      result.expressions.push_back(expression(c->expression()));
    } else if (auto* c = dynamic_cast<P::LambdaDefinitionContext*>(context)) {
      result.kind = Kind::lambda;
      result.text = c->name(0)->getText();
      for (std::size_t i = 1; i < c->name().size(); ++i) result.parameters.push_back(c->name(i)->getText());
      result.blocks.push_back(block(c->block()));
    } else if (auto* c = dynamic_cast<P::AssignStatementContext*>(context)) {
      result.kind = Kind::assign;
      for (auto* a = c->assignment(); a != nullptr; a = a->assignment()) {
        result.targets.push_back(expression(a->expression(0)));
        const std::string op = a->assignOperator()->getText();
        if (a->assignment() && op != "=") {
          errors_.push_back({result.position, "'" + op + "' inside a chained assignment"});
        }
        result.text = op;
        if (!a->assignment()) result.expressions.push_back(expression(a->expression(1)));
      }
    } else if (auto* c = dynamic_cast<P::ExpressionStatementContext*>(context)) {
      result.kind = Kind::evaluate;
      result.expressions.push_back(expression(c->expression()));
    } else {
      const std::string text = context->getText();
      result.text = text.substr(1, text.size() - 2);
    }
    return result;
  }

  Expression expression(PcodeParser::ExpressionContext* context) {
    using P = PcodeParser;
    using Kind = Expression::Kind;
    Expression result;
    result.position = position(context);
    const auto add = [&](const std::vector<P::ExpressionContext*>& operands) {
      for (auto* operand : operands) result.operands.push_back(expression(operand));
    };
    if (auto* c = dynamic_cast<P::PrimaryExpressionContext*>(context)) return primary(c->primary());
    if (auto* c = dynamic_cast<P::IndexExpressionContext*>(context)) {
      result.kind = Kind::index;
      add(c->expression());
    } else if (auto* c = dynamic_cast<P::SliceExpressionContext*>(context)) {
      result.kind = Kind::slice;
      add(c->expression());
    } else if (auto* c = dynamic_cast<P::PartSelectExpressionContext*>(context)) {
      result.kind = Kind::part_select;
      add(c->expression());
    } else if (auto* c = dynamic_cast<P::MemberExpressionContext*>(context)) {
      result.kind = Kind::member;
      result.text = c->name()->getText();
      result.operands.push_back(expression(c->expression()));
    } else if (auto* c = dynamic_cast<P::UnaryExpressionContext*>(context)) {
      result.kind = Kind::unary;
      result.text = c->op->getText();
      result.operands.push_back(expression(c->expression()));
    } else if (auto* c = dynamic_cast<P::BinaryExpressionContext*>(context)) {
      result.kind = Kind::binary;
      result.text = c->op->getText();
      add(c->expression());
    } else if (auto* c = dynamic_cast<P::ConditionalExpressionContext*>(context)) {
      result.kind = Kind::conditional;
      add(c->expression());
    }
    return result;
  }

  Expression primary(PcodeParser::PrimaryContext* context) {
    using P = PcodeParser;
    using Kind = Expression::Kind;
    Expression result;
    result.position = position(context);
    if (auto* c = dynamic_cast<P::ParenthesesPrimaryContext*>(context)) return expression(c->expression());
    if (dynamic_cast<P::NumberPrimaryContext*>(context)) {
      number(result, context->getText());
    } else if (auto* c = dynamic_cast<P::CastPrimaryContext*>(context)) {
      result.kind = Kind::cast;
      result.type = type_name(c->typeName());
      result.operands.push_back(expression(c->expression()));
    } else if (auto* c = dynamic_cast<P::CallPrimaryContext*>(context)) {
      result.kind = Kind::call;
      result.text = c->name()->getText();
      for (auto* argument : c->expression()) result.operands.push_back(expression(argument));
    } else if (auto* c = dynamic_cast<P::ConcatenationPrimaryContext*>(context)) {
      result.kind = Kind::concatenation;
      for (auto* part : c->expression()) result.operands.push_back(expression(part));
    } else {
      result.kind = Kind::name;
      result.text = context->getText();
    }
    return result;
  }

  /// Splits 16'0x10ULL into width, digits and suffix.
  void number(Expression& result, std::string text) {
    if (const std::size_t quote = text.find('\''); quote != std::string::npos) {
      result.width = small_number(text.substr(0, quote), result.position, max_width);
      text.erase(0, quote + 1);
    }
    const bool hexadecimal = text.rfind("0x", 0) == 0;
    const bool real = !hexadecimal && text.find('.') != std::string::npos;
    result.kind = real ? Expression::Kind::real : Expression::Kind::integer;
    const std::size_t end = text.find_last_not_of(real ? "F" : "UL");
    result.suffix = text.substr(end + 1);
    result.text = text.substr(0, end + 1);
  }

  static constexpr std::uint32_t max_width = 4096;
  std::vector<SyntaxError>& errors_;
  const Places& places_;
};

/// Text that would take the parser too deep is refused: brackets and blocks within each other, operators in
/// one statement.
std::optional<SyntaxError> too_complex(const std::string& text, const Places& places) {
  constexpr std::size_t most_nested = 256, most_operators = 2000, most_characters = 1u << 20;
  if (text.size() > most_characters) return SyntaxError{places.at(0), "text over a million characters"};
  std::size_t nested = 0, operators = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '(' || c == '[' || c == '{') ++nested;
    if ((c == ')' || c == ']' || c == '}') && nested > 0) --nested;
    if (std::string_view("+-*/%&|^~!?=<>.").find(c) != std::string_view::npos) ++operators;
    if (c == ';') operators = 0;
    if (nested > most_nested) return SyntaxError{places.at(i), "brackets nested too deeply"};
    if (operators > most_operators) return SyntaxError{places.at(i), "too many operators in one statement"};
  }
  std::size_t blocks = 0;
  for (std::size_t i = text.find_first_of("ifwe"); i != std::string::npos; i = text.find_first_of("ifwe", i + 1)) {
    const bool start = i == 0 || !(std::isalnum(static_cast<unsigned char>(text[i - 1])) || text[i - 1] == '_');
    if (!start) continue;
    const auto is = [&](std::string_view word) { return text.compare(i, word.size(), word) == 0; };
    if (is("if ") || is("for ") || is("while ") || is("if(") || is("while(")) ++blocks;
    if ((is("endif") || is("endfor") || is("endwhile")) && blocks > 0) --blocks;
    if (blocks > most_nested) return SyntaxError{places.at(i), "blocks nested too deeply"};
  }
  return std::nullopt;
}

}  // namespace

Parsed parse(const SourceText& source) {
  Parsed result;
  const Places places(source);
  if (auto error = too_complex(source.text, places)) {
    result.errors.push_back(std::move(*error));
    return result;
  }
  // ANTLR counts characters, positions count bytes: other characters than ASCII have a place in comments
  // only.
  std::string text = source.text;
  for (char& c : text) {
    if (static_cast<unsigned char>(c) >= 0x80) c = '`';
  }
  antlr4::ANTLRInputStream input(text);
  PcodeLexer lexer(&input);
  antlr4::CommonTokenStream tokens(&lexer);
  PcodeParser parser(&tokens);
  ErrorCollector collector(result.errors, places);
  lexer.removeErrorListeners();
  lexer.addErrorListener(&collector);
  parser.removeErrorListeners();
  parser.addErrorListener(&collector);
  auto* tree = parser.program();
  if (result.errors.empty()) result.program = Builder(result.errors, places).block(tree->block());
  if (!result.errors.empty()) result.program.clear();
  return result;
}

const Parsed& parsed_once(const SourceText& source) {
  struct Known {
    std::vector<Position> positions;
    Parsed parsed;
  };
  static std::unordered_multimap<std::string, Known> known;
  const auto same_place = [&](const Known& each) {
    const auto same = [](const Position& a, const Position& b) { return a.line == b.line && a.column == b.column; };
    return std::equal(each.positions.begin(), each.positions.end(), source.positions.begin(), source.positions.end(),
                      same);
  };
  const auto [first, last] = known.equal_range(source.text);
  for (auto each = first; each != last; ++each)
    if (same_place(each->second)) return each->second.parsed;
  return known.emplace(source.text, Known{source.positions, parse(source)})->second.parsed;
}

}  // namespace isagen::pcode
