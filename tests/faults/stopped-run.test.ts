import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, it } from 'vitest';
import { until } from '../collab/support/until.js';
import { createDatabase, type FreshDatabase } from '../support/fresh-database.js';
import { REPOSITORY } from '../support/process.js';

let database: FreshDatabase | undefined;
let folder: string | undefined;
let run: ChildProcess | undefined;
let started: number[] = [];
afterEach(async () => {
  run?.kill('SIGKILL');
  for (const pid of started.filter(lives)) process.kill(pid, 'SIGKILL');
  await database?.drop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that ended and was not reaped counts as gone, too.
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Numbers of the processes that a process started itself, where the system tells them. */
function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

// The three polite signals take one way (tools/processes/on-stop.mjs): the long run tries each, the short one two of them.
const SIGNALS: NodeJS.Signals[] = process.env['FAULT_ROUNDS'] ? ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] : ['SIGINT', 'SIGKILL'];
/** Nx is the run's only child; what it started does not end with it by itself. */
const NX_KILLED = process.platform === 'linux' ? ['Nx killed hard'] : [];

it.each([...SIGNALS, ...NX_KILLED] as const)(
  'a run of the tests that is stopped with %s in the middle leaves no api, collab-server, Redis or database behind',
  async (how) => {
    database = await createDatabase(inject('databaseUrl'));
    folder = mkdtempSync(join(tmpdir(), 'murmel-stopped-'));
    const file = join(folder, 'pids');
    const env = { ...process.env, RUN_RESULTS: folder, STAYS_FILE: file, STAYS_DATABASE: database.url };
    run = spawn(process.execPath, [join(REPOSITORY, 'tests/faults/support/stopped-run/run.mjs')], { env, stdio: 'ignore', detached: true });
    await until(() => existsSync(file) && readFileSync(file, 'utf8').endsWith('\n'), 'the run has started the product', 90_000);
    const { pid } = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8')) as { pid: number };
    started = [pid, ...childrenOf(pid), ...(JSON.parse(readFileSync(file, 'utf8')) as number[])];
    expect(started.map(lives)).toEqual(started.map(() => true));
    if (how in constants.signals) run.kill(how as NodeJS.Signals);
    else for (const pid of childrenOf(run.pid!)) process.kill(pid, 'SIGKILL');
    await until(() => !started.some(lives), `nothing is left: ${started.join(' ')}`, 15_000);
  },
  150_000,
);
