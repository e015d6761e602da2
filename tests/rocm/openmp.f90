! An OpenMP target region as flang-22 compiles it: matrix times matrix on the GPU.
program openmp
  implicit none
  integer, parameter :: n = 24
  real(8) :: a(n, n), b(n, n), c(n, n)
  integer :: i, j, k
  do j = 1, n
    do i = 1, n
      a(i, j) = i + j
      b(i, j) = i - j
    end do
  end do
  !$omp target teams distribute parallel do map(to: a, b) map(from: c) private(i, k)
  do j = 1, n
    do i = 1, n
      c(i, j) = 0
      do k = 1, n
        c(i, j) = c(i, j) + a(i, k) * b(k, j)
      end do
    end do
  end do
  print '(a, l1)', 'product right ', all(c == matmul(a, b))
end program
