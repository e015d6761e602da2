#include "source_lines.hpp"

#include <algorithm>
#include <filesystem>
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

std::string SourceLines::text(std::uint64_t address) const {
  const auto place = at(address);
  return place ? shown(place->file) + ":" + decimal(place->line) : std::string();
}

bool SourceLines::is_file(std::uint32_t file, std::string_view name) const {
  const std::string_view path = files_[file];
  if (name.starts_with("./")) name.remove_prefix(2);
  return path.ends_with(name) &&
         (path.size() == name.size() || name.starts_with('/') || path[path.size() - name.size() - 1] == '/');
}

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
  std::vector<std::uint64_t> found;
  for (const bool statements : {true, false}) {
    const Row* before = nullptr;
    for (const Row& row : rows_) {
      const bool same = !row.end && row.line == line && is_file(row.file, file);
      const bool goes_on =
          same && before != nullptr && !before->end && before->line == line && before->file == row.file;
      if (same && !goes_on && (row.statement || !statements)) found.push_back(row.address);
      before = &row;
    }
    if (!found.empty()) break;  // else no row of the line is marked as a statement
  }
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

bool SourceLines::begins_statement(std::uint64_t address) const {
  const Row* found = row(address);
  return found != nullptr && found->address == address && found->statement && found->line != 0;
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

}  // namespace lockstep
