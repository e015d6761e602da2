// 3 x 3 convolution with padding of zeros: out[o][y][x] = bias[o] + sum over i, dy, dx of in[i][y + dy][x + dx] * weights.
__kernel void convolution(int width, int height, int inputs, __global const float* in, __global const float* weights,
                          __global const float* bias, __global float* out) {
  const int x = get_global_id(0), y = get_global_id(1), o = get_global_id(2);
  if (x >= width || y >= height) return;
  float sum = bias[o];
  for (int i = 0; i < inputs; ++i)
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const int column = x + dx, row = y + dy;
        if (column >= 0 && column < width && row >= 0 && row < height)
          sum += in[(i * height + row) * width + column] * weights[(o * inputs + i) * 9 + (dy + 1) * 3 + dx + 1];
      }
  out[(o * height + y) * width + x] = max(sum, 0.0f);
}
