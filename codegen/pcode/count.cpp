#include "pcode/count.hpp"

#include <fstream>
#include <iterator>
#include <ostream>

#include "pcode/json_entries.hpp"
#include "pcode/parse.hpp"
#include "pcode/prose.hpp"

namespace isagen::pcode {

int count_entries(const std::string& path, std::ostream& out, std::ostream& errors) {
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    errors << path << ": cannot be read\n";
    return 2;
  }
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const JsonEntries json = read_entries(text);
  if (!json.error.empty()) {
    errors << path << ":" << json.error << "\n";
    return 2;
  }
  std::size_t parsed = 0, prose = 0, failed = 0;
  for (const JsonEntry& entry : json.entries) {
    const std::string where = entry.name + " (" + entry.encoding + ")";
    if (const std::string_view rule = prose_rule(entry.pseudocode); !rule.empty()) {
      ++prose;
      out << "prose " << where << ": " << rule << "\n";
      continue;
    }
    const Parsed result = parse(plain_text(entry.pseudocode));
    if (result.errors.empty()) {
      ++parsed;
      continue;
    }
    ++failed;
    const SyntaxError& first = result.errors.front();
    out << "failed " << where << " at " << path << ":" << entry.position.line << ", pseudocode line "
        << first.position.line << " column " << first.position.column << ": " << first.message << "\n";
  }
  out << "formal " << parsed + failed << " parsed " << parsed << " prose " << prose << " failed " << failed << "\n";
  return failed == 0 ? 0 : 1;
}

}  // namespace isagen::pcode
