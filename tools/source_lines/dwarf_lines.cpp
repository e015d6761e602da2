// The line tables of all compilation units, by libdw.
#include <elfutils/libdw.h>

#include <algorithm>
#include <map>
#include <memory>

#include "source_lines.hpp"

namespace lockstep {

class SourceLinesReader {
 public:
  static Result<SourceLines> read(std::span<const std::uint8_t> elf_bytes) {
    // libelf takes its file as char* and leaves it as it is unless asked to write.
    std::vector<char> copy(elf_bytes.begin(), elf_bytes.end());
    elf_version(EV_CURRENT);
    const std::unique_ptr<Elf, int (*)(Elf*)> elf(elf_memory(copy.data(), copy.size()), elf_end);
    if (!elf) return Error{std::string("libelf cannot read the code object: ") + elf_errmsg(-1)};
    const std::unique_ptr<Dwarf, int (*)(Dwarf*)> dwarf(dwarf_begin_elf(elf.get(), DWARF_C_READ, nullptr), dwarf_end);
    if (!dwarf) return Error{"the code object has no source lines: compile it with -g"};
    SourceLinesReader reader;
    Dwarf_CU* unit = nullptr;
    Dwarf_Die die;
    while (dwarf_get_units(dwarf.get(), unit, &unit, nullptr, nullptr, &die, nullptr) == 0) reader.take_unit(die);
    if (reader.lines_.rows_.empty()) return Error{"the code object has no source lines: compile it with -g"};
    std::stable_sort(reader.lines_.rows_.begin(), reader.lines_.rows_.end(), before);
    return std::move(reader.lines_);
  }

 private:
  using Row = SourceLines::Row;

  /// Where one sequence ends another may begin: its end comes first.
  static bool before(const Row& a, const Row& b) {
    return a.address != b.address ? a.address < b.address : a.end && !b.end;
  }

  void take_unit(Dwarf_Die& die) {
    Dwarf_Lines* lines = nullptr;
    std::size_t count = 0;
    if (dwarf_getsrclines(&die, &lines, &count) != 0) return;  // a unit without code
    for (std::size_t i = 0; i < count; ++i) {
      Dwarf_Line* const line = dwarf_onesrcline(lines, i);
      Dwarf_Addr address = 0;
      int number = 0, column = 0;
      bool statement = false, end = false;
      if (line == nullptr || dwarf_lineaddr(line, &address) != 0 || dwarf_lineno(line, &number) != 0 ||
          dwarf_linecol(line, &column) != 0 || dwarf_linebeginstatement(line, &statement) != 0 ||
          dwarf_lineendsequence(line, &end) != 0)
        continue;
      const char* const file = dwarf_linesrc(line, nullptr, nullptr);
      lines_.rows_.push_back({address, number_of(file != nullptr ? file : ""), static_cast<std::uint32_t>(number),
                              static_cast<std::uint32_t>(column), statement, end});
    }
  }

  std::uint32_t number_of(const char* file) {
    const auto [found, is_new] = numbers_.try_emplace(file, static_cast<std::uint32_t>(lines_.files_.size()));
    if (is_new) lines_.files_.emplace_back(file);
    return found->second;
  }

  SourceLines lines_;
  std::map<std::string, std::uint32_t> numbers_;
};

Result<SourceLines> SourceLines::read(std::span<const std::uint8_t> elf) { return SourceLinesReader::read(elf); }

}  // namespace lockstep
