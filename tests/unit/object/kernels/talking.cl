kernel void talk(global int* p) { printf("%d\n", p[0]); }
