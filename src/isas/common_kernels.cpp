// Matrices and memory by the host's vector instructions, which know no ISA.
#include "fast/whole.hpp"

namespace lockstep::fast {

template KernelSet make_common_set<void>(HostIsa isa);
template ChooseMatrixKernels whole_matrix_kernels<void>();
template const WmmaKernels& whole_wmma_kernels<void>(HostIsa isa);

}  // namespace lockstep::fast
