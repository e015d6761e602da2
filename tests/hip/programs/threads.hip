// How many host threads share the workgroups: LOCKSTEP_THREADS says so. argv[1]: "order", that of one thread, or
// "waits", for which two are needed.
#include "check.h"

__global__ void draw(int* next, int* drawn) {
  if (threadIdx.x == 0) drawn[blockIdx.x] = atomicAdd(next, 1);
}

__global__ void wait_for_later(volatile int* flag) {
  if (blockIdx.x == 0)
    while (flag[0] == 0) {
    }
  else
    flag[0] = 1;
}

int main(int count, char** arguments) {
  if (count != 2) return 2;
  constexpr int workgroups = 20000;
  int* memory;
  OK(hipMalloc(&memory, (workgroups + 1) * sizeof(int)));
  OK(hipMemset(memory, 0, (workgroups + 1) * sizeof(int)));
  if (std::strcmp(arguments[1], "order") == 0) {
    draw<<<workgroups, 64>>>(memory, memory + 1);
    std::vector<int> drawn(workgroups);
    OK(hipMemcpy(drawn.data(), memory + 1, workgroups * sizeof(int), hipMemcpyDeviceToHost));
    int other = 0;
    for (int i = 0; i < workgroups; ++i) other += drawn[i] != i;
    CHECK(other == 0);
  } else {
    wait_for_later<<<2, 1>>>(memory);
    OK(hipDeviceSynchronize());
  }
  OK(hipFree(memory));
  return verdict();
}
