// Each example computes what its title says, with no finding; with one thing wrong, it tells so. By the modules, in Node.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { dist, web } from "./harness.mjs";

const why = !existsSync(join(web, "node_modules/esbuild")) ? "no web/node_modules: scripts/web.sh installs them" : !existsSync(join(dist, "module/modules.json")) ? "web/dist is not built: scripts/web.sh build" : null;
if (why) test("examples", { skip: why }, () => {});
else {
  const p = await (await import("./pure.mjs")).pure();
  const folder = pathToFileURL(join(dist, "module/"));
  const { openCatalogue } = await import(new URL("lockstep.js", folder).href);
  const catalogue = await openCatalogue(folder);

  /** Launches an example (its text changed by `edit`), to the end. */
  async function run(id, edit = null) {
    const source = p.examples.find((example) => example.id === id).source;
    const changed = edit ? edit(source) : source;
    if (edit) assert.notEqual(changed, source, "the change changes nothing");
    const { setup, problems } = p.describe(changed);
    assert.deepEqual(problems, []);
    const module = await catalogue.load(catalogue.isaOf(setup.target).isa);
    const assembled = module.assemble(changed, setup.target);
    assert.ok(assembled.ok, JSON.stringify(assembled.problems));
    const launched = assembled.program.launch({ kernel: assembled.program.kernels[0].name, grid: setup.grid, block: setup.block, memory: setup.memory, turn: setup.turn, arguments: setup.arguments.map((argument) => p.launchArgument(argument).value) });
    assert.ok(launched.ok, launched.message);
    const session = launched.session;
    session.runToEnd();
    const read = (name, type) => [...new type(session.bufferBytes(session.buffers.findIndex((buffer) => buffer.name === name)).slice().buffer)];
    return { session, read, module, program: assembled.program };
  }
  const right = (session) => {
    assert.equal(session.status, "ended", session.fault()?.message);
    assert.deepEqual(session.findings(), []);
  };
  const lanes = (count, value) => Array.from({ length: count }, (_, lane) => value(lane));
  const example = (id, check, what = "") => {
    const target = p.examples.find((one) => one.id === id).target;
    test(`example ${id}${what && `: ${what}`}`, { skip: catalogue.isaOf(target) ? false : `no module for ${target} is built` }, check);
  };

  example("sixteen", async () => {
    const { session, read } = await run("sixteen");
    right(session);
    assert.deepEqual(read("out", Float32Array), lanes(16, (lane) => lane + 1));
  });
  // One thing wrong each: the line, the check or the fault that tells it, and what it says.
  const plusOne = (lane) => lane + 1;
  const dealloc = "  s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)";
  const without = (mnemonic) => (text) => text.replace(new RegExp(`^  ${mnemonic}.*\\n`, "m"), "");
  const wrong = [
    ["no wait for the loads of addresses", without("s_waitcnt lgkmcnt"), ["wait", 22, /reads s0 before the load.*s_waitcnt lgkmcnt\(0\)/]],
    ["a wait that lets one load go", (text) => text.replace("lgkmcnt(0)", "lgkmcnt(1)"), ["wait", 23, /reads s0 before the load/]],
    ["no wait for in", without("s_waitcnt vmcnt"), ["wait", 24, /reads v4 before the load.*line 23.*s_waitcnt vmcnt\(0\)/], () => 1],
    ["the loads in the other order", (text) => text.replace(/(  s_load_b64 s\[2:3\].*\n)(  s_load_b64 s\[0:1\].*\n)/, "$2$1"), ["wait", 19, /reads s0 before the load/]],
    ["no EXEC", without("s_mov_b32 exec_lo"), ["out_of_bounds", 22, /lane 16 .*past the end of in/]],
    ["a wrong factor", (text) => text.replace("v1, 2, v0", "v1, 20, v0"), ["out_of_bounds", 23, /lane 1 .*past the end of out/]],
    ["no offset", without("v_lshlrev_b32"), ["init", 22, /an address comes from v1, which nothing wrote/]],
    ["no load", without("global_load_b32"), ["init", 25, /stored to memory was computed from v4, which nothing wrote/], () => 1],
    ["another source", (text) => text.replace("1.0, v4", "1.0, v5"), ["init", 26, /computed from v5, which nothing wrote/], () => 1],
    ["no address of out", without("s_load_b64 s\\[2:3\\]"), ["init", 25, /an address comes from s3, which nothing wrote/]],
    ["no address of in", without("s_load_b64 s\\[0:1\\]"), ["hazard", 19, /a wait inside the clause/]],
    ["a clause too long", (text) => text.replace("s_clause 0x1", "s_clause 0x2"), ["hazard", 20, /a wait inside the clause that the other instruction begins/], plusOne],
    ["registers given back too early", (text) => without("s_sendmsg")(text).replace("  global_store", `${dealloc}\n  global_store`), ["hazard", 27, /uses v1 after the other instruction gave the wave's vector registers back/], plusOne],
    ["no end", without("s_endpgm"), ["pc_out_of_range", null, /program counter points outside/], plusOne],
    // These are legal, and the text says so: the result is right, or is what the text computes now.
    ["no clause", without("s_clause"), null, plusOne],
    ["no message", without("s_sendmsg"), null, plusOne],
    ["no sum", without("v_add_f32"), null, (lane) => lane],
    ["no store", without("global_store_b32"), null, () => -1],
  ];
  for (const [what, edit, tells, out] of wrong)
    example("sixteen", async () => {
      const { session, read } = await run("sixteen", edit);
      const told = [...session.findings(), ...(session.fault() ? [{ ...session.fault(), check: session.fault().kind }] : [])];
      if (!tells) right(session);
      else {
        const [check, line, text] = tells;
        const found = told.find((one) => one.check === check && one.line === line);
        assert.ok(found, `${check} in line ${line}: ${JSON.stringify(told.map((one) => [one.check, one.line, one.message]))}`);
        assert.match(found.message, text);
      }
      if (out) assert.deepEqual(read("out", Float32Array), lanes(16, out));
    }, what);
  example("exec", async () => {
    const { session, read } = await run("exec");
    right(session);
    const steps = (n) => (n === 1 ? 0 : 1 + steps(n % 2 ? 3 * n + 1 : n / 2));
    assert.deepEqual(read("out", Uint32Array), lanes(26, (lane) => steps(lane + 1)));
  });
  example("memory", async () => {
    const { session, read } = await run("memory");
    right(session);
    assert.deepEqual(read("y", Float32Array), lanes(64, (lane) => 2.5 * lane - 1));
  });
  example("waits", async () => {
    const { session, read } = await run("waits");
    right(session);
    assert.deepEqual(read("out", Float32Array), lanes(32, (lane) => 4 * lane + 32 + 64 + 96));
    const loose = await run("waits", (text) => text.replace("s_waitcnt vmcnt(2)", "s_waitcnt vmcnt(3)"));
    assert.match(loose.session.findings()[0].message, /reads v2 before the load into it has returned/);
  });
  example("dpp", async () => {
    const { session, read } = await run("dpp");
    right(session);
    assert.deepEqual(read("out", Float32Array), lanes(32, (lane) => ((lane + 1) * (lane + 2)) / 2));
    session.goTo(5);
    assert.equal(p.describeMoves(session.laneMoves(), 32), "lane l reads lane l − 1, 2 lanes get 0");
  });
  example("lds", async () => {
    const { session, read } = await run("lds");
    right(session);
    assert.deepEqual(read("out", Uint32Array), lanes(32, (lane) => lane));
    session.goTo(3);
    assert.equal(Math.max(...p.bankUse(session.accesses(), 32)), 32);
    session.goTo(5);
    assert.equal(Math.max(...p.bankUse(session.accesses(), 32)), 1);
  });
  example("barrier", async () => {
    const { session, read } = await run("barrier");
    right(session);
    assert.deepEqual(read("out", Uint32Array), lanes(64, (lane) => 63 - lane));
    const without = await run("barrier", (text) => text.replace("  s_barrier\n", ""));
    assert.notDeepEqual(without.read("out", Uint32Array), lanes(64, (lane) => 63 - lane));
  });
  example("dual", async () => {
    const { session, read } = await run("dual");
    right(session);
    const f = Math.fround;
    const input = new Float32Array(p.bufferContent(p.parseArgument("buffer in f32 128 random 7 -4 4").value).value.buffer);
    const wanted = lanes(32, (lane) => {
      const [a, b, c, d] = input.slice(4 * lane);
      return [f(f(a * c) - f(b * d)), f(f(a * d) + f(b * c))];
    });
    assert.deepEqual(read("out", Float32Array), wanted.flat());
  });
  example("mfma", async () => {
    const { session, read, program } = await run("mfma");
    right(session);
    const wanted = lanes(256, (i) => lanes(4, (k) => (4 * (i >> 4) + k) * (1 + 0.5 * (16 * k + (i & 15)))).reduce((a, b) => a + b));
    assert.deepEqual(read("D", Float32Array), wanted);
    const early = (await run("mfma", (text) => text.replace(/  s_nop 15.*\n/, ""))).session.findings();
    assert.deepEqual(early.map((one) => one.check), Array(4).fill("hazard")); // each store comes too early
    assert.match(early[0].message, /v4, which the .*s_nop \d+/);
    const line = program.listing().find((one) => one.mnemonic.startsWith("v_mfma"));
    const layout = program.matrixLayout(line.address, 64);
    assert.deepEqual([layout.m, layout.n, layout.k, layout.blocks], [16, 16, 4, 1]);
    // The picture says where D is, and the stores of the kernel agree: row 4 (l / 16) + r, column l mod 16.
    const d = layout.operands.find((operand) => operand.name === "D");
    for (let row = 0; row < 16; row++)
      for (let column = 0; column < 16; column++) assert.deepEqual([...d.places.slice(3 * (16 * row + column), 3 * (16 * row + column) + 2)], [row & 3, 16 * (row >> 2) + column]);
  });
  example("wmma", async () => {
    const { session, read } = await run("wmma");
    right(session);
    const halves = (seed) => {
      const content = new Uint16Array(p.bufferContent(p.parseArgument(`buffer x f16 256 random ${seed} -2 2`).value).value.buffer);
      return [...content].map((bits) => p.asHalf(bits));
    };
    const [a, b] = [halves(1), halves(2)];
    const got = read("D", Float32Array);
    for (let i = 0; i < 256; i++) {
      const exact = lanes(16, (k) => a[16 * (i >> 4) + k] * b[16 * (i & 15) + k]).reduce((x, y) => x + y);
      assert.ok(Math.abs(got[i] - exact) < 1e-5 * 16, `D[${i}]: ${got[i]}, not ${exact}`);
    }
  });
  example("transpose", async () => {
    const { session, read } = await run("transpose");
    right(session);
    // 64 numbers a group of sixteen lanes: a tile of 16 rows of 4 becomes 4 rows of 16.
    const wanted = lanes(256, (i) => {
      const [group, lane, part] = [i >> 6, (i >> 2) & 15, i & 3];
      return 64 * group + 16 * part + lane;
    });
    assert.deepEqual(read("out", Uint16Array), wanted);
  });
}
