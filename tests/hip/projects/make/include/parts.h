// What the parts of the program share.
#pragma once

#ifdef __cplusplus
extern "C"
#endif
    int
    count(void);

#ifdef __cplusplus
void scale(float* device, int n, float by);
void add(float* device, int n, float what);
#endif
