// OpenMP offloading in C++: a template, a class with a function of the device, a reduction by an operator of the
// program, printf on the GPU.
#include <omp.h>

#include <cstdio>

#pragma omp declare target
template <class T, int n>
struct Polynomial {
  T coefficients[n];
  T operator()(T x) const {
    T sum{};
    for (int i = n - 1; i >= 0; --i) sum = sum * x + coefficients[i];
    return sum;
  }
};

struct Complex {
  double re, im;
  Complex& operator+=(const Complex& other) {
    re += other.re;
    im += other.im;
    return *this;
  }
};
#pragma omp end declare target
#pragma omp declare reduction(sum:Complex : omp_out += omp_in) initializer(omp_priv = Complex{0, 0})

int main() {
  constexpr int n = 300;
  const Polynomial<long, 4> cubic{{1, -2, 3, 4}};
  long values[n];
  Complex sum{0, 0};
  bool on_host = true;
#pragma omp target teams distribute parallel for map(to : cubic) map(from : values)
  for (int i = 0; i < n; ++i) values[i] = cubic(i);
#pragma omp target parallel for map(from : on_host) map(tofrom : sum) reduction(sum : sum)
  for (int i = 0; i < n; ++i) {
    sum += Complex{double(i), -0.5 * i};
    if (i == 0) on_host = omp_is_initial_device();
  }
  int wrong = 0;
  for (long i = 0; i < n; ++i) wrong += values[i] != ((4 * i + 3) * i - 2) * i + 1;
#pragma omp target
  for (int i = 0; i < 3; ++i) printf("GPU %d: %s %.3f %c\n", i, "pi is", 3.14159, 'x');
  std::printf("on the host %d, wrong %d, sum %g %g\n", on_host, wrong, sum.re, sum.im);
}
