import { AI_STEP_LIMITS } from '@murmel/contracts';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { WorkerProcess } from '../../../../platform/processes/worker-process.js';
import { CODE_RULES } from './code-process.js';
import type { CodeAnswer, CodeTask } from './code-task.js';
import { interpretCode } from './interpret-code.js';

/** Programs that try to leave their machine; each says what it reached, or nothing. */
const ESCAPES: readonly string[] = [
  'typeof process',
  'typeof require',
  'typeof module',
  'typeof fetch + typeof XMLHttpRequest + typeof WebSocket',
  'typeof Deno + typeof Bun + typeof Buffer + typeof std + typeof os',
  'typeof globalThis.global + typeof window + typeof self',
  'typeof setTimeout + typeof setInterval + typeof queueMicrotask',
  'typeof Worker + typeof SharedWorker + typeof importScripts',
  'typeof WebAssembly',
  'typeof __loadScript + typeof loadFile + typeof readFile + print.constructor("return typeof process")()',
  '(() => { try { return Function("return typeof process")(); } catch { return "undefined"; } })()',
  '(async () => {}).constructor("return typeof process")()',
  '(function* () {}).constructor("yield typeof process")().next().value',
  '(0, eval)("typeof process")',
  'console.log.constructor("return typeof process + typeof require")()',
  'this.constructor.constructor("return typeof process")()',
  'Object.getPrototypeOf(globalThis).constructor.constructor("return typeof process")()',
  'new Error().constructor.constructor("return typeof process")()',
  'Reflect.construct(Function, ["return typeof process"])()',
  '[].map.constructor("return typeof require")()',
  'try { import("fs").then((fs) => console.log("HOST" + Object.keys(fs))); } catch {} typeof process',
  'try { import("node:child_process").then(({ execSync }) => console.log("HOST" + execSync("id"))); } catch {} typeof process',
  'try { import("./code-process.js").then((it) => console.log("HOST" + it)); } catch {} typeof process',
  'try { import("/etc/passwd").then((it) => console.log("HOST" + it)); } catch {} typeof process',
  'Error.prepareStackTrace = (_, frames) => { try { return frames[0].getThis().process; } catch { return undefined; } }; typeof new Error().stack?.env',
  'let found = "undefined"; try { null.x; } catch (error) { found = typeof error.constructor.constructor("return process")?.env; } found',
  'new Proxy({}, { get: (target, key, receiver) => receiver.constructor?.process }).process === undefined ? "undefined" : "reached"',
  'Object.getOwnPropertyNames(globalThis).filter((name) => /process|require|fetch|socket|file|env|exec|spawn|load/i.test(name)).length === 0 ? "undefined" : "reached"',
  'String.prototype.replace = () => "HOST"; JSON.stringify = () => { throw new Error(); }; Array.prototype.join = () => typeof process; "undefined"',
  'Object.prototype.value = { process: 1 }; Object.defineProperty(globalThis, "console", { get: () => typeof process }); typeof process',
];

/** A busy machine takes seconds to begin. */
const patient = (withinSeconds: number) =>
  new WorkerProcess<CodeTask, CodeAnswer>({ ...CODE_RULES, withinSeconds }, pino({ level: 'silent' }));
const code = patient(30);
afterAll(() => code.onApplicationShutdown());

/** A program needs nothing of the rest. */
const NOTHING_ELSE = {
  rules: undefined!,
  speech: undefined!,
  draws: false,
  search: {},
  log: undefined!,
  ask: undefined!,
  step: '',
  language: 'de' as const,
  typed: [],
  found: new Set<string>(),
};

const ran = async (program: string): Promise<string> =>
  (await interpretCode.run({ ...NOTHING_ELSE, code, signal: AbortSignal.timeout(20_000) }, { code: program })).text;

it('[T-43] works something out, and nothing of it is left for the next program', async () => {
  expect(await ran('console.log("Summe", [1, 2, 3].reduce((a, b) => a + b)); globalThis.mine = 2 ** 10; mine')).toBe(
    'Summe 6\nErgebnis: 1024',
  );
  expect(await ran('typeof mine')).toBe('(keine Ausgabe)');
  expect(await ran('(async () => 7)()')).toBe('Ergebnis: 7');
  expect(await ran('throw new Error("so nicht")')).toBe('Fehler: Error: so nicht');
  expect(await ran('const = 1')).toMatch(/^Fehler: SyntaxError/);
  expect(await ran('throw null')).toMatch(/^Fehler/);
});

it('[T-43] thirty programs reach no file, socket, variable of the environment and nothing of the process around them', async () => {
  expect(ESCAPES).toHaveLength(30);
  for (const program of ESCAPES) {
    const text = await ran(program).catch(() => 'undefined');
    expect(
      text
        .replaceAll('undefined', '')
        .replace(/^Ergebnis: ?/, '')
        .replace(/^Fehler: .*/s, ''),
      program,
    ).toMatch(/^(\(keine Ausgabe\))?$/);
  }
});

it('[T-43] what takes too long or too much is stopped, from outside at last, and the next one runs', async () => {
  const strict = patient(1);
  const tried = async (program: string, withinMs = 300) => code.run({ code: program, withinMs });
  expect(await tried('console.log("noch"); for (;;) {}')).toEqual({
    kind: 'ran',
    printed: 'noch',
    value: 'InternalError: interrupted',
    failed: true,
  });
  expect(await tried('const all = []; for (;;) all.push(new Uint8Array(5_000_000))', 1500)).toMatchObject({ failed: true });
  expect(await tried('const deep = () => deep() + 1; deep()')).toMatchObject({ failed: true });
  expect(await tried('"x".repeat(1e6)')).toMatchObject({ value: 'x'.repeat(AI_STEP_LIMITS.result) });
  expect(await strict.run({ code: 'for (;;) {}', withinMs: 60_000 })).toBeUndefined();
  expect(await tried('1 + 1')).toMatchObject({ value: '2' });
  strict.onApplicationShutdown();
});
