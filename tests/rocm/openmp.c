/* OpenMP target regions as clang-22 compiles them: loops of teams, an atomic, a variable of the device, data that
 * stays, a region without a runtime (ompx_bare). */
#include <omp.h>
#include <stdio.h>

enum { n = 1000, group = 128 };

#pragma omp begin declare target
long offset = 5;
static long weight(int i) { return i % 7 + offset; }
static int place_in_grid(void) {
#ifdef __AMDGCN__
  return (int)(__builtin_amdgcn_workgroup_id_x() * group + __builtin_amdgcn_workitem_id_x());
#else
  return 0;
#endif
}
#pragma omp end declare target

int main(void) {
  static long a[n], table[20][30], bare[8 * group];
  int wrong = 0, odd = 0;
  for (int i = 0; i < n; ++i) a[i] = i;
  offset = 6;
#pragma omp target update to(offset)
#pragma omp target data map(tofrom : a)
  {
#pragma omp target teams distribute parallel for num_teams(5) thread_limit(64)
    for (int i = 0; i < n; ++i) a[i] = 3 * a[i] + weight(i);
#pragma omp target teams distribute parallel for map(tofrom : odd)
    for (int i = 0; i < n; ++i)
      if (a[i] & 1) {
#pragma omp atomic
        ++odd;
      }
  }
#pragma omp target teams distribute parallel for collapse(2) map(from : table)
  for (int i = 0; i < 20; ++i)
    for (int j = 0; j < 30; ++j) table[i][j] = 100 * i + j;
#pragma omp target teams ompx_bare num_teams(8) thread_limit(group) map(from : bare)
  {
    const int i = place_in_grid();
    bare[i] = i * i;
  }
  int odd_by_host = 0;
  for (int i = 0; i < n; ++i) {
    const long right = 3L * i + i % 7 + 6;
    wrong += a[i] != right;
    odd_by_host += (int)(right & 1);
  }
  for (int i = 0; i < 600; ++i) wrong += table[i / 30][i % 30] != 100 * (i / 30) + i % 30;
  for (int i = 0; i < 8 * group; ++i) wrong += bare[i] != (long)i * i;
  printf("devices %d, wrong %d, odd %s\n", omp_get_num_devices(), wrong, odd == odd_by_host ? "right" : "wrong");
  return 0;
}
