#include "semantics/generate.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "error.hpp"
#include "semantics/adaptor.hpp"
#include "semantics/fast.hpp"
#include "tables/cpp_terms.hpp"

namespace isagen::pcode {
namespace {

constexpr std::size_t columns = 110;

/// The pseudocode's lines without their common indentation.
std::vector<std::string> comment_lines(const std::string& text) {
  std::vector<std::string> lines{""};
  for (const char c : text) {
    if (c == '\n')
      lines.emplace_back();
    else if (c != '\r')
      lines.back() += c;
  }
  std::size_t indent = std::string::npos;
  for (std::string& line : lines) {
    const std::size_t end = line.find_last_not_of(" \t");
    line.resize(end == std::string::npos ? 0 : end + 1);
    // The first line starts right after the tag.
    if (!line.empty() && &line != &lines.front()) indent = std::min(indent, line.find_first_not_of(" \t"));
  }
  std::vector<std::string> result;
  for (std::string& line : lines) {
    if (line.empty()) continue;
    const std::size_t own = line.find_first_not_of(" \t");
    result.push_back(line.substr(&line == &lines.front() ? own : std::min(own, indent)));
  }
  return result;
}

/// "constexpr T name(parameters) {" over as many lines as it needs.
std::vector<std::string> head_lines(const Function& function) {
  std::vector<std::string> result;
  if (!function.template_of.empty()) result.push_back("template <" + function.template_of + ">");
  const std::string start = "constexpr " + function.result + " " + function.name + "(";
  if (start.size() + function.parameters.size() + 3 <= columns) {
    result.push_back(start + function.parameters + ") {");
    return result;
  }
  result.push_back(start);
  std::string line = "   ";
  std::size_t at = 0;
  while (at < function.parameters.size()) {
    const std::size_t comma = std::min(function.parameters.find(", ", at), function.parameters.size());
    const std::string one =
        function.parameters.substr(at, comma - at) + (comma < function.parameters.size() ? "," : ") {");
    if (line.size() + one.size() + 1 > columns) {
      result.push_back(line);
      line = "   ";
    }
    line += " " + one;
    at = comma + 2;
  }
  result.push_back(line);
  return result;
}

isagen::Value::List as_list(const std::vector<std::string>& lines) {
  isagen::Value::List list;
  for (const std::string& line : lines) list.push_back(isagen::Value::Record{{"line", line}});
  return list;
}

/// Operations of one format, callees first.
class Order {
 public:
  Order(const OperationSet& operations, const std::set<std::string>& members)
      : operations_(operations), members_(members) {
    for (const std::string& name : members) add(name);
  }
  const std::vector<std::string>& names() const { return names_; }

 private:
  void add(const std::string& name) {
    if (members_.count(name) == 0 || !added_.insert(name).second) return;
    for (const std::string& callee : operations_.operations().at(name).operation.callees) add(callee);
    names_.push_back(name);
  }
  const OperationSet& operations_;
  const std::set<std::string>& members_;
  std::set<std::string> added_;
  std::vector<std::string> names_;
};

}  // namespace

std::map<std::string, OperationStates> operation_states(const OperationSet& operations) {
  std::map<std::string, OperationStates> result;
  for (const auto& [name, compiled] : operations.operations()) {
    const unsigned d0_bits = static_cast<unsigned>(compiled.operation.d0_type.width);
    result[name] = {compiled.effects.reads, compiled.effects.writes, compiled.effects.whole_wave, d0_bits};
  }
  return result;
}

std::string format_of(const SemanticsInput& input, const std::string& name) {
  return std::filesystem::path(input.semantics.at(name).place.file).stem().string();
}

namespace {

std::map<std::string, std::set<std::string>> operations_by_format(const SemanticsInput& input,
                                                                  const OperationSet& operations) {
  std::map<std::string, std::set<std::string>> formats;
  for (const auto& [name, compiled] : operations.operations()) formats[format_of(input, name)].insert(name);
  return formats;
}

}  // namespace

std::vector<OutputFile> render_functions(const SemanticsInput& input, const OperationSet& operations,
                                         const Renderer& renderer) {
  std::vector<OutputFile> files;
  isagen::Value::List all;
  for (const auto& [format, members] : operations_by_format(input, operations)) {
    isagen::Value::List functions, include_list;
    std::set<std::string> includes;
    const Order order(operations, members);
    for (const std::string& name : order.names()) {
      const CompiledOperation& compiled = operations.operations().at(name);
      for (const std::string& callee : compiled.operation.callees) {
        if (const std::string other = format_of(input, callee); other != format) includes.insert(other);
      }
      functions.push_back(isagen::Value::Record{{"name", name},
                                                {"pcode", as_list(comment_lines(input.semantics.at(name).pcode.text))},
                                                {"head", as_list(head_lines(compiled.function))},
                                                {"body", as_list(compiled.function.body)}});
    }
    for (const std::string& other : includes) include_list.push_back(isagen::Value::Record{{"format", other}});
    files.push_back(renderer.render(
        "generated/" + input.folder + "/semantics/" + format + ".hpp", "semantics.hpp.mustache",
        {{"isa", input.folder}, {"format", format}, {"includes", include_list}, {"functions", functions}},
        {input.source + "/" + format + ".xml"}));
    all.push_back(isagen::Value::Record{{"format", format}});
  }
  files.push_back(renderer.render("generated/" + input.folder + "/semantics.hpp", "all_semantics.hpp.mustache",
                                  {{"isa", input.folder}, {"formats", all}}, {input.source}));
  return files;
}

std::vector<OutputFile> render_semantics(const SemanticsInput& input, const OperationSet& operations,
                                         const Renderer& renderer) {
  std::vector<OutputFile> files = render_functions(input, operations, renderer);
  const auto formats = operations_by_format(input, operations);
  for (const auto& [format, members] : formats) {
    files.push_back(render_adaptor(input, operations, format, {members.begin(), members.end()}, renderer));
  }
  files.push_back(render_dispatch(input, formats, renderer));
  for (OutputFile& file : render_fast(input, operations, renderer)) files.push_back(std::move(file));
  return files;
}

}  // namespace isagen::pcode
