import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.js';

/**
 * Starts a real Redis that keeps nothing on disk. `npm test` makes sure that redis-server is installed.
 * @throws Error when redis-server is not there or does not answer within 5 s
 */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const program = process.env['REDIS_SERVER_PATH'] ?? 'redis-server';
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => {
    throw new Error(`${program} did not start`);
  });
  ended.catch(() => undefined);
  for (let tries = 0; !(await Promise.race([accepts(port), ended])); tries += 1) {
    if (tries === 100) throw new Error(`${program} did not answer within 5 s`);
    await wait(50);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
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
