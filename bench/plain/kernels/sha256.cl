// SHA-256 of a message of 64 bytes a work-item: its block, and the block of padding. Words are big endian in the
// message; `constants` are the 64 of the standard.
static uint turn(uint x, uint by) { return rotate(x, 32 - by); }

static void compress(uint* state, uint* words, __constant const uint* constants) {
  uint a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
  for (int i = 0; i < 64; ++i) {
    if (i >= 16) {
      const uint x = words[(i + 1) & 15], y = words[(i + 14) & 15];
      words[i & 15] += (turn(x, 7) ^ turn(x, 18) ^ (x >> 3)) + words[(i + 9) & 15] + (turn(y, 17) ^ turn(y, 19) ^ (y >> 10));
    }
    const uint up = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i & 15];
    const uint down = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + up;
    d = c;
    c = b;
    b = a;
    a = up + down;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

__kernel void sha256(__constant const uint* constants, __constant const uint* start, __global const uint* messages,
                     __global uint* digests) {
  const int i = get_global_id(0);
  uint state[8], words[16];
  for (int w = 0; w < 8; ++w) state[w] = start[w];
  for (int w = 0; w < 16; ++w) {
    const uint word = messages[i * 16 + w];
    words[w] = (word >> 24) | (word >> 8 & 0xff00) | (word << 8 & 0xff0000) | (word << 24);
  }
  compress(state, words, constants);
  for (int w = 0; w < 16; ++w) words[w] = w == 0 ? 0x80000000u : w == 15 ? 512 : 0;
  compress(state, words, constants);
  for (int w = 0; w < 8; ++w) digests[i * 8 + w] = state[w];
}
