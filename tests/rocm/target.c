/* OpenMP offloading in C: a target region that runs on the GPU, a reduction, a function of the device, memory of
 * omp_target_alloc. */
#include <omp.h>
#include <stdio.h>

#pragma omp declare target
static int weight(int i) { return i % 7 + 1; }
int calls;
#pragma omp end declare target

int main(void) {
  enum { n = 1000 };
  double a[n];
  int initial = 1;
  long sum = 0, expected = 0;
  for (int i = 0; i < n; ++i) {
    a[i] = i;
    expected += weight(i) * (2L * i + 1);
  }
#pragma omp target map(tofrom : a) map(from : initial)
  {
    initial = omp_is_initial_device();
    calls = 41;
#pragma omp parallel for
    for (int i = 0; i < n; ++i) a[i] = 2 * a[i] + 1;
  }
#pragma omp target teams distribute parallel for reduction(+ : sum) map(to : a)
  for (int i = 0; i < n; ++i) sum += weight(i) * (long)a[i];
#pragma omp target
  ++calls;
#pragma omp target update from(calls)
  int* const device = omp_target_alloc(sizeof(int) * n, 0);
  int back[n];
#pragma omp target is_device_ptr(device)
  for (int i = 0; i < n; ++i) device[i] = i * i;
  const int copied = omp_target_memcpy(back, device, sizeof back, 0, 0, omp_get_initial_device(), 0);
  omp_target_free(device, 0);
  printf("devices %d, on the host %d, sum %s, calls %d, copy %s\n", omp_get_num_devices(), initial,
         sum == expected ? "right" : "wrong", calls, copied == 0 && back[999] == 998001 ? "right" : "wrong");
  return 0;
}
