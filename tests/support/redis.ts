import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';

export interface TestRedis {
  url: string;
  /** of the process that answers first; another one after `restart` */
  pid: number;
  stop(): Promise<void>;
  /** what a power cut does */
  kill9(): Promise<void>;
  /** the same address again, empty. @param parameters of redis-server in addition */
  restart(...parameters: string[]): Promise<void>;
  /** it forgets everything that it has */
  empty(): Promise<void>;
  /** it keeps its connections and answers no request until `wakeUp` */
  fallAsleep(): void;
  wakeUp(): void;
}

/**
 * Starts a real Redis that keeps nothing on disk. `npm test` makes sure that redis-server is installed.
 * @throws Error when redis-server is not there or does not answer within 5 s
 */
export async function startRedis(...parameters: string[]): Promise<TestRedis> {
  const port = await freePort();
  let server = await start(port, parameters);
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid,
    stop: () => server.end('SIGTERM'),
    kill9: () => server.end('SIGKILL'),
    restart: async (...others) => {
      server = await start(port, others);
    },
    empty: async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write('FLUSHALL\r\n');
      await once(socket, 'data');
      socket.destroy();
    },
    fallAsleep: () => server.signal('SIGSTOP'),
    wakeUp: () => server.signal('SIGCONT'),
  };
}

async function start(port: number, parameters: readonly string[]) {
  const program = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...parameters], {
    stdio: 'ignore',
  });
  const watcher = endWithUs(child.pid);
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => {
    watcher?.kill('SIGKILL');
    throw new Error(`${program} did not start`);
  });
  ended.catch(() => undefined);
  for (let tries = 0; !(await Promise.race([accepts(port), ended])); tries += 1) {
    if (tries === 100) throw new Error(`${program} did not answer within 5 s`);
    await wait(50);
  }
  return {
    pid: child.pid ?? -1,
    signal: (signal: NodeJS.Signals): void => void child.kill(signal),
    end: async (signal: NodeJS.Signals): Promise<void> => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      // One that sleeps ends when it wakes up.
      child.kill('SIGCONT');
      await gone;
    },
  };
}

/** A program of others does not notice that this process is gone; a shell does, and ends it. */
export function endWithUs(pid: number | undefined): ChildProcess | undefined {
  if (pid === undefined || process.platform === 'win32') return undefined;
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -9 "$0"', `${pid}`], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return watcher;
}

async function accepts(port: number): Promise<boolean> {
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
