/* A kernel of an asynchronous queue that writes through a null pointer. */
#include <stdio.h>

int main(void) {
  int* nowhere = NULL;
  puts("before");
  fflush(stdout);
#pragma acc parallel deviceptr(nowhere) async(1)
  *(volatile int*)nowhere = 1;
#pragma acc wait(1)
  puts("after");
  return 0;
}
