#!/usr/bin/env bash
# lockstep run on several MPI ranks: results of one, or a sentence and untouched outputs.
# usage: ranks.sh PART LOCKSTEP KERNELS.hsaco WORK_FOLDER CLUSTERS.hsaco      (exit code 77: no MPI here)
# PART: results, large, refused, dying. mpirun waits most of the time, so the first three run beside other tests; in the last one ranks die at
# certain moments, which a busy machine misses.
set -uo pipefail
part=$1 lockstep=$2 kernels=$3 work=$4 clusters=$5
case $part in results | large | refused | dying) ;; *) echo "$0: unknown part '$part'" >&2; exit 2 ;; esac
if ! command -v mpirun >/dev/null; then echo "no mpirun (openmpi-bin): skipped"; exit 77; fi
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1
# Two mpirun that start at once both make OpenMPI's folder of the machine, and one of them fails: each part has a folder of its own. Its name is
# short, since sockets are made in it.
TMPDIR=$(mktemp -d /tmp/ranks.XXXXXX) && export TMPDIR || exit 1
trap 'rm -rf "$TMPDIR"' EXIT
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
  if [ "$ranks" = 0 ]; then "${words[@]}" >log 2>&1; else timeout -k 5 120 mpirun -n "$ranks" "${words[@]}" >log 2>&1; fi
}

if [ $part = results ]; then

for kernel in "squares 5000" "totals 5000" "collide 1" "slow 20" "counters 5000" "overlap 0" "store_then_add 0" "old_value 0"; do
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

fi

# Large buffers: inputs that are mapped, outputs that ranks write themselves; from zeros, and from a file that is shorter and ends
# inside a page, of which some blocks stay, are changed by one rank or by several, or are reached by atomics.
python3 -c '
import array
array.array("I", [(i * 2654435761) & 0xffffffff for i in range(1 << 20)]).tofile(open("large.in", "wb"))
array.array("I", [0x7fffffff] * 800001).tofile(open("large.old", "wb"))'
large() {  # RANKS KERNEL ARGUMENT OLD [MORE...]: the same with 4096 workgroups
  local ranks=$1 kernel=$2 argument=$3 old=$4
  shift 4
  local words=("$lockstep" run "$kernels" --grid 4096 --block 256 --kernel "$kernel" --arg "u32:$argument" --arg "buf:4M=${input:-large.in}"
               --arg "buf:4M$old" --out 2=out.bin "$@")
  if [ "$ranks" = 0 ]; then "${words[@]}" >log 2>&1; else timeout -k 5 120 mpirun -n "$ranks" "${words[@]}" >log 2>&1; fi
}
if [ $part = large ]; then

for old in "" "=large.old"; do
  for kernel in "squares 1048576" "squares 700001" "totals 1048576" "collide 1" "scattered 1048576"; do
    read -r name argument <<<"$kernel"
    large 0 "$name" "$argument" "$old" || complain "large $name alone"
    mv out.bin one.bin
    for ranks in 2 4; do
      large "$ranks" "$name" "$argument" "$old" --out 2=second.bin --out 1=in.bin.again || complain "large $name on $ranks ranks"
      cmp one.bin out.bin || complain "large $name on $ranks ranks: another result"
      cmp one.bin second.bin || complain "large $name on $ranks ranks: another result in the second file"
      cmp large.in in.bin.again || complain "large $name on $ranks ranks: another input"
    done
  done
done
large 0 squares 700001 =large.old --print 2:u32:9 --expect 2=one.bin >/dev/null
mv out.bin one.bin
large 2 squares 700001 =large.old --print 2:u32:9 --expect 2=one.bin || complain "an output that is shown and compared"
cmp one.bin out.bin || complain "an output that is shown and compared: another result"
cp large.old same.bin
large 2 squares 700001 =same.bin --out 2=same.bin || complain "input and output in one file"
cmp one.bin same.bin || complain "input and output in one file: another result"

# A launcher that does not tell ranks who they are, and a rank that does not see the files, as on another machine: rank 0 merges all.
large 0 squares 700001 =large.old
mv out.bin one.bin
mkdir -p elsewhere
cat >as_rank.sh <<'END'
if [ "$how" = untold ]; then unset OMPI_COMM_WORLD_RANK; fi
if [ "$how" = hidden ] && [ "$OMPI_COMM_WORLD_RANK" = 1 ]; then
  exec unshare -m sh -c 'mount -t tmpfs tmpfs elsewhere && touch hidden && exec "$@"' sh "$@"
fi
exec "$@"
END
for how in untold hidden; do
  [ $how = untold ] || unshare -m mount -t tmpfs tmpfs elsewhere 2>/dev/null || continue
  how=$how timeout -k 5 120 mpirun -n 2 sh as_rank.sh "$lockstep" run "$kernels" --grid 4096 --block 256 --kernel squares --arg u32:700001 \
    --arg buf:4M=large.in --arg buf:4M=large.old --out 2=elsewhere/out.bin >log 2>&1 || complain "$how"
  cmp one.bin elsewhere/out.bin || complain "$how: another result"
  [ $how = untold ] || [ -e hidden ] || complain "$how: not hidden"
done

fi
if [ $part = results ]; then

# The report counts what all ranks ran; checks are refused.
launch 0 totals 5000 --report --quiet || complain "a report alone"
mv log report.one
for ranks in 2 3; do
  launch "$ranks" totals 5000 --report --quiet || complain "a report of $ranks ranks"
  grep -v '^rank ' log | cmp -s - report.one || complain "a report of $ranks ranks: another one"
done
grep -q '^  exact .*  S_ENDPGM$' report.one || { cp report.one log; complain "a report that says nothing"; }
launch 2 totals 5000 --check wait
[ "$?" = 2 ] && grep -q "checks look at one process: not with ranks" log || complain "checks on ranks"

# Workgroups of a cluster stay together, whoever says how many they are.
for launch in "exchange_waves 96" "exchange_any 32 --cluster 2"; do
  read -r name items more <<<"$launch"
  # shellcheck disable=SC2086
  words=("$lockstep" run "$clusters" --kernel "$name" --grid 24 --block "$items" $more --arg buf:9216 --arg buf:9216 --arg i32:3 --out 0=out.bin)
  "${words[@]}" >log 2>&1 || complain "$name alone"
  mv out.bin one.bin
  said=$(grep -o "^$name: 24 workgroups, .* instructions" log)
  for ranks in 2 3; do
    timeout -k 5 120 mpirun -n "$ranks" "${words[@]}" >log 2>&1 || complain "$name on $ranks ranks"
    cmp one.bin out.bin || complain "$name on $ranks ranks: another result"
    grep -qF "$said" log || complain "$name on $ranks ranks: other statistics than '$said'"
  done
done
timeout -k 5 120 mpirun -n 2 "$lockstep" run "$clusters" --kernel forgets --grid 8 --block 64 --arg buf:256 >log 2>&1
[ "$?" = 1 ] && grep -q "^fault: barrier_deadlock .* workgroup (0,0,0) .*signals of the cluster's barrier 1 of 2" log ||
  complain "a cluster's barrier that is forgotten"

fi

# refused WHAT PATTERN CODE: the launch just made failed, said so, and left out.bin alone
refused() {
  local code=$?
  [ "$code" = "$3" ] || complain "$1: exit code $code"
  grep -Eq "$2" log || complain "$1: not said: $2"
  cmp -s out.bin precious || complain "$1: the output was touched"
  [ "$(ls out.bin* | wc -l)" = 1 ] || complain "$1: something was left behind"
}
echo precious >precious; cp precious out.bin

if [ $part = refused ]; then

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
launch 2 mixed 2
refused "a store and atomics" "one by atomics, one by a store: workgroup \(0,0,0\) of rank 0 and workgroup \(2,0,0\) of rank 1, .*nothing was written" 1
launch 2 store_then_add 2
refused "a store before atomics" "by atomics, and one of them by a store, too: workgroup \(0,0,0\) of rank 0 and workgroup \(2,0,0\) of rank 1, .*nothing was written" 1
forms=(0 3)  # all ways of storing in the weekly run
[ -z "${LOCKSTEP_WEEKLY:-}" ] || forms=(0 1 2 3 4 5 6 7)
for form in "${forms[@]}"; do
  launch 2 old_value $((65536 * form + 2))
  refused "a store of what was there, $form" "different values .* byte at 0x.*: workgroup \(0,0,0\) of rank 0 and workgroup \(2,0,0\) of rank 1, .*nothing was written" 1
done
launch 2 old_value_and_add 2
refused "a store of what was there, and atomics" "one by atomics, one by a store: workgroup \(0,0,0\) of rank 0 and workgroup \(2,0,0\) of rank 1" 1
launch 2 swap_back 0
refused "compare-and-swaps" "by atomics whose order would be seen in the result: workgroup .* of rank 0 and workgroup .* of rank 1" 1
launch 2 overlap 2
refused "atomics of two sizes" "by different atomics, whose order would be seen: workgroup \(0,0,0\) of rank 0 and workgroup \(2,0,0\) of rank 1" 1
launch 2 squares 5000 --arg u32:1
refused "one argument too many" "lockstep: .*takes 3 arguments, 4 given" 2

timeout -k 5 120 mpirun -n 2 sh -c "exec '$lockstep' run '$kernels' --grid 20 --block 256 --kernel squares --arg u32:5000 \
  --arg buf:20000=in.\$OMPI_COMM_WORLD_RANK --arg buf:20000=old.bin --out 2=out.bin" >log 2>&1
refused "other input" "rank 1 has another code object, other arguments or other contents of buffers than rank 0" 2

fi
if [ $part = dying ]; then

# Rank 1 is killed while it runs.
timeout -k 5 120 mpirun -n 2 sh -c "
  if [ \$OMPI_COMM_WORLD_RANK = 1 ]; then (sleep 2; kill -9 \$\$) & fi
  exec '$lockstep' run '$kernels' --grid 20 --block 256 --kernel slow --arg u32:4000000000 --max-instructions 0 \
    --arg buf:20000=in.bin --arg buf:20000=old.bin --out 2=out.bin" >log 2>&1
refused "a rank that dies" "lockstep: stopped, since another rank died" 137

fi
if [ $part = refused ]; then

# No room for an output: the other one is not touched, either.
launch 2 squares 5000 --out 1=/dev/full
refused "a full disk" "lockstep: cannot write '/dev/full': No space left" 2
(trap '' XFSZ; ulimit -f 4; launch 0 squares 5000)
refused "a full disk, one process" "lockstep: cannot write 'out.bin': " 2

# The same of large buffers, whose outputs the ranks write.
large 3 collide 0 =large.old
refused "two values for a byte, large" "different values .* byte at 0x.*: workgroup \([0-9]+,0,0\) of rank [0-2] and workgroup \([0-9]+,0,0\) of rank [0-2], .*nothing was written" 1
large 2 old_value 512 =large.old
refused "a store of what was there, large" "different values .* byte at 0x.*: workgroup \(0,0,0\) of rank 0 and workgroup \(512,0,0\) of rank 1, .*nothing was written" 1
large 2 tickets 5000 =large.old
refused "atomics that return, large" "by atomics that give kernels the value before" 1
large 2 faulty 5 =large.old
refused "a fault, large" "^fault: out_of_bounds .* workgroup \(5,0,0\)" 1
large 2 squares 1048576 "" --out 1=/dev/full
refused "a full disk, large" "lockstep: cannot write '/dev/full': No space left" 2
mkdir -p small
if mount -t tmpfs -o size=2M tmpfs small 2>/dev/null; then
  large 2 squares 1048576 "" --out 2=small/out.bin
  refused "a disk that gets full" "lockstep: (rank 1 )?cannot write '.*small/out.bin': No space left" 2
  [ -z "$(ls small)" ] || complain "a disk that gets full: something was left behind"
  umount small
fi
cp large.in large.0; cp large.in large.1
for change in no yes; do
  [ $change = no ] || printf 'x' | dd of=large.1 bs=1 seek=3000000 conv=notrunc 2>/dev/null
  timeout -k 5 120 mpirun -n 2 sh -c "exec '$lockstep' run '$kernels' --grid 4096 --block 256 --kernel squares --arg u32:1048576 \
    --arg buf:4M=large.\$OMPI_COMM_WORLD_RANK --arg buf:4M --out 2=out.bin" >log 2>&1
  code=$?
  [ $change = yes ] || [ $code = 0 ] || complain "copies of a large input"
  [ $change = yes ] || cp precious out.bin
done
(exit $code)
refused "another large input" "rank 1 has another code object, other arguments or other contents of buffers than rank 0" 2

fi
if [ $part = dying ]; then

# Who makes an input shorter ends the launch.
cp large.in large.0
(sleep 2; truncate -s 0 large.0) &
input=large.0 large 2 slow 4000000000 "" --max-instructions 0
refused "an input cut off" "lockstep: 'large.0' was cut off during the run, or cannot be read any more: .*nothing was written" 2

# A rank dies while outputs are being written: what is beside them goes. (It may come too late; not five times.)
for try in 1 2 3 4 5; do
  timeout -k 5 120 mpirun -n 2 sh -c "
    if [ \$OMPI_COMM_WORLD_RANK = 1 ]; then (while [ -e /proc/\$\$ ] && [ ! -e out.bin.lockstep-* ]; do :; done; kill -9 \$\$) 2>/dev/null & fi
    exec '$lockstep' run '$kernels' --grid 65536 --block 256 --kernel squares --arg u32:16777216 --arg buf:64M --arg buf:64M --out 2=out.bin" >log 2>&1
  code=$?
  [ $code = 0 ] || break
  cp precious out.bin
done
(exit $code)
refused "a rank that dies at the end" "lockstep: stopped, since another rank died" 137

fi
exit "$failed"
