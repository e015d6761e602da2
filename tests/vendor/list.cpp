#include "list.hpp"

#include <fstream>
#include <sstream>

namespace vendor_test {
namespace {

std::string trimmed(const std::string& text) {
  const std::size_t from = text.find_first_not_of(" \t");
  if (from == std::string::npos) return "";
  return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

}  // namespace

List read_list(const std::string& path, const std::string& isa) {
  List list;
  std::ifstream file(path);
  if (!file) list.errors.push_back(path + " cannot be read");
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (trimmed(line).empty() || trimmed(line)[0] == '#') continue;
    const auto wrong = [&](const std::string& why) {
      list.errors.push_back(path + ":" + std::to_string(number) + ": " + why);
    };
    std::vector<std::string> columns;
    std::istringstream parts(line);
    for (std::string part; std::getline(parts, part, '|');) columns.push_back(trimmed(part));
    if (columns.size() != 4 || columns[3].empty()) {
      wrong("a line has four columns, the last one says why");
      continue;
    }
    const std::size_t at = columns[0].find('@');
    std::istringstream isas(at == std::string::npos ? "" : columns[0].substr(at + 1));
    bool named = false;
    for (std::string one; isas >> one;) named = named || one == isa;
    if (at != std::string::npos && !named) continue;
    const Entry entry{number, named, columns[0].substr(0, at), columns[2], columns[3]};
    const std::string& kind = entry.kind;
    std::map<std::string, Entry>* target = nullptr;
    if (kind == "mistake" || kind == "mode" || kind == "choice" || kind == "model") target = &list.differences;
    if (kind == "setting") target = &list.settings;
    if (kind == "equal_with") target = &list.equal_with;
    if (kind == "unlowered") target = &list.unlowered;
    if (kind == "at_least") target = &list.at_least;
    if (target == nullptr) {
      wrong("unknown kind '" + kind + "'");
      continue;
    }
    if (target == &list.differences && allowed_percent(entry) <= 0)
      wrong("a difference says up to what share of inputs");
    std::istringstream names(columns[1]);
    for (std::string name; names >> name;) {
      if (!target->emplace(name, entry).second) wrong(name + " is listed twice");
    }
  }
  return list;
}

Report read_report(const std::string& path) {
  Report report;
  std::ifstream file(path);
  const std::map<std::string, unsigned*> counts{{"entries", &report.entries},
                                                {"instructions", &report.instructions},
                                                {"formal", &report.formal},
                                                {"comparable", &report.comparable},
                                                {"lowered", &report.lowered}};
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (const auto found = counts.find(word); found != counts.end()) {
      words >> *found->second;
      continue;
    }
    // not lowered vop1.json:1:10: V_COS_F16: why
    const std::size_t place = line.find(": ");
    const std::size_t name = place == std::string::npos ? place : line.find(": ", place + 2);
    if (word == "not" && name != std::string::npos)
      report.not_lowered[line.substr(place + 2, name - place - 2)] = line.substr(name + 2);
  }
  return report;
}

double allowed_percent(const Entry& entry) {
  std::istringstream words(entry.detail);
  std::string up, to, sign;
  double percent = 0;
  words >> up >> to >> percent >> sign;
  return up == "up" && to == "to" && sign == "%" ? percent : 0;
}

}  // namespace vendor_test
