import { execFileSync } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuOf } from './cpu.js';
import { Marks } from './marks.js';
import { type PenMaker, SimulatedClass } from './simulated-class.js';
import type { Target } from './targets.js';

export interface Load {
  classes: number;
  clients: number;
  writers: number;
  editsPerSecond: number;
  seconds: number;
  /** a pinboard with what its writers do; text documents without it */
  pen?: PenMaker;
}

export interface Measurement {
  p50: number;
  p95: number;
  /** share of one core, in percent */
  cpu: number;
  /** deliveries that were measured; less than expected means that the server could not keep up */
  delivered: number;
  expected: number;
  /** lines that the server ended meanwhile */
  ended: number;
}

const WARM_UP_MS = 1500;
/** Late deliveries still count; what is not there by then is missing. */
const AFTERMATH_MS = 500;
/** Like a machine of its own; only an administrator may ask for it. */
const PRIORITY = -10;
/** Joins side by side: a school opens its documents within a minute, not within a millisecond. */
const JOINING_AT_ONCE = 4;

/** Puts a load on a target and measures from edit to visible, at every receiver. */
export async function measure(target: Target, load: Load): Promise<Measurement> {
  const marks = new Marks();
  const classes: SimulatedClass[] = [];
  for (let first = 0; first < load.classes; first += JOINING_AT_ONCE) {
    const group = await Promise.all(
      Array.from({ length: Math.min(JOINING_AT_ONCE, load.classes - first) }, async () => {
        const seats = await (load.pen ? target.newBoard(load.clients) : target.newClass(load.clients));
        const simulated = new SimulatedClass(
          { seats, writers: load.writers, editsPerSecond: load.editsPerSecond, ...(load.pen ? { pen: load.pen } : {}) },
          marks,
        );
        await simulated.join(0, { oneFirst: true });
        return simulated;
      }),
    );
    classes.push(...group);
  }
  classes.forEach((simulated) => simulated.type());
  await wait(WARM_UP_MS);
  for (const pid of await target.helpers()) prefer(pid);
  marks.take();
  const cpuBefore = cpuOf(target.processes);
  const begun = performance.now();
  await wait(load.seconds * 1000);
  const seconds = (performance.now() - begun) / 1000;
  const cpu = ((cpuOf(target.processes) - cpuBefore) / seconds) * 100;
  classes.forEach((simulated) => simulated.pause());
  await wait(AFTERMATH_MS);
  const latencies = Float64Array.from(marks.take()).sort();
  const ended = classes.reduce((sum, simulated) => sum + simulated.ended, 0);
  classes.forEach((simulated) => simulated.leave());
  // Hocuspocus sends an update back to its writer too.
  const expected = load.classes * load.writers * load.editsPerSecond * seconds * load.clients;
  return { p50: at(latencies, 0.5), p95: at(latencies, 0.95), cpu, delivered: latencies.length, expected: Math.round(expected), ended };
}

/** Pins a process and its threads to one core, before the machine's other work, where that is possible. */
export function pin(pid: number, core: number): boolean {
  try {
    execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
    prefer(pid);
    return true;
  } catch {
    return false;
  }
}

/** Like a process on a machine of its own, as far as that may be asked for. */
export function prefer(pid: number): void {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // Not an administrator, or the process is gone: measured all the same.
  }
}

function at(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}
