// A point and its six neighbours in three dimensions; the border stays as it is.
__kernel void stencil(int width, int height, int depth, float centre, float side, __global const float* in,
                      __global float* out) {
  const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  if (x >= width || y >= height || z >= depth) return;
  const int i = (z * height + y) * width + x, slice = width * height;
  if (x == 0 || y == 0 || z == 0 || x == width - 1 || y == height - 1 || z == depth - 1)
    out[i] = in[i];
  else
    out[i] = centre * in[i] +
             side * (in[i - 1] + in[i + 1] + in[i - width] + in[i + width] + in[i - slice] + in[i + slice]);
}
