/* A race in a target region: all threads of a team write different values to one place. */
#include <omp.h>
#include <stdio.h>

int main(void) {
  int last = -1;
#pragma omp target map(tofrom : last)
#pragma omp parallel num_threads(4)
  last = omp_get_thread_num();
  printf("one of four %d\n", last >= 0 && last < 4);
  return 0;
}
