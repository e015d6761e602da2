// What a workgroup of gfx1250 knows of its cluster. (OpenCL C has no attribute for clusters.)
extern "C" __global__ __attribute__((cluster_dims(2, 3, 1))) __attribute__((amdgpu_flat_work_group_size(32, 32)))
void clusters(int* out, int columns) {
  const int x = __builtin_amdgcn_workgroup_id_x(), y = __builtin_amdgcn_workgroup_id_y();
  if (__builtin_amdgcn_workitem_id_x() != 0) return;
  int* to = out + 6 * (y * columns + x);
  to[0] = __builtin_amdgcn_cluster_id_x();
  to[1] = __builtin_amdgcn_cluster_id_y();
  to[2] = __builtin_amdgcn_cluster_workgroup_id_x();
  to[3] = __builtin_amdgcn_cluster_workgroup_id_y();
  to[4] = __builtin_amdgcn_cluster_workgroup_flat_id();
  to[5] = __builtin_amdgcn_cluster_workgroup_max_id_x();
}
