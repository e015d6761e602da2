#include "compute.hpp"

#include <algorithm>

#include "lockstep/device.hpp"

namespace passport {
namespace {

using lockstep::Error;
using lockstep::Result;

constexpr std::size_t cases_at_once = 256;

template <class T>
std::span<const std::uint8_t> bytes_of(const std::vector<T>& values) {
  return {reinterpret_cast<const std::uint8_t*>(values.data()), values.size() * sizeof(T)};
}

class Bench {
 public:
  Bench(const Passport& passport, lockstep::Device& device, const lockstep::LaunchOptions& options)
      : passport_(passport), device_(device), options_(options) {}

  Result<Computed> run() {
    code_ = device_.load(passport_.code, "the passport's code object");
    if (!code_) return Error{code_.message()};
    for (const char* const name : {"vectors", "scalars"}) {
      kernels_.push_back(code_.kernel(name));
      if (!kernels_.back()) return Error{kernels_.back().message()};
    }
    auto put = [&](auto& to, std::span<const std::uint8_t> from) {
      to = device_.upload(from);
      return static_cast<bool>(to);
    };
    if (!put(cases_, bytes_of(passport_.cases)) || !put(rows_, bytes_of(passport_.rows)) ||
        !put(inputs_, bytes_of(passport_.inputs)))
      return Error{"the host has no memory for the inputs"};
    results_ = device_.allocate<std::uint8_t>(passport_.results.size());
    if (!results_) return Error{results_.error};
    for (std::size_t first = 0; first < passport_.cases.size(); first += cases_at_once)
      launch(first, std::min(cases_at_once, passport_.cases.size() - first));
    computed_.results.resize(passport_.results.size());
    if (auto read = device_.download(results_, computed_.results); !read) return read.error();
    return std::move(computed_);
  }

 private:
  /// All of them together; where one faults, each by itself.
  void launch(std::size_t first, std::size_t count) {
    std::string problem;
    for (const bool scalar : {false, true}) {
      std::uint32_t rows = 0;
      std::size_t begin = count, end = 0;  // neighbours of the same kind mostly
      for (std::size_t i = 0; i < count; ++i) {
        const Case& each = passport_.cases[first + i];
        if (((each.kept & Case::scalar) != 0) != scalar) continue;
        rows = std::max(rows, each.rows);
        begin = std::min(begin, i);
        end = i + 1;
      }
      for (std::size_t i = begin; i < end && problem.empty();) {
        // A kernel runs cases of its kind alone.
        std::size_t run = 0;
        while (i + run < end && ((passport_.cases[first + i + run].kept & Case::scalar) != 0) == scalar) ++run;
        if (run != 0) problem = launch(scalar, first + i, run, rows);
        i += std::max<std::size_t>(run, 1);
      }
    }
    if (problem.empty()) return;
    if (count == 1)
      computed_.faults.emplace(first, problem);
    else
      for (std::size_t i = 0; i < count; ++i) launch(first + i, 1);
  }

  std::string launch(bool scalar, std::size_t first, std::size_t count, std::uint32_t rows) {
    lockstep::LaunchOptions options = options_;
    options.grid = {static_cast<std::uint32_t>(count), rows};
    options.block = {passport_.lanes()};
    const auto result =
        device_.launch(kernels_[scalar], options, cases_, rows_, inputs_, results_, static_cast<std::uint32_t>(first));
    return result ? "" : result.message();
  }

  const Passport& passport_;
  lockstep::Device& device_;
  const lockstep::LaunchOptions& options_;
  lockstep::Code code_;
  std::vector<lockstep::Kernel> kernels_;
  lockstep::Buffer<std::uint8_t> cases_, rows_, inputs_, results_;
  Computed computed_;
};

}  // namespace

Result<Computed> compute(const Passport& passport, const lockstep::LaunchOptions& options) {
  auto device = lockstep::Device::create(passport.value("target"));
  if (!device) return device.error();
  return Bench(passport, **device, options).run();
}

}  // namespace passport
