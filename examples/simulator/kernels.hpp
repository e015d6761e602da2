// The examples' kernels on the simulated compute unit, and their results held to the host's.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>

#include "compute_unit.hpp"

namespace simulator {

/// The simulator's memory: one piece, at an address of its own.
struct Memory {
  static constexpr std::uint64_t base = 0x8000'0000, launch = base + 0x10000, data = base + 0x20000;
  std::vector<std::uint8_t> bytes = std::vector<std::uint8_t>(0x100000);
  lockstep::SpanMemory span{base, bytes};

  bool put(std::uint64_t address, const void* from, std::size_t count) {
    if (address < base || address - base + count > bytes.size()) return false;
    std::memcpy(bytes.data() + (address - base), from, count);
    return true;
  }
  bool put(const lockstep::embed::MemoryImage& image) {
    return put(image.address, image.bytes.data(), image.bytes.size());
  }
};

/// Runs `kernel` of FOLDER/kernel.hsaco; `result` are the floats at `at` when it has ended. False: it said why not.
template <class Isa, class... Arguments>
bool simulate(const Config& config, const std::string& folder, const char* kernel,
              const lockstep::LaunchOptions& options, Memory& memory, std::uint64_t at, std::vector<float>& result,
              const Arguments&... arguments) {
  const auto complain = [&](const std::string& why) {
    std::fprintf(stderr, "%s, %s: %s\n", Isa::target.data(), kernel, why.c_str());
    return false;
  };
  std::ifstream file(folder + "/" + kernel + ".hsaco", std::ios::binary);
  const std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(file), {}};
  const auto code = lockstep::embed::place_code(bytes, Isa::target, Memory::base);
  if (!code) return complain(code.message());
  const auto ready = lockstep::embed::prepare<Isa>(
      code->kernel(kernel), options, {Memory::launch, Memory::launch + 0x1000, Memory::launch + 0x2000}, arguments...);
  if (!ready) return complain(ready.message());
  bool fits = memory.put(code->image);
  for (const auto& image : ready->memory) fits = memory.put(image) && fits;
  if (!fits) return complain("the simulated memory is too small");
  if (ready->dispatch.wave_size != Isa::wave_sizes[0]) return complain("this simulator has waves of one size");

  ComputeUnit<Isa, lockstep::SpanMemory> unit(config, memory.span);
  const Report report = unit.run(ready->dispatch);
  if (!report.fault.empty()) return complain(report.fault);
  std::memcpy(result.data(), memory.bytes.data() + (at - Memory::base), 4 * result.size());
  const auto count = [](std::uint64_t n) { return static_cast<unsigned long long>(n); };
  std::printf("%-8s %-8s %9llu cycles, %8llu instructions, cache %llu hits of %llu, %llu LDS bank conflicts\n",
              Isa::target.data(), kernel, count(report.cycles), count(report.instructions), count(report.hits),
              count(report.hits + report.misses), count(report.bank_conflicts));
  for (std::size_t i = 0; i < stalls; ++i)
    if (report.stall[i] != 0) std::printf("    %9llu  %s\n", count(report.stall[i]), stall_names[i]);
  return true;
}

inline bool close_to(const char* kernel, const std::vector<float>& a, const std::vector<double>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::fabs(a[i] - b[i]) <= 2e-5 * std::fmax(std::fabs(b[i]), 1e-3)) continue;
    std::fprintf(stderr, "%s: result %zu is %g, not %g\n", kernel, i, static_cast<double>(a[i]), b[i]);
    return false;
  }
  return true;
}

/// All three kernels, on one ISA. `folder` has their code objects.
template <class Isa>
bool run_all(const Config& config, const std::string& folder) {
  constexpr std::uint64_t in = Memory::data, out = Memory::data + 0x40000;
  bool good = true;
  {
    constexpr std::uint32_t n = 10'000;
    std::vector<float> x(n), y(n), result(n);
    std::vector<double> expected(n);
    for (std::uint32_t i = 0; i < n; ++i) {
      x[i] = static_cast<float>(i) * 0.25f;
      y[i] = static_cast<float>(i % 7);
      expected[i] = 2.5 * x[i] + y[i];
    }
    Memory memory;
    memory.put(in, x.data(), 4 * n);
    memory.put(out, y.data(), 4 * n);
    good = simulate<Isa>(config, folder, "saxpy", {.grid = {(n + 255) / 256}, .block = {256}}, memory, out, result, n,
                         2.5f, in, out) &&
           close_to("saxpy", result, expected) && good;
  }
  {
    constexpr std::uint32_t n = 16'384, groups = n / 512;
    std::vector<float> x(n), result(groups);
    std::vector<double> expected(groups);
    for (std::uint32_t i = 0; i < n; ++i) expected[i / 512] += x[i] = static_cast<float>(i % 1000) * 0.001f;
    Memory memory;
    memory.put(in, x.data(), 4 * n);
    good =
        simulate<Isa>(config, folder, "reduce", {.grid = {groups}, .block = {256}}, memory, out, result, n, in, out) &&
        close_to("reduce", result, expected) && good;
  }
  {
    constexpr std::uint32_t rows = 32, columns = 500;
    std::vector<float> x(rows * columns), result(x.size());
    std::vector<double> expected(x.size());
    for (std::uint32_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(std::sin(i * 0.7) * 5.0);
    for (std::uint32_t r = 0; r < rows; ++r) {
      double total = 0;
      for (std::uint32_t c = 0; c < columns; ++c)
        total += expected[r * columns + c] = std::exp(static_cast<double>(x[r * columns + c]));
      for (std::uint32_t c = 0; c < columns; ++c) expected[r * columns + c] /= total;
    }
    Memory memory;
    memory.put(in, x.data(), 4 * x.size());
    good = simulate<Isa>(config, folder, "softmax", {.grid = {rows}, .block = {64}}, memory, out, result, columns, in,
                         out) &&
           close_to("softmax", result, expected) && good;
  }
  return good;
}

}  // namespace simulator
