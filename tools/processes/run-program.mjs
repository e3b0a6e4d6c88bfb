import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Runs a Node program and forwards its output immediately.
 * @returns {Promise<boolean>} whether it ended with 0
 */
export function runProgram(words, { root, environment }) {
  // It ends with us, also when we are killed hard; what it started itself watches it in the same way.
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...words], {
    cwd: root,
    env: environment,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
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
