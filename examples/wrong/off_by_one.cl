// The last work-item stores behind the end of the buffer.
__kernel void off_by_one(__global const float* in, __global float* out) {
  const int i = get_global_id(0);
  out[i + 1] = in[i];  // wrong: out has as many elements as there are work-items
}
