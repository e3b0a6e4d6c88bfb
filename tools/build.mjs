import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

/** Settings under which nx neither leaves a background process nor draws over the terminal. */
const QUIET = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };

/**
 * Runs a target (`build`, `types`) in every workspace that changed since it last ran, and names each as it is done.
 * @returns {Promise<boolean>} false when one failed; then everything it said is printed
 */
export function runTarget(target, { root, environment }) {
  const nx = createRequire(import.meta.url).resolve('nx/bin/nx.js');
  const child = spawn(process.execPath, [nx, 'run-many', '-t', target, '--output-style=static'], {
    cwd: root,
    env: { ...environment, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const started = Date.now();
  const said = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      const task = /^> nx run ([^ ]+)(.*)$/.exec(line);
      if (task) console.log(`  ${task[1]}${task[2]}`);
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      else console.log(said.join('\n'));
      resolve(code === 0);
    });
  });
}
