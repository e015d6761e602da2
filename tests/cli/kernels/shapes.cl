// Types at the edges of what the debugger shows: without bytes, of unknown length, with 16 bytes, with names that begin
// with an underscore.
struct Empty {};
struct List {
  int n;
  int data[];
};
typedef struct {
  int right;
} _Pair;
struct Pair {
  int wrong;
};

kernel void shapes(global int* out, global struct List* list, int n) {
  struct Empty many[64][64][64][64];
  global struct Empty* nothing = (global struct Empty*)&list->data[0];
  __int128 big = ((__int128)n << 64) + 5;
  _Pair pair = {n};
  struct Pair other = {n + 1};
  void* address = &pair;
  int one = 65536;
  out[0] = (int)(big >> 64) + pair.right + other.wrong + (address == (void*)nothing) + one + list->data[1];
}
