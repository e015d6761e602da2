// The line tables of all compilation units, by libdw.
#include <dwarf.h>
#include <elfutils/libdw.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>

#include "dwarf_types.hpp"
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
    reader.sort();
    return std::move(reader.lines_);
  }

 private:
  using Row = SourceLines::Row;

  /// By address. Where one sequence ends another may begin: its end comes first. Else as the table has them.
  void sort() {
    std::vector<std::size_t> order(lines_.rows_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
      const Row &a = lines_.rows_[i], &b = lines_.rows_[j];
      return a.address != b.address ? a.address < b.address : a.end != b.end ? a.end : i < j;
    });
    std::vector<Row> rows;
    for (const std::size_t i : order) rows.push_back(lines_.rows_[i]);
    lines_.rows_ = std::move(rows);
  }

  /// Functions and what is inlined into them, the outer ones first. `depth`: damaged DWARF must not use up the stack.
  void take_scopes(Dwarf_Die& die, unsigned depth) {
    const int tag = dwarf_tag(&die);
    if (tag == DW_TAG_subprogram || tag == DW_TAG_inlined_subroutine) {
      ++last_scope_;
      Dwarf_Addr base = 0, begin = 0, end = 0;
      std::ptrdiff_t next = 0;
      std::uint32_t file = 0, line = 0;
      if (tag == DW_TAG_inlined_subroutine) take_call(die, file, line);
      while ((next = dwarf_ranges(&die, next, &base, &begin, &end)) > 0) {
        lines_.scopes_.push_back({begin, end, last_scope_, file, line});
        if (tag == DW_TAG_subprogram) lines_.functions_.push_back({begin, end, parameters(die)});
      }
    }
    Dwarf_Die child;
    if (depth > 100 || dwarf_child(&die, &child) != 0) return;
    do take_scopes(child, depth + 1);
    while (dwarf_siblingof(&child, &child) == 0);
  }

  /// All of them, in order: of a function that is inlined elsewhere, too, only its origin has all.
  static std::vector<std::string> parameters(Dwarf_Die function) {
    Dwarf_Attribute attribute;
    Dwarf_Die origin;
    if (dwarf_formref_die(dwarf_attr(&function, DW_AT_abstract_origin, &attribute), &origin) != nullptr)
      function = origin;
    std::vector<std::string> names;
    each_dwarf_child(function, DW_TAG_formal_parameter, [&](Dwarf_Die& parameter) {
      const char* const name = dwarf_diename(&parameter);
      names.emplace_back(name != nullptr ? name : "");
    });
    return names;
  }

  /// Where what is inlined was called. Clang calls the body of an OpenCL kernel from the kernel: nobody wrote that.
  void take_call(Dwarf_Die& die, std::uint32_t& file, std::uint32_t& line) {
    Dwarf_Attribute attribute;
    const char* const name = dwarf_formstring(dwarf_attr_integrate(&die, DW_AT_linkage_name, &attribute));
    if (name != nullptr && std::string_view(name).starts_with("__clang_ocl_kern_imp_")) return;
    Dwarf_Die unit;
    Dwarf_Files* files = nullptr;
    Dwarf_Word file_index = 0, number = 0;
    if (dwarf_diecu(&die, &unit, nullptr, nullptr) == nullptr || dwarf_getsrcfiles(&unit, &files, nullptr) != 0 ||
        dwarf_formudata(dwarf_attr(&die, DW_AT_call_file, &attribute), &file_index) != 0 ||
        dwarf_formudata(dwarf_attr(&die, DW_AT_call_line, &attribute), &number) != 0)
      return;
    const char* const path = dwarf_filesrc(files, file_index, nullptr, nullptr);
    if (path == nullptr) return;
    file = number_of(path);
    line = static_cast<std::uint32_t>(number);
  }

  void take_unit(Dwarf_Die& die) {
    take_scopes(die, 0);
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
  std::uint32_t last_scope_ = 0;
};

Result<SourceLines> SourceLines::read(std::span<const std::uint8_t> elf) { return SourceLinesReader::read(elf); }

}  // namespace lockstep
