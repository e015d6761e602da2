"""The test of the VS Code extension (editors/vscode), on a copy in the build folder. usage: vscode_test.py LOCKSTEP FOLDER EXTENSION"""
import os
import shutil
import subprocess
import sys

lockstep, folder, extension = sys.argv[1:4]


def skip(why):
    print("skipped:", why)
    sys.exit(77)


npm = shutil.which("npm")
if not shutil.which("node") or not npm:
    skip("there is no node or no npm (packages nodejs and npm)")
copy = os.path.join(folder, "vscode")
shutil.copytree(extension, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules", "out", "*.vsix"))
lock = os.path.join(copy, "package-lock.json")
# npm writes it last: a folder that a killed npm left behind has none.
installed = os.path.join(copy, "node_modules", ".package-lock.json")
if not os.path.exists(installed) or os.path.getmtime(installed) < os.path.getmtime(lock):
    try:
        done = subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--fetch-retries=0", "--fetch-timeout=20000"], cwd=copy, capture_output=True, text=True, timeout=240)
    except subprocess.TimeoutExpired:
        skip("npm did not install the extension's packages within 240 s")
    if done.returncode != 0:
        skip("npm cannot install the extension's packages: " + done.stderr.strip().replace("\n", " ")[-300:])
environment = dict(os.environ, LOCKSTEP=lockstep, LOCKSTEP_KERNEL=os.path.join(folder, "steps.hsaco"))
done = subprocess.run([npm, "test"], cwd=copy, env=environment, capture_output=True, text=True, timeout=400)
print(done.stdout[-6000:], done.stderr[-2000:])
# With the command and the kernel there nothing may be left out.
assert done.returncode == 0 and "\n# skipped 0\n" in done.stdout.replace("ℹ", "#"), done.returncode
