// lockstep dap as an editor uses it. usage: node dap_test.js LOCKSTEP STEPS.hsaco SOURCE
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { DebugClient } = require('@vscode/debugadapter-testsupport');

const [lockstep, program, source] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dap'));
const values = path.join(folder, 'x.bin');
fs.writeFileSync(values, Buffer.from(Float32Array.from({ length: 256 }, (_, i) => i + 1).buffer));
const kernel = { program, kernel: 'steps', grid: '2', block: '128', args: ['buf:1K=' + values, 'buf:1K', 'i32:3'] };

async function session(body) {
  const client = new DebugClient(lockstep, 'dap', 'lockstep', undefined, true);
  client.defaultTimeout = 60000;
  await client.start();
  try {
    await body(client);
  } finally {
    await client.stop();
  }
}

/// Launches, sets breakpoints, and waits for the first stop.
async function begin(client, args, breakpoints) {
  const initialized = client.waitForEvent('initialized');
  const stopped = client.waitForEvent('stopped');
  await client.initializeRequest();
  await client.launchRequest(args);
  await initialized;
  const set = await client.setBreakpointsRequest({ source: { path: source }, breakpoints });
  await client.configurationDoneRequest();
  return { set: set.body.breakpoints, stop: (await stopped).body };
}

async function top(client, thread) {
  return (await client.stackTraceRequest({ threadId: thread })).body.stackFrames[0];
}

async function moved(client, request) {
  const stopped = client.waitForEvent('stopped');
  await request;
  return (await stopped).body;
}

async function value(client, expression, frameId) {
  return (await client.evaluateRequest({ expression, frameId })).body.result;
}

const tests = {
  async 'source breakpoint'() {
    await session((client) => client.hitBreakpoint(kernel, { path: source, line: 22 }));
  },

  async 'conditions, waves as threads, registers and lanes as variables'() {
    await session(async (client) => {
      const { set, stop } = await begin(client, kernel, [{ line: 21, condition: 'wave == 1 && workgroup == 1' }, { line: 2000 }]);
      assert(set[0].verified && set[0].line === 21);
      assert(!set[1].verified && /has no code in line 2000/.test(set[1].message), set[1].message);
      assert.strictEqual(stop.reason, 'breakpoint');
      assert.strictEqual(stop.threadId, 2);
      assert.deepStrictEqual(stop.hitBreakpointIds, [set[0].id]);
      const threads = (await client.threadsRequest()).body.threads;
      assert.deepStrictEqual(threads.map((t) => t.id), [1, 2]);
      assert(threads[1].name.startsWith('workgroup (1,0,0) wave 1, running'), threads[1].name);
      const frame = await top(client, 2);
      assert.strictEqual(frame.line, 21);
      assert.strictEqual(frame.source.path, source);
      const scopes = (await client.scopesRequest({ frameId: frame.id })).body.scopes;
      assert.deepStrictEqual(scopes.map((s) => s.name).slice(0, 4), ['Locals', 'Wave', 'VGPRs', 'SGPRs']);
      const wave = (await client.variablesRequest({ variablesReference: scopes[1].variablesReference })).body.variables;
      assert.strictEqual(wave.find((v) => v.name === 'exec').value, '0xffffffffffffffff');
      assert.strictEqual(wave.find((v) => v.name === 'pc').value, frame.instructionPointerReference);
      const vgprs = (await client.variablesRequest({ variablesReference: scopes[2].variablesReference })).body.variables;
      const lanes = (await client.variablesRequest({ variablesReference: vgprs[1].variablesReference })).body.variables;
      assert.strictEqual(lanes.length, 64);
      const bits = lanes[17].value;
      assert.strictEqual(await value(client, 'v1[17] == ' + bits, frame.id), '1');
      // Set, read back, refuse.
      const changed = (await client.setVariableRequest({ variablesReference: vgprs[1].variablesReference, name: '[17]', value: '0x2a' })).body;
      assert.strictEqual(changed.value, '0x2a');
      assert.strictEqual(await value(client, 'v1[17]', frame.id), '42 (0x2a)');
      await client.setVariableRequest({ variablesReference: vgprs[1].variablesReference, name: '[17]', value: '1.5' });
      assert.strictEqual(await value(client, 'f32(v1[17])', frame.id), '1.5');
      await assert.rejects(client.setVariableRequest({ variablesReference: vgprs[1].variablesReference, name: '[17]', value: 'x y' }), /column 3: 'y' is too much here/);
      await assert.rejects(client.evaluateRequest({ expression: 'v999', frameId: frame.id }), /v999: the wave has/);
    });
  },

  async 'variables of the source'() {
    const launch = { program: path.join(path.dirname(program), 'variables.hsaco'), kernel: 'variables', grid: '1', block: '64', args: ['buf:256', 'i32:7'] };
    await session(async (client) => {
      const line = { path: path.join(__dirname, '..', 'cli', 'kernels', 'variables.cl'), line: 20 };
      const stopped = client.waitForEvent('stopped');
      await client.hitBreakpoint(launch, line);
      const frame = await top(client, (await stopped).body.threadId);
      const [locals] = (await client.scopesRequest({ frameId: frame.id })).body.scopes;
      assert.strictEqual(locals.name, 'Locals');
      const told = (await client.variablesRequest({ variablesReference: locals.variablesReference })).body.variables;
      assert.strictEqual(told.find((v) => v.name === 'n').value, '7');
      assert.strictEqual(told.find((v) => v.name === 'pair').value, '{number = 0, both = {0, 0}, large = false}');
      assert.strictEqual(await value(client, 'n', frame.id), '7');
      assert.strictEqual((await client.setVariableRequest({ variablesReference: locals.variablesReference, name: 'n', value: 'n + 1' })).body.value, '8');
      assert.strictEqual(await value(client, 'n', frame.id), '8');
    });
  },

  async 'steps, calls, backwards'() {
    await session(async (client) => {
      await begin(client, kernel, [{ line: 21, condition: 'wave == 0 && workgroup == 0' }]);
      for (let i = 0; i < 8 && (await top(client, 1)).name !== 'called'; ++i) await moved(client, client.stepInRequest({ threadId: 1 }));
      const frames = (await client.stackTraceRequest({ threadId: 1 })).body.stackFrames;
      assert.deepStrictEqual(frames.map((f) => f.name), ['called', 'steps']);
      assert(frames[1].line >= 20 && frames[1].line <= 22, frames[1].line);
      await moved(client, client.stepOutRequest({ threadId: 1 }));
      assert.strictEqual((await top(client, 1)).name, 'steps');
      const here = await value(client, 'pc');
      await moved(client, client.nextRequest({ threadId: 1, granularity: 'instruction' }));
      assert.notStrictEqual(await value(client, 'pc'), here);
      await moved(client, client.stepBackRequest({ threadId: 1, granularity: 'instruction' }));
      assert.strictEqual(await value(client, 'pc'), here);
      const back = await moved(client, client.reverseContinueRequest({ threadId: 1 }));
      assert.strictEqual(back.reason, 'breakpoint');
      assert.strictEqual((await top(client, 1)).line, 21);
      const beginning = await moved(client, client.reverseContinueRequest({ threadId: 1 }));
      assert(/here the launch began/.test(beginning.description), beginning.description);
    });
  },

  async 'the last write of a value, by a data breakpoint, from the end backwards'() {
    await session(async (client) => {
      const { stop } = await begin(client, Object.assign({ stopOnEntry: true, stopAtEnd: true }, kernel), []);
      assert.strictEqual(stop.reason, 'entry');
      const info = (await client.dataBreakpointInfoRequest({ name: 'f32(lds[40])' })).body;
      assert(info.dataId && /of LDS/.test(info.description), info.description);
      assert.strictEqual((await client.dataBreakpointInfoRequest({ name: '40' })).body.dataId, null);
      const set = (await client.setDataBreakpointsRequest({ breakpoints: [{ dataId: info.dataId }] })).body.breakpoints;
      assert(set[0].verified, set[0].message);
      const written = await moved(client, client.continueRequest({ threadId: 1 }));
      assert.strictEqual(written.reason, 'data breakpoint');
      assert.strictEqual(await value(client, 'f32(lds[40])'), '11');
      const after = await value(client, 'pc');
      assert.strictEqual((await moved(client, client.continueRequest({ threadId: 1 }))).reason, 'end');
      const back = await moved(client, client.reverseContinueRequest({ threadId: 1 }));
      assert.strictEqual(back.reason, 'data breakpoint');
      assert.strictEqual(await value(client, 'lds[40]'), '0');
      const frame = await top(client, back.threadId);
      assert.notStrictEqual(await value(client, 'pc'), after);
      const writer = (await client.disassembleRequest({ memoryReference: frame.instructionPointerReference, instructionCount: 1 })).body.instructions;
      assert(/^ds_write/.test(writer[0].instruction), writer[0].instruction);
    });
  },

  async 'memory and disassembly'() {
    await session(async (client) => {
      await begin(client, kernel, [{ line: 21, condition: 'wave == 1' }]);
      const lds = Buffer.from((await client.customRequest('readMemory', { memoryReference: 'lds', count: 600 })).body.data, 'base64');
      assert.strictEqual(lds.length, 512);
      await client.customRequest('writeMemory', { memoryReference: 'lds', offset: 8, data: Buffer.from([1, 2, 3, 4]).toString('base64') });
      assert.strictEqual(await value(client, 'lds[8]'), '67305985 (0x4030201)');
      const frame = await top(client, 2);
      const around = (await client.disassembleRequest({ memoryReference: frame.instructionPointerReference, instructionOffset: -3, instructionCount: 8 })).body.instructions;
      assert.strictEqual(around.length, 8);
      assert.strictEqual(around[3].address, frame.instructionPointerReference);
      assert(around.every((i) => /^[a-z0-9_]+/.test(i.instruction)), JSON.stringify(around));
      assert.strictEqual(around[3].line, frame.line);
      const outside = (await client.disassembleRequest({ memoryReference: '0x0', instructionOffset: -2, instructionCount: 2 })).body.instructions;
      assert(outside.every((i) => i.presentationHint === 'invalid'));
      // A breakpoint on an instruction.
      const set = (await client.customRequest('setInstructionBreakpoints', { breakpoints: [{ instructionReference: around[5].address }] })).body.breakpoints;
      assert(set[0].verified, set[0].message);
      const stop = await moved(client, client.continueRequest({ threadId: 2 }));
      assert.strictEqual(stop.reason, 'breakpoint');
      assert.strictEqual((await top(client, stop.threadId)).instructionPointerReference, around[5].address);
    });
  },

  async 'log points, hit counts, a run without debugging'() {
    const shown = (client) => {
      const lines = [];
      client.on('output', (event) => lines.push(event.body));
      return lines;
    };
    // All waves of both workgroups come by; nothing stops.
    await session(async (client) => {
      const lines = shown(client);
      const ended = client.waitForEvent('terminated');
      const initialized = client.waitForEvent('initialized');
      await client.initializeRequest();
      await client.launchRequest(kernel);
      await initialized;
      const set = await client.setBreakpointsRequest({ source: { path: source }, breakpoints: [
        { line: 21, condition: 'wave == 1', logMessage: 'wave {wave} of {workgroup}: {f32(2.5)}, {nothing}' }] });
      assert(set.body.breakpoints[0].verified);
      await client.configurationDoneRequest();
      await ended;
      const logged = lines.filter((l) => l.category === 'console' && l.output.startsWith('wave 1 of '));
      assert.deepStrictEqual([...new Set(logged.map((l) => l.output.split(':')[0]))], ['wave 1 of 0', 'wave 1 of 1']);
      assert(/: 2.5, \{.*nothing.*\}\n$/.test(logged[0].output), logged[0].output);
      assert.strictEqual(logged[0].line, 21);
      assert.strictEqual(logged[0].source.path, source);
    });
    // How often the place is come by, then every one but the first.
    const hits = async (hitCondition) => {
      let count = 0;
      await session(async (client) => {
        let { set, stop } = await begin(client, Object.assign({ stopAtEnd: true }, kernel), [{ line: 21, hitCondition }]);
        assert(set[0].verified, set[0].message);
        for (; stop.reason === 'breakpoint'; ++count) stop = await moved(client, client.continueRequest({ threadId: 1 }));
        assert.strictEqual(stop.reason, 'end');
      });
      return count;
    };
    const all = await hits('> 0');
    assert(all >= 4, all);
    assert.strictEqual(await hits('>= 2'), all - 1);
    assert.strictEqual(await hits('3'), 1);
    assert.strictEqual(await hits('% 2'), Math.floor(all / 2));
    await session(async (client) => {
      const { set } = await begin(client, Object.assign({ stopOnEntry: true }, kernel), [{ line: 21, hitCondition: 'often' }]);
      assert(!set[0].verified && /'often' is no hit condition/.test(set[0].message), set[0].message);
      // The console assigns, too.
      await client.evaluateRequest({ expression: 'v3[5] = 7', context: 'repl' });
      assert.strictEqual(await value(client, 'v3[5]'), '7');
    });
    await session(async (client) => {
      const ended = client.waitForEvent('terminated');
      const initialized = client.waitForEvent('initialized');
      await client.initializeRequest();
      await client.launchRequest(Object.assign({ noDebug: true, stopOnEntry: true }, kernel));
      await initialized;
      const set = await client.setBreakpointsRequest({ source: { path: source }, breakpoints: [{ line: 21 }] });
      assert(!set.body.breakpoints[0].verified);
      await client.configurationDoneRequest();
      await ended;
    });
  },

  async 'a fault, and the end'() {
    await session(async (client) => {
      const faulting = { program, kernel: 'faulting', grid: 2, block: 128, args: ['buf:1K', 'i32:100000000'] };
      const { stop } = await begin(client, faulting, []);
      assert.strictEqual(stop.reason, 'exception');
      assert(/^fault: out_of_bounds .*steps.cl:29\)/.test(stop.text), stop.text);
      assert.strictEqual((await top(client, stop.threadId)).line, 29);
      const info = (await client.exceptionInfoRequest({ threadId: stop.threadId })).body;
      assert.strictEqual(info.exceptionId, 'out_of_bounds');
      const terminated = client.waitForEvent('terminated');
      await client.continueRequest({ threadId: stop.threadId });
      await terminated;
    });
    await session(async (client) => {
      const ended = client.waitForEvent('terminated');
      await Promise.all([client.configurationSequence(), client.launch(kernel), ended]);
    });
  },
};

(async () => {
  for (const [name, test] of Object.entries(tests)) {
    await test();
    console.log(name, 'ok');
  }
})()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => fs.rmSync(folder, { recursive: true }));
