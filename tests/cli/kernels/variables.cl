// Variables of many types, for `info locals` of lockstep debug.
enum Colour { red, green = 5 };
struct Pair {
  int number;
  float both[2];
  bool large;
};

__attribute__((noinline)) float weigh(struct Pair pair, float4 four, enum Colour colour) {
  float sum = four.x + four.w;
  sum += pair.both[1];
  return sum * pair.number + colour;
}

kernel void variables(global float* out, int n) {
  local int shared[64];
  int i = get_local_id(0);
  shared[i] = 2 * i;
  barrier(CLK_LOCAL_MEM_FENCE);
  struct Pair pair = {i, {1.0f, 2.5f}, i > 3};
  uchar letter = 'a' + (i & 7);
  double real = i * 0.5;
  long large = -((long)i << 40);
  float4 four = {shared[i], 1, 2, n};
  for (int k = 0; k < 2; ++k) {
    int i = 100 + k;
    real += i;
  }
  out[i] = weigh(pair, four, green) + letter + real + large;
}
