// The extension as VS Code meets it. The module vscode is a stub; the adapter is the real `lockstep dap`.
// LOCKSTEP: the command. LOCKSTEP_KERNEL: a code object with one kernel (steps.cl of tests/unit/debug).
const assert = require('node:assert');
const { spawn, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const Module = require('node:module');
const os = require('node:os');
const path = require('node:path');
const test = require('node:test');

const top = path.join(__dirname, '..');
const about = JSON.parse(fs.readFileSync(path.join(top, 'package.json'), 'utf8'));
const lockstep = process.env.LOCKSTEP ?? 'lockstep';
const kernel = process.env.LOCKSTEP_KERNEL;
const there = spawnSync(lockstep, ['--version']).status === 0;
const needs = (...wanted) => (wanted.every(Boolean) ? false : 'LOCKSTEP and LOCKSTEP_KERNEL do not name a command and a code object');

// What of VS Code's interface the extension uses.
const shown = [];
const registered = {};
const stub = {
  DebugAdapterExecutable: class {
    constructor(command, args, options) {
      Object.assign(this, { command, args, options });
    }
  },
  debug: {
    registerDebugAdapterDescriptorFactory: (type, factory) => ((registered.type = type), (registered.factory = factory), { dispose() {} }),
    registerDebugConfigurationProvider: (type, provider) => ((registered.provider = provider), { dispose() {} }),
  },
  workspace: { getConfiguration: (section) => ({ get: (name) => (section === 'lockstep' && name === 'command' ? stub.setting : undefined) }) },
  window: { activeTextEditor: undefined, showErrorMessage: (text) => (shown.push(text), Promise.resolve(undefined)) },
};
const load = Module._load;
Module._load = (request, ...rest) => (request === 'vscode' ? stub : load(request, ...rest));
const extension = require(path.join(top, about.main));
const context = { subscriptions: [] };
extension.activate(context);

const adapters = [];
test.after(() => adapters.forEach((each) => each.kill())); // of tests that have failed

/** One session of the Debug Adapter Protocol with the program that the factory names. */
class Adapter {
  constructor(descriptor) {
    this.process = spawn(descriptor.command, descriptor.args, { cwd: descriptor.options?.cwd, stdio: ['pipe', 'pipe', 'inherit'] });
    adapters.push(this.process);
    this.waiting = new Map();
    this.events = [];
    this.listeners = [];
    this.sequence = 0;
    let buffer = Buffer.alloc(0);
    this.process.stdout.on('data', (part) => {
      buffer = Buffer.concat([buffer, part]);
      for (;;) {
        const end = buffer.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/Content-Length: (\d+)/.exec(buffer.toString('utf8', 0, end))[1]);
        if (buffer.length < end + 4 + length) return;
        this.take(JSON.parse(buffer.toString('utf8', end + 4, end + 4 + length)));
        buffer = buffer.subarray(end + 4 + length);
      }
    });
    this.ended = new Promise((resolve) => this.process.on('close', resolve));
  }
  take(message) {
    if (message.type === 'response') {
      this.waiting.get(message.request_seq)(message);
      return;
    }
    this.events.push(message);
    for (const each of this.listeners.splice(0)) each();
  }
  ask(command, args = {}) {
    const seq = ++this.sequence;
    const text = JSON.stringify({ seq, type: 'request', command, arguments: args });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    return new Promise((resolve) => this.waiting.set(seq, resolve));
  }
  async event(name) {
    for (;;) {
      const at = this.events.findIndex((each) => each.event === name);
      if (at >= 0) return this.events.splice(at, 1)[0];
      await new Promise((resolve) => this.listeners.push(resolve));
    }
  }
  async leave() {
    await this.ask('disconnect');
    return this.ended;
  }
}

const contribution = about.contributes.debuggers[0];
const properties = contribution.configurationAttributes.launch.properties;

test('the factory starts lockstep dap, by the launch, the setting, or from PATH', () => {
  assert.strictEqual(registered.type, contribution.type);
  assert.strictEqual(context.subscriptions.length, 2);
  const folder = { uri: { fsPath: top } };
  const made = (configuration, setting) => {
    stub.setting = setting;
    return registered.factory.createDebugAdapterDescriptor({ configuration, workspaceFolder: folder });
  };
  assert.deepStrictEqual({ ...made({}, undefined) }, { command: 'lockstep', args: ['dap'], options: { cwd: top } });
  assert.strictEqual(made({}, '/opt/lockstep').command, '/opt/lockstep');
  assert.strictEqual(made({ lockstep: './mine' }, '/opt/lockstep').command, './mine');
});

test('F5 without launch.json, and a launch without a program, get a sentence or a kernel', async () => {
  const resolve = (configuration) => registered.provider.resolveDebugConfiguration(undefined, configuration);
  assert.strictEqual(await resolve({}), undefined);
  assert.match(shown.pop(), /launch\.json/);
  assert.strictEqual(await resolve({ type: 'lockstep', request: 'launch', name: 'x' }), undefined);
  assert.match(shown.pop(), /'program'/);
  stub.window.activeTextEditor = { document: { uri: { fsPath: '/work/k.s' } } };
  assert.strictEqual((await resolve({})).program, '/work/k.hsaco');
  stub.window.activeTextEditor = undefined;
});

test('package.json: files are there, snippets and initial configurations use known properties', () => {
  for (const name of [about.main, ...about.files, ...about.contributes.grammars.map((each) => each.path), ...about.contributes.languages.map((each) => each.configuration)])
    assert(fs.existsSync(path.join(top, name)), name);
  const known = new Set(['type', 'request', 'name', ...Object.keys(properties)]);
  for (const each of [...contribution.initialConfigurations, ...contribution.configurationSnippets.map((snippet) => snippet.body)])
    for (const name of Object.keys(each)) assert(known.has(name), name);
});

test('colours: every pattern is one that JavaScript, too, can read, and finds what it is for', () => {
  const grammar = JSON.parse(fs.readFileSync(path.join(top, 'syntaxes/amdgpu-asm.tmLanguage.json'), 'utf8'));
  const scope = (text) => grammar.patterns.find((each) => new RegExp(each.match ?? each.begin).test(text)).name.split('.').slice(0, -1).join('.');
  assert.strictEqual(scope('// words'), 'comment.line');
  assert.strictEqual(scope('loop:'), 'entity.name.function');
  assert.strictEqual(scope('.amdhsa_kernel x'), 'keyword.control.directive');
  assert.strictEqual(scope('s_waitcnt vmcnt(0)'), 'keyword.control');
  assert.strictEqual(scope('v_add_f32_e32'), 'support.function.instruction');
  assert.strictEqual(scope('v[0:3]'), 'variable.language.register');
  assert.strictEqual(scope('0x3f'), 'constant.numeric');
});

test('the adapter accepts each property of the schema and refuses what the schema refuses', { skip: needs(there, kernel) }, async () => {
  const accepted = {
    program: kernel, kernel: 'steps', target: 'gfx950', grid: [2, 1, 1], block: '128', args: ['buf:1K', 'buf:1K', 'i32:3'], out: [],
    maxInstructions: '1000000', interleave: 0, stackBytes: 1024, numerics: 'rounded', stopOnEntry: true, stopAtEnd: true, lockstep: lockstep,
  };
  const other = { cluster: '1', workItems: 256, kernarg: '', matrixModel: '' };
  assert.deepStrictEqual(Object.keys(properties).sort(), [...Object.keys(accepted), ...Object.keys(other)].sort());
  const launch = async (configuration) => {
    stub.setting = lockstep;
    const adapter = new Adapter(registered.factory.createDebugAdapterDescriptor({ configuration: {} }));
    await adapter.ask('initialize', { adapterID: 'lockstep' });
    const answer = await adapter.ask('launch', configuration);
    await adapter.leave();
    return answer;
  };
  const good = await launch(accepted);
  assert(good.success, good.message);
  const { grid, ...rest } = accepted;
  const sized = await launch({ ...rest, workItems: other.workItems });
  assert(sized.success, sized.message);
  // Each property is read: a value of another type than the schema's is refused.
  for (const [name, about] of Object.entries(properties)) {
    if (name === 'lockstep') continue; // the extension's own
    const wrong = about.type === 'boolean' ? 'yes' : about.type === 'array' ? 7 : { no: 1 };
    const answer = await launch({ ...accepted, [name]: wrong });
    assert(!answer.success && answer.message.length > 10, name);
  }
});

test('a session: stop at a line, variables, step, back, end', { skip: needs(there, kernel) }, async () => {
  stub.setting = lockstep;
  const adapter = new Adapter(registered.factory.createDebugAdapterDescriptor({ configuration: {} }));
  const able = (await adapter.ask('initialize', { adapterID: 'lockstep' })).body;
  assert(able.supportsStepBack && able.supportsSetVariable && able.supportsRestartRequest);
  const launched = adapter.ask('launch', { program: kernel, kernel: 'steps', block: 128, args: ['buf:512', 'buf:512', 'i32:3'], stopAtEnd: true });
  await adapter.event('initialized');
  assert((await launched).success);
  const set = (await adapter.ask('setBreakpoints', { source: { path: 'steps.cl' }, breakpoints: [{ line: 22 }] })).body.breakpoints;
  assert(set[0].verified, set[0].message);
  await adapter.ask('configurationDone');
  const stop = (await adapter.event('stopped')).body;
  assert.strictEqual(stop.reason, 'breakpoint');
  const frame = (await adapter.ask('stackTrace', { threadId: stop.threadId })).body.stackFrames[0];
  assert.strictEqual(frame.line, 22);
  const scopes = (await adapter.ask('scopes', { frameId: frame.id })).body.scopes;
  const locals = (await adapter.ask('variables', { variablesReference: scopes[0].variablesReference })).body.variables;
  assert.strictEqual(scopes[0].name, 'Locals');
  assert(locals.some((each) => each.name === 'neighbour' && each.type === 'float'), JSON.stringify(locals));
  await adapter.ask('stepBack', { threadId: stop.threadId });
  await adapter.event('stopped');
  await adapter.ask('setBreakpoints', { source: { path: 'steps.cl' }, breakpoints: [] });
  await adapter.ask('continue', { threadId: stop.threadId });
  assert.strictEqual((await adapter.event('stopped')).body.reason, 'end');
  assert.strictEqual(await adapter.leave(), 0);
});

test('the package holds what package.json names, and its bytes are the files', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vsix'));
  const done = spawnSync(process.execPath, [path.join(top, 'package.mjs'), folder], { encoding: 'utf8' });
  assert.strictEqual(done.status, 0, done.stderr);
  const file = path.join(folder, `${about.name}-${about.version}.vsix`);
  const zlib = require('node:zlib');
  const bytes = fs.readFileSync(file);
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  const found = new Map();
  for (let i = 0; i < bytes.readUInt16LE(end + 10); ++i) {
    const [packed, named, local] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
    const name = bytes.toString('utf8', at + 46, at + 46 + named);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    found.set(name, zlib.inflateRawSync(bytes.subarray(begin, begin + packed)));
    at += 46 + named;
  }
  assert(found.has('extension.vsixmanifest') && found.has('[Content_Types].xml'));
  assert(found.get('extension.vsixmanifest').toString().includes(`Version="${about.version}"`));
  for (const name of ['package.json', about.main, 'README.md', 'LICENSE', 'language-configuration.json', 'syntaxes/amdgpu-asm.tmLanguage.json'])
    assert.deepStrictEqual(found.get('extension/' + path.posix.normalize(name)), fs.readFileSync(path.join(top, name)), name);
  fs.rmSync(folder, { recursive: true });
});
