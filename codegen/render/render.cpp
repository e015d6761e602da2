#include "render/render.hpp"

#include <cstdint>
#include <cstdio>
#include <kainjow/mustache.hpp>

#include "error.hpp"
#include "model/xml_file.hpp"

namespace isagen {
namespace {

namespace mustache = kainjow::mustache;

mustache::data to_mustache(const Value& value) {
  switch (value.kind()) {
    case Value::Kind::text: return mustache::data(value.text());
    case Value::Kind::flag:
      return mustache::data(value.flag() ? mustache::data::type::bool_true : mustache::data::type::bool_false);
    case Value::Kind::list: break;
    case Value::Kind::record: {
      mustache::data result(mustache::data::type::object);
      for (const auto& [name, item] : value.record()) result[name] = to_mustache(item);
      return result;
    }
  }
  std::vector<mustache::data> items;
  items.reserve(value.list().size());
  for (const Value& item : value.list()) items.push_back(to_mustache(item));
  return mustache::data(items);
}

/// One text for one tree: lengths before strings, so that different trees differ.
void serialize(const std::string& text, std::string& out) { out += "s" + std::to_string(text.size()) + ":" + text; }

void serialize(const Value& value, std::string& out) {
  switch (value.kind()) {
    case Value::Kind::text: serialize(value.text(), out); return;
    case Value::Kind::flag: out += value.flag() ? "b1" : "b0"; return;
    case Value::Kind::list:
      out += "l" + std::to_string(value.list().size()) + ":";
      for (const Value& item : value.list()) serialize(item, out);
      return;
    case Value::Kind::record:
      out += "r" + std::to_string(value.record().size()) + ":";
      for (const auto& [name, item] : value.record()) {
        serialize(name, out);
        serialize(item, out);
      }
      return;
  }
}

}  // namespace

std::string hash_text(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
  return digits;
}

std::string banner(const std::string& path, const std::string& command, const std::vector<std::string>& sources,
                   const std::string& hash) {
  std::string list;
  for (const std::string& source : sources) list += (list.empty() ? "" : ", ") + source;
  const bool markdown = path.ends_with(".md");
  const std::string start = markdown ? "<!-- " : "// ", end = markdown ? " -->\n" : "\n";
  return start + "Made by `" + command + "`; do not edit." + end + start + "Sources: " + list + "." + end + start +
         "Hash of what this file is made of: " + hash + end;
}

Renderer::Renderer(std::string template_directory, std::string command)
    : directory_(std::move(template_directory)), command_(std::move(command)) {}

OutputFile Renderer::render(const std::string& path, const std::string& name, const Value::Record& values,
                            const std::vector<std::string>& sources) const {
  const std::string file = directory_ + "/" + name;
  const std::string text = read_file(file);
  mustache::mustache body(text);
  body.set_custom_escape([](const std::string& raw) { return raw; });
  if (!body.is_valid()) throw Error({file, 0}, body.error_message());
  const Value tree(values);
  const std::string rendered = body.render(to_mustache(tree));
  if (!body.error_message().empty()) throw Error({file, 0}, body.error_message());
  std::string inputs = text;
  serialize(tree, inputs);
  return {path, banner(path, command_, sources, hash_text(inputs)) + rendered};
}

}  // namespace isagen
