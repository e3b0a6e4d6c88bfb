import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithUs } from '../../support/redis.js';

const ANSWERS_WITHIN_MS = 10_000;

export interface ForeignProgram {
  kill(): Promise<void>;
  /** the same again, on the same port */
  start(): Promise<void>;
  output(): string;
}

export interface ForeignOptions {
  program: string;
  parameters: readonly string[];
  env?: Record<string, string>;
  /** at which it listens when it is ready */
  port: number;
  uid?: number;
  gid?: number;
}

/** A program that is none of ours, and ends with this process. @throws Error with what it wrote when it does not listen in time */
export async function startForeign(options: ForeignOptions): Promise<ForeignProgram> {
  const { program, parameters, env, port, ...account } = options;
  const written: string[] = [];
  let end = (): Promise<void> => Promise.resolve();
  const start = async (): Promise<void> => {
    const child = spawn(program, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], ...env },
      ...account,
    });
    const watcher = endWithUs(child.pid);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
    let ended = false;
    const gone = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => {
      ended = true;
      watcher?.kill('SIGKILL');
    });
    end = async () => {
      child.kill('SIGKILL');
      await gone;
    };
    const deadline = Date.now() + ANSWERS_WITHIN_MS;
    while (!(await listens(port))) {
      if (ended || Date.now() > deadline) throw new Error(`${program} does not listen:\n${written.join('')}`);
      await wait(50);
    }
  };
  await start();
  return { kill: () => end(), start, output: () => written.join('') };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
