// Three kernels, each compiled for a target of every ISA into checked-in code objects, run on this CPU and compared
// with the host's results. The code object says which device it needs. usage: demo [FOLDER OF CODE OBJECTS]
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <lockstep/device.hpp>
#include <memory>
#include <string>
#include <vector>

#include "lockstep/launch/loaded_code.hpp"

namespace {

/// A device for the code object of that file.
lockstep::Result<std::unique_ptr<lockstep::Device>> device_for(const std::string& file) {
  const auto bytes = lockstep::read_code_file(file);
  if (!bytes) return lockstep::Error{bytes.message()};
  const auto target = lockstep::Device::target_for(*bytes);
  if (!target) return lockstep::Error{file + ": " + target.message()};
  return lockstep::Device::create(*target);
}

struct Row {
  lockstep::LaunchResult result;
  double got, expected, worst;  ///< a sample of the result, and the largest relative error of all of it
};

/// Largest |a - b| / |b|.
double worst_error(const std::vector<float>& a, const std::vector<double>& b) {
  double worst = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    worst = std::fmax(worst, std::fabs(a[i] - b[i]) / std::fmax(std::fabs(b[i]), 1e-30));
  return worst;
}

Row saxpy(lockstep::Device& gpu, const std::string& file) {
  constexpr std::uint32_t n = 100'000;
  std::vector<float> x(n), y(n);
  std::vector<double> expected(n);
  for (std::uint32_t i = 0; i < n; ++i) {
    x[i] = static_cast<float>(i) * 0.25f;
    y[i] = static_cast<float>(i % 7);
    expected[i] = 2.5 * x[i] + y[i];
  }
  const auto code = gpu.load_file(file);
  auto result =
      gpu.launch(code.kernel("saxpy"), {.grid = {(n + 255) / 256}, .block = {256}}, n, 2.5f, gpu.map(x), gpu.map(y));
  return {result, y[n - 1], expected[n - 1], worst_error(y, expected)};
}

Row reduce(lockstep::Device& gpu, const std::string& file) {
  constexpr std::uint32_t n = 65'536, groups = n / 512;
  std::vector<float> in(n), partial(groups);
  double expected = 0;
  for (std::uint32_t i = 0; i < n; ++i) expected += in[i] = static_cast<float>(i % 1000) * 0.001f;
  const auto code = gpu.load_file(file);
  auto result = gpu.launch(code.kernel("reduce"), {.grid = {groups}, .block = {256}}, n, gpu.map(in), gpu.map(partial));
  double sum = 0;
  for (const float p : partial) sum += p;
  return {result, sum, expected, std::fabs(sum - expected) / expected};
}

Row softmax(lockstep::Device& gpu, const std::string& file) {
  constexpr std::uint32_t rows = 64, columns = 500;
  std::vector<float> in(rows * columns), out(in.size());
  std::vector<double> expected(in.size());
  for (std::uint32_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>(std::sin(i * 0.7) * 5.0);
  for (std::uint32_t r = 0; r < rows; ++r) {
    double total = 0;
    for (std::uint32_t c = 0; c < columns; ++c)
      total += expected[r * columns + c] = std::exp(static_cast<double>(in[r * columns + c]));
    for (std::uint32_t c = 0; c < columns; ++c) expected[r * columns + c] /= total;
  }
  const auto code = gpu.load_file(file);
  auto result = gpu.launch(code.kernel("softmax"), {.grid = {rows}, .block = {64}}, columns, gpu.map(in), gpu.map(out));
  return {result, out[0], expected[0], worst_error(out, expected)};
}

struct Example {
  const char* kernel;
  const char* what;
  Row (*run)(lockstep::Device&, const std::string& file);
};
constexpr Example examples[] = {{"saxpy", "y = 2.5 x + y, 100,000 floats", saxpy},
                                {"reduce", "sum of 65,536 floats by trees in LDS", reduce},
                                {"softmax", "64 rows of 500 floats, 64 work-items a row", softmax}};

/// The folder, and those in it: each has the same kernels, for another target.
std::vector<std::string> folders_in(const std::string& folder) {
  std::vector<std::string> folders{folder};
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder, none))
    if (entry.is_directory()) folders.push_back(entry.path().string());
  std::sort(folders.begin() + 1, folders.end());
  return folders;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "examples/code_objects";
  std::printf("Code objects of every ISA on this CPU, no GPU:\n");
  bool good = true;
  for (const Example& example : examples) {
    std::printf("\n%-10s %s\n%-10s %12s %12s %10s %13s %10s\n", example.kernel, example.what, "", "result", "expected",
                "worst err", "instructions", "time");
    for (const std::string& place : folders_in(folder)) {
      const std::string file = place + "/" + example.kernel + ".hsaco";
      const auto device = device_for(file);
      if (!device) {
        std::fprintf(stderr, "%s\n", device.message().c_str());
        return 1;
      }
      const std::string target((*device)->target());
      const Row row = example.run(**device, file);
      if (!row.result) {
        std::fprintf(stderr, "%s: %s\n", file.c_str(), row.result.message().c_str());
        return 1;
      }
      const bool close = row.worst < 2e-6;
      good = good && close;
      std::printf("  %-8s %12.6g %12.6g %10.1e %13llu %8.1fms  %s\n", target.c_str(), row.got, row.expected, row.worst,
                  static_cast<unsigned long long>(row.result.statistics.instructions),
                  row.result.statistics.seconds * 1e3, close ? "ok" : "WRONG");
    }
  }
  return good ? 0 : 1;
}
