#!/usr/bin/env bash
# lockstep run on several MPI ranks: results of one, or a sentence and untouched outputs.
# usage: ranks.sh LOCKSTEP KERNELS.hsaco WORK_FOLDER CLUSTERS.hsaco      (exit code 77: no MPI here)
set -uo pipefail
lockstep=$1 kernels=$2 work=$3 clusters=$4
if ! command -v mpirun >/dev/null; then echo "no mpirun (openmpi-bin): skipped"; exit 77; fi
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1
python3 -c '
import array
array.array("I", [(i * 2654435761) & 0xffffffff for i in range(5000)]).tofile(open("in.bin", "wb"))
array.array("I", [0x7fffffff] * 5000).tofile(open("old.bin", "wb"))'
cp in.bin in.0; cp in.bin in.1; printf 'x' | dd of=in.1 bs=1 seek=4000 conv=notrunc 2>/dev/null
failed=0
complain() { echo "FAILED: $*"; sed 's/^/    /' log; failed=1; }

# launch RANKS KERNEL ARGUMENT [MORE...]: writes out.bin, everything said to `log`; RANKS 0: no mpirun
launch() {
  local ranks=$1 kernel=$2 argument=$3
  shift 3
  local words=("$lockstep" run "$kernels" --grid 20 --block 256 --kernel "$kernel" --arg "u32:$argument" --arg buf:20000=in.bin
               --arg buf:20000=old.bin --out 2=out.bin "$@")
  if [ "$ranks" = 0 ]; then "${words[@]}" >log 2>&1; else timeout 120 mpirun -n "$ranks" "${words[@]}" >log 2>&1; fi
}

for kernel in "squares 5000" "totals 5000" "collide 1" "slow 20"; do
  read -r name argument <<<"$kernel"
  launch 0 "$name" "$argument" || complain "$name alone"
  mv out.bin one.bin
  said=$(grep -o "^$name: .* instructions" log)
  for ranks in 2 4; do
    launch "$ranks" "$name" "$argument" || complain "$name on $ranks ranks"
    cmp one.bin out.bin || complain "$name on $ranks ranks: another result"
    grep -qF "$said" log || complain "$name on $ranks ranks: other statistics than '$said'"
    [ "$(grep -c '^rank [0-9]*: [0-9]* workgroups, ' log)" = "$ranks" ] || complain "$name: no report of every rank"
  done
done

# Workgroups of a cluster stay together, whoever says how many they are.
for launch in "exchange_waves 96" "exchange_any 32 --cluster 2"; do
  read -r name items more <<<"$launch"
  # shellcheck disable=SC2086
  words=("$lockstep" run "$clusters" --kernel "$name" --grid 24 --block "$items" $more --arg buf:9216 --arg buf:9216 --arg i32:3 --out 0=out.bin)
  "${words[@]}" >log 2>&1 || complain "$name alone"
  mv out.bin one.bin
  said=$(grep -o "^$name: 24 workgroups, .* instructions" log)
  for ranks in 2 3; do
    timeout 120 mpirun -n "$ranks" "${words[@]}" >log 2>&1 || complain "$name on $ranks ranks"
    cmp one.bin out.bin || complain "$name on $ranks ranks: another result"
    grep -qF "$said" log || complain "$name on $ranks ranks: other statistics than '$said'"
  done
done
timeout 120 mpirun -n 2 "$lockstep" run "$clusters" --kernel forgets --grid 8 --block 64 --arg buf:256 >log 2>&1
[ "$?" = 1 ] && grep -q "^fault: barrier_deadlock .* workgroup (0,0,0) .*signals of the cluster's barrier 1 of 2" log ||
  complain "a cluster's barrier that is forgotten"

# refused WHAT PATTERN CODE: the launch just made failed, said so, and left out.bin alone
refused() {
  local code=$?
  [ "$code" = "$3" ] || complain "$1: exit code $code"
  grep -Eq "$2" log || complain "$1: not said: $2"
  cmp -s out.bin precious || complain "$1: the output was touched"
  [ "$(ls out.bin* | wc -l)" = 1 ] || complain "$1: something was left behind"
}
echo precious >precious; cp precious out.bin
launch 3 collide 0
refused "two values for a byte" "different values .* byte at 0x.*: workgroup \([0-9]+,0,0\) of rank [0-2] and workgroup \([0-9]+,0,0\) of rank [0-2], .*nothing was written" 1
launch 3 tickets 5000
refused "atomics that return" "by atomics that give kernels the value before.*workgroup .* of rank .* and workgroup .* of rank" 1
launch 3 faulty 5
refused "a fault" "^fault: out_of_bounds .* workgroup \(5,0,0\)" 1
# Two workgroups fault, on different ranks, the later one first: the fault is word by word that of one machine.
launch 0 two_faults 300000  # one process writes what there is, for debugging
grep '^fault: ' log >fault.one
cp precious out.bin
for ranks in 2 3; do
  launch "$ranks" two_faults 300000
  refused "two faults" "^fault: out_of_bounds .* workgroup \(5,0,0\)" 1
  grep '^fault: ' log | cmp -s - fault.one || complain "two faults on $ranks ranks: told in other words than by one"
done
launch 2 mixed 1
refused "a store and atomics" "one by atomics, one by a store: workgroup \(0,0,0\) of rank 0 and workgroup \(1,0,0\) of rank 1, .*nothing was written" 1
launch 2 squares 5000 --arg u32:1
refused "one argument too many" "lockstep: .*takes 3 arguments, 4 given" 2

timeout 120 mpirun -n 2 sh -c "exec '$lockstep' run '$kernels' --grid 20 --block 256 --kernel squares --arg u32:5000 \
  --arg buf:20000=in.\$OMPI_COMM_WORLD_RANK --arg buf:20000=old.bin --out 2=out.bin" >log 2>&1
refused "other input" "rank 1 has another code object, other arguments or other contents of buffers than rank 0" 2

# Rank 1 is killed while it runs.
timeout 120 mpirun -n 2 sh -c "
  if [ \$OMPI_COMM_WORLD_RANK = 1 ]; then (sleep 2; kill -9 \$\$) & fi
  exec '$lockstep' run '$kernels' --grid 20 --block 256 --kernel slow --arg u32:4000000000 --max-instructions 0 \
    --arg buf:20000=in.bin --arg buf:20000=old.bin --out 2=out.bin" >log 2>&1
refused "a rank that dies" "lockstep: stopped, since another rank died" 137

# No room for an output: the other one is not touched, either.
launch 2 squares 5000 --out 1=/dev/full
refused "a full disk" "lockstep: cannot write '/dev/full': No space left" 2
(trap '' XFSZ; ulimit -f 4; launch 0 squares 5000)
refused "a full disk, one process" "lockstep: cannot write 'out.bin': " 2
exit "$failed"
