import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts a program in a process group of its own, so that Ctrl-C in the terminal reaches it only through us, in order.
 * Each line of its output is printed with its name in front.
 * @param {{ name: string, program: string, words: string[], cwd: string, environment: object, onLine?: (line: string) => boolean }} options
 *        onLine: returns true when the line was meant for us and is not to be printed
 */
export function startChild({ name, program, words, cwd, environment, onLine = () => false }) {
  const child = spawn(program, words, { cwd, env: environment, stdio: ['pipe', 'pipe', 'pipe'], detached: process.platform !== 'win32' });
  // It is closed when this process ends in any way; a child that watches it (the database) ends then.
  child.stdin.on('error', () => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (!onLine(line)) process.stdout.write(`${name.padEnd(8)} | ${line}\n`);
    });
  }
  const exited = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  let gone = false;
  void exited.then(() => (gone = true));
  return {
    /** resolves with how it ended */
    exited,
    /** SIGTERM to the whole group, after the deadline SIGKILL */
    async stop(deadlineMs) {
      if (gone) return;
      signalGroup(child, 'SIGTERM');
      const deadline = setTimeout(() => signalGroup(child, 'SIGKILL'), deadlineMs);
      await exited;
      clearTimeout(deadline);
    },
  };
}

function signalGroup(child, signal) {
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // It ended in this very moment.
  }
}
