// Three-dimensional grids: every id that a kernel can ask for.
__kernel void ids(__global uint* out) {
  const size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  const size_t flat = (z * get_global_size(1) + y) * get_global_size(0) + x;
  __global uint* o = out + flat * 8;
  o[0] = get_local_id(0);
  o[1] = get_local_id(1);
  o[2] = get_local_id(2);
  o[3] = get_group_id(0) | get_group_id(1) << 8 | get_group_id(2) << 16;
  o[4] = get_local_size(0) | get_local_size(1) << 8 | get_local_size(2) << 16;
  o[5] = get_num_groups(0) | get_num_groups(1) << 8 | get_num_groups(2) << 16;
  o[6] = get_work_dim();
  o[7] = (uint)flat;
}
