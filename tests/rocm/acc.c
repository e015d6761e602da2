/* OpenACC offloading in C: gangs and vectors, a reduction, data that stays, asynchronous queues, an atomic, a routine.
 */
#include <openacc.h>
#include <stdio.h>

enum { n = 1000 };

#pragma acc routine seq
static int weight(int i) { return i % 5 + 1; }

int main(void) {
  double a[n], b[n];
  int bins[8] = {0}, on_device = 0, wrong = 0;
  long sum = 0, expected = 0;
  for (int i = 0; i < n; ++i) a[i] = i;
#pragma acc parallel copyout(on_device)
  on_device = acc_on_device(acc_device_radeon);
#pragma acc data copyin(a) create(b) copy(bins)
  {
#pragma acc parallel loop gang vector present(a, b) async(1)
    for (int i = 0; i < n; ++i) b[i] = 3 * a[i] + weight(i);
#pragma acc parallel loop present(a, b) async(1)
    for (int i = 0; i < n; ++i) b[i] += a[i];
#pragma acc wait(1)
#pragma acc kernels loop present(bins) independent
    for (int i = 0; i < n; ++i) {
#pragma acc atomic
      ++bins[i & 7];
    }
#pragma acc parallel loop reduction(+ : sum) present(b)
    for (int i = 0; i < n; ++i) sum += (long)b[i];
#pragma acc update self(b)
  }
  for (int i = 0; i < n; ++i) {
    wrong += b[i] != 4 * i + weight(i);
    expected += 4 * i + weight(i);
  }
  for (int i = 0; i < 8; ++i) wrong += bins[i] != n / 8;
  printf("devices %d, on the device %d, wrong %d, sum %s\n", acc_get_num_devices(acc_device_radeon), on_device, wrong,
         sum == expected ? "right" : "wrong");
  return 0;
}
