import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { giveWay } from '../processes/give-way.mjs';

const require = createRequire(import.meta.url);
const END_WITH_PARENT = new URL('../processes/end-with-parent.mjs', import.meta.url).href;

/** A stage that either holds or not counts as one. */
export const succeeded = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A stage of several things that hold or not: `{ name: yes or no }`. */
export const counted = (held) => ({
  passed: Object.values(held).filter(Boolean).length,
  failed: Object.values(held).filter((ok) => !ok).length,
  failures: Object.keys(held).filter((name) => !held[name]),
});

/** Runs a Node program that says yes or no by its exit code, and in its last line what is wrong. */
export async function check(words, context) {
  const { say = console.log } = context;
  let last = 'did not run';
  const keep = (line) => {
    if (line.trim() !== '') last = line.trim();
    say(line);
  };
  const ok = await runProgram(words, { ...context, say: keep });
  return { ...succeeded(ok), failures: ok ? [] : [last] };
}

/**
 * Runs a Node program. Its output goes to `say`, line by line, where there is one; else it is shown as it comes.
 * @param givesWay whether all others go first
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function runProgram(words, { root, environment, say, givesWay = false }) {
  // It ends with us, also when we are killed hard; what it started itself watches it in the same way.
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...words], {
    cwd: root,
    env: environment,
    stdio: say ? ['pipe', 'pipe', 'pipe'] : ['pipe', 'inherit', 'inherit'],
    detached: givesWay && process.platform !== 'win32',
  });
  if (givesWay && child.pid) giveWay(child.pid);
  child.stdin.on('error', () => undefined);
  if (say) for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => say(line));
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', end);
      resolve(code === 0);
    });
  });
}

/** Path of a package's command; its `exports` may hide the file, so the folder is found through package.json. */
export function programOf(name, file) {
  return join(dirname(require.resolve(`${name}/package.json`)), file);
}

/** What a reporter wrote, or undefined when it did not come that far. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What a failed test said, short enough for a summary: whoever reads that may have nothing else. */
export function firstLinesOf(message = 'did not run') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' | ');
}
