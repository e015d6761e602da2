// The examples' kernels on the simulated compute unit, and their results held to the host's.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>

#include "compute_unit.hpp"

namespace simulator {

/// Where things are in the simulated memory: code, arguments, the kernel's input and output.
inline constexpr std::uint64_t base = 0x8000'0000, launch = base + 0x10000, in = base + 0x20000, out = base + 0x60000;

/// Runs `kernel` of FOLDER/kernel.hsaco with the floats `x` at `in` and `y` at `out`, where it has to leave `expected`.
/// False: it said what is wrong.
template <class Isa, class... Arguments>
bool simulate(const Config& config, const std::string& folder, const char* kernel,
              const lockstep::LaunchShape& options, const std::vector<float>& x, std::vector<float> y,
              const std::vector<double>& expected, const Arguments&... arguments) {
  const auto complain = [&](const std::string& why) {
    std::fprintf(stderr, "%s, %s: %s\n", Isa::target.data(), kernel, why.c_str());
    return false;
  };
  std::ifstream file(folder + "/" + kernel + ".hsaco", std::ios::binary);
  const std::vector<std::uint8_t> object{std::istreambuf_iterator<char>(file), {}};
  const auto code = lockstep::embed::place_code(object, Isa::target, base);
  if (!code) return complain(code.message());
  const auto ready = lockstep::embed::prepare<Isa>(code->kernel(kernel), options,
                                                   {launch, launch + 0x1000, launch + 0x2000}, arguments...);
  if (!ready) return complain(ready.message());
  if (ready->dispatch.wave_size != Isa::wave_sizes[0]) return complain("this simulator has waves of one size");

  std::vector<std::uint8_t> bytes(0x100000);
  lockstep::SpanMemory memory(base, bytes);
  const auto put = [&](std::uint64_t address, const void* from, std::size_t count) {
    return memory.write(address, static_cast<const std::uint8_t*>(from), static_cast<std::uint32_t>(count));
  };
  bool fits = put(in, x.data(), 4 * x.size()) && put(out, y.data(), 4 * y.size());
  fits = put(code->image.address, code->image.bytes.data(), code->image.bytes.size()) && fits;
  for (const auto& image : ready->memory) fits = put(image.address, image.bytes.data(), image.bytes.size()) && fits;
  if (!fits) return complain("the simulated memory is too small");

  ComputeUnit<Isa, lockstep::SpanMemory> unit(config, memory);
  const Report report = unit.run(ready->dispatch);
  if (!report.fault.empty()) return complain(report.fault);
  std::printf("%-8s %-8s %9llu cycles, %8llu instructions, cache %llu hits of %llu, %llu LDS bank conflicts\n",
              Isa::target.data(), kernel, report.cycles, report.instructions, report.hits, report.hits + report.misses,
              report.bank_conflicts);
  for (std::size_t i = 0; i < stalls; ++i)
    if (report.stall[i] != 0) std::printf("    %9llu  %s\n", report.stall[i], stall_names[i]);

  y.resize(expected.size());
  std::memcpy(y.data(), bytes.data() + (out - base), 4 * y.size());
  for (std::size_t i = 0; i < y.size(); ++i)
    if (!(std::fabs(y[i] - expected[i]) <= 2e-5 * std::fmax(std::fabs(expected[i]), 1e-3)))
      return complain("result " + std::to_string(i) + ": " + std::to_string(y[i]) + ", not " +
                      std::to_string(expected[i]));
  return true;
}

/// All three kernels, on one ISA. `folder` has their code objects.
template <class Isa>
bool run_all(const Config& config, const std::string& folder) {
  std::vector<float> x(10'000), y(x.size());
  std::vector<double> expected(x.size());
  for (std::uint32_t i = 0; i < x.size(); ++i) {
    x[i] = static_cast<float>(i) * 0.25f;
    y[i] = static_cast<float>(i % 7);
    expected[i] = 2.5 * x[i] + y[i];
  }
  bool good =
      simulate<Isa>(config, folder, "saxpy", {.grid = {40}, .block = {256}}, x, y, expected, 10'000u, 2.5f, in, out);

  x.resize(16'384);
  expected.assign(x.size() / 512, 0);
  for (std::uint32_t i = 0; i < x.size(); ++i) expected[i / 512] += x[i] = static_cast<float>(i % 1000) * 0.001f;
  good = simulate<Isa>(config, folder, "reduce", {.grid = {32}, .block = {256}}, x, {}, expected, 16'384u, in, out) &&
         good;

  constexpr std::uint32_t rows = 32, columns = 500;
  x.resize(rows * columns);
  expected.resize(x.size());
  for (std::uint32_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(std::sin(i * 0.7) * 5.0);
  for (std::uint32_t r = 0; r < rows; ++r) {
    double total = 0;
    for (std::uint32_t i = r * columns; i < (r + 1) * columns; ++i)
      total += expected[i] = std::exp(static_cast<double>(x[i]));
    for (std::uint32_t i = r * columns; i < (r + 1) * columns; ++i) expected[i] /= total;
  }
  return simulate<Isa>(config, folder, "softmax", {.grid = {rows}, .block = {64}}, x, {}, expected, columns, in, out) &&
         good;
}

}  // namespace simulator
