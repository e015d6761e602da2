// Three gfx950 kernels from checked-in code objects, run on this CPU and compared with the host's results.
// usage: demo [FOLDER OF CODE OBJECTS]
#include <cmath>
#include <cstdio>
#include <lockstep/cdna4.hpp>
#include <string>
#include <vector>

namespace {

struct Row {
  const char* kernel;
  std::string what;
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

Row saxpy(const std::string& folder) {
  lockstep::cdna4::Device gpu;
  constexpr std::uint32_t n = 100'000;
  std::vector<float> x(n), y(n);
  std::vector<double> expected(n);
  for (std::uint32_t i = 0; i < n; ++i) {
    x[i] = static_cast<float>(i) * 0.25f;
    y[i] = static_cast<float>(i % 7);
    expected[i] = 2.5 * x[i] + y[i];
  }
  const auto code = gpu.load_file(folder + "/saxpy.hsaco");
  auto result =
      gpu.launch(code.kernel("saxpy"), {.grid = {(n + 255) / 256}, .block = {256}}, n, 2.5f, gpu.map(x), gpu.map(y));
  return {"saxpy", "y = 2.5 x + y, 100,000 floats", result, y[n - 1], expected[n - 1], worst_error(y, expected)};
}

Row reduce(const std::string& folder) {
  lockstep::cdna4::Device gpu;
  constexpr std::uint32_t n = 65'536, groups = n / 512;
  std::vector<float> in(n), partial(groups);
  double expected = 0;
  for (std::uint32_t i = 0; i < n; ++i) expected += in[i] = static_cast<float>(i % 1000) * 0.001f;
  const auto code = gpu.load_file(folder + "/reduce.hsaco");
  auto result = gpu.launch(code.kernel("reduce"), {.grid = {groups}, .block = {256}}, n, gpu.map(in), gpu.map(partial));
  double sum = 0;
  for (const float p : partial) sum += p;
  return {"reduce", "sum of 65,536 floats by trees in LDS", result, sum,
          expected, std::fabs(sum - expected) / expected};
}

Row softmax(const std::string& folder) {
  lockstep::cdna4::Device gpu;
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
  const auto code = gpu.load_file(folder + "/softmax.hsaco");
  auto result = gpu.launch(code.kernel("softmax"), {.grid = {rows}, .block = {64}}, columns, gpu.map(in), gpu.map(out));
  return {"softmax", "64 rows of 500 floats, one wave a row", result, out[0], expected[0], worst_error(out, expected)};
}

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "examples/code_objects";
  std::printf("gfx950 code objects on this CPU, no GPU:\n\n%-8s  %-38s %12s %12s %10s %13s %8s\n", "kernel", "what",
              "result", "expected", "worst err", "instructions", "time");
  bool good = true;
  for (Row (*run)(const std::string&) : {saxpy, reduce, softmax}) {
    const Row row = run(folder);
    if (!row.result) {
      std::fprintf(stderr, "%s: %s\n", row.kernel, row.result.message().c_str());
      return 1;
    }
    const bool close = row.worst < 2e-6;
    good = good && close;
    std::printf("%-8s  %-38s %12.6g %12.6g %10.1e %13llu %6.1fms  %s\n", row.kernel, row.what.c_str(), row.got,
                row.expected, row.worst, static_cast<unsigned long long>(row.result.statistics.instructions),
                row.result.statistics.seconds * 1e3, close ? "ok" : "WRONG");
  }
  return good ? 0 : 1;
}
