! OpenACC offloading in Fortran: a step of Jacobi's method, gangs and vectors, data that stays on the GPU.
program acc
  use openacc
  implicit none
  integer, parameter :: n = 24
  real(8) :: a(n, n), b(n, n), by_host(n, n), change
  integer :: i, j, round
  logical :: on_device
  a = 0
  a(:, 1) = 1
  b = a
  by_host = a
  !$acc parallel copyout(on_device)
  on_device = acc_on_device(acc_device_radeon)
  !$acc end parallel
  !$acc data copy(a) copyin(b)
  do round = 1, 4
    change = 0
    !$acc parallel loop gang collapse(2) reduction(max: change)
    do j = 2, n - 1
      do i = 2, n - 1
        b(i, j) = 0.25d0 * (a(i - 1, j) + a(i + 1, j) + a(i, j - 1) + a(i, j + 1))
        change = max(change, abs(b(i, j) - a(i, j)))
      end do
    end do
    !$acc kernels
    a(2:n - 1, 2:n - 1) = b(2:n - 1, 2:n - 1)
    !$acc end kernels
  end do
  !$acc end data
  do round = 1, 4
    by_host(2:n - 1, 2:n - 1) = 0.25d0 * (by_host(1:n - 2, 2:n - 1) + by_host(3:n, 2:n - 1) + &
      by_host(2:n - 1, 1:n - 2) + by_host(2:n - 1, 3:n))
  end do
  print '(a, l1, a, l1, a, f8.5)', 'on the device ', on_device, ', field right ', all(a == by_host), ', change ', change
end program
