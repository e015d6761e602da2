// Ranks by MPI. The shared numbers are a window of rank 0's memory: nobody has to answer for it.
#define OMPI_SKIP_MPICXX  // the old C++ interface, with warnings of its own
#include <mpi.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "ranks.hpp"

namespace {

class MpiRanks final : public ranks::Ranks {
 public:
  MpiRanks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
    MPI_Win_allocate(rank_ == 0 ? 16 : 0, 8, MPI_INFO_NULL, MPI_COMM_WORLD, &shared_, &window_);
    MPI_Win_lock_all(0, window_);
    if (rank_ == 0) {
      shared_[0] = 0;
      shared_[1] = ~std::uint64_t{0};
      MPI_Win_sync(window_);
    }
    MPI_Request request;
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    wait(request);
  }
  ~MpiRanks() override {
    MPI_Win_unlock_all(window_);
    MPI_Win_free(&window_);
    MPI_Finalize();
  }
  MpiRanks(const MpiRanks&) = delete;
  MpiRanks& operator=(const MpiRanks&) = delete;

  int rank() const override { return rank_; }
  int size() const override { return size_; }
  std::uint64_t take(std::uint64_t count) override { return update(0, count, MPI_SUM); }
  std::uint64_t limit() override { return update(1, ~std::uint64_t{0}, MPI_MIN); }
  void lower(std::uint64_t limit) override { update(1, limit, MPI_MIN); }

  std::vector<std::uint8_t> broadcast(std::vector<std::uint8_t> bytes) override {
    std::uint64_t count = bytes.size();
    MPI_Request request;
    MPI_Ibcast(&count, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD, &request);
    wait(request);
    bytes.resize(count);
    in_pieces(count, [&](std::uint64_t at, int piece) {
      MPI_Ibcast(bytes.data() + at, piece, MPI_BYTE, 0, MPI_COMM_WORLD, &request);
      wait(request);
    });
    return bytes;
  }
  std::vector<std::vector<std::uint8_t>> gather(std::span<const std::uint8_t> bytes) override {
    const std::uint64_t count = bytes.size();
    std::vector<std::uint64_t> counts(rank_ == 0 ? static_cast<std::size_t>(size_) : 0);
    MPI_Request request;
    MPI_Igather(&count, 1, MPI_UINT64_T, counts.data(), 1, MPI_UINT64_T, 0, MPI_COMM_WORLD, &request);
    wait(request);
    if (rank_ != 0) {
      in_pieces(count, [&](std::uint64_t at, int piece) {
        MPI_Isend(bytes.data() + at, piece, MPI_BYTE, 0, 0, MPI_COMM_WORLD, &request);
        wait(request);
      });
      return {};
    }
    std::vector<std::vector<std::uint8_t>> all(counts.size());
    all[0].assign(bytes.begin(), bytes.end());
    for (int from = 1; from < size_; ++from) {
      std::vector<std::uint8_t>& to = all[static_cast<std::size_t>(from)];
      to.resize(counts[static_cast<std::size_t>(from)]);
      in_pieces(to.size(), [&](std::uint64_t at, int piece) {
        MPI_Irecv(to.data() + at, piece, MPI_BYTE, from, 0, MPI_COMM_WORLD, &request);
        wait(request);
      });
    }
    return all;
  }
  void send(std::span<const std::uint8_t> bytes) override {
    MPI_Request request;
    MPI_Isend(bytes.data(), static_cast<int>(bytes.size()), MPI_BYTE, 0, 1, MPI_COMM_WORLD, &request);
    wait(request);
  }
  std::vector<std::uint8_t> receive(int from) override {
    MPI_Status status;
    int count = 0;
    until([&](int& done) { MPI_Iprobe(from, 1, MPI_COMM_WORLD, &done, &status); });
    MPI_Get_count(&status, MPI_BYTE, &count);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(count));
    MPI_Recv(bytes.data(), count, MPI_BYTE, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return bytes;
  }

 private:
  /// MPI's own waiting keeps a processor busy, which the other ranks or other programs may want: after a while this
  /// sleeps.
  template <class Ask>
  static void until(Ask&& ask) {
    constexpr int busy = 200;
    for (int i = 0, done = 0;; ++i) {
      ask(done);
      if (done != 0) return;
      if (i >= busy) std::this_thread::sleep_for(std::chrono::microseconds(i < 10 * busy ? 50 : 500));
    }
  }
  static void wait(MPI_Request& request) {
    until([&](int& done) { MPI_Test(&request, &done, MPI_STATUS_IGNORE); });
  }
  /// MPI counts in int.
  template <class Move>
  static void in_pieces(std::uint64_t count, Move&& move) {
    constexpr std::uint64_t most = 1u << 30;
    for (std::uint64_t at = 0; at < count; at += most) move(at, static_cast<int>(std::min(most, count - at)));
  }
  std::uint64_t update(MPI_Aint which, std::uint64_t value, MPI_Op op) {
    std::uint64_t before = 0;
    MPI_Fetch_and_op(&value, &before, MPI_UINT64_T, 0, which, op, window_);
    MPI_Win_flush(0, window_);
    return before;
  }

  int rank_ = 0, size_ = 1;
  std::uint64_t* shared_ = nullptr;
  MPI_Win window_{};
};

}  // namespace

/// For join(); null: MPI did not start.
extern "C" __attribute__((visibility("default"))) ranks::Ranks* lockstep_join_ranks() {
  int provided = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided) != MPI_SUCCESS) return nullptr;
  return new MpiRanks;
}
