#include "told.hpp"

#include <cxxabi.h>
#include <unistd.h>

#include <atomic>
#include <cctype>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <utility>

#include "complain.hpp"
#include "lockstep/device/finding_counts.hpp"

namespace runtime {

namespace {

std::mutex& mutex = *new std::mutex;
/// What was found in a kernel, and how many launches found it again.
struct Found {
  std::string what{};
  std::uint32_t kind = 0;  ///< lockstep_check
  bool info = false;
  std::uint64_t again = 0;
};
/// By kernel, instructions and what was found without its numbers, and by the code: another module may have a kernel of
/// the same name and layout.
auto& found = *new std::map<std::pair<std::string, std::size_t>, Found>;
std::atomic<bool> anything_told = false, guess_told = false;
std::atomic<bool> any_ended = false, all_ended = true;  // of the launches
std::atomic<std::uint64_t> launches = 0;

/// Text of a finding without the numbers, which differ from launch to launch: lanes, addresses, counts. Registers
/// ("v1", "s[2:3]") stay.
std::string without_numbers(std::string_view said) {
  const auto is_word = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  std::string text;
  bool in_brackets = false;
  for (std::size_t at = 0; at < said.size();) {
    std::size_t end = at + 1;
    while (is_word(said[at]) && end < said.size() && is_word(said[end])) ++end;
    const bool number = std::isdigit(static_cast<unsigned char>(said[at])) != 0;
    text += number && !in_brackets ? "#" : said.substr(at, end - at);
    in_brackets = said[at] == '[' || (in_brackets && said[at] != ']');
    at = end;
  }
  return text;
}

/// "race at pc 0x1904 and pc 0x1910".
std::string kind_and_instructions(const lockstep_finding& finding) {
  char text[96];
  const int length = std::snprintf(text, sizeof text, "%s at pc 0x%llx", lockstep_check_name(finding.kind),
                                   static_cast<unsigned long long>(finding.file_pc));
  if (finding.other && finding.other->file_pc != finding.file_pc)
    std::snprintf(text + length, sizeof text - static_cast<std::size_t>(length), " and pc 0x%llx",
                  static_cast<unsigned long long>(finding.other->file_pc));
  return text;
}

void explain_address(const ToldKernel& kernel, std::uint64_t address) {
  if (const std::string owner = kernel.owner_of ? kernel.owner_of(address) : ""; !owner.empty())
    complain("%s", owner.c_str());
}

/// "2 findings: 1 race, 1 wait; 1 info: 1 race, in 3 launches"; empty: nothing was found.
std::string summary() {
  lockstep::FindingCounts counts;
  for (const auto& [key, each] : found) counts.add(static_cast<lockstep::CheckKind>(each.kind), each.info);
  const std::string text = counts.text();
  return text.empty() ? text : text + ", in " + std::to_string(launches) + (launches == 1 ? " launch" : " launches");
}

/// At the end of the program, when what it registered for its end is done: how often things were found, and the exit
/// status that LOCKSTEP_CHECK_EXIT asks for.
void tell_rest(int status, void*) {
  {
    const std::lock_guard lock(mutex);
    for (const auto& [key, each] : found)
      if (each.again != 0)
        complain("%s: found in %llu more %s", each.what.c_str(), static_cast<unsigned long long>(each.again),
                 each.again == 1 ? "launch" : "launches");
    if (const std::string said = summary(); !said.empty()) complain("%s", said.c_str());
  }
  // That this check found nothing is an answer, too, if it looked at all launches.
  const char* const checks = std::getenv("LOCKSTEP_CHECK");
  if (checks && std::strstr(checks, lockstep_check_name(LOCKSTEP_CHECK_GUESS)) && !guess_told && any_ended && all_ended)
    complain("no result that is a guess reached an address, a branch, EXEC or a hardware register");
  const char* const wanted = std::getenv("LOCKSTEP_CHECK_EXIT");
  if (!wanted || status != 0 || !anything_told) return;
  const char* const end = wanted + std::strlen(wanted);
  int number = 0;
  const auto [rest, error] = std::from_chars(wanted, end, number);
  if (error != std::errc() || rest != end || number < 1 || number > 255) {
    complain("LOCKSTEP_CHECK_EXIT is '%s': it must be a number from 1 to 255; the status stays 0", wanted);
    return;
  }
  std::fflush(nullptr);
  _exit(number);
}

[[gnu::constructor]] void tell_rest_at_the_end() { (void)on_exit(tell_rest, nullptr); }

}  // namespace

std::string shown_name(const std::string& name) {
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> plain(abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                          &std::free);
  return status == 0 && name.substr(0, 2) == "_Z" ? plain.get() : name;
}

void count_launch(bool ended) {
  ++launches;
  if (ended)
    any_ended = true;
  else
    all_ended = false;
}

void tell_finding(void* told, const lockstep_finding* finding) {
  const ToldKernel& of = *static_cast<const ToldKernel*>(told);
  const std::string kernel = shown_name(of.name);
  if (finding->info == 0) anything_told = true;
  if (finding->kind == LOCKSTEP_CHECK_GUESS) guess_told = true;
  {
    const std::lock_guard lock(mutex);
    const std::string what = "kernel " + kernel + ": check: " + kind_and_instructions(*finding);
    const std::string rest = without_numbers(finding->what) + "; " + without_numbers(finding->advice);
    const auto [entry, first] = found.try_emplace({what + ": " + rest, of.code_hash});
    if (!first) {
      ++entry->second.again;
      return;
    }
    entry->second.what = what;
    entry->second.kind = finding->kind;
    entry->second.info = finding->info != 0;
  }
  std::fprintf(stderr, "lockstep %s: kernel %s: %s\n", front_door, kernel.c_str(), finding->text);
  if (finding->kind == LOCKSTEP_CHECK_MEMORY && finding->bytes != 0 && finding->space == LOCKSTEP_SPACE_GLOBAL)
    explain_address(of, finding->address);
}

void tell_fault(const lockstep_result& result, const ToldKernel& kernel) {
  anything_told = true;
  std::fflush(stdout);
  std::fprintf(stderr, "lockstep %s: kernel %s: %s\n", front_door, shown_name(kernel.name).c_str(), result.text);
  if (result.fault == LOCKSTEP_FAULT_OUT_OF_BOUNDS && result.size != 0) explain_address(kernel, result.address);
}

}  // namespace runtime
