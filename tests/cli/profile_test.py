"""lockstep profile: counts against counting by hand, the forms of its output, the page in a browser.
usage: profile_test.py LOCKSTEP CODE_OBJECTS FOLDER_OF_TEST_KERNELS"""
import html.parser
import json
import os
import re
import shutil
import struct
import subprocess
import zlib

from harness import call, expect, folder, kernels, run_all, saxpy

observed = os.path.join(kernels, "observed.hsaco")


def words(kernel, *arguments, grid="2", block="64"):
    rest = [word for argument in arguments for word in ("--arg", argument)]
    return [observed, "--kernel", kernel, "--grid", grid, "--block", block, *rest]


def profile(*launch, engine="fast"):
    code, out, err = call("profile", *launch, "--json", "--engine", engine)
    assert code == 0 and not err, err
    return json.loads(out)


def only(counts, name):
    fitting = [each for each in counts["instructions"] if each["text"].startswith(name) and each["executions"]]
    assert len(fitting) == 1, (name, fitting)
    return fitting[0]


def test_counts_are_those_of_the_trace():
    for engine in ("fast", "reference"):
        launch = words("parting", "buf:768", "u32:1", grid="3")
        counts = profile(*launch, engine=engine)
        lines = [line.split(" ", 4) for line in call("trace", *launch)[1].splitlines()[1:]]
        by_pc = {}
        for line in lines:
            by_pc[int(line[3], 16)] = by_pc.get(int(line[3], 16), 0) + 1
        assert {each["pc"]: each["executions"] for each in counts["instructions"] if each["executions"]} == by_pc
        assert counts["total"]["executions"] == len(lines) == sum(each["instructions"] for each in counts["workgroups"])
        assert [each["id"] for each in counts["workgroups"]] == [[0, 0, 0], [1, 0, 0], [2, 0, 0]]
        # Lanes 1, 5, 9, ... 61 run the loop, each as often as its number.
        loop = max(counts["instructions"], key=lambda each: each["executions"])
        assert loop["executions"] == 3 * 61
        compare = [each for each in counts["instructions"] if each["class"] == "valu" and each["executions"] == 3 * 61]
        assert compare and all(each["lanes"] == 3 * sum(range(1, 64, 4)) and each["whole"] == 0 for each in compare)
        back = next(each for each in counts["instructions"] if each["text"].startswith("s_cbranch_execnz"))
        assert back["executions"] == 3 * 61 and back["taken"] == 3 * 60
        assert counts["wave_lanes"] == 64 and counts["waves"] == 3


def test_cache_lines():
    for stride in (1, 2, 32, 64):
        counts = profile(*words("spread", f"buf:{4 * 128 * stride}", "buf:512", f"u32:{stride}"))
        load, store = only(counts, "global_load_dword"), only(counts, "global_store_dword")
        lines128 = {address // 128 for address in range(0, 64 * 4 * stride, 4 * stride)}
        lines64 = {address // 64 for address in range(0, 64 * 4 * stride, 4 * stride)}
        assert load["executions"] == 2 and load["accesses"] == 128 and load["bytes"] == 512
        assert load["lines128"] == 2 * len(lines128) and load["lines64"] == 2 * len(lines64), (stride, load)
        assert load["least128"] == 4 and store["lines128"] == 4 and store["lines64"] == 8


def test_lds_banks():
    for stride, turns in ((1, 2), (2, 4), (4, 8), (32, 64), (33, 2)):
        counts = profile(*words("banks", "buf:512", f"u32:{stride}"))
        store, load = only(counts, "ds_write_b32"), only(counts, "ds_read_b32")
        # Accesses of 4 bytes a lane: 32 lanes at a time on 32 banks.
        expected = 0
        for first in (0, 32):
            banks = {}
            for lane in range(first, first + 32):
                banks.setdefault(lane * stride % 32, set()).add(lane * stride)
            expected += max(len(dwords) for dwords in banks.values())
        assert expected == turns
        for each in (store, load):
            assert each["lds_turns"] == 2 * turns and each["lds_least"] == 4, (stride, each)
            assert each["lds_bytes"] == 512 and each["accesses"] == 0
        assert counts["lds"]["used"] == 4 * (63 * stride + 1) <= counts["lds"]["bytes"]
    assert counts["lds"]["banks"] == 64 and counts["lds"]["narrow_banks"] == 32 and counts["cache_line"] == 128


def test_table_and_annotation():
    launch = words("parting", "buf:512", "u32:1")
    code, out, err = call("profile", *launch)
    assert code == 0 and not err
    assert out.startswith(f"parting of {observed} on gfx950\n2 workgroups, 2 waves of 64 lanes, "), out
    assert re.search(r"^valu +\d+ +[0-9.]+ % +[0-9.]+ %$", out, re.M) and "divergence: " in out and "vector memory: " in out
    assert re.search(r"^ +[0-9.]+ % +1220  .*observed\.cl:\d+$", out, re.M) or "source line" not in out, out
    code, out, err = call("profile", *launch, "--annotate")
    assert code == 0 and re.search(r"^ +[0-9.]+ % +122 +0x[0-9a-f]+ +s_cbranch_execnz \d+  ; 98\.4 % taken$", out, re.M), out
    counted = re.findall(r"^ +[0-9.]+ % +\d+ .* (0x[0-9a-f]+) +(\S+)", out, re.M)
    assert counted[-1][1] == "s_endpgm"
    even = call("profile", *words("parting", "buf:512", "u32:7"), "--annotate")[1]  # no lane: the loop is skipped
    assert re.search(r"^ {20,}0x[0-9a-f]+ +s_mul_i32", even, re.M), even


def test_source_lines():
    launch = words("parting", "buf:512", "u32:1")
    counts = profile(*launch)
    sources = {each["source"].rsplit("/", 1)[-1] for each in counts["instructions"]}
    if sources == {""}:
        print("  built without libdw: no source lines")
        return
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernels", "observed.cl")) as f:
        number = next(i for i, line in enumerate(f, 1) if "sum * 3" in line)
    lines = {}
    for each in counts["instructions"]:
        lines[each["source"]] = lines.get(each["source"], 0) + each["executions"]
    assert max(lines, key=lines.get).endswith(f"observed.cl:{number}"), lines


class Page(html.parser.HTMLParser):
    """Every element is closed, and nothing comes from elsewhere."""
    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.text, self.links, self.names = [], [], "", [], []
        self.feed(text)
        assert not self.open, self.open
        assert all(link[:1] == "#" and link[1:] in self.names for link in self.links), (self.links, self.names)

    def handle_starttag(self, tag, attributes):
        assert not {"src", "onclick"} & {name for name, _ in attributes}, (tag, attributes)
        self.links += [value for name, value in attributes if name == "href"]
        self.names += [value for name, value in attributes if name == "id"]
        assert tag not in ("script", "link", "img", "iframe")
        self.tags.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open and self.open.pop() == tag, (tag, self.open)

    def handle_data(self, data):
        self.text += data


def make_page(name, *launch):
    path = os.path.join(folder, name)
    code, out, err = call("profile", *launch, "--html", path)
    assert code == 0 and not out and not err, (out, err)
    with open(path, encoding="utf-8") as f:
        return path, f.read()


def test_page():
    _, text = make_page("parting.html", *words("parting", "buf:4096", "u32:1", grid="4,2"))
    page = Page(text)
    assert "@import" not in text and "url(" not in text and "http" not in text
    assert page.tags.count("rect") == 8, "one cell a workgroup"
    for part in ("Instructions by class", "Launch", "Hottest spots", "Roofline", "Memory", "Disassembly", "s_cbranch_execnz", "98.4 % taken"):
        assert part in page.text, part
    _, large = make_page("large.html", saxpy, "--kernel", "saxpy", "--grid", "3000", "--block", "64", "--arg", "u32:0", "--arg",
                         "f32:1", "--arg", "buf:4", "--arg", "buf:4")
    assert Page(large).tags.count("rect") <= 64
    expect(2, "lockstep: cannot write /nowhere/page.html", "profile", *words("parting", "buf:512", "u32:1"), "--html",
           "/nowhere/page.html")


def test_page_of_time():
    launch = words("banks", "buf:512", "u32:32")
    _, text = make_page("time.html", *launch, "--time")
    page = Page(text)
    assert {"time", "spots", "roofline", "classes", "grid", "memory", "disassembly"} <= set(page.names) and len(page.links) >= 12, page.names
    time = json.loads(call("profile", *launch, "--time", "--json")[1])["time"]
    for part in ("Time, an estimate", f"{time['cycles']}cycles of the launch", "How exact: gfx950: ", "waves spend cycles on", "32-way LDS conflict",
                 "waits for LDS at 0x", "reached", "pad rows by 4 bytes"):
        assert part in page.text, part
    # Cycles of every instruction, and of every line of the kernel's own file.
    for each in time["instructions"]:
        assert f'<tr id=pc{each["pc"]:#x}' in text and f'>{each["cycles"]}</td>' in text, each
    for line in time["lines"]:
        assert f'>{line["cycles"]}</td>' in text, line
    # A kernel without arithmetic has no roof.
    assert "<svg class=roofline" not in text
    launch = words("spread", "buf:512", "buf:512", "u32:1")
    _, timed = make_page("roof.html", *launch, "--time")
    _, counted = make_page("counts.html", *launch)
    assert "<circle class=reached" in timed and "<circle class=possible" in counted and "cycles of waves" not in Page(counted).text


def picture(path):
    """Rows of a PNG of 8-bit RGB or RGBA, as lists of (r, g, b)."""
    with open(path, "rb") as f:
        data = f.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed = 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
        if kind == b"IDAT":
            packed += body
        at += size + 12
    assert depth == 8 and color in (2, 6)
    step = 3 if color == 2 else 4
    raw, rows, above = zlib.decompress(packed), [], bytes(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        kind, row = raw[start], bytearray(raw[start + 1:start + 1 + width * step])
        for i in range(len(row)):
            a = row[i - step] if i >= step else 0
            b, c = above[i], above[i - step] if i >= step else 0
            if kind == 1:
                row[i] = row[i] + a & 255
            elif kind == 2:
                row[i] = row[i] + b & 255
            elif kind == 3:
                row[i] = row[i] + (a + b) // 2 & 255
            elif kind == 4:
                p = a + b - c
                best = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
                row[i] = row[i] + best & 255
        rows.append(row)
        above = row
    return [[tuple(row[x * step:x * step + 3]) for x in range(width)] for row in rows]


def test_page_in_a_browser():
    chromium = shutil.which("chromium")
    if not chromium:
        print("  skipped: no chromium (apt-get install chromium) to look at the page with")
        return
    path, _ = make_page("seen.html", *words("parting", "buf:4096", "u32:1", grid="4,2"))
    backgrounds = []
    for scheme in (1, 0):  # light, dark
        shot = os.path.join(folder, f"seen{scheme}.png")
        done = subprocess.run([chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=900,2200",
                               f"--user-data-dir={folder}/browser", f"--blink-settings=preferredColorScheme={scheme}",
                               f"--screenshot={shot}", "file://" + path], capture_output=True, text=True, timeout=200)
        assert os.path.exists(shot), done.stderr[-2000:]
        rows = picture(shot)
        pixels = [pixel for row in rows[::3] for pixel in row[::3]]
        backgrounds.append(sum(max(set(pixels), key=pixels.count)) / 3)
        hot = sum(r > g + 60 and g > b for r, g, b in pixels) / len(pixels)
        blue = sum(b > r + 60 for r, g, b in pixels) / len(pixels)
        ink = sum(abs(sum(pixel) / 3 - backgrounds[-1]) > 90 for pixel in pixels) / len(pixels)
        assert hot > 0.005 and blue > 0.001 and ink > 0.02, (scheme, hot, blue, ink)
    assert backgrounds[0] > 230 and backgrounds[1] < 60, backgrounds


def test_a_fault_is_told_with_what_ran():
    code, out, err = call("profile", saxpy, "--kernel", "saxpy", "--grid", "4", "--block", "256", "--arg", "u32:1000", "--arg", "f32:2.5",
                          "--arg", "buf:4000", "--arg", "buf:100")
    assert code == 1 and err.startswith("fault: out_of_bounds at pc ") and ", ended by a fault\n" in out, (out, err)


run_all(test_counts_are_those_of_the_trace, test_cache_lines, test_lds_banks, test_table_and_annotation, test_source_lines, test_page,
        test_page_of_time,
        test_page_in_a_browser, test_a_fault_is_told_with_what_ran)
