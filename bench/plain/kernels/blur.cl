// Bytes: a 3 x 3 binomial filter of pictures with four channels, edges repeated.
__kernel void blur(int width, int height, __global const uchar4* in, __global uchar4* out) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height) return;
  ushort4 sum = 8;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const int column = clamp(x + dx, 0, width - 1), row = clamp(y + dy, 0, height - 1);
      sum += convert_ushort4(in[row * width + column]) * (ushort)((2 - dx * dx) * (2 - dy * dy));
    }
  out[y * width + x] = convert_uchar4(sum >> (ushort)4);
}
