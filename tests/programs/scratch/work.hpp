// What the kernels of scratch.hip compute, for the device and for the host.
#pragma once

#ifdef __HIP__
#define WORK static __device__ __attribute__((noinline))
#define UNROLL _Pragma("unroll")
#else
#define WORK inline
#define UNROLL
#endif

namespace work {

WORK unsigned scrambled(unsigned value) { return (value ^ value >> 13) * 0x9e3779b1u; }

/// Bytes, halves, words and doublewords at places that only the input tells.
WORK unsigned arrays(unsigned value, unsigned seed) {
  unsigned words[24];
  unsigned char bytes[40];
  short halves[20];
  unsigned long long wide[6];
  for (unsigned k = 0; k < 24; ++k) words[k] = value * k + seed;
  for (unsigned k = 0; k < 40; ++k) bytes[k] = static_cast<unsigned char>(words[k % 24] >> k % 5);
  for (unsigned k = 0; k < 20; ++k) halves[k] = static_cast<short>(bytes[(value + k) % 40] * 300);
  for (unsigned k = 0; k < 6; ++k) wide[k] = words[k] * 0x123456789ull + seed;
  unsigned at = value, sum = 0;
  for (unsigned k = 0; k < 30; ++k) {
    at = scrambled(at + k);
    words[at % 24] += static_cast<unsigned>(halves[at / 24 % 20]) ^ bytes[at % 40];
    bytes[at / 7 % 40] = static_cast<unsigned char>(words[at % 23]);
    halves[at % 20] = static_cast<short>(halves[at % 19] - bytes[(at + 3) % 40]);
    wide[at % 6] ^= wide[at / 6 % 6] << 7;
    sum += words[at / 3 % 24] + static_cast<unsigned>(wide[at / 5 % 6] >> 17);
  }
  return sum;
}

struct Record {
  unsigned key, values[9];
  double weight;
};

/// A structure by value, in and out, and one by reference: on the caller's stack.
WORK Record changed(Record record, const Record& other, unsigned at) {
  record.values[at % 9] += other.values[(at + record.key) % 9];
  record.weight += other.key * 0.5;
  return record;
}
WORK unsigned structures(unsigned value, unsigned seed) {
  Record first{value % 13, {}, 1.0}, second{seed % 17, {}, 2.0};
  for (unsigned k = 0; k < 9; ++k) {
    first.values[k] = value ^ k;
    second.values[k] = seed * k;
  }
  for (unsigned k = 0; k < 5; ++k) {
    first = changed(first, second, value + k);
    second = changed(second, first, seed + k);
  }
  return first.values[value % 9] + second.values[seed % 9] + static_cast<unsigned>(first.weight + second.weight);
}

/// As deep as the input says.
WORK unsigned walk(unsigned depth, unsigned value, unsigned* path) {
  unsigned own[3] = {value, value + depth, value * 3};
  path[depth] = own[value % 3];
  if (depth != 0) own[depth % 3] += walk(depth - 1, scrambled(value), path);
  return own[0] ^ own[1] ^ own[2] ^ path[(depth + value) % 8];
}

WORK unsigned fill(unsigned* room, unsigned count, unsigned value) {
  for (unsigned k = 0; k < count; ++k) room[k] = value + k * k;
  for (unsigned k = 0; k < 3 * count; ++k) room[scrambled(value + k) % count] += room[k % count];
  return room[value % count] + room[count - 1];
}

WORK void update(unsigned* place, unsigned value) {
  place[1] = place[0] * 3 + value;
  unsigned char* const bytes = reinterpret_cast<unsigned char*>(place);
  bytes[1] = static_cast<unsigned char>(bytes[4] + 1);
}

WORK unsigned many(unsigned value, unsigned steps) {
  unsigned live[48];
  for (unsigned k = 0; k < 48; ++k) live[k] = scrambled(value + k);
  for (unsigned step = 0; step < steps % 5 + 2; ++step) {
    UNROLL
    for (unsigned k = 0; k < 48; ++k) live[k] = live[k] * 5 + live[(k * 7 + 3) % 48];
  }
  unsigned sum = 0;
  UNROLL
  for (unsigned k = 0; k < 48; ++k) sum = (sum ^ live[k]) * 3;
  return sum;
}

}  // namespace work

#undef UNROLL
#undef WORK
