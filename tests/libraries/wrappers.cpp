// Debian's libhiprand1 and libhipsparse0, which hand on to rocRAND and rocSPARSE. A line for each generator, as rocrand.cpp writes it; and products of a sparse
// matrix by both of hipSPARSE's interfaces, against the host.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include <hip/hip_runtime_api.h>
#include <hiprand/hiprand.h>
#include <hipsparse/hipsparse.h>

namespace {

template <class Status>
void check(Status status, const char* what) {
  if (static_cast<int>(status) == 0) return;
  std::printf("%s: status %d\n", what, static_cast<int>(status));
  std::exit(1);
}

template <class T>
T* on_device(const std::vector<T>& values) {
  void* data = nullptr;
  check(hipMalloc(&data, values.size() * sizeof(T)), "hipMalloc");
  check(hipMemcpy(data, values.data(), values.size() * sizeof(T), hipMemcpyHostToDevice), "hipMemcpy");
  return static_cast<T*>(data);
}

void generators() {
  for (const auto& [type, name] : {std::pair{HIPRAND_RNG_PSEUDO_XORWOW, "xorwow"},
                                   {HIPRAND_RNG_PSEUDO_MRG32K3A, "mrg32k3a"},
                                   {HIPRAND_RNG_PSEUDO_MTGP32, "mtgp32"},
                                   {HIPRAND_RNG_PSEUDO_PHILOX4_32_10, "philox"},
                                   {HIPRAND_RNG_QUASI_SOBOL32, "sobol32"}}) {
    std::vector<unsigned int> values(1 << 14);
    unsigned int* const data = on_device(values);
    hiprandGenerator_t generator;
    check(hiprandCreateGenerator(&generator, type), "hiprandCreateGenerator");
    if (type != HIPRAND_RNG_QUASI_SOBOL32) check(hiprandSetPseudoRandomGeneratorSeed(generator, 0x1234'5678'9abc'def0), "hiprandSetPseudoRandomGeneratorSeed");
    check(hiprandGenerate(generator, data, values.size()), "hiprandGenerate");
    check(hipMemcpy(values.data(), data, values.size() * sizeof(unsigned int), hipMemcpyDeviceToHost), "hipMemcpy");
    std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
    for (std::size_t i = 0; i < values.size() * sizeof(unsigned int); ++i) hash = (hash ^ reinterpret_cast<const unsigned char*>(values.data())[i]) * 0x100'0000'01b3;
    std::printf("%s bits %016llx\n", name, static_cast<unsigned long long>(hash));
    check(hiprandDestroyGenerator(generator), "hiprandDestroyGenerator");
    check(hipFree(data), "hipFree");
  }
}

int products() {
  constexpr int rows = 500, columns = 300;
  std::vector<int> starts{0}, places;
  std::vector<double> values, x, y, wanted;
  for (int j = 0; j < columns; ++j) x.push_back(j % 11 - 5);
  for (int i = 0; i < rows; ++i) {
    y.push_back(i % 7);
    double sum = 0;
    for (int j = i % 13; j < columns; j += 3 + i % 17) {
      places.push_back(j);
      values.push_back((i + j) % 9 - 4);
      sum += values.back() * x[static_cast<std::size_t>(j)];
    }
    starts.push_back(static_cast<int>(places.size()));
    wanted.push_back(2 * sum - 3 * y.back());
  }
  const int count = static_cast<int>(places.size());
  int *const device_starts = on_device(starts), *const device_places = on_device(places);
  double *const device_values = on_device(values), *const device_x = on_device(x);
  hipsparseHandle_t handle;
  hipsparseMatDescr_t description;
  check(hipsparseCreate(&handle), "hipsparseCreate");
  check(hipsparseCreateMatDescr(&description), "hipsparseCreateMatDescr");
  const double alpha = 2, beta = -3;
  int wrong = 0;
  for (const bool generic : {false, true}) {
    double* const device_y = on_device(y);
    if (generic) {
      hipsparseSpMatDescr_t matrix;
      hipsparseDnVecDescr_t of_x, of_y;
      check(hipsparseCreateCsr(&matrix, rows, columns, count, device_starts, device_places, device_values, HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_BASE_ZERO,
                               HIP_R_64F),
            "hipsparseCreateCsr");
      check(hipsparseCreateDnVec(&of_x, columns, device_x, HIP_R_64F), "hipsparseCreateDnVec");
      check(hipsparseCreateDnVec(&of_y, rows, device_y, HIP_R_64F), "hipsparseCreateDnVec");
      std::size_t bytes = 0;
      void* buffer = nullptr;
      check(hipsparseSpMV_bufferSize(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, of_x, &beta, of_y, HIP_R_64F, HIPSPARSE_MV_ALG_DEFAULT, &bytes),
            "hipsparseSpMV_bufferSize");
      check(hipMalloc(&buffer, bytes + 16), "hipMalloc");
      check(hipsparseSpMV(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, &alpha, matrix, of_x, &beta, of_y, HIP_R_64F, HIPSPARSE_MV_ALG_DEFAULT, buffer), "hipsparseSpMV");
    } else {
      check(hipsparseDcsrmv(handle, HIPSPARSE_OPERATION_NON_TRANSPOSE, rows, columns, count, &alpha, description, device_values, device_starts, device_places, device_x, &beta,
                            device_y),
            "hipsparseDcsrmv");
    }
    std::vector<double> found(rows);
    check(hipMemcpy(found.data(), device_y, rows * sizeof(double), hipMemcpyDeviceToHost), "hipMemcpy");
    for (std::size_t i = 0; i < found.size(); ++i)
      if (found[i] != wanted[i] && ++wrong == 1) std::printf("row %zu is %g, the host's %g\n", i, found[i], wanted[i]);
  }
  return wrong;
}

}  // namespace

int main() {
  generators();
  const int wrong = products();
  std::puts(wrong == 0 ? "all good" : "wrong");
  return wrong == 0 ? 0 : 1;
}
