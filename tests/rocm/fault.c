/* A target region that writes through a null pointer. */
#include <stdio.h>

int main(void) {
  int* nowhere = NULL;
  puts("before");
  fflush(stdout);
#pragma omp target firstprivate(nowhere)
  *(volatile int*)nowhere = 1;
  puts("after");
  return 0;
}
