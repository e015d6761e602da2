/* A whole program for the GPU, run by GCC's gcn-run: arguments, printf, memory, an exit code. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#pragma acc routine seq
static int twice(int i) { return 2 * i; }

#pragma acc routine seq
int main(int count, char** words) {
  char* const copy = malloc(100);
  copy[0] = '\0';
  for (int i = 1; i < count; ++i) strcat(strcat(copy, words[i]), "+");
  printf("%d words: %s\n", count - 1, copy);
  for (int i = 0; i < 3; ++i) printf("%d %.2f\n", twice(i), i / 3.0);
  free(copy);
  return 7;
}
