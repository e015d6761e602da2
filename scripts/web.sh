#!/usr/bin/env bash
# The page that shows a kernel run (web/).
# usage: scripts/web.sh [serve [ISA...]|build [ISA...]|release|test]
#   serve  builds, then serves the page at http://localhost:8800 (LOCKSTEP_WEB_PORT)
#   build  builds web/dist: static files for any server
#   release  builds the page with all modules, and packs it for a release: build/lockstep-web.tar.gz
#   test   the page's tests, with the modules that stand in build/web; a sentence and status 77 where something is missing
# ISAs are folders of vendor-xml/isas; none: those of the examples; all: each of them. Modules are compiled anew when
# their sources are newer. LOCKSTEP_WEB_MODULES: a folder of modules that somebody has built, used as it is.
set -euo pipefail
cd "$(dirname "$0")/.."

word=${1:-serve}
[ $# -eq 0 ] || shift
modules=${LOCKSTEP_WEB_MODULES:-build/web}

packages() {
  [ -d web/node_modules/esbuild ] && [ web/node_modules/.package-lock.json -nt web/package-lock.json ] && return
  command -v npm >/dev/null || scripts/install_packages.sh web
  (cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error)
  touch web/node_modules/.package-lock.json
}

# Whether no source is newer than a module, and none of the interface newer than the catalogue.
module_current() { # ISA
  [ -f "$modules/$1.wasm" ] && [ -f "$modules/$1.help.json" ] &&
    [ -z "$(find include generated src web/module -newer "$modules/$1.wasm" -name '*.?pp' -print -quit)" ] &&
    [ -z "$(find vendor-xml web/module/pseudocode.py -newer "$modules/$1.help.json" -type f -print -quit)" ]
}
catalogue_current() { [ -f "$modules/modules.json" ] && [ -z "$(find web/module -newer "$modules/modules.json" -name '*js' -print -quit)" ]; }
current() { # of all modules that are there
  local file
  catalogue_current || return
  for file in "$modules"/*.wasm; do module_current "$(basename "$file" .wasm)" || return; done
}

build() { # ISA...
  local isas=("$@") isa missing=()
  [ ${#isas[@]} -gt 0 ] || isas=(rdna3_5 cdna3 cdna4)
  [ "${isas[0]}" != all ] || mapfile -t isas < <(cd vendor-xml/isas && ls -d */ | tr -d /)
  packages
  if [ -z "${LOCKSTEP_WEB_MODULES:-}" ]; then
    for isa in "${isas[@]}"; do
      module_current "$isa" || missing+=("$isa")
    done
    if [ ${#missing[@]} -gt 0 ] || ! catalogue_current; then
      scripts/install_packages.sh web
      [ ${#missing[@]} -eq 0 ] || echo "compiling WebAssembly modules: ${missing[*]} (a minute each)"
      scripts/web_module.sh "$modules" "${missing[@]:-${isas[0]}}"
    fi
  fi
  (cd web && npx tsc --noEmit)
  node web/build.mjs "$modules"
}

case "$word" in
  build)
    build "$@"
    echo "web/dist: $(du -sh web/dist | cut -f1)"
    ;;
  serve)
    build "$@"
    exec node web/serve.mjs "${LOCKSTEP_WEB_PORT:-8800}"
    ;;
  release)
    build all
    # The same files make the same archive. Source maps are for who changes the page.
    tar -C web/dist --exclude='*.map' --transform='s,^\.,lockstep-web,' --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -c . |
      gzip -9n > build/lockstep-web.tar.gz
    echo "build/lockstep-web.tar.gz: $(stat -c %s build/lockstep-web.tar.gz) bytes. Unpack it where a server serves static files."
    ;;
  test)
    skip() { echo "skipped: $1"; exit 77; }
    command -v node >/dev/null || skip "node is not installed (scripts/install_packages.sh web)"
    # deflate-raw, in which links hold code
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 12) ? 0 : 1)' ||
      skip "node is older than 20.12"
    [ -d web/node_modules/esbuild ] || skip "no web/node_modules: scripts/web.sh build installs them"
    [ -f "$modules/modules.json" ] || skip "no WebAssembly modules in $modules: scripts/web.sh build compiles them"
    [ -n "${LOCKSTEP_WEB_MODULES:-}" ] || current || skip "the modules in $modules are older than their sources: scripts/web.sh build"
    # A page of the tests' own: web/dist may be served at this time.
    export LOCKSTEP_WEB_DIST=$PWD/build/web_test
    node web/build.mjs "$modules"
    # Where there is no Chromium, the tests of the page itself skip with a sentence; the others run.
    exec node --test web/tests/*.test.mjs
    ;;
  *)
    sed -n '3,9s/^# //p' "$0" >&2
    exit 2
    ;;
esac
