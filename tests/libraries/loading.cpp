// What it costs that a library of 1.3 GB is there, whose kernels for a target are in 111 bundles of up to 93 MB: processor time to the first kernel, and memory
// beside the library's own pages. A line a step. The test fails where that memory is more than 300 MB.
#include <cstdio>
#include <vector>

#include <hip/hip_runtime_api.h>
#include <rocsparse/rocsparse.h>

#include "loading.hpp"

namespace {

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
  return verdict();
}
