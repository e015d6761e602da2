// Kernels of hostcall.c. Their printf asks the host by AMD's hostcall protocol.
#include <hip/hip_runtime.h>

extern "C" __global__ void say(const unsigned* numbers, unsigned by) {
  const unsigned item = blockIdx.x * blockDim.x + threadIdx.x;
  if (item % by == 0) printf("item %u: %s %.2f\n", item, item % 2 ? "odd" : "even", 0.25 * numbers[item]);
  if (item == 17)
    printf("this format has more than the fifty-six bytes of text that a packet holds, and a number: %llx\n", ~0ull);
}
