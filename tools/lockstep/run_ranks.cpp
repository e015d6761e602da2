// lockstep run on several ranks: the workgroups shared out, their writes merged at rank 0. See tools/ranks/README.md.
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "command.hpp"
#include "lockstep/launch/write_set.hpp"
#include "ranks.hpp"
#include "session.hpp"

namespace command {

namespace {

using lockstep::LaunchResult;
using ranks::Ranks;

std::vector<std::uint8_t> bytes_of(const std::string& text) { return {text.begin(), text.end()}; }
std::string text_of(std::span<const std::uint8_t> bytes) { return {bytes.begin(), bytes.end()}; }

/// What a rank tells rank 0 of its share.
struct Share {
  std::uint64_t workgroups = 0, waves = 0, instructions = 0;
  std::uint64_t fault = ~std::uint64_t{0};  ///< number of the workgroup that faulted
  double seconds = 0;
  bool refused = false;
};

class RankRun {
 public:
  RankRun(const RunOptions& options, Ranks& ranks) : options_(options), ranks_(ranks) {}

  int run() {
    // What went wrong is rank 0's to say, and its exit code the launch's.
    if (const std::string problem = prepare(); !agree(problem)) return ranks_.rank() == 0 ? bad_input : done;
    run_share();
    const int code = ranks_.rank() == 0 ? end() : end_elsewhere();
    std::signal(SIGTERM, SIG_DFL);
    return code;
  }

 private:
  /// Everything a rank has to have before its first workgroup. What is wrong, or empty.
  std::string prepare() {
    if (options_.report || !options_.checks.empty()) return "--report and checks look at one process: not with ranks";
    auto opened = Session::open(options_);
    if (!opened) return opened.message();
    session_ = std::move(*opened);
    lockstep::LaunchOptions& launch = session_->plan().launch;
    if (launch.threads == 0) launch.threads = threads();
    launch.atomics = &log_;
    auto snapshot = lockstep::MemorySnapshot::of(session_->device().memory());
    if (!snapshot) return snapshot.message();
    before_ = std::move(*snapshot);
    const lockstep::Dim3 grid = launch.work_items == lockstep::Dim3{0, 0, 0} ? launch.grid : over(launch);
    workgroups_ = grid.volume();
    return "";
  }
  static lockstep::Dim3 over(const lockstep::LaunchOptions& o) {
    const auto up = [](std::uint32_t a, std::uint32_t b) { return b == 0 ? 0 : a / b + (a % b != 0 ? 1 : 0); };
    return {up(o.work_items.x, o.block.x), up(o.work_items.y, o.block.y), up(o.work_items.z, o.block.z)};
  }

  /// The processors that this rank may use: those it is bound to, or its share of the machine's.
  static std::uint32_t threads() {
    cpu_set_t set;
    CPU_ZERO(&set);
    const bool known = sched_getaffinity(0, sizeof set, &set) == 0;
    const unsigned all = std::max(1u, std::thread::hardware_concurrency());
    const unsigned bound = known ? static_cast<unsigned>(std::max(1, CPU_COUNT(&set))) : all;
    const char* const local = std::getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
    const int neighbours = local != nullptr ? std::max(1, std::atoi(local)) : 1;
    return std::max(1u, std::min(bound, all / static_cast<unsigned>(neighbours)));
  }

  /// Tells all ranks what is wrong with one of them, or that their inputs differ. False: something is.
  bool agree(const std::string& problem) {
    std::vector<std::uint8_t> mine = bytes_of(problem);
    mine.insert(mine.begin(), problem.empty() ? 0 : 1);
    if (problem.empty()) {
      const std::uint64_t digest = input_digest();
      for (unsigned i = 0; i < 8; ++i) mine.push_back(static_cast<std::uint8_t>(digest >> (8 * i)));
    }
    const auto all = ranks_.gather(mine);
    std::string verdict;
    for (std::size_t rank = 0; rank < all.size() && verdict.empty(); ++rank) {
      if (all[rank].at(0) != 0)
        verdict = "rank " + std::to_string(rank) + ": " + text_of(std::span(all[rank]).subspan(1));
      else if (all[rank] != all[0])
        verdict =
            "rank " + std::to_string(rank) +
            " has another code object, other arguments or other contents of buffers than rank 0: give all the same "
            "files";
    }
    verdict = text_of(ranks_.broadcast(bytes_of(verdict)));
    if (ranks_.rank() == 0 && !verdict.empty()) fail(verdict);
    return verdict.empty();
  }

  /// Of everything that the launch depends on.
  std::uint64_t input_digest() const {
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto add = [&](const void* from, std::size_t count) {
      const auto* bytes = static_cast<const std::uint8_t*>(from);
      std::size_t i = 0;
      for (; i + 8 <= count; i += 8) {
        std::uint64_t word;
        std::memcpy(&word, bytes + i, 8);
        hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
        hash ^= hash >> 32;
      }
      for (; i < count; ++i) hash = (hash ^ bytes[i]) * 0x100000001b3u;
    };
    const auto add_text = [&](const std::string& text) { add(text.c_str(), text.size() + 1); };
    add(session_->code_bytes().data(), session_->code_bytes().size());
    for (const std::string& text : {options_.kernel, options_.grid, options_.work_items, options_.block,
                                    options_.engine, options_.max_instructions, options_.stack_bytes})
      add_text(text);
    for (const CommandArgument& argument : session_->plan().arguments) {
      add(argument.value.bytes.data(), argument.value.bytes.size());
      add(&argument.value.local_bytes, sizeof argument.value.local_bytes);
    }
    if (session_->plan().kernarg) add(session_->plan().kernarg->data(), session_->plan().kernarg->size());
    before_.each([&](std::uint64_t address, std::span<const std::uint8_t> bytes) {
      add(&address, sizeof address);
      add(bytes.data(), bytes.size());
    });
    return hash;
  }

  LaunchResult launch(std::uint64_t first, std::uint64_t count) {
    session_->plan().launch.range = {first, count};
    return session_->launch();
  }

  /// Chunks in grid order until there are none before the first fault.
  void run_share() {
    const auto start = std::chrono::steady_clock::now();
    const auto size = static_cast<std::uint64_t>(ranks_.size()), rank = static_cast<std::uint64_t>(ranks_.rank());
    const std::uint64_t chunk = std::max<std::uint64_t>(1, workgroups_ / (size * 32));
    // The first chunk is everybody's own.
    for (std::uint64_t first = rank * chunk; first < workgroups_ && first < ranks_.limit();
         first = size * chunk + ranks_.take(chunk)) {
      const std::uint64_t count = std::min(chunk, workgroups_ - first);
      LaunchResult result = launch(first, count);
      share_.refused = result.status == LaunchResult::Status::refused;
      share_.workgroups += result.statistics.workgroups;
      share_.waves += result.statistics.waves;
      share_.instructions += result.statistics.instructions;
      ran_.push_back({first, count});
      if (result) continue;
      text_ = result.text;
      share_.fault = share_.refused ? 0 : number_of(result.fault.workgroup);
      ranks_.lower(share_.fault);
      break;
    }
    share_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::fprintf(stderr, "rank %d: %llu workgroups, %.3f s\n", ranks_.rank(),
                 static_cast<unsigned long long>(share_.workgroups), share_.seconds);
  }
  std::uint64_t number_of(const std::array<std::uint32_t, 3>& id) const {
    const lockstep::LaunchOptions& o = session_->plan().launch;
    const lockstep::Dim3 grid = o.work_items == lockstep::Dim3{0, 0, 0} ? o.grid : over(o);
    return (std::uint64_t{id[2]} * grid.y + id[1]) * grid.x + id[0];
  }
  std::string id_of(std::uint64_t number) const {
    const lockstep::LaunchOptions& o = session_->plan().launch;
    const lockstep::Dim3 grid = o.work_items == lockstep::Dim3{0, 0, 0} ? o.grid : over(o);
    return "(" + std::to_string(number % grid.x) + "," + std::to_string(number / grid.x % grid.y) + "," +
           std::to_string(number / grid.x / grid.y) + ")";
  }

  /// Shares and write sets, at rank 0; what rank 0 sends back is the address of a conflict, and the two ranks.
  struct Question {
    std::uint64_t address = 0, first = ~std::uint64_t{0}, second = ~std::uint64_t{0};
  };

  std::vector<std::uint8_t> my_share() const {
    std::vector<std::uint8_t> bytes(sizeof share_);
    std::memcpy(bytes.data(), &share_, sizeof share_);
    const auto text = bytes_of(text_);
    bytes.insert(bytes.end(), text.begin(), text.end());
    return bytes;
  }
  /// The workgroup of this rank that changes the byte, if the question is for this rank.
  std::uint64_t answer(const Question& question) {
    const auto me = static_cast<std::uint64_t>(ranks_.rank());
    if (question.first != me && question.second != me) return ~std::uint64_t{0};
    const auto hit = [&](std::uint64_t first, std::uint64_t count) {
      log_.clear();
      const bool done = static_cast<bool>(launch(first, count));
      const auto place = log_.places().upper_bound(question.address);
      const bool atomic =
          place != log_.places().begin() && std::prev(place)->first + std::prev(place)->second.bytes > question.address;
      return !done || atomic || before_.changed(question.address);
    };
    before_.restore();
    for (const lockstep::WorkgroupRange& range : ran_) {
      if (!hit(range.first, range.count)) continue;
      before_.restore();
      for (std::uint64_t i = 0; i < range.count; ++i)
        if (hit(range.first + i, 1)) return range.first + i;
    }
    return ~std::uint64_t{0};
  }

  int end_elsewhere() {
    (void)ranks_.gather(my_share());
    const bool merges = !ranks_.broadcast({}).empty();
    if (!merges) return done;
    (void)ranks_.gather(before_.changes(log_).to_bytes());
    const auto asked = ranks_.broadcast({});
    Question question;
    std::memcpy(&question, asked.data(), sizeof question);
    const std::uint64_t found = question.first == question.second ? 0 : answer(question);
    std::vector<std::uint8_t> bytes(sizeof found);
    std::memcpy(bytes.data(), &found, sizeof found);
    if (question.first != question.second) (void)ranks_.gather(bytes);
    (void)ranks_.broadcast({});  // rank 0 has written everything, or nothing
    return done;
  }

  int end() {
    Share total;
    std::string text;
    double slowest = 0;
    for (const std::vector<std::uint8_t>& bytes : ranks_.gather(my_share())) {
      Share share;
      std::memcpy(&share, bytes.data(), sizeof share);
      total.workgroups += share.workgroups;
      total.waves += share.waves;
      total.instructions += share.instructions;
      slowest = std::max(slowest, share.seconds);
      if (share.fault >= total.fault) continue;
      total.fault = share.fault;
      total.refused = share.refused;
      text = text_of(std::span(bytes).subspan(sizeof share));
    }
    const bool merges = total.fault == ~std::uint64_t{0};
    (void)ranks_.broadcast(std::vector<std::uint8_t>(merges ? 1 : 0));
    if (!merges) {
      if (total.refused) return fail(text);
      std::fprintf(stderr, "%s\n", text.c_str());
      return fault;
    }
    const std::string problem = merge();
    if (!problem.empty()) {
      (void)ranks_.broadcast({});
      std::fprintf(stderr, "lockstep: %s; nothing was written\n", problem.c_str());
      return fault;
    }
    const int code = give(total, slowest);
    (void)ranks_.broadcast({});
    return code;
  }

  /// Puts the ranks' writes into rank 0's memory. Empty, or why not.
  std::string merge() {
    std::vector<lockstep::WriteSet> parts;
    std::string problem;
    for (const std::vector<std::uint8_t>& bytes : ranks_.gather(before_.changes(log_).to_bytes())) {
      auto part = lockstep::WriteSet::from_bytes(bytes);
      if (!part) problem = part.message();
      parts.push_back(part ? std::move(*part) : lockstep::WriteSet{});
    }
    before_.restore();
    lockstep::MergeConflict conflict;
    Question question;
    if (problem.empty())
      if (auto merged = before_.merge(parts, conflict); !merged) problem = merged.message();
    const bool between = !problem.empty() && conflict.first != conflict.second;
    if (between) question = {conflict.address, conflict.first, conflict.second};
    std::vector<std::uint8_t> asked(sizeof question);
    std::memcpy(asked.data(), &question, sizeof question);
    (void)ranks_.broadcast(asked);
    if (!between) return problem;
    const std::uint64_t own = answer(question);
    std::vector<std::uint8_t> mine(sizeof own);
    std::memcpy(mine.data(), &own, sizeof own);
    const auto found = ranks_.gather(mine);
    for (const std::size_t part : {conflict.first, conflict.second}) {
      std::uint64_t number = 0;
      std::memcpy(&number, found.at(part).data(), sizeof number);
      problem += part == conflict.first ? ": workgroup " : " and workgroup ";
      problem += number == ~std::uint64_t{0} ? "(not found again)" : id_of(number);
      problem += " of rank " + std::to_string(part);
    }
    const std::string where = session_->device().memory().view().describe(conflict.address, 1);
    return problem + ", " + where;
  }

  int give(const Share& total, double seconds) {
    std::FILE* const text = session_->text();
    if (!options_.quiet && !options_.json)
      std::fprintf(text, "%s: %llu workgroups, %llu waves, %llu instructions, %.3f s\n", options_.kernel.c_str(),
                   static_cast<unsigned long long>(total.workgroups), static_cast<unsigned long long>(total.waves),
                   static_cast<unsigned long long>(total.instructions), seconds);
    if (auto given = session_->give_results(); !given) return fail(given.message());
    return session_->compare_results();
  }

  const RunOptions& options_;
  Ranks& ranks_;
  std::unique_ptr<Session> session_;
  lockstep::MemorySnapshot before_{};
  lockstep::AtomicLog log_;
  std::vector<lockstep::WorkgroupRange> ran_;
  std::uint64_t workgroups_ = 0;
  Share share_;
  std::string text_;  ///< of a fault or a refusal
};

/// The launcher ends all ranks when one dies.
void say_that_nothing_was_written(int) {
  constexpr char text[] =
      "lockstep: stopped, since another rank died or the launch was cancelled: nothing was written\n";
  (void)!write(STDERR_FILENO, text, sizeof text - 1);
  _exit(fault);
}

}  // namespace

int run_on_ranks(const RunOptions& options) {
  std::signal(SIGTERM, say_that_nothing_was_written);
  auto joined = ranks::join();
  if (!joined) return fail(joined.message());
  return RankRun(options, **joined).run();
}

}  // namespace command
