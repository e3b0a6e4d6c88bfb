import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';
import { noteSeriousFailure } from './serious-failures.js';

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

export interface ProcessOptions {
  /** file below `cwd`, the program's main file by default */
  entry?: string;
  /** the workspace's folder, absolute or below the repository (`apps/api`) */
  cwd: string;
  /** a program with its parameters that runs it in a place of its own (`small-disk.ts`) */
  within?: readonly string[];
  /** runs what was built, as an installation does, instead of the source */
  built?: boolean;
  /** modules that Node loads before it */
  imports?: readonly string[];
  /** the product's whole configuration: nothing of the surrounding environment is passed on */
  env: Record<string, string>;
  /** asked until it answers 2xx */
  readyUrl: string;
  /** how long the process may take until then, 90 s by default: it reads its source without a cache, and machines differ */
  deadlineMs?: number;
}

export interface RunningProcess {
  pid: number;
  /** everything it has written so far, both streams */
  output(): string;
  /** SIGTERM, after 10 s SIGKILL; returns the exit code (null when killed) */
  stop(): Promise<number | null>;
  /** what a power cut does: SIGKILL to the process and all its children */
  kill9(): Promise<void>;
  /** resolves with the exit code when the process ends, whatever ended it */
  exited: Promise<number | null>;
}

const STOP_DEADLINE_MS = 10_000;
const END_WITH_PARENT = new URL('tools/processes/end-with-parent.mjs', `file://${REPOSITORY}`).href;
const TYPESCRIPT = new URL('tools/typescript.mjs', `file://${REPOSITORY}`).href;
/** As the Dockerfile starts them. */
const BUILT = ['--conditions=@murmel/dist', '--enable-source-maps'];
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')));

/**
 * Starts one of the product's processes, from source unless `built`, as its own process.
 * @throws Error with its output when it ends early or is not ready in time
 */
export async function startProcess({ env, ...asked }: ProcessOptions): Promise<RunningProcess> {
  // Every api listens on a second port, which few tests are about.
  const options = { ...asked, env: { USERCONTENT_PORT: String(await freePort()), ...env } };
  const started = spawnProcess(options);
  const deadline = Date.now() + (options.deadlineMs ?? 90_000);
  const early = started.exited.then((code) => {
    throw new Error(`${options.cwd} ended with ${code} before it was ready:\n${started.output()}`);
  });
  // Ending later is the test's own business.
  early.catch(() => undefined);
  while (!(await Promise.race([answers(options.readyUrl), early]))) {
    if (Date.now() > deadline) {
      await started.kill9();
      throw new Error(`${options.cwd} was not ready in time:\n${started.output()}`);
    }
    await Promise.race([wait(50), early]);
  }
  return started;
}

/** Starts a process without waiting until it is ready: for tests that expect it to refuse its start. */
export function spawnProcess(options: Omit<ProcessOptions, 'readyUrl' | 'deadlineMs'>): RunningProcess {
  const imports = [END_WITH_PARENT, ...(options.built ? [] : [TYPESCRIPT]), ...(options.imports ?? [])];
  const node = [
    process.execPath,
    ...(options.built ? BUILT : []),
    ...imports.flatMap((module) => ['--import', module]),
    options.entry ?? (options.built ? 'dist/main.js' : 'src/main.ts'),
  ];
  const [program, ...parameters] = [...(options.within ?? []), ...node];
  const child = spawn(program!, parameters, {
    cwd: new URL(options.cwd, `file://${REPOSITORY}`),
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'test', ...options.env },
    // Its input closes when this process is gone, however: then it ends, too.
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  child.stdin.on('error', () => undefined);
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => written.push(text));
  let asked = false;
  const exited = once(child, 'exit').then(([code]) => {
    running.delete(child);
    if (!asked) noteSeriousFailure(`${options.cwd} ended by itself with ${code}`);
    return code as number | null;
  });
  return {
    pid: child.pid ?? -1,
    output: () => written.join(''),
    exited,
    stop: async () => {
      asked = true;
      signalGroup(child, 'SIGTERM');
      const deadline = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_DEADLINE_MS);
      const code = await exited;
      clearTimeout(deadline);
      return code;
    },
    kill9: async () => {
      asked = true;
      signalGroup(child, 'SIGKILL');
      await exited;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended in this very moment.
  }
}
