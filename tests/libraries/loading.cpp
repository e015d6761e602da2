// What it costs that a library of 1.3 GB is there, whose kernels for a target are in 111 bundles of up to 93 MB: processor time to the first kernel, and memory
// beside the library's own pages. A line a step. The test fails where that memory is more than 300 MB.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include <hip/hip_runtime_api.h>
#include <rocsparse/rocsparse.h>

namespace {

void check(int status, const char* what) {
  if (status == 0) return;
  std::printf("%s: status %d\n", what, status);
  std::exit(1);
}

/// MB of a line of /proc/self/status.
double megabytes(const std::string& name) {
  std::ifstream file("/proc/self/status");
  for (std::string line; std::getline(file, line);)
    if (line.compare(0, name.size(), name) == 0) return std::atof(line.c_str() + name.size() + 1) * 1024 / 1e6;
  std::printf("%s is not in /proc/self/status\n", name.c_str());
  std::exit(1);
}

void report(const char* step) {
  std::printf("%s: %.0f ms of processor time, %.0f MB of memory, %.0f MB of files\n", step, 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC, megabytes("RssAnon"),
              megabytes("RssFile"));
}

template <class T>
T* on_device(const std::vector<T>& values) {
  void* data = nullptr;
  check(hipMalloc(&data, values.size() * sizeof(T)), "hipMalloc");
  check(hipMemcpy(data, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice), "hipMemcpy");
  return static_cast<T*>(data);
}

}  // namespace

int main() {
  report("main begins");
  rocsparse_handle handle;
  check(rocsparse_create_handle(&handle), "rocsparse_create_handle");
  const std::vector<int> starts{0, 1, 2}, places{0, 1};
  const std::vector<double> ones{1, 1, 1, 1};
  int *const device_starts = on_device(starts), *const device_places = on_device(places);
  double *const values = on_device(ones), *const b = on_device(ones), *const c = on_device(ones);
  const double alpha = 2, beta = 3;
  check(rocsparse_daxpyi(handle, 2, &alpha, values, device_places, b, rocsparse_index_base_zero), "rocsparse_daxpyi");
  check(hipDeviceSynchronize(), "hipDeviceSynchronize");
  report("a kernel of a small bundle");
  rocsparse_mat_descr description;
  check(rocsparse_create_mat_descr(&description), "rocsparse_create_mat_descr");
  check(rocsparse_dcsrmm(handle, rocsparse_operation_none, rocsparse_operation_transpose, 2, 2, 2, 2, &alpha, description, values, device_starts, device_places, b, 2, &beta, c, 2),
        "rocsparse_dcsrmm");
  check(hipDeviceSynchronize(), "hipDeviceSynchronize");
  report("a kernel of the largest bundle");
  std::vector<double> result(4);
  check(hipMemcpy(result.data(), c, 4 * sizeof(double), hipMemcpyDeviceToHost), "hipMemcpy");
  if (result != std::vector<double>{9, 5, 9, 5}) {  // 2 * b' + 3, where axpyi has made the first two of b threes
    std::printf("wrong: %g %g %g %g\n", result[0], result[1], result[2], result[3]);
    return 1;
  }
  const double memory = megabytes("RssAnon");
  std::puts(memory <= 300 ? "all good" : "too much memory");
  return memory <= 300 ? 0 : 1;
}
