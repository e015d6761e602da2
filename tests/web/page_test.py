"""The page (web/) in a copy in the build folder: its types, its functions, and its examples with the modules of MODULES.
usage: page_test.py WEB MODULES FOLDER"""
import os
import shutil
import subprocess
import sys

web, modules, folder = sys.argv[1:4]


def skip(why):
    print("skipped:", why)
    sys.exit(77)


npm = shutil.which("npm")
if not shutil.which("node") or not npm:
    skip("there is no node or no npm (scripts/install_packages.sh web)")
version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
if tuple(int(part) for part in version.lstrip("v").split(".")[:2]) < (20, 12):
    skip("node is older than 20.12: " + version)
copy = os.path.join(folder, "web")
shutil.copytree(web, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules", "dist"))
environment = dict(os.environ, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD="1",
                   LOCKSTEP_CODE_OBJECTS=os.path.join(os.path.dirname(web), "examples", "code_objects"))
lock = os.path.join(copy, "package-lock.json")
# npm writes it last: a folder that a killed npm left behind has none.
installed = os.path.join(copy, "node_modules", ".package-lock.json")
if not os.path.exists(installed) or os.path.getmtime(installed) < os.path.getmtime(lock):
    try:
        done = subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--fetch-retries=0", "--fetch-timeout=20000"], cwd=copy, env=environment, capture_output=True, text=True, timeout=240)
    except subprocess.TimeoutExpired:
        skip("npm did not install the page's packages within 240 s")
    if done.returncode != 0:
        skip("npm cannot install the page's packages: " + done.stderr.strip().replace("\n", " ")[-300:])
with_modules = [modules] if os.path.exists(os.path.join(modules, "modules.json")) else []
if not with_modules:
    print("no modules in", modules, "- the examples and the page itself are left out")
# The page in Chromium takes minutes on a busy machine: scripts/weekly.sh has it, by scripts/web.sh test.
tests = [os.path.join(copy, "tests", name) for name in ("functions.test.mjs", "examples.test.mjs")]
for command in (["npx", "tsc", "--noEmit"], ["node", "build.mjs", *with_modules], ["node", "--test", *tests]):
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, timeout=500)
    print(*command, done.stdout[-6000:], done.stderr[-2000:])
    assert done.returncode == 0, (command, done.returncode)
