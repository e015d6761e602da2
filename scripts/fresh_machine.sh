#!/usr/bin/env bash
# Proves that README's commands work on a machine that has nothing: a bare Debian 12 in a folder, with a clone of
# the last commit and no ../shared: the demo, setup with a HIP program and Python, then the tests. Run it whenever packages or tools change: what was installed here by hand hides a
# missing install step.
# usage: scripts/fresh_machine.sh [--keep] [FOLDER] [COMMAND...]
#   FOLDER   where the machine goes (default: a new one under /var/tmp); an existing one is used again, clone renewed
#   --keep   leave it there; else it is removed, unless a command failed
#   COMMAND  what to run in the clone (default: all of these)
# Needs root, git and debootstrap.
set -euo pipefail
repository=$(cd "$(dirname "$0")/.." && pwd)
mirror=http://deb.debian.org

keep=
[ "${1:-}" = --keep ] && keep=1 && shift
machine=${1:-$(mktemp -d /var/tmp/lockstep-machine.XXXXXX)}
[ $# -gt 0 ] && shift
[ "$(id -u)" -eq 0 ] || { echo "$0: chroot and debootstrap need root" >&2; exit 2; }
command -v debootstrap >/dev/null || { echo "$0: install debootstrap first" >&2; exit 2; }
[ -z "$(git -C "$repository" status --porcelain)" ] || echo "note: uncommitted changes are not in the clone"
mkdir -p "$machine"
machine=$(cd "$machine" && pwd)

mounts=(proc sys dev)
leave() {
  local status=$?
  for place in "${mounts[@]}"; do
    ! mountpoint -q "$machine/$place" || umount -R "$machine/$place"
  done
  if [ -n "$keep" ] || [ $status -ne 0 ]; then
    echo "the machine is in $machine"
  else
    rm -rf --one-file-system "$machine"
  fi
}
trap leave EXIT

if [ ! -x "$machine/usr/bin/apt-get" ]; then
  debootstrap --variant=minbase bookworm "$machine" "$mirror/debian" >"$machine/debootstrap.log"
  cat >"$machine/etc/apt/sources.list" <<END
deb $mirror/debian bookworm main
deb $mirror/debian bookworm-updates main
deb $mirror/debian-security bookworm-security main
END
fi
# The way to the mirror, where this machine has one of its own.
cp /etc/resolv.conf /etc/hosts "$machine/etc/"
certificates=()  # npm's way to its registry
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp "$NODE_EXTRA_CA_CERTS" "$machine/etc/extra-certificates.crt"
  certificates=(NODE_EXTRA_CA_CERTS=/etc/extra-certificates.crt)
fi
rm -rf "$machine/root/lockstep"
git clone -q --no-hardlinks "$repository" "$machine/root/lockstep"
mount -t proc proc "$machine/proc"
mount --rbind /sys "$machine/sys" && mount --make-rslave "$machine/sys"
mount --rbind /dev "$machine/dev" && mount --make-rslave "$machine/dev"

run() {
  echo "== $* (in a bare Debian 12, $(git -C "$repository" rev-parse --short HEAD))"
  local start=$SECONDS
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 "${certificates[@]}" \
    chroot "$machine" /bin/sh -c 'cd /root/lockstep && exec "$@"' sh "$@"
  echo "== $* took $((SECONDS - start)) s"
}

if [ $# -gt 0 ]; then
  run "$@"
else
  run ./scripts/demo.sh
  # Before the tests, whose packages would hide what setup.sh does not install.
  run ./scripts/setup.sh
  run ./scripts/compile_hip.sh tests/hip/programs/streams.hip /tmp/streams gfx950,gfx1201 -l:libamdhip64.so.5 -std=c++20 -pthread
  run build/release/tools/lockstep/lockstep hip /tmp/streams
  run ./scripts/hipcc tests/hip/projects/cmake/alone.hip -o /tmp/alone
  run build/release/tools/lockstep/lockstep hip /tmp/alone
  run env PYTHONPATH=tools/python python3 examples/python/guide.py
  run ./scripts/build_wheel.sh
  run ./scripts/test.sh
fi
