// Nothing: what a launch costs.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void empty(void) {}

// The largest workgroup that most kernels use.
__kernel __attribute__((reqd_work_group_size(512, 1, 1))) void wide(__global float* x) {
  x[get_global_id(0)] += 1.0f;
}
