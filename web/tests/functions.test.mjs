// The page's pure functions: formats, arguments, addresses, operands, banks, lanes, fields.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { web } from "./harness.mjs";

if (!existsSync(join(web, "node_modules/esbuild"))) test("functions", { skip: "no web/node_modules: scripts/web.sh installs them" }, () => {});
else {
  const p = await (await import("./pure.mjs")).pure();

  test("every half and every bf16 keeps its bits", () => {
    for (let bits = 0; bits < 65536; bits++) {
      const half = p.asHalf(bits);
      if (!Number.isNaN(half)) assert.equal(p.halfBits(half), bits, `half 0x${bits.toString(16)}`);
      const brain = p.asBf16(bits);
      if (!Number.isNaN(brain)) assert.equal(p.bf16Bits(brain), bits, `bf16 0x${bits.toString(16)}`);
    }
    assert.ok(Number.isNaN(p.asHalf(p.halfBits(NaN))) && Number.isNaN(p.asBf16(p.bf16Bits(NaN))));
  });

  test("halves round to nearest, ties to even", () => {
    assert.equal(p.halfBits(65519.996), 0x7bff);
    assert.equal(p.halfBits(65520), 0x7c00);
    assert.equal(p.halfBits(1 + 2 ** -11), 0x3c00);
    assert.equal(p.halfBits(1 + 3 * 2 ** -11), 0x3c02);
    assert.equal(p.halfBits(2 ** -25), 0);
    assert.equal(p.halfBits(3 * 2 ** -25), 2);
    assert.equal(p.halfBits(1023.75 * 2 ** -24), 0x400);
    assert.equal(p.bf16Bits(1 + 2 ** -8), 0x3f80);
    assert.equal(p.bf16Bits(1 + 3 * 2 ** -8), 0x3f82);
    assert.equal(p.bf16Bits(1 + 2 ** -8 + 2 ** -30), 0x3f81); // 2^-30 is below a float's last bit, and counts
    assert.equal(p.bf16Bits((2 - 2 ** -8) * 2 ** 127), 0x7f80);
    assert.equal(p.bf16Bits(-(2 - 2 ** -8 - 2 ** -40) * 2 ** 127), 0xff7f);
    assert.equal(p.bf16Bits(2 ** -134), 0);
    assert.equal(p.bf16Bits(3 * 2 ** -134), 2);
    assert.equal(p.bf16Bits(1e300), 0x7f80);
  });

  test("registers as text", () => {
    assert.equal(p.formatValue(0xdeadbeef, "hex"), "deadbeef");
    assert.equal(p.formatValue(0xffffffff, "int"), "-1");
    assert.equal(p.formatValue(0xffffffff, "uint"), "4294967295");
    assert.equal(p.formatValue(0x3f800000, "float"), "1");
    assert.equal(p.formatValue(0x80000000, "float"), "-0");
    assert.equal(p.formatValue(0x7fc00000, "float"), "nan");
    assert.equal(p.formatValue(0xff800000, "float"), "-inf");
    assert.equal(p.formatValue(0xc0003c00, "half"), "1 -2");
    assert.equal(p.formatValue(0xc0003f80, "bf16"), "1 -2");
    for (const { id } of p.formats)
      for (const bits of [0, 1, 0x7f7fffff, 0x00000001, 0xffffffff, 0x7bff7bff, 0x12345678, 0x80008000]) assert.ok(p.formatValue(bits, id).split(" ").every((part) => part.length <= 11), `${id} ${bits}`);
  });

  test("colours: zero, signs and no numbers differ, in both themes", () => {
    const kinds = [0, 0x3f800000, 0xbf800000, 0x7fc00000, 0x7f800000, 0xff800000];
    for (const dark of [false, true]) assert.equal(new Set(kinds.map((bits) => p.toneColour(p.tonesOf(bits, "float")[0], dark))).size, kinds.length);
    assert.equal(p.tonesOf(0x3c00bc00, "half").length, 2);
    assert.deepEqual(p.tonesOf(0x3c00bc00, "half").map((tone) => tone.kind), ["negative", "positive"]);
  });

  const bytes = (text) => {
    const parsed = p.parseArgument(text);
    assert.ok(parsed.ok, parsed.message);
    assert.equal(p.printArgument(parsed.value), text);
    const made = p.launchArgument(parsed.value);
    assert.ok(made.ok, made.message);
    return made.value.bytes;
  };
  const fails = (text) => {
    const parsed = p.parseArgument(text);
    return parsed.ok ? p.launchArgument(parsed.value).message : parsed.message;
  };
  test("arguments as bytes", () => {
    assert.deepEqual([...bytes("value u32 4294967295")], [255, 255, 255, 255]);
    assert.deepEqual([...bytes("value i16 -2")], [254, 255]);
    assert.deepEqual([...bytes("value u64 0x1122334455667788")], [0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11]);
    assert.deepEqual([...bytes("value f32 -1")], [0, 0, 0x80, 0xbf]);
    assert.deepEqual([...bytes("value f16 inf")], [0, 0x7c]);
    assert.deepEqual([...new Float32Array(bytes("buffer a f32 4 count 1 0.5").buffer)], [1, 1.5, 2, 2.5]);
    assert.deepEqual([...new Uint8Array(bytes("buffer a u8 258 count"))].slice(254), [254, 255, 0, 1]);
    assert.deepEqual([...new Int8Array(bytes("buffer a i8 130 count").buffer)].slice(126), [126, 127, -128, -127]);
    assert.deepEqual([...new Int32Array(bytes("buffer a i32 4 list 7 -8").buffer)], [7, -8, 0, 0]);
    assert.deepEqual(bytes("buffer a f32 9 random 3"), bytes("buffer a f32 9 random 3"));
    assert.notDeepEqual(bytes("buffer a f32 9 random 3"), bytes("buffer a f32 9 random 4"));
    for (const number of new Int32Array(bytes("buffer a i32 500 random 1 -3 3").buffer)) assert.ok(number >= -3 && number <= 3);
    assert.deepEqual([...bytes("buffer a u16 5 fill 0x1234")], [0x34, 0x12, 0x34, 0x12, 0x34, 0x12, 0x34, 0x12, 0x34, 0x12]);
    assert.deepEqual([...new BigInt64Array(bytes("buffer a i64 3 count -1").buffer)], [-1n, 0n, 1n]);
    assert.deepEqual([...bytes("buffer a f16 2 count 1")], [0, 0x3c, 0, 0x40]);
    assert.equal(bytes("local 64"), 64);
  });
  test("the buffers of a launch have 64 MiB together, and random numbers are made fast", () => {
    const list = (...texts) => p.launchArguments(texts.map((text) => p.parseArgument(text).value));
    const half = "buffer a u8 33554432 zero";
    assert.ok(list(half, "value u32 1", half).ok);
    assert.match(list(half, half, "buffer b u8 1").message, /67108865 bytes together.*64 MiB/);
    assert.match(list("value u8 256").message, /does not fit/);
    const began = process.cpuUsage().user;
    assert.ok(list("buffer a u8 4194304 random").ok);
    const seconds = (process.cpuUsage().user - began) / 1e6;
    assert.ok(seconds < 0.8, `${seconds} s`); // by texts it takes longer than 1.1 s
  });
  test("wrong arguments have a sentence", () => {
    assert.match(fails("value u8 256"), /does not fit into u8/);
    assert.match(fails("value u8 -1"), /does not fit/);
    assert.match(fails("value i32 1.5"), /no integer/);
    assert.match(fails("value f32 one"), /no number/);
    assert.match(fails("buffer a f32 0 zero"), /not a number of elements/);
    assert.match(fails("buffer a f64 9000000 zero"), /more than 64 MiB/);
    assert.match(fails("buffer a f32 2 list 1 2 3"), /3 numbers for 2/);
    assert.match(fails("buffer a f32 4 spiral"), /no pattern/);
    assert.match(fails("buffer a f31 4"), /a buffer is written/);
    assert.match(fails("local -1"), /LDS is written/);
    assert.match(fails("local 4294968320"), /LDS is written/); // 1024 in 32 bits
    assert.match(fails("buffer a i32 4 count 0 0.5"), /'0.5' is no integer/);
    assert.match(fails("buffer a u32 4 count -1"), /-1 does not fit into u32/);
    assert.match(fails("buffer a u8 4 fill 256"), /does not fit into u8/);
    assert.match(fails("texture a"), /a buffer is written/);
  });

  test("a text carries its launch", () => {
    const source = "//# title T\n//# target gfx942\n//# grid 2 3\n//# block 64\n//# memory at once\n//# turn 8\n//# buffer a f32 4 count\n//# value u32 7\ns_endpgm\n";
    const { title, setup, problems } = p.describe(source);
    assert.equal(title, "T");
    assert.deepEqual(setup.grid, [2, 3, 1]);
    assert.deepEqual(problems, []);
    assert.deepEqual(p.describe(p.printSetup(setup).join("\n")).setup, setup);
    assert.match(p.describe("//# grid 0\n//# gird 1").problems.join(), /from 1.*gird/s);
  });

  test("an address brings back code, arguments and place", async () => {
    const setup = { ...p.plainSetup, target: "gfx942", grid: [2, 1, 1], turn: 4, memory: "at once", arguments: [p.parseArgument("buffer a f32 4 list 1 -2 3e5").value, p.parseArgument("value u32 9").value] };
    const place = { example: "", source: "s_endpgm // ü & = + #\n".repeat(50), setup, step: 17, wave: 1, format: "bf16", breakpoints: [0, 36], conditions: new Map([[36, "v3[5] > 10 && s4 == 0"]]) };
    const hash = await p.writeAddress(place);
    assert.ok(hash.length < 400, `${hash.length} characters`);
    const back = await p.readAddress("#" + hash);
    assert.deepEqual(back.place, place);
    assert.deepEqual(back.problems, []);
    const damaged = await p.readAddress("#z=AAAA&step=x&grid=1&arg=texture");
    assert.equal(damaged.problems.length, 3);
    assert.equal(damaged.place.step, 0);
  });

  test("an address holds 2 MiB of code at most", async () => {
    assert.equal((await p.unpack(await p.pack("ü".repeat(1 << 20)))).length, 1 << 20);
    const { place, problems } = await p.readAddress("#z=" + (await p.pack(" ".repeat((2 << 20) + 1))));
    assert.equal(place.source, "");
    assert.match(problems.join(), /longer than 2 MiB/);
  });

  test("a module that stops in a move leaves its sentence; the timeline is asked for once at a place", async () => {
    for (const failing of [1, 2]) {
      const model = new p.Model({ isas: [] });
      let asked = 0;
      model.session = { timeline: () => [++asked], close: () => {} };
      assert.deepEqual([model.timeline, model.timeline], [[1], [1]]);
      model.tell("place");
      assert.deepEqual(model.timeline, [2]);
      const changes = [];
      model.listen((change) => changes.push(change));
      let moves = 0;
      model.move(() => {
        if (++moves === failing) throw new Error("the module has stopped: unreachable");
        return { reason: "limit", executed: 1 };
      });
      await new Promise((resolve) => setTimeout(resolve));
      assert.deepEqual([model.session, model.message, model.busy], [null, "the module has stopped: unreachable", false]);
      assert.deepEqual(changes, ["program"]);
    }
  });

  test("operands are marked read and written", () => {
    const use = (name, read, written) => ({ name, read, written, file: "vgpr", first: 0, count: 1, implicit: false });
    const marks = (text, uses) => p.pieces(text, uses).filter((piece) => piece.read || piece.written).map((piece) => `${piece.text}${piece.read ? " r" : ""}${piece.written ? " w" : ""}`);
    assert.deepEqual(marks("v_add_f32_e32 v4, 1.0, v4", [use("v4", true, true)]), ["v4 w", "v4 r"]);
    assert.deepEqual(marks("v_fmac_f32_e32 v0, v1, v2", [use("v0", true, true), use("v1", true, false), use("v2", true, false)]), ["v0 r w", "v1 r", "v2 r"]);
    assert.deepEqual(marks("global_store_b32 v1, v4, s[2:3] offset:4", [use("v1", true, false), use("v4", true, false), use("s[2:3]", true, false)]), ["v1 r", "v4 r", "s[2:3] r"]);
    assert.deepEqual(marks("s_mov_b32 exec_lo, 0xffff", [use("exec_lo", false, true)]), ["exec_lo w"]);
    assert.equal(p.pieces("v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, v3", []).map((piece) => piece.text).join(""), "v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, v3");
  });

  test("bank conflicts, touches, lanes, fields", () => {
    const access = (dword, bytes = 4) => ({ lane: 0, space: "lds", address: BigInt(4 * dword), bytes, kind: "read", buffer: -1, offset: 0 });
    const column = (stride) => Array.from({ length: 32 }, (_, lane) => access(lane * stride));
    assert.equal(Math.max(...p.bankUse(column(32), 32)), 32);
    assert.equal(Math.max(...p.bankUse(column(33), 32)), 1);
    assert.equal(Math.max(...p.bankUse(column(0), 32)), 1); // one dword for all is no conflict
    assert.deepEqual(p.bankUse([access(31, 8)], 32).slice(0, 2), [1, 0]);
    assert.equal(p.readTouch(0), null);
    assert.deepEqual(p.readTouch((0x80000000 | (5 << 18) | (2 << 16) | (3 << 6) | 17) >>> 0), { lane: 17, wave: 3, kind: "written", workgroup: 5 });
    const moves = (from) => ({ from: Int8Array.from(from), source: "v1", target: "v2", computes: false });
    assert.equal(p.describeMoves(moves([1, 0, 3, 2]), 4), "lane l reads lane l xor 1");
    assert.equal(p.describeMoves(moves([-1, 0, 1, 2]), 4), "lane l reads lane l − 1, 1 lanes get 0");
    assert.equal(p.describeMoves(moves([2, 2, 2, 2]), 4), "all lanes read lane 2");
    assert.equal(p.fieldValue({ name: "X", offset: 28, width: 8, value: null }, [0xa0000000, 0x5]), 0x5an);
  });

  test("conditions of breakpoints", () => {
    const state = { vgprs: new Uint32Array(64 * 4), accvgprs: new Uint32Array(64), scalars: new Uint32Array(256), sgprCount: 8, lanes: 32, exec: 0xfn, vcc: 0xffffffffn, scc: true, m0: 0 };
    const files = { scalarNames: Array.from({ length: 256 }, (_, n) => (n < 106 ? `s${n}` : n === 124 ? "m0" : n === 126 ? "exec_lo" : "")) };
    state.vgprs[64 * 3 + 5] = 11;
    state.vgprs[64 * 2 + 1] = 0x3f000000; // 0.5
    state.vgprs[64 * 1 + 2] = 0xffffffff;
    state.accvgprs[3] = 7;
    [state.scalars[4], state.scalars[5], state.scalars[124], state.scalars[126]] = [0, 1, 9, 0xf];
    const holds = (text) => {
      const parsed = p.parseCondition(text);
      assert.ok(parsed.ok, parsed.message);
      return parsed.value(state, files);
    };
    for (const text of ["v3[5] > 10", "v3[5]==11", "v3[5] >= 0xb", "v1 == -1", "v1 == 4294967295", "v1 == 0xffffffff", "v2 == 0.5", "v2[1] < 0.75", "s4 == 0", "s[4:5] == 4294967296", "exec == 15", "exec_lo == 0xf", "m0 != 3", "scc == 1", "vcc > 5", "a0 == 7", "s4 == 1 || v3[5] < 12", "s4 == 0 && scc == 1", "v2[1] > 5e-1 || v2[1] <= .5"])
      assert.equal(holds(text), true, text);
    // Lane 5 is not enabled; lane 40 and v9 are not there.
    for (const text of ["v3 > 10", "v3[5] > 11", "v1 > 0", "exec == -1", "v1[2] >= 0", "v3[40] == 0", "v9 == 0", "s[8:9] == 0", "s4 == 0 && scc == 0", "s4 == 1 || v3[5] == 12"]) assert.equal(holds(text), false, text);
    for (const text of ["", "v3", "v3 > ", "v3[64] == 1", "x == 1", "s4 = 1", "s[4:6] == 1", "exec == 1.5", "v3 == 0x100000000", "v3 == 4294967296", "s4 == -2147483649", "v3 > ten", "s4 == 1 &&"]) assert.equal(p.parseCondition(text).ok, false, text);
  });

  test("the size of waves", () => {
    const text = "  v_nop\n.amdhsa_kernel k\n  .amdhsa_wavefront_size32 1 // 32\n.end_amdhsa_kernel\n";
    assert.equal(p.withWaveSize(text, undefined).value, text);
    assert.equal(p.withWaveSize(text, 64).value, text.replace("size32 1", "size32 0"));
    assert.equal(p.withWaveSize(text, 32).value, text);
    assert.match(p.withWaveSize("s_endpgm", 64).message, /give its kernel a line .amdhsa_wavefront_size32 0/);
    const { setup } = p.describe("//# wave 64\n");
    assert.equal(setup.waveSize, 64);
    assert.ok(p.printSetup(setup).includes("//# wave 64"));
  });
}
