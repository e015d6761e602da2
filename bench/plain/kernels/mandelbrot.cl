// Steps until |z| is above 2, at most `limit`.
#pragma OPENCL FP_CONTRACT OFF
__kernel void mandelbrot(int width, int height, int limit, float left, float top, float step, __global int* out) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height) return;
  const float real = left + x * step, imaginary = top + y * step;
  float a = 0, b = 0;
  int steps = 0;
  while (steps < limit && a * a + b * b <= 4.0f) {
    const float next = a * a - b * b + real;
    b = 2 * a * b + imaginary;
    a = next;
    ++steps;
  }
  out[y * width + x] = steps;
}
