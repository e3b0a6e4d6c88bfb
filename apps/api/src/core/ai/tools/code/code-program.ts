/** A process of its own that does nothing but run programs of models: JavaScript in a machine of WebAssembly, to which nothing is given. */
import { createRequire } from 'node:module';
import { AI_STEP_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  shouldInterruptAfterDeadline,
} from 'quickjs-emscripten-core';
import { workLoop } from '../../../../platform/processes/work-loop.js';
import type { CodeAnswer, CodeTask } from './code-task.js';

const { codeMegabytes } = SERVER_LIMITS.aiTools;
/** The types are those of `require`. */
const { default: variant } = createRequire(import.meta.url)(
  '@jitl/quickjs-wasmfile-release-sync',
) as typeof import('@jitl/quickjs-wasmfile-release-sync');
/** The types of Node leave it out. */
const { Memory } = (globalThis as object as { WebAssembly: { Memory: new (pages: { initial: number; maximum: number }) => object } })
  .WebAssembly;
/** QuickJS's own limit does not count what typed arrays take: the machine itself has no more memory than this, in pages of 64 kB. */
const MEMORY = { initial: 256, maximum: codeMegabytes * 16 };
/** Stack size below the machine's own, so that endless recursion is an error of the program and not of the machine. */
const STACK_BYTES = 128 * 1024;
/** Time for returning the printed output. */
const SAYING_MS = 1000;
/** All that is there beside the language: printing, written in the language itself. */
const PRINTING = `(() => {
  const lines = [];
  const shown = (value) => { try { return typeof value === 'string' ? value : JSON.stringify(value) ?? String(value); } catch { return String(value); } };
  const print = (...values) => { if (lines.length < 1000) lines.push(values.map(shown).join(' ')); };
  globalThis.console = { log: print, info: print, warn: print, error: print, debug: print };
  globalThis.print = print;
  return [() => lines.join('\\n'), shown];
})()`;

workLoop(async ({ code, withinMs }: CodeTask): Promise<CodeAnswer> => {
  // Each program has a machine and a memory of its own: nothing of one is left for the next.
  const machine = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory: new Memory(MEMORY) }));
  const runtime = machine.newRuntime();
  runtime.setMaxStackSize(STACK_BYTES);
  const context = runtime.newContext();
  const printing = context.unwrapResult(context.evalCode(PRINTING));
  const [printed, shown] = [context.getProp(printing, 0), context.getProp(printing, 1)];
  // Startup of the runtime does not count as time of the program.
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + withinMs));
  const result = context.evalCode(code, 'programm.js');
  runtime.executePendingJobs();
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + SAYING_MS));
  const said = (call: QuickJSHandle, ...given: QuickJSHandle[]): string => {
    const outcome = context.callFunction(call, context.undefined, ...given);
    return outcome.error ? '' : cut(context.getString(outcome.value));
  };
  const failed = result.error !== undefined;
  return {
    kind: 'ran',
    printed: said(printed),
    value: failed ? errorOf(context, result.error) : said(shown, valueOf(context, result.value)),
    failed,
  };
});

/** Returns the value of a fulfilled promise, and others unchanged. */
function valueOf(context: QuickJSContext, value: QuickJSHandle): QuickJSHandle {
  const state = context.getPromiseState(value);
  return state.type === 'fulfilled' ? state.value : value;
}

function errorOf(context: QuickJSContext, error: QuickJSHandle): string {
  const name = context.getString(context.getProp(error, 'name'));
  return cut(`${name}: ${context.getString(context.getProp(error, 'message'))}`);
}

const cut = (text: string): string => text.slice(0, AI_STEP_LIMITS.result).replaceAll('\0', '').toWellFormed();
