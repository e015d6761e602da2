// A random program on the host. usage: host SEED LANES            prints the bytes of a program, then every lane's
// checksum
//                                      host SEED LANES CAPACITY   prints what lane LANES-1 adds to it: name and value
#include <stdio.h>
#include <stdlib.h>
#define LOCKSTEP_HOST
#include "program.hpp"

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const uint32_t seed = uint32_t(strtoul(argv[1], nullptr, 10)), lanes = uint32_t(strtoul(argv[2], nullptr, 10));
  const uint32_t capacity = argc > 3 ? uint32_t(strtoul(argv[3], nullptr, 10)) : 0;
  static uint64_t trace[sizeof(Harness::names) / sizeof(char*)];
  if (capacity == 0) printf("%zu\n", sizeof(Program));
  for (uint32_t lane = capacity ? lanes - 1 : 0; lane < lanes; ++lane) {
    Program* program = new (malloc(sizeof(Program))) Program;
    const uint32_t checksum = program->run(seed, lane, trace, capacity);
    if (capacity == 0) printf("%08x\n", checksum);
    for (uint32_t i = 0; i < program->checked && i < capacity; ++i)
      printf("%s %016llx\n", program->names[i], static_cast<unsigned long long>(trace[i]));
    free(program);
  }
}
