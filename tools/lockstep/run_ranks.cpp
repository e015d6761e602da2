// lockstep run on several ranks: the workgroups shared out, their writes merged at rank 0, piece by piece as they come.
// See tools/ranks/README.md.
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <future>
#include <optional>
#include <stop_token>
#include <thread>

#include "chunks.hpp"
#include "command.hpp"
#include "input_digest.hpp"
#include "lockstep/device/merge.hpp"
#include "lockstep/launch/device_memory.hpp"
#include "lockstep/launch/dispatch.hpp"
#include "lockstep/launch/loaded_code.hpp"
#include "rank_messages.hpp"
#include "rank_outputs.hpp"
#include "rank_report.hpp"
#include "ranks.hpp"
#include "session.hpp"

namespace command {

namespace {

using lockstep::LaunchResult;
using ranks::Ranks;

class RankRun {
 public:
  explicit RankRun(const RunOptions& options) : options_(options) {}
  ~RankRun() {
    stop_.request_stop();
    if (thread_.joinable()) thread_.join();
  }
  RankRun(const RankRun&) = delete;
  RankRun& operator=(const RankRun&) = delete;

  /// Joining the others takes a tenth of a second: meanwhile another thread prepares the launch and begins with the
  /// first chunk, which is everybody's own.
  void begin() {
    place_ = ranks::place();
    thread_ = std::thread([this] {
      const std::string problem = prepare();
      if (problem.empty()) digests_ = {input_digest(options_, *session_), files_digest(*session_)};
      prepared_.set_value(problem);
      if (problem.empty() && place_) run_chunk(static_cast<std::uint64_t>(place_->rank));
    });
  }
  int run(Ranks& ranks) {
    ranks_ = &ranks;
    std::string problem = prepared_.get_future().get();
    if (place_ && (place_->rank != ranks.rank() || place_->size != ranks.size()))
      problem = "the launcher says that this is another rank than MPI says";
    // What went wrong is rank 0's to say, and its exit code the launch's.
    if (!agree(problem)) return ranks.rank() == 0 ? bad_input : done;
    thread_.join();
    run_share();
    const int code = ranks.rank() == 0 ? end() : end_elsewhere();
    std::signal(SIGTERM, SIG_DFL);
    return code;
  }

 private:
  /// Everything a rank has to have before its first workgroup. What is wrong, or empty.
  std::string prepare() {
    if (!options_.checks.empty()) return "checks look at one process: not with ranks";
    auto opened = Session::open(options_);
    if (!opened) return opened.message();
    session_ = std::move(*opened);
    lockstep::LaunchOptions& launch = session_->plan().launch;
    if (launch.threads == 0) launch.threads = threads();
    launch.atomics = &log_;
    launch.stop = stop_.get_token();
    auto kept = session_->keep();
    if (!kept) return kept.message();
    auto snapshot = lockstep::MemorySnapshot::of(session_->device().memory(), *kept);
    if (!snapshot) return snapshot.message();
    before_ = std::move(*snapshot);
    order_.block = launch.block;
    order_.grid = launch.grid;
    order_.work_items = launch.work_items;
    const auto& cluster = session_->kernel().info().metadata.cluster_dims;
    if (cluster[0] != 0) order_.cluster = {cluster[0], cluster[1], cluster[2]};
    if (launch.cluster != lockstep::Dim3{0, 0, 0}) order_.cluster = launch.cluster;
    if (order_.cluster.x == 0 || order_.cluster.y == 0 || order_.cluster.z == 0) order_.cluster = {};  // it is refused
    const bool no_block = launch.block.x == 0 || launch.block.y == 0 || launch.block.z == 0;
    workgroups_ = order_.in_work_items() && no_block ? 0 : order_.workgroups().volume();
    if (place_) share_out(place_->size);
    return "";
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
    if (problem.empty()) append(mine, bytes_of_value(digests_));
    const auto all = ranks_->gather(mine);
    // Where all have the pages of the same files, nobody has to read them.
    bool same_files = true;
    std::string verdict;
    for (std::size_t rank = 0; rank < all.size() && verdict.empty(); ++rank) {
      if (all[rank].at(0) != 0)
        verdict = "rank " + std::to_string(rank) + ": " + text_of(std::span(all[rank]).subspan(1));
      else if (!std::equal(all[0].begin(), all[0].begin() + 9, all[rank].begin()))
        verdict = other_input(rank);
      same_files = same_files && all[rank] == all[0] && digests_[1] != 0;
    }
    verdict = text_of(ranks_->broadcast(bytes_of(verdict.empty() && !same_files ? read_pages : verdict)));
    if (verdict == read_pages) {
      verdict.clear();
      const auto read = ranks_->gather(bytes_of_value(pages_digest(*session_)));
      for (std::size_t rank = 0; rank < read.size() && verdict.empty(); ++rank)
        if (read[rank] != read[0]) verdict = other_input(rank);
      verdict = text_of(ranks_->broadcast(bytes_of(verdict)));
    }
    if (ranks_->rank() == 0 && !verdict.empty()) fail(verdict);
    return verdict.empty();
  }
  static constexpr const char* read_pages = "?";
  static std::string other_input(std::size_t rank) {
    return "rank " + std::to_string(rank) +
           " has another code object, other arguments or other contents of buffers than rank 0: give all the same "
           "files";
  }

  LaunchResult launch(std::uint64_t first, std::uint64_t count) {
    session_->plan().launch.range = {first, count};
    return session_->launch();
  }

  void share_out(int ranks) {
    const std::uint64_t together = order_.cluster_size();
    chunks_.emplace((workgroups_ + together - 1) / together, static_cast<std::uint64_t>(ranks));
  }
  /// False: there is no such chunk, or it ended with a fault.
  bool run_chunk(std::uint64_t ticket) {
    const std::uint64_t together = order_.cluster_size();
    const lockstep::WorkgroupRange chunk = chunks_->of(ticket);
    const std::uint64_t first = chunk.first * together, count = std::min(chunk.count * together, workgroups_ - first);
    if (count == 0 || (ranks_ != nullptr && first >= ranks_->limit())) return false;
    const auto start = std::chrono::steady_clock::now();
    LaunchResult result = launch(first, count);
    share_.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    share_.refused = result.status == LaunchResult::Status::refused;
    share_.workgroups += result.statistics.workgroups;
    share_.waves += result.statistics.waves;
    share_.instructions += result.statistics.instructions;
    report_.add(result.fidelity);
    ran_.push_back({first, count});
    if (result) return true;
    text_ = result.text;
    share_.fault = share_.refused ? 0 : order_.number_in_order(result.fault.workgroup);
    return false;
  }
  /// Chunks in grid order until there are none before the first fault.
  void run_share() {
    const auto size = static_cast<std::uint64_t>(ranks_->size()), rank = static_cast<std::uint64_t>(ranks_->rank());
    if (!place_) share_out(ranks_->size());
    bool more = place_ ? !ran_.empty() && share_.fault == no_fault : run_chunk(rank);
    while (more) more = run_chunk(size + ranks_->take(1));
    if (share_.fault != no_fault) ranks_->lower(share_.fault);
    std::fprintf(stderr, "rank %d: %llu workgroups, %.3f s\n", ranks_->rank(),
                 static_cast<unsigned long long>(share_.workgroups), share_.seconds);
  }
  std::string id_of(std::uint64_t number) const {
    const auto id = order_.id_in_order(number);
    return "(" + std::to_string(id[0]) + "," + std::to_string(id[1]) + "," + std::to_string(id[2]) + ")";
  }

  static constexpr std::size_t piece_bytes = 1 << 20;

  std::vector<std::uint8_t> my_share() {
    share_.text_bytes = text_.size();
    std::vector<std::uint8_t> bytes = bytes_of_value(share_);
    append(bytes, bytes_of(text_ + report_.to_text()));
    return bytes;
  }
  /// 1: this rank changes one of the bytes, and not by an atomic.
  std::uint64_t stores_to(const Question& question) const {
    return before_.changed(question.address, static_cast<std::uint32_t>(question.bytes)) &&
                   !log_.places().contains(question.address)
               ? 1
               : 0;
  }
  /// The workgroup of this rank that writes the byte, or the first of its cluster, if the question is for this rank.
  std::uint64_t answer(const Question& question) {
    const auto me = static_cast<std::uint64_t>(ranks_->rank());
    if (question.first != me && question.second != me) return nobody;
    const auto hit = [&](std::uint64_t first, std::uint64_t count) {
      log_.clear();
      const bool done = static_cast<bool>(launch(first, count));
      const auto place = log_.places().upper_bound(question.address);
      const bool atomic =
          place != log_.places().begin() && std::prev(place)->first + std::prev(place)->second.bytes > question.address;
      return !done || atomic || log_.stored(question.address, question.bytes);
    };
    before_.restore();
    for (const lockstep::WorkgroupRange& range : ran_) {
      if (!hit(range.first, range.count)) continue;
      before_.restore();
      const std::uint64_t together = order_.cluster_size();
      for (std::uint64_t i = 0; i < range.count; i += together)
        if (hit(range.first + i, together)) return range.first + i;
    }
    return nobody;
  }

  /// Sends what this rank wrote and rank 0 is to merge, piece by piece: that merges one while the next is looked for.
  void send_changes(RankOutputs& outputs) {
    const auto send = [&](const lockstep::WriteSet& piece) { ranks_->send(piece.to_bytes()); };
    each_atomics(before_, log_, piece_bytes, send);
    each_change(before_, log_, piece_bytes, send, [&](std::uint64_t block) { return outputs.is_merged(block); });
    ranks_->send({});
  }

  int end_elsewhere() {
    (void)ranks_->gather(my_share());
    const auto reserved = ranks_->broadcast({});
    if (reserved.empty()) return done;
    RankOutputs outputs(*session_, ranks_->rank());
    outputs.open(reserved);
    (void)ranks_->gather(outputs.claim(before_, log_));
    outputs.settled(ranks_->broadcast({}));
    ranks_->send(bytes_of(outputs.write_own()));
    send_changes(outputs);
    Question question = value_of<Question>(ranks_->broadcast({}));
    if (question.asks_who_stores()) {
      (void)ranks_->gather(bytes_of_value(stores_to(question)));
      question = value_of<Question>(ranks_->broadcast({}));
    }
    if (question.asks_for_workgroups()) (void)ranks_->gather(bytes_of_value(answer(question)));
    (void)ranks_->broadcast({});  // rank 0 has written everything, or nothing
    return done;
  }

  int end() {
    Share total;
    std::string text;
    double slowest = 0;
    const std::vector<std::vector<std::uint8_t>> shares = ranks_->gather(my_share());
    report_ = {};
    for (const std::vector<std::uint8_t>& bytes : shares) {
      const Share share = value_of<Share>(bytes);
      const auto said = std::span(bytes).subspan(sizeof share);
      report_.add_text(text_of(said.subspan(share.text_bytes)));
      total.workgroups += share.workgroups;
      total.waves += share.waves;
      total.instructions += share.instructions;
      slowest = std::max(slowest, share.seconds);
      if (share.fault >= total.fault) continue;
      total.fault = share.fault;
      total.refused = share.refused;
      text = text_of(said.first(share.text_bytes));
    }
    RankOutputs outputs(*session_, 0);
    StagedOutputs staged;
    std::vector<std::uint8_t> reserved;
    if (total.fault == no_fault) {
      auto made = outputs.reserve(staged);
      if (made) {
        reserved = std::move(*made);
      } else {
        total.fault = 0;
        total.refused = true;
        text = made.message();
      }
    }
    (void)ranks_->broadcast(reserved);
    if (reserved.empty()) {
      if (total.refused) return fail(text);
      std::fprintf(stderr, "%s\n", text.c_str());
      return fault;
    }
    outputs.open(reserved);
    (void)ranks_->broadcast(outputs.settle(ranks_->gather(outputs.claim(before_, log_))));
    std::string disk = outputs.write_own();
    const std::string problem = merge(disk);
    if (!problem.empty()) {
      (void)ranks_->broadcast({});
      std::fprintf(stderr, "lockstep: %s; nothing was written\n", problem.c_str());
      return fault;
    }
    if (disk.empty()) disk = outputs.write_merged();
    const int code = disk.empty() ? give(total, slowest, outputs, staged) : fail(disk);
    (void)ranks_->broadcast({});
    return code;
  }

  /// Puts the other ranks' writes into rank 0's memory, which has its own. Empty, or why not. `disk`: what kept a rank
  /// from writing its parts of outputs, if something did.
  std::string merge(std::string& disk) {
    lockstep::WriteMerger merger(before_);
    merger.begin_with(0, log_);
    std::string problem;
    for (int rank = 1; rank < ranks_->size(); ++rank) {
      if (const std::string said = text_of(ranks_->receive(rank)); disk.empty() && !said.empty())
        disk = "rank " + std::to_string(rank) + " " + said;
      for (auto bytes = ranks_->receive(rank); !bytes.empty(); bytes = ranks_->receive(rank)) {
        auto piece = lockstep::WriteSet::from_bytes(bytes);
        if (piece)
          merger.add(static_cast<std::size_t>(rank), *piece);
        else
          problem = piece.message();
      }
    }
    if (auto merged = merger.finish(); !merged) problem = merged.message();
    Question question;
    if (const lockstep::MergeConflict* conflict = merger.conflict())
      question = {conflict->address, conflict->bytes, conflict->first, conflict->second};
    (void)ranks_->broadcast(bytes_of_value(question));
    if (question.asks_who_stores()) {
      const auto answers = ranks_->gather(bytes_of_value(std::uint64_t{0}));
      question.first = 0;  // if no other does
      for (std::size_t rank = answers.size(); rank-- > 1;)
        if (rank != question.second && value_of<std::uint64_t>(answers[rank]) != 0) question.first = rank;
      (void)ranks_->broadcast(bytes_of_value(question));
    }
    if (!question.asks_for_workgroups()) return problem;
    const auto found = ranks_->gather(bytes_of_value(answer(question)));
    for (const std::uint64_t part : {question.first, question.second}) {
      const auto number = value_of<std::uint64_t>(found.at(part));
      problem += part == question.first ? ": " : " and ";
      problem += order_.cluster_size() > 1 ? "the cluster of workgroup " : "workgroup ";
      problem += number == nobody ? "(not found again)" : id_of(number);
      problem += " of rank " + std::to_string(part);
    }
    return problem + ", " + session_->device().memory().view().describe(question.address, 1);
  }

  int give(const Share& total, double seconds, const RankOutputs& outputs, StagedOutputs& staged) {
    std::FILE* const text = session_->text();
    if (!options_.quiet && !options_.json)
      std::fprintf(text, "%s: %llu workgroups, %llu waves, %llu instructions, %.3f s\n",
                   session_->kernel().info().name.c_str(), static_cast<unsigned long long>(total.workgroups),
                   static_cast<unsigned long long>(total.waves), static_cast<unsigned long long>(total.instructions),
                   seconds);
    const auto is_staged = [&](const Output& output) { return outputs.reserved(output); };
    if (auto given = session_->give_results(staged, is_staged); !given) return fail(given.message());
    if (options_.report) std::fputs(report_.text().c_str(), text);
    return session_->compare_results();
  }

  const RunOptions& options_;
  std::optional<ranks::Place> place_;  ///< what is known of it before it has joined the others
  Ranks* ranks_ = nullptr;             ///< null before that
  std::thread thread_;
  std::promise<std::string> prepared_;
  std::stop_source stop_;
  std::array<std::uint64_t, 2> digests_{};
  std::optional<Chunks> chunks_;
  std::unique_ptr<Session> session_;
  lockstep::MemorySnapshot before_{};
  lockstep::AtomicLog log_;
  std::vector<lockstep::WorkgroupRange> ran_;
  lockstep::Dispatch order_;  ///< grid, block and cluster alone: the order of workgroups
  std::uint64_t workgroups_ = 0;
  Share share_;
  std::string text_;  ///< of a fault or a refusal
  RankReport report_;
};

/// The launcher ends all ranks when one dies.
void say_what_was_written(int) {
  const StagedOutputs::Progress progress = StagedOutputs::progress();
  if (progress == StagedOutputs::Progress::renaming) return;  // all files get their names, or none
  static constexpr std::string_view nothing =
      "lockstep: stopped, since another rank died or the launch was cancelled: nothing was written\n";
  static constexpr std::string_view all =
      "lockstep: stopped, since another rank died or the launch was cancelled: the output files had been written\n";
  StagedOutputs::remove_all();
  const std::string_view text = progress == StagedOutputs::Progress::renamed ? all : nothing;
  (void)!write(STDERR_FILENO, text.data(), text.size());
  _exit(fault);
}

}  // namespace

int run_on_ranks(const RunOptions& options) {
  std::signal(SIGTERM, say_what_was_written);
  RankRun run(options);
  run.begin();
  auto joined = ranks::join();
  if (!joined) return fail(joined.message());
  return run.run(**joined);
}

}  // namespace command
