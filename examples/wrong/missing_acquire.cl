// The first workgroup stores numbers and sets a flag. The others wait for the flag, and take the numbers.
kernel void missing_acquire(global int* numbers, global int* results) {
  const size_t i = get_local_id(0);
  global atomic_int* flag = (global atomic_int*)numbers;
  if (get_group_id(0) == 0) {
    numbers[64 + i] = i;
    if (i == 0) atomic_store_explicit(flag, 1, memory_order_release, memory_scope_device);
  } else {
    // wrong: needs memory_order_acquire, which invalidates the caches
    while (atomic_load_explicit(flag, memory_order_relaxed, memory_scope_device) == 0) {}
    results[i] = numbers[64 + i];
  }
}
