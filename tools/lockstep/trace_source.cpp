#include "trace_source.hpp"

#include <fstream>
#include <utility>

#include "lockstep/object/read_file.hpp"
#include "number.hpp"
#include "session.hpp"

namespace command {

using lockstep::Error;
using lockstep::Result;
using lockstep::TraceEntry;
using lockstep::TraceOptions;

namespace {

class LaunchSource final : public TraceSource {
 public:
  LaunchSource(std::string name, RunOptions run, bool engine)
      : name_(std::move(name)), run_(std::move(run)), engine_(engine) {}

  Result<void> each(const TraceOptions& options, const std::function<void(const TraceEntry&)>& take,
                    std::string& end) override {
    auto session = Session::open(run_, true);  // anew each time: a launch leaves its marks in memory
    if (!session) return session.error();
    lockstep::Trace trace(options, [&](const lockstep::TracedStep& step) { take(trace_entry(step)); });
    const lockstep::LaunchResult result = (*session)->launch(&trace);
    if (result.status == lockstep::LaunchResult::Status::refused) return Error{result.text};
    end = result.text;
    return {};
  }
  bool is_text() const override { return false; }
  const RunOptions* code_object() const override { return engine_ ? nullptr : &run_; }
  const std::string& name() const override { return name_; }

 private:
  std::string name_;
  RunOptions run_;
  bool engine_ = false;
};

class TextSource final : public TraceSource {
 public:
  explicit TextSource(std::string path) : path_(std::move(path)) {}

  Result<void> each(const TraceOptions& options, const std::function<void(const TraceEntry&)>& take,
                    std::string&) override {
    std::ifstream file(path_);
    std::uint64_t entry = 0, number = 0;
    for (std::string line; std::getline(file, line);) {
      ++number;
      constexpr std::string_view heading = "# entry ";
      if (line.starts_with(heading)) {
        bool negative = false;
        if (!parse_integer(std::string_view(line).substr(heading.size()), negative, entry) || negative)
          return Error{path_ + " line " + lockstep::decimal(number) + ": no address after '# entry'"};
        continue;
      }
      if (line.empty() || line[0] == '#') continue;
      auto parsed = lockstep::parse_trace_line(line, entry);
      if (!parsed) return Error{path_ + " line " + lockstep::decimal(number) + ": " + parsed.message()};
      const lockstep::TraceFilter& filter = options.filter;
      if (parsed->index >= filter.first_index && parsed->index <= filter.last_index) take(*parsed);
    }
    return {};
  }
  bool is_text() const override { return true; }
  const std::string& name() const override { return path_; }

 private:
  std::string path_;
};

}  // namespace

Result<std::unique_ptr<TraceSource>> open_trace_source(const std::string& what, const RunOptions& run) {
  const bool engine = what == "fast" || what == "reference";
  if (!engine) {
    std::ifstream file(what, std::ios::binary);
    std::string first(4, '\0');
    if (!file.read(first.data(), 4)) return Error{"cannot read " + what};
    if (first.starts_with("#") || first.starts_with("("))
      return std::unique_ptr<TraceSource>(std::make_unique<TextSource>(what));
  }
  RunOptions options = run;
  (engine ? options.engine : options.file) = what;
  if (options.file.empty() || options.block.empty())
    return Error{"--compare " + what + ": a launch needs " + (engine ? "a code object, " : "") + "--grid and --block"};
  return std::unique_ptr<TraceSource>(
      std::make_unique<LaunchSource>(engine ? "engine " + what : what, std::move(options), engine));
}

}  // namespace command
