# Sets `processor` to what this machine's is called, with family and model: makers' names leave out which core it is
# ("AMD EPYC"). For scripts to source.
processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
processor="${processor:-unknown} family $(sed -n 's/^cpu family[^:]*: //p' /proc/cpuinfo | head -n 1) model $(sed -n 's/^model[^a-z]*: //p' /proc/cpuinfo | head -n 1)"
