// Variables that expressions of the debugger reach into: structs, arrays, pointers into each memory, functions that are
// called and inlined.
enum Colour { red, green = 5 };
struct Pair {
  int a;
  float b[3];
};
struct Node {
  int value;
  Node* next;
  unsigned low : 3;
  int high : 5;
  Colour colour;
};

__device__ int table[4] = {10, 20, 30, 40};

__device__ __attribute__((noinline)) float leaf(Pair* p, int k) {
  float s = p->b[k];
  return s + p->a;
}

__device__ __attribute__((noinline)) float middle(Pair* p, int k) {
  float kept = leaf(p, k) * 2;
  return kept + p->a;
}

__device__ inline int twice(int x) {
  int doubled = 2 * x;
  asm volatile("s_nop 1");
  return doubled;
}

__global__ void objects(float* out, const int* in, Pair one, int n) {
  __shared__ int tile[64];
  int i = threadIdx.x;
  tile[i] = in[i];
  __syncthreads();
  int* inside = &tile[3];
  Pair pairs[2] = {{i, {1, 2, 3}}, {2 * i, {4, 5, 6}}};
  Pair* q = &pairs[1];
  int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
  Node last = {7, nullptr, 5, -3, green};
  Node first = {i, &last, 1, 2, red};
  Node* chain = &first;
  float& result = out[i];
  unsigned u = tile[63 - i] - 100;
  float sum = 0.5f * i;
  int lane = twice(i);
  result = middle(q, n) + matrix[1][i % 3] + chain->next->value + one.a + u + table[i & 3] + *inside + sum + lane;
}
