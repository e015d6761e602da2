// Arguments of every kind, and a last workgroup that may be partial: each workgroup turns its items round through LDS.
struct Pair { int a; float b; };

kernel void arguments(global uint* out, local uint* line, struct Pair pair, uint n) {
  uint block = __builtin_amdgcn_workgroup_size_x(), first = __builtin_amdgcn_workgroup_id_x() * block;
  uint x = __builtin_amdgcn_workitem_id_x(), size = n - first < block ? n - first : block;
  line[x] = first + x;
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_amdgcn_s_barrier();
  out[first + x] = line[size - 1 - x] + (uint)pair.a + (uint)pair.b;
}
