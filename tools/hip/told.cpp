#include "told.hpp"

#include <cxxabi.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>

#include "allocation.hpp"
#include "code_lines.hpp"
#include "module.hpp"

namespace hip {

namespace {

std::mutex& mutex = *new std::mutex;
/// What was found in a kernel, by its instructions, and how many launches found it again.
struct Found {
  std::string what;  // the beginning of the line
  std::uint64_t again = 0;
};
auto& found = *new std::map<std::string, Found>;
std::atomic<bool> anything_told = false;

/// "0x1904" after each " pc " of a line, which is where a finding names its instructions.
std::string instructions_of(std::string_view line) {
  constexpr std::string_view before = "pc 0x";
  std::string text;
  for (std::size_t at = line.find(before); at != std::string_view::npos; at = line.find(before, at + 1))
    text.append(line.substr(at, line.find(' ', at + before.size()) - at)).append(" ");
  return text;
}

void explain_address(std::uint64_t address) {
  if (const std::string owner = owner_of(address); !owner.empty())
    std::fprintf(stderr, "lockstep hip: %s\n", owner.c_str());
}

/// At the end of the program, when what it registered for its end is done: how often things were found, and the exit
/// status that LOCKSTEP_CHECK_STATUS asks for.
void tell_rest(int status, void*) {
  {
    const std::lock_guard lock(mutex);
    for (const auto& [key, each] : found)
      if (each.again != 0)
        std::fprintf(stderr, "lockstep hip: %s: found in %llu more %s\n", each.what.c_str(),
                     static_cast<unsigned long long>(each.again), each.again == 1 ? "launch" : "launches");
  }
  const char* const wanted = std::getenv("LOCKSTEP_CHECK_STATUS");
  if (!wanted || status != 0 || !anything_told) return;
  std::fflush(nullptr);
  _exit(std::atoi(wanted));
}

[[gnu::constructor]] void tell_rest_at_the_end() { (void)on_exit(tell_rest, nullptr); }

}  // namespace

std::string shown_name(const std::string& name) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> plain(abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                          &std::free);
  return status == 0 && name.substr(0, 2) == "_Z" ? plain.get() : name;
}

int source_line(void* function, std::uint64_t file_pc, char* text, std::uint32_t bytes) {
  const auto& lines = static_cast<const Function*>(function)->module->lines;
  const std::string line = lines ? lines->text(file_pc) : std::string();
  if (line.empty() || bytes == 0) return 0;
  text[line.copy(text, bytes - 1)] = '\0';
  return 1;
}

void tell_finding(void* function, const char* line) {
  const std::string kernel = shown_name(static_cast<const Function*>(function)->name);
  const std::string_view all = line;
  anything_told = true;
  {
    // "check: race at pc 0x..." tells the kind.
    const std::string kind(all.substr(0, all.find(" at ")));
    const std::lock_guard lock(mutex);
    const std::string places = instructions_of(all);
    auto [entry, first] =
        found.try_emplace(kernel + kind + places, Found{"kernel " + kernel + ": " + kind + " at " + places});
    if (first && !places.empty()) {
      entry->second.what.pop_back();
    } else if (!first && !places.empty()) {
      ++entry->second.again;
      return;
    }
  }
  std::fprintf(stderr, "lockstep hip: kernel %s: %s\n", kernel.c_str(), line);
  constexpr char memory[] = "check: memory ", address[] = " at address ";
  if (std::strncmp(line, memory, sizeof memory - 1) != 0) return;
  if (const char* const at = std::strstr(line, address))
    explain_address(std::strtoull(at + sizeof address - 1, nullptr, 16));
}

void tell_fault(const lockstep_result& result, const Function& function) {
  anything_told = true;
  std::fflush(stdout);
  std::fprintf(stderr, "lockstep hip: kernel %s: %s\n", shown_name(function.name).c_str(), result.text);
  if (result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS && result.size != 0) explain_address(result.address);
}

}  // namespace hip
