#include "pcode/source_text.hpp"

#include <utility>

namespace isagen::pcode {
namespace {

void advance(Position& at, char c) {
  if (c == '\n') {
    ++at.line;
    at.column = 1;
  } else {
    ++at.column;
  }
}

}  // namespace

SourceText plain_text(std::string text) {
  SourceText result{std::move(text), {}};
  Position at;
  for (const char c : result.text) {
    result.positions.push_back(at);
    advance(at, c);
  }
  result.positions.push_back(at);
  return result;
}

SourceText xml_text(std::string_view file, std::size_t offset, std::string_view decoded, bool cdata) {
  SourceText result{std::string(decoded), {}};
  Position at;
  for (std::size_t i = 0; i < offset && i < file.size(); ++i) advance(at, file[i]);
  const auto skip_to = [&](std::size_t end) {
    for (; offset < end && offset < file.size(); ++offset) advance(at, file[offset]);
  };
  for (std::size_t i = 0; i < decoded.size(); ++i) {
    if (offset < file.size() && file[offset] == '\r') skip_to(offset + 1);
    result.positions.push_back(at);
    const bool entity = !cdata && offset < file.size() && file[offset] == '&';
    skip_to(entity ? file.find(';', offset) + 1 : offset + 1);
  }
  result.positions.push_back(at);
  return result;
}

SourceText fill_parameters(const SourceText& source, const std::map<std::string, std::string>& parameters) {
  SourceText result;
  for (std::size_t i = 0; i < source.text.size(); ++i) {
    const std::size_t end = source.text[i] == '{' ? source.text.find('}', i) : std::string::npos;
    const auto found =
        end == std::string::npos ? parameters.end() : parameters.find(source.text.substr(i + 1, end - i - 1));
    if (found == parameters.end()) {
      result.text += source.text[i];
      result.positions.push_back(source.positions[i]);
      continue;
    }
    const SourceText here{found->second, std::vector<Position>(found->second.size() + 1, source.positions[i])};
    const SourceText value = fill_parameters(here, parameters);
    result.text += value.text;
    result.positions.insert(result.positions.end(), value.positions.begin(), value.positions.end() - 1);
    i = end;
  }
  result.positions.push_back(source.positions.back());
  return result;
}

}  // namespace isagen::pcode
