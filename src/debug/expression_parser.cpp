// Expression::parse.
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include "debug/c_arithmetic.hpp"
#include "debug/expression_tree.hpp"
#include "lockstep/device/variable_table.hpp"

namespace lockstep::debug {

namespace {

class ExpressionParser {
 public:
  ExpressionParser(std::string_view text, const Expression::Symbols& symbols, const VariableTable* table)
      : text_(text), symbols_(symbols), table_(table) {}

  Result<ExpressionTree> parse() {
    tree_.root = binary(0);
    skip_spaces();
    if (!failed_ && at_ < text_.size()) fail("'" + std::string(text_.substr(at_, 12)) + "' is too much here");
    if (failed_) return Error{problem_};
    return std::move(tree_);
  }
  bool by_lane() const { return by_lane_; }
  std::vector<std::string> take_variables() { return std::move(variables_); }

 private:
  using Op = ExpressionTree::Op;
  using Node = ExpressionTree::Node;
  struct Operator {
    std::string_view text;
    Op op;
    int strength;
  };
  /// Longer ones first.
  static constexpr std::array<Operator, 18> operators = {{{"||", Op::logical_or, 1},
                                                          {"&&", Op::logical_and, 2},
                                                          {"==", Op::equal, 6},
                                                          {"!=", Op::unequal, 6},
                                                          {"<<", Op::shift_left, 8},
                                                          {">>", Op::shift_right, 8},
                                                          {"<=", Op::less_equal, 7},
                                                          {">=", Op::greater_equal, 7},
                                                          {"|", Op::bit_or, 3},
                                                          {"^", Op::bit_xor, 4},
                                                          {"&", Op::bit_and, 5},
                                                          {"<", Op::less, 7},
                                                          {">", Op::greater, 7},
                                                          {"+", Op::add, 9},
                                                          {"-", Op::subtract, 9},
                                                          {"*", Op::multiply, 10},
                                                          {"/", Op::divide, 10},
                                                          {"%", Op::remainder, 10}}};
  static constexpr unsigned deepest = 200;        // nesting of brackets and unary operators: it limits the recursion
  static constexpr std::uint32_t highest = 1000;  // tree: 1 + 1 + 1 nests to the left without brackets

  std::int32_t binary(int weakest) {
    std::int32_t left = unary();
    for (;;) {
      skip_spaces();
      const auto found = std::find_if(operators.begin(), operators.end(),
                                      [&](const Operator& o) { return text_.substr(at_).starts_with(o.text); });
      if (failed_ || found == operators.end() || found->strength < weakest) return left;
      const std::uint32_t at = column();
      at_ += found->text.size();
      const std::int32_t right = binary(found->strength + 1);
      left = add(found->op, at, left, right);
    }
  }

  std::int32_t unary() {
    skip_spaces();
    if (++depth_ > deepest) return fail("this is nested too deeply");
    const std::uint32_t at = column();
    std::int32_t result = -1;
    if (take("-"))
      result = add(Op::negate, at, unary());
    else if (take("!"))
      result = add(Op::invert, at, unary());
    else if (take("~"))
      result = add(Op::complement, at, unary());
    else if (take("*"))
      result = typed(add(Op::dereference, at, unary()));
    else if (take("&"))
      result = typed(add(Op::address_of, at, unary()));
    else if (const SourceTypePointer type = take_type())
      result = converted(at, type);
    else
      result = postfix(primary());
    --depth_;
    return result;
  }

  std::int32_t converted(std::uint32_t at, const SourceTypePointer& type) {
    const std::int32_t result = typed(add(Op::convert, at, unary()));
    if (!failed_) tree_.node(result).source_type = type;
    return result;
  }
  std::int32_t typed(std::int32_t index) {
    if (index >= 0) tree_.node(index).typed = true;
    return index;
  }

  /// What follows a variable: [index], .member, ->member.
  std::int32_t postfix(std::int32_t of) {
    for (;;) {
      skip_spaces();
      if (failed_ || at_ == text_.size() || !tree_.node(of).typed) return of;
      const std::uint32_t at = column();
      if (take("[")) {
        const std::int32_t index = binary(0);
        expect("]");
        of = typed(add(Op::element, at, of, index));
        continue;
      }
      const bool arrow = take("->");
      if (!arrow && !take(".")) return of;
      skip_spaces();
      const std::string_view name = identifier();
      if (name.empty()) return fail("the name of a member is missing");
      at_ += name.size();
      of = typed(add(arrow ? Op::arrow : Op::member, at, of));
      if (!failed_) tree_.node(of).name = std::string(name);
    }
  }
  /// The identifier at this place; empty if none begins here.
  std::string_view identifier() const {
    std::size_t end = at_;
    if (end < text_.size() && is_letter(text_[end]))
      while (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]))) ++end;
    return text_.substr(at_, end - at_);
  }

  /// "(unsigned int)", "(struct Pair *)", "(global const float *)"; null, with nothing taken, if no type stands here.
  SourceTypePointer take_type() {
    skip_spaces();
    const std::size_t begin = at_;
    const auto none = [&]() -> SourceTypePointer {
      at_ = begin;
      return nullptr;
    };
    if (failed_ || at_ == text_.size() || text_[at_] != '(') return nullptr;
    ++at_;
    std::string name, plain;  // as written, and without leading underscores: __half, _Float16
    std::uint32_t address_class = 0;
    for (;;) {
      skip_spaces();
      const std::string_view written = identifier();
      if (written.empty()) break;
      at_ += written.size();
      std::string_view word = written;
      while (word.starts_with('_')) word.remove_prefix(1);
      if (word == "local" || word == "shared") address_class = 3;
      if (word == "private") address_class = 5;
      if (word == "local" || word == "shared" || word == "private" || word == "global" || word == "constant" ||
          word == "const" || word == "volatile")
        continue;
      name += (name.empty() ? "" : " ") + std::string(written);
      plain += (plain.empty() ? "" : " ") + std::string(word);
    }
    if (name.empty() || (table_ != nullptr && table_->has_variable(name))) return none();
    SourceTypePointer type = table_ != nullptr ? table_->type(name) : nullptr;
    if (!type) type = basic_type(plain);
    if (!type) return none();
    while (take("*")) {
      auto pointer = std::make_shared<SourceType>();
      pointer->kind = SourceType::Kind::pointer;
      pointer->name = type->name + (type->name.ends_with('*') ? "*" : " *");
      pointer->address_class = address_class;
      pointer->size = address_class == 0 ? 8 : 4;
      pointer->pointee = [type] { return type; };
      type = std::move(pointer);
    }
    if (!take(")")) return none();
    return type;
  }

  std::int32_t primary() {
    if (failed_) return -1;
    if (at_ == text_.size()) return fail(text_.empty() ? "an expression is missing" : "the expression ends too early");
    if (take("(")) {
      const std::int32_t inner = binary(0);
      expect(")");
      return inner;
    }
    const char c = text_[at_];
    if (text_.substr(at_).starts_with("::")) {  // a variable, whatever else has its name
      const std::uint32_t at = column();
      at_ += 2;
      const std::string_view name = identifier();
      if (!is_variable(name)) return fail("there is no variable '" + std::string(name) + "' in the source");
      at_ += name.size();
      return variable(name, at);
    }
    if (c >= '0' && c <= '9') return number();
    if (is_letter(c)) return name();
    return fail("'" + std::string(1, c) + "' does not begin a value");
  }

  std::int32_t number() {
    const std::uint32_t at = column();
    std::size_t end = at_;
    const bool hexadecimal = text_.substr(at_).starts_with("0x") || text_.substr(at_).starts_with("0X");
    while (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]) || text_[end] == '.' ||
                                  ((text_[end] == '+' || text_[end] == '-') && exponent_before(end, hexadecimal))))
      ++end;
    std::string word(text_.substr(at_, end - at_));
    const std::string written = word;
    Node n;
    n.column = at;
    std::string suffix;
    while (word.size() > 1 &&
           std::string_view(hexadecimal ? "uUlL" : "uUlLfF").find(word.back()) != std::string_view::npos) {
      suffix += static_cast<char>(word.back() | 0x20);
      word.pop_back();
    }
    const bool is_float = suffix.find('f') != std::string::npos;
    const bool real = is_float || word.find('.') != std::string::npos ||
                      (hexadecimal ? word.find_first_of("pP") : word.find_first_of("eE")) != std::string::npos;
    char* stop = nullptr;
    errno = 0;
    if (real) {
      n.value = Value::real(std::strtod(word.c_str(), &stop));
      if (is_float) n.value = Value::real(static_cast<float>(n.value.number));
      n.type = is_float ? ValueType::f32 : ValueType::f64;
    } else {
      const unsigned long long value = std::strtoull(word.c_str(), &stop, hexadecimal ? 16 : 10);
      n.value = value >> 63 != 0 ? Value::natural(value) : Value::integer(static_cast<std::int64_t>(value));
      if (errno == ERANGE) return fail(word + " does not fit in 64 bits");
      const bool is_unsigned = suffix.find('u') != std::string::npos || (hexadecimal && value >> 31 == 1);
      const bool is_long = suffix.find('l') != std::string::npos || value >> (is_unsigned ? 32 : 31) != 0;
      n.type = is_long ? (is_unsigned || value >> 63 != 0 ? ValueType::u64 : ValueType::i64)
                       : (is_unsigned ? ValueType::u32 : ValueType::i32);
    }
    if (*stop != '\0') return fail("'" + written + "' is no number");
    n.literal = true;
    at_ = end;
    return push(n);
  }
  bool exponent_before(std::size_t end, bool hexadecimal) const {
    const char before = text_[end - 1];
    return hexadecimal ? before == 'p' || before == 'P' : before == 'e' || before == 'E';
  }

  std::int32_t variable(std::string_view name, std::uint32_t at) {
    Node n;
    n.op = Op::variable;
    n.column = at;
    n.name = std::string(name);
    n.typed = true;
    by_lane_ = true;
    if (std::find(variables_.begin(), variables_.end(), name) == variables_.end()) variables_.push_back(n.name);
    return push(n);
  }
  bool is_variable(std::string_view name) const { return table_ != nullptr && table_->has_variable(name); }
  /// "s[4:5]" and not an element of an array that is called s.
  bool is_pair() const {
    std::size_t at = text_.find_first_not_of(' ', at_ + 1);
    at = at == std::string_view::npos ? at : text_.find_first_not_of("0123456789", at);
    at = at == std::string_view::npos ? at : text_.find_first_not_of(' ', at);
    return at != std::string_view::npos && text_[at] == ':';
  }

  std::int32_t name() {
    const std::uint32_t at = column();
    std::size_t end = at_;
    while (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]) || text_[end] == '.')) ++end;
    const std::string_view word = text_.substr(at_, end - at_);
    const std::size_t begin = at_;
    at_ = end;
    struct Plain {
      std::string_view name;
      Op op;
      ScalarName scalar = ScalarName::sgpr;
    };
    constexpr std::array<Plain, 15> plain = {{{"wave", Op::wave},
                                              {"lane", Op::lane},
                                              {"workgroup", Op::workgroup},
                                              {"workgroup.x", Op::workgroup_x},
                                              {"workgroup.y", Op::workgroup_y},
                                              {"workgroup.z", Op::workgroup_z},
                                              {"pc", Op::pc},
                                              {"scc", Op::scc},
                                              {"exec", Op::scalar, ScalarName::exec},
                                              {"exec_lo", Op::scalar, ScalarName::exec_lo},
                                              {"exec_hi", Op::scalar, ScalarName::exec_hi},
                                              {"vcc", Op::scalar, ScalarName::vcc},
                                              {"vcc_lo", Op::scalar, ScalarName::vcc_lo},
                                              {"vcc_hi", Op::scalar, ScalarName::vcc_hi},
                                              {"m0", Op::scalar, ScalarName::m0}}};
    for (const Plain& each : plain) {
      if (word != each.name) continue;
      Node n;
      n.op = each.op;
      n.column = at;
      n.scalar = each.scalar;
      if (each.op == Op::lane) by_lane_ = true;
      return push(n);
    }
    ValueType type{};
    if (find_value_type(word, type) && !(is_variable(word) && !text_.substr(at_).starts_with('('))) {
      expect("(");
      const std::int32_t inner = binary(0);
      expect(")");
      const std::int32_t cast = add(Op::cast, at, inner);
      if (!failed_) tree_.node(cast).type = type;
      return cast;
    }
    for (const auto& [prefix, op] :
         {std::pair{"mem", Op::memory}, std::pair{"lds", Op::lds}, std::pair{"scratch", Op::scratch}})
      if (word.starts_with(prefix) && is_size(word.substr(std::string_view(prefix).size())))
        return memory(op, word.substr(std::string_view(prefix).size()), at);
    std::uint32_t first = 0;
    const Op file = word[0] == 's' ? Op::scalar : word[0] == 'v' ? Op::vector : Op::accumulator;
    if ((word[0] == 's' || word[0] == 'v' || word[0] == 'a') &&
        (word.size() == 1 || parse_digits(word.substr(1), first)))
      if (word.size() > 1 || (at_ < text_.size() && text_[at_] == '[' && (is_pair() || !is_variable(word))))
        return register_of(file, word, at, first);
    if (is_variable(word)) return variable(word, at);
    std::uint64_t address = 0;
    if (symbols_ && symbols_(word, address)) {
      Node n;
      n.column = at;
      n.value = Value::natural(address);
      n.type = ValueType::u64;
      return push(n);
    }
    at_ = begin;
    if (const std::string_view first_word = identifier(); first_word.size() < word.size() && is_variable(first_word)) {
      at_ += first_word.size();
      return variable(first_word, at);
    }
    return fail("'" + std::string(word) + "' is neither a register nor " +
                (table_ != nullptr ? "a variable of the source nor " : "") + "a name of the code object");
  }

  static bool is_size(std::string_view digits) {
    return digits.empty() || digits == "8" || digits == "16" || digits == "32" || digits == "64";
  }
  std::int32_t memory(Op op, std::string_view digits, std::uint32_t at) {
    expect("[");
    const std::int32_t address = binary(0);
    expect("]");
    const std::int32_t result = add(op, at, address);
    std::uint32_t bits = 32;
    if (!digits.empty()) (void)parse_digits(digits, bits);
    if (!failed_) tree_.node(result).size = bits / 8;
    if (op == Op::scratch) by_lane_ = true;
    return result;
  }

  std::int32_t register_of(Op file, std::string_view word, std::uint32_t at, std::uint32_t first) {
    std::uint32_t last = first;
    if (word.size() == 1) {  // s[4:5]
      expect("[");
      if (!failed_ && (!take_digits(first) || !take(":") || !take_digits(last)))
        return fail("write " + std::string(word) + "[N:N+1]");
      expect("]");
      if (!failed_ && last != first && last != first + 1) return fail("a pair of registers is N:N+1");
    }
    const std::uint32_t most = file == Op::scalar ? 128 : file == Op::vector ? 1024 : 256;
    if (last >= most) return fail("there is no " + std::string(1, word[0]) + decimal(last));
    std::int32_t lane = -1;
    if (file != Op::scalar) {
      if (take("[")) {
        lane = binary(0);
        expect("]");
      } else {
        by_lane_ = true;
      }
    }
    const std::int32_t result = add(file, at, lane);
    if (failed_) return -1;
    Node& n = tree_.node(result);
    n.number = first;
    n.size = last - first + 1;
    return result;
  }

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }
  static bool parse_digits(std::string_view digits, std::uint32_t& value) {
    if (digits.empty() || digits.size() > 5 || !std::all_of(digits.begin(), digits.end(), is_digit)) return false;
    value = 0;
    for (const char c : digits) value = 10 * value + static_cast<std::uint32_t>(c - '0');
    return true;
  }
  bool take_digits(std::uint32_t& value) {
    skip_spaces();
    std::size_t end = at_;
    while (end < text_.size() && is_digit(text_[end])) ++end;
    if (!parse_digits(text_.substr(at_, end - at_), value)) return false;
    at_ = end;
    return true;
  }
  void skip_spaces() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
  }
  bool take(std::string_view token) {
    skip_spaces();
    if (failed_ || !text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  void expect(std::string_view token) {
    if (!failed_ && !take(token)) fail("'" + std::string(token) + "' is missing");
  }
  std::uint32_t column() const { return static_cast<std::uint32_t>(at_ + 1); }
  std::int32_t fail(const std::string& what) {
    if (!failed_) problem_ = "column " + decimal(column()) + ": " + what;
    failed_ = true;
    return -1;
  }
  std::int32_t push(const Node& n) {
    if (failed_) return -1;
    tree_.nodes.push_back(n);
    return static_cast<std::int32_t>(tree_.nodes.size() - 1);
  }
  std::int32_t add(Op op, std::uint32_t at, std::int32_t left, std::int32_t right = -1) {
    if (failed_) return -1;
    Node n;
    n.op = op;
    n.column = at;
    n.child[0] = left;
    n.child[1] = right;
    for (const std::int32_t child : n.child)
      if (child >= 0) n.height = std::max(n.height, tree_.node(child).height + 1);
    const bool computes = op >= Op::negate;
    n.literal = computes && std::all_of(std::begin(n.child), std::end(n.child),
                                        [&](std::int32_t child) { return child < 0 || tree_.node(child).literal; });
    for (const std::int32_t child : n.child)
      if (child >= 0 && computes) n.typed = n.typed || tree_.node(child).typed;
    if (n.height > highest) {
      at_ = at - 1;
      return fail("more than " + decimal(highest - 1) + " operators in a row: put parts of them in brackets");
    }
    return push(n);
  }

  std::string_view text_;
  const Expression::Symbols& symbols_;
  const VariableTable* table_;
  std::vector<std::string> variables_;
  std::size_t at_ = 0;
  unsigned depth_ = 0;
  bool failed_ = false;
  std::string problem_;
  ExpressionTree tree_;
  bool by_lane_ = false;
};

}  // namespace

Result<Expression> Expression::parse(std::string_view text, const Symbols& symbols, const VariableTable* variables) {
  ExpressionParser parser(text, symbols, variables);
  auto tree = parser.parse();
  if (!tree) return tree.error();
  return Expression(std::string(text), std::make_shared<const ExpressionTree>(std::move(*tree)), parser.by_lane(),
                    parser.take_variables());
}

}  // namespace lockstep::debug
