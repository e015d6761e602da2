#include "store_compare.hpp"

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "lockstep/device/store_comparison.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "session.hpp"
#include "source_lines.hpp"

namespace command {

using lockstep::decimal;
using lockstep::hex;
using lockstep::Result;

namespace {

struct Launched {
  std::unique_ptr<Session> session;
  std::string file, end;  ///< end: how it ended, if by a fault
  lockstep::StoreLog log;
};

Result<Launched> launch(const RunOptions& run) {
  auto session = Session::open(run, true);  // buffers at the same addresses whatever the code is
  if (!session) return session.error();
  lockstep::StoreTrace trace;
  const lockstep::LaunchResult result = (*session)->launch(&trace);
  if (result.status == lockstep::LaunchResult::Status::refused) return lockstep::Error{result.text};
  return Launched{std::move(*session), run.file, result.text, trace.take()};
}

std::string place_of(const lockstep::StoredBy& by, Session& session) {
  const auto& group = by.workgroup;
  std::string text = "workgroup (" + decimal(group[0]) + "," + decimal(group[1]) + "," + decimal(group[2]) + ") wave " +
                     decimal(by.wave) + " lane " + decimal(by.lane) + ", instruction " + decimal(by.index) + ", '" +
                     by.text + "' at pc " + hex(by.pc);
  const auto lines = lockstep::SourceLines::read(session.elf());
  if (const std::string line = lines ? lines->line_text(by.pc) : ""; !line.empty()) text += ", " + line;
  return text;
}

}  // namespace

int compare_stores(const RunOptions& first, const RunOptions& second) {
  auto a = launch(first);
  if (!a) return fail(a.message());
  auto b = launch(second);
  if (!b) return fail(b.message());
  const auto difference = lockstep::compare_stores(a->log, b->log);
  if (!difference && a->end == b->end) {
    std::printf("the same: %s stored, by %s of %s and %s of %s\n", lockstep::count_of(a->log.bytes(), "byte").c_str(),
                lockstep::count_of(a->log.stores(), "store").c_str(), a->file.c_str(),
                lockstep::count_of(b->log.stores(), "store").c_str(), b->file.c_str());
    if (a->end.empty()) return done;
    std::printf("both ended with: %s\n", a->end.c_str());
    return fault;
  }
  if (difference) {
    const auto value = [](const std::optional<lockstep::StoredBy>& by, std::uint64_t stored) {
      return by ? hex(stored) : "no store";
    };
    const std::string argument = a->session->place_in_arguments(difference->address);
    std::printf("first differing store: %s at %s%s: %s in the first, %s in the second; %s differ\n",
                lockstep::count_of(difference->bytes, "byte").c_str(), hex(difference->address).c_str(),
                argument.empty() ? "" : (", " + argument).c_str(),
                value(difference->first, difference->first_value).c_str(),
                value(difference->second, difference->second_value).c_str(),
                lockstep::count_of(difference->different_bytes, "byte").c_str());
    if (difference->first) std::printf("first: %s\n", place_of(*difference->first, *a->session).c_str());
    if (difference->second) std::printf("second: %s\n", place_of(*difference->second, *b->session).c_str());
  }
  if (a->end != b->end)
    for (const Launched* each : std::array<const Launched*, 2>{&*a, &*b})
      std::printf("%s: %s\n", each->file.c_str(), each->end.empty() ? "ended without a fault" : each->end.c_str());
  return found;
}

}  // namespace command
