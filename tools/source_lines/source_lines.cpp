#include "source_lines.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>

#include "lockstep/base/text.hpp"

namespace lockstep {

const SourceLines::Row* SourceLines::row(std::uint64_t address) const {
  auto after = std::upper_bound(rows_.begin(), rows_.end(), address,
                                [](std::uint64_t at, const Row& row) { return at < row.address; });
  if (after == rows_.begin()) return nullptr;
  const Row& found = *std::prev(after);
  return found.end ? nullptr : &found;
}

std::optional<SourcePlace> SourceLines::at(std::uint64_t address) const {
  const Row* found = row(address);
  if (found == nullptr || found->line == 0) return std::nullopt;
  return SourcePlace{files_[found->file], found->line, found->column};
}

std::string SourceLines::line_text(std::uint64_t address) const {
  const auto place = at(address);
  return place ? shown(place->file) + ":" + decimal(place->line) : std::string();
}

std::string SourceLines::text(std::uint64_t address) const {
  std::string text = line_text(address);
  if (text.empty()) return text;
  // The outer ones come first, and the innermost call is said first.
  for (auto each = scopes_.rbegin(); each != scopes_.rend(); ++each)
    if (address >= each->begin && address < each->end && each->call_line != 0)
      text += ", inlined at " + shown(files_[each->call_file]) + ":" + decimal(each->call_line);
  return text;
}

bool SourceLines::is_file(std::uint32_t file, std::string_view name) const {
  const std::string_view path = files_[file];
  if (name.starts_with("./")) name.remove_prefix(2);
  return path.ends_with(name) &&
         (path.size() == name.size() || name.starts_with('/') || path[path.size() - name.size() - 1] == '/');
}

/// Once for each function, and for each place where it is inlined: where the line begins first. Code without functions
/// (assembly) counts everywhere.
Result<std::vector<std::uint64_t>> SourceLines::addresses(std::string_view file, std::uint32_t& line) const {
  std::uint32_t nearest = 0;
  bool known = false;
  for (const Row& row : rows_) {
    if (row.end || !is_file(row.file, file)) continue;
    known = true;
    if (row.line >= line && (nearest == 0 || row.line < nearest)) nearest = row.line;
  }
  if (!known) {
    std::string list;
    for (const std::string_view each : files()) list += (list.empty() ? "" : ", ") + shown(each);
    return Error{"no code comes from a file '" + std::string(file) + "'; there is code of " + list};
  }
  if (nearest == 0) return Error{std::string(file) + " has no code in line " + decimal(line) + " or behind it"};
  line = nearest;
  constexpr std::uint32_t none = ~0u;
  std::map<std::uint32_t, std::uint64_t> first;  // by scope
  for (const bool statements : {true, false}) {
    const bool any = !first.empty();
    for (const Row& row : rows_) {  // in the order of addresses
      if (row.end || row.line != line || row.statement != statements || !is_file(row.file, file)) continue;
      const std::uint32_t in = scope(row.address);
      if (in != 0) {
        first.try_emplace(in, row.address);
      } else if (statements || !any) {
        first.try_emplace(none - static_cast<std::uint32_t>(first.size()), row.address);
      }
    }
  }
  std::vector<std::uint64_t> found;
  for (const auto& [in, address] : first) found.push_back(address);
  std::sort(found.begin(), found.end());
  return found;
}

/// The innermost one; 0: none is known.
std::uint32_t SourceLines::scope(std::uint64_t address) const {
  std::uint32_t innermost = 0;
  for (const Scope& each : scopes_)
    if (address >= each.begin && address < each.end) innermost = each.number;
  return innermost;
}

bool SourceLines::begins_statement(std::uint64_t address) const {
  const Row* found = row(address);
  return found != nullptr && found->address == address && found->statement && found->line != 0;
}

std::vector<std::string> SourceLines::parameters(std::uint64_t address) const {
  for (const Function& each : functions_)
    if (address >= each.begin && address < each.end) return each.parameters;
  return {};
}

std::vector<std::string_view> SourceLines::files() const {
  std::vector<bool> used(files_.size());
  for (const Row& row : rows_)
    if (!row.end && row.line != 0) used[row.file] = true;
  std::vector<std::string_view> list;
  for (std::size_t i = 0; i < files_.size(); ++i)
    if (used[i]) list.push_back(files_[i]);
  return list;
}

std::string SourceLines::shown(std::string_view file) {
  std::error_code error;
  const std::string here = std::filesystem::current_path(error).string() + "/";
  if (!error && file.starts_with(here)) file.remove_prefix(here.size());
  return std::string(file);
}

const Result<SourceLines>& LazySourceLines::lines() const {
  if (!lines_) lines_.emplace(SourceLines::read(elf_));
  return *lines_;
}

std::optional<SourcePlace> LazySourceLines::at(std::uint64_t address) const {
  return lines() ? lines()->at(address) : std::nullopt;
}

std::string LazySourceLines::text(std::uint64_t address) const { return lines() ? lines()->text(address) : ""; }

Result<std::vector<std::uint64_t>> LazySourceLines::addresses(std::string_view file, std::uint32_t& line) const {
  if (!lines()) return lines().error();
  return lines()->addresses(file, line);
}

bool LazySourceLines::begins_statement(std::uint64_t address) const {
  return lines() && lines()->begins_statement(address);
}

std::vector<std::string> LazySourceLines::parameters(std::uint64_t address) const {
  return lines() ? lines()->parameters(address) : std::vector<std::string>();
}

}  // namespace lockstep
