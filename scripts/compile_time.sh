#!/usr/bin/env bash
# What the programs in bench/compile_time take to compile at -O2: user seconds of the processor, MB of memory, and the
# seconds as a multiple of those for reference.cpp, which is compiled just before: the least of several runs. Seconds
# depend on the machine and on what else it runs; the multiples less so.
# usage: scripts/compile_time.sh [--isas] [RUNS [COMPILER...]]   (default: 3 runs of g++ and clang++-22)
#   --isas: the rows of every ISA, too, and what each adds to a program that has CDNA4
set -euo pipefail
cd "$(dirname "$0")/.."
isas=()
if [ "${1:-}" = --isas ]; then
  shift
  for folder in vendor-xml/isas/*/; do isas+=("$(basename "$folder")"); done
fi
runs=${1:-3}
shift $(($# < 1 ? $# : 1))
compilers=("$@")
[ ${#compilers[@]} -gt 0 ] || compilers=(g++ clang++-22)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# measure COMPILER RUNS PROGRAM: "S s, M MB, R x"
measure() {
  python3 - "$@" "$work/object" <<'PYTHON'
import os, resource, subprocess, sys
compiler, runs, program, to = sys.argv[1:]

def one(source):
    """Seconds and MB of one compilation, in a process of its own: memory is the largest of a process's children."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        subprocess.run([compiler, "-std=c++20", "-O2", "-Iinclude", "-Igenerated", "-c", source, "-o", to], check=True)
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        os.write(write, f"{used.ru_utime} {used.ru_maxrss // 1000}".encode())
        os._exit(0)
    os.close(write)
    _, status = os.waitpid(child, 0)
    if status != 0:
        sys.exit(f"{compiler} does not compile {source}")
    return [float(part) for part in os.read(read, 100).split()]

pairs = [(one("bench/compile_time/reference.cpp"), one(program)) for _ in range(int(runs))]
reference = min(pair[0][0] for pair in pairs)
seconds, megabytes = min(pair[1] for pair in pairs)
print(f"{seconds:.2f} s, {megabytes:.0f} MB, {seconds / reference:.0f} x")
PYTHON
}
row() {  # row NAME PROGRAM
  printf '%-22s' "$1"
  for compiler in "${compilers[@]}"; do printf '%-28s' "$(measure "$compiler" "$runs" "$2")"; done
  echo
}

sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo | sed -n 1p
printf '%-22s' program
printf '%-28s' "${compilers[@]}"
echo
for program in reference semantics unused simulator library core_launch; do
  row "$program" "bench/compile_time/$program.cpp"
done
# What a second ISA adds is the difference to the row of one.
two() {  # two PROGRAM ISA: both ISAs in one source file
  sed "s/launch_empty/launch_$2/; s/instruction_bytes/bytes_$2/; s/cdna4/$2/g" "bench/compile_time/$1.cpp" |
    cat "bench/compile_time/$1.cpp" - > "$work/$1_$2.cpp"
}
others=(rdna3)
[ ${#isas[@]} -eq 0 ] || others=("${isas[@]}")
for isa in "${others[@]}"; do
  [ "$isa" != cdna4 ] || continue
  for program in unused core_launch; do
    two "$program" "$isa"
    row "$program, cdna4+$isa" "$work/${program}_$isa.cpp"
  done
done
for isa in "${isas[@]}"; do
  for program in unused simulator core_launch; do
    sed "s/cdna4/$isa/g" "bench/compile_time/$program.cpp" > "$work/$program.cpp"
    row "$program, $isa" "$work/$program.cpp"
  done
done
