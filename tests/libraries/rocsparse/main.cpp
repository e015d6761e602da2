// Routines of Debian's librocsparse0, whose kernels AMD's compiler of ROCm 5.3 made, against the host's own arithmetic.
// usage: rocsparse [ROUTINES...]   A line each: routine, type, and "right" or what is wrong. Without names: all of them.
#include <cstdio>
#include <cstring>

#include "harness.hpp"

using namespace sparse_test;

int main(int count, char** names) {
  int wrong = 0, right = 0;
  const auto run = [&](const char* name, const char* type, void (*test)()) {
    try {
      test();
      NEED(hipDeviceSynchronize());
      ++right;
      std::printf("%s %s right\n", name, type);
    } catch (const Failure& failure) {
      ++wrong;
      std::printf("%s %s wrong: %s\n", name, type, failure.text.c_str());
      (void)hipDeviceSynchronize();
      (void)hipGetLastError();
    }
    std::fflush(stdout);
  };
  int found = 1;
  for (const auto& tests : {vector_tests(), matrix_vector_tests(), matrix_matrix_tests(), preconditioner_tests(), solver_tests(), format_tests(), dense_tests(), order_tests(),
                            generic_tests()})
    for (const Test& test : tests) {
      bool wanted = count < 2;
      for (int i = 1; i < count; ++i)
        if (std::strcmp(names[i], test.name) == 0) wanted = true, ++found;
      if (!wanted) continue;
      run(test.name, "float", test.with_float);
      run(test.name, "double", test.with_double);
    }
  if (found < count) {
    std::printf("%d of the names are no routine's\n", count - found);
    return 2;
  }
  std::printf("%d right, %d wrong\n", right, wrong);
  return wrong == 0 ? 0 : 1;
}
