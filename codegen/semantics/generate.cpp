#include "semantics/generate.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "error.hpp"
#include "model/xml_file.hpp"
#include "semantics/adaptor.hpp"
#include "semantics/bit_flow.hpp"
#include "semantics/common.hpp"
#include "semantics/fast.hpp"
#include "semantics/handlers.hpp"
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
  explicit Order(const OperationsOfFormat& members) : members_(members) {
    for (const auto& [name, operation] : members) add(name);
  }
  const std::vector<std::string>& names() const { return names_; }

 private:
  void add(const std::string& name) {
    const auto found = members_.find(name);
    if (found == members_.end() || !added_.insert(name).second) return;
    for (const std::string& callee : found->second.compiled->operation.callees) add(callee);
    names_.push_back(name);
  }
  const OperationsOfFormat& members_;
  std::set<std::string> added_;
  std::vector<std::string> names_;
};

}  // namespace

std::map<std::string, OperationStates> operation_states(const OperationSet& operations) {
  std::map<std::string, OperationStates> result;
  for (const auto& [name, compiled] : operations.operations()) {
    const unsigned d0_bits = static_cast<unsigned>(compiled.operation.d0_type.width);
    result[name] = {compiled.effects.reads, compiled.effects.writes, compiled.effects.whole_wave, d0_bits,
                    find_traits(compiled.operation, compiled.effects)};
  }
  return result;
}

std::string namespace_of(const std::string& folder) {
  const std::size_t slash = folder.find('/');
  return slash == std::string::npos ? folder : folder.substr(0, slash) + "::" + folder.substr(slash + 1);
}

std::string format_of(const SemanticsInput& input, const std::string& name) {
  return std::filesystem::path(input.semantics.at(name).place.file).stem().string();
}

OutputFile render_functions_of(const std::string& folder, const std::string& format, const OperationsOfFormat& members,
                               const BorrowedOperations& borrowed, const Renderer& renderer) {
  isagen::Value::List functions, include_list, borrowed_list, places;
  std::set<std::string> includes, sources;
  const Order order(members);
  for (const std::string& name : order.names()) {
    const OperationOfIsa& operation = members.at(name);
    for (const std::string& callee : operation.compiled->operation.callees) {
      const std::string other = format_of(*operation.input, callee);
      const auto elsewhere = [&](const auto& names) { return contains(names.second, callee); };
      if (other != format && std::none_of(borrowed.begin(), borrowed.end(), elsewhere)) includes.insert(other);
    }
    sources.insert(operation.input->source + "/" + format + ".xml");
    functions.push_back(
        isagen::Value::Record{{"name", name},
                              {"pcode", as_list(comment_lines(operation.input->semantics.at(name).pcode.text))},
                              {"head", as_list(head_lines(operation.compiled->function))},
                              {"body", as_list(operation.compiled->function.body)}});
  }
  for (const std::string& other : includes) include_list.push_back(isagen::Value::Record{{"format", other}});
  for (const auto& [place, names] : borrowed) {
    places.push_back(isagen::Value::Record{{"place", place.first}, {"format", place.second}});
    for (const std::string& name : names)
      borrowed_list.push_back(
          isagen::Value::Record{{"name", namespace_of(place.first) + "::sem::" + function_name(name)}});
  }
  return renderer.render("generated/" + folder + "/semantics/" + format + ".hpp", "semantics.hpp.mustache",
                         {{"isa", folder},
                          {"space", namespace_of(folder)},
                          {"format", format},
                          {"includes", include_list},
                          {"functions", functions},
                          {"has_borrowed", !borrowed.empty()},
                          {"has_functions", !members.empty()},
                          {"places", places},
                          {"borrowed", borrowed_list}},
                         {sources.begin(), sources.end()});
}

std::vector<OutputFile> render_semantics(const SemanticsInput& input, const OperationSet& operations,
                                         const CommonOperations& common, const Renderer& renderer) {
  struct Format {
    OperationsOfFormat own;
    BorrowedOperations borrowed;
  };
  std::map<std::string, Format> formats;
  for (const auto& [name, compiled] : operations.operations()) {
    Format& format = formats[format_of(input, name)];
    if (const std::string place = common.place(input.folder, name); place != input.folder)
      format.borrowed[{place, format_of(input, name)}].push_back(name);
    else
      format.own.emplace(name, OperationOfIsa{&input, &compiled});
  }
  std::vector<OutputFile> files;
  isagen::Value::List all;
  for (const auto& [format, members] : formats) {
    files.push_back(render_functions_of(input.folder, format, members.own, members.borrowed, renderer));
    if (!members.own.empty()) files.push_back(render_lanes(input.folder, format, members.own, renderer));
    all.push_back(isagen::Value::Record{{"format", format}});
  }
  files.push_back(renderer.render("generated/" + input.folder + "/semantics.hpp", "all_semantics.hpp.mustache",
                                  {{"isa", input.folder}, {"formats", all}}, {input.source}));
  files.push_back(render_dispatch(input, operations, common, renderer));
  files.push_back(render_bit_flow(input, operations, renderer));
  for (OutputFile& file : render_fast(input, operations, common, renderer)) files.push_back(std::move(file));
  files.push_back(render_operations({&input, &operations}, common, renderer));
  return files;
}

}  // namespace isagen::pcode
