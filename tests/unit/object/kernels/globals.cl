// Global variables and a table of their addresses: .data, .bss and relocations.
global int counter = 5;
global int zeros[300];
global int* constant table[2] = {&counter, zeros};

kernel void use(global int* out, int k) {
  out[0] = *table[k];
  counter += 1;
  table[k][1] = 7;
}
