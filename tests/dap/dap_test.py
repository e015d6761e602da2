"""Installs the client and runs dap_test.js. usage: dap_test.py LOCKSTEP FOLDER SOURCE"""
import os
import shutil
import subprocess
import sys

lockstep, folder, source = sys.argv[1:4]
package, version = "@vscode/debugadapter-testsupport", "1.68.0"
here = os.path.dirname(os.path.abspath(__file__))


def skip(why):
    print("skipped:", why)
    sys.exit(77)


node, npm = shutil.which("node"), shutil.which("npm")
if not node:
    skip("there is no node (package nodejs)")
if not os.path.isdir(os.path.join(folder, "node_modules", package)):
    if not npm:
        skip("there is no npm to install " + package)
    words = [npm, "install", "--no-audit", "--no-fund", "--prefix", folder, package + "@" + version]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=240)
    except subprocess.TimeoutExpired:
        skip("npm did not install " + package + " within 240 s")
    if done.returncode != 0:
        skip("npm cannot install " + package + ": " + done.stderr.strip().replace("\n", " ")[-300:])
environment = dict(os.environ, NODE_PATH=os.path.join(folder, "node_modules"))
words = [node, os.path.join(here, "dap_test.js"), lockstep, os.path.join(folder, "steps.hsaco"), source]
sys.exit(subprocess.run(words, env=environment, timeout=500).returncode)
