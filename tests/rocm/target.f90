! OpenMP offloading in Fortran: matrix times matrix on the GPU.
program target
  use omp_lib
  implicit none
  integer, parameter :: n = 24
  real(8) :: a(n, n), b(n, n), c(n, n)
  integer :: i, j, k
  logical :: on_host
  do j = 1, n
    do i = 1, n
      a(i, j) = i + j
      b(i, j) = i - j
    end do
  end do
  !$omp target map(from: on_host)
  on_host = omp_is_initial_device()
  !$omp end target
  !$omp target teams distribute parallel do collapse(2) map(to: a, b) map(from: c) private(k)
  do j = 1, n
    do i = 1, n
      c(i, j) = 0
      do k = 1, n
        c(i, j) = c(i, j) + a(i, k) * b(k, j)
      end do
    end do
  end do
  print '(a, l1, a, l1)', 'on the host ', on_host, ', product right ', all(c == matmul(a, b))
end program
