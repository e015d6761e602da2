// What kernels ask of the host: printf, malloc, assert.
#include <cassert>

#include "check.h"

__global__ void speak(const char* word) {
  const unsigned item = threadIdx.x;
  if (item % 16 == 3)
    printf("item %d of %s: %5.2f|%-4x|%c|%llu|%%|%s\n", static_cast<int>(item), word, item * 0.5, item,
           'a' + static_cast<int>(item % 26), 1ull << 40,
           item == 3 ? "a rather long string, of more words than a packet holds" : "");
}
/// The format is known only when it runs.
__global__ void speak_by(const char* format) { printf(format, 42, "answer"); }
__global__ void lists(int** out, int n) {
  int* const own = static_cast<int*>(malloc(n * sizeof(int)));
  for (int i = 0; own && i < n; ++i) own[i] = threadIdx.x * 1000 + i;
  out[threadIdx.x] = own;
}
__global__ void sums(int** lists, int n, int* out) {
  int sum = 0;
  for (int i = 0; lists[threadIdx.x] && i < n; ++i) sum += lists[threadIdx.x][i];
  out[threadIdx.x] = sum;
  free(lists[threadIdx.x]);
}
__global__ void claim(int x) { assert(x == 3); }
__global__ void give_up() { abort(); }

int main() {
  setvbuf(stdout, nullptr, _IOLBF, 1 << 12);
  char* word;
  OK(hipMalloc(&word, 16));
  OK(hipMemcpy(word, "sixty-four", 11, hipMemcpyHostToDevice));
  speak<<<1, 64>>>(word);
  OK(hipDeviceSynchronize());
  char* format;
  OK(hipMalloc(&format, 32));
  OK(hipMemcpy(format, "%d is a format of memory\n", 26, hipMemcpyHostToDevice));
  speak_by<<<1, 1>>>(format);
  OK(hipDeviceSynchronize());
#ifdef __HIP_ENABLE_DEVICE_MALLOC__
  int **pointers, *out, host[64];
  OK(hipMalloc(&pointers, 64 * sizeof(int*)));
  OK(hipMalloc(&out, sizeof host));
  for (int n : {4, 1000}) {
    lists<<<1, 64>>>(pointers, n);
    sums<<<1, 64>>>(pointers, n, out);
    OK(hipMemcpy(host, out, sizeof host, hipMemcpyDeviceToHost));
    for (int i = 0; i < 64; ++i) CHECK(host[i] == i * 1000 * n + n * (n - 1) / 2);
  }
#endif
  claim<<<1, 1>>>(3);
  OK(hipDeviceSynchronize());
  claim<<<1, 1>>>(4);
  GIVES(hipErrorAssert, hipDeviceSynchronize());
  give_up<<<1, 1>>>();
  GIVES(hipErrorLaunchFailure, hipDeviceSynchronize());
  return verdict();
}
