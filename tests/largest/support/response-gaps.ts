import { readFileSync } from 'node:fs';
import { until } from '../../collab/support/until.js';
import { onThisMachine } from '../../support/on-this-machine.js';
import { type RunningProcess, spawnProcess } from '../../support/process.js';

/** Longest wait of a client for something small, whatever others send. */
export const SILENCE_MS = onThisMachine(500);

interface Done {
  name: string;
  at: number;
  /** what the api's own thread worked for it, in ms: what a busy machine does not make longer */
  worked: number;
  outcome: string;
}
interface Asked {
  from: number;
  to: number;
  status: number;
}

export interface Silence extends Omit<Done, 'at'> {
  ms: number;
}

/** Client in a process of its own that requests `GET /api/apps`, while work is done one after the other. */
export class Silences {
  private readonly done: Done[] = [{ name: 'nothing yet', at: 0, worked: 0, outcome: '' }];
  private workedBefore = 0;

  private constructor(
    private readonly probe: RunningProcess,
    private readonly pid: number,
  ) {}

  /** @param pid of the api */
  static async open(origin: string, pid: number): Promise<Silences> {
    const probe = spawnProcess({ cwd: 'tests', entry: 'largest/support/probe-process.ts', env: { ASKED: `${origin}/api/apps` } });
    const silences = new Silences(probe, pid);
    await silences.answered();
    return silences;
  }

  /** Names the work done from now on. */
  begin(name: string): void {
    this.workedBefore = workOf(this.pid);
    this.done.push({ name, at: Date.now(), worked: 0, outcome: '' });
  }

  /** Sets the outcome of the work begun last. */
  end(outcome: string): void {
    Object.assign(this.done.at(-1)!, { outcome, worked: workOf(this.pid) - this.workedBefore });
  }

  /** How many things were begun. */
  get count(): number {
    return this.done.length;
  }

  /** Waits for an answer to what was asked after this moment: whatever goes on in the background is over, or has shown itself. */
  async answered(): Promise<void> {
    const from = Date.now();
    await until(() => Number(/(\d+) \d+ \d+\n$/.exec(this.probe.output())?.[1] ?? 0) >= from, 'somebody else is answered', 60_000);
  }

  /**
   * The longest silence beside each name, the longest first; it belongs to what went on for most of it.
   * @param since things begun before are left out
   */
  longest(since = 0): Silence[] {
    const found = new Map<string, Silence>();
    for (const { from, to } of this.all()) {
      const index = this.during(from, to);
      const { at: _, ...done } = this.done[index]!;
      if (index >= since && (found.get(done.name)?.ms ?? -1) < to - from) found.set(done.name, { ...done, ms: to - from });
    }
    return [...found.values()].sort((one, other) => other.ms - one.ms);
  }

  /** Returns the names of work that made the other client wait too long. */
  tooLong(since = 0): string[] {
    return this.longest(since)
      .filter(({ ms }) => ms > SILENCE_MS)
      .map(({ name }) => name);
  }

  /** Counts requests of the other client without an answer, or with a refusal. */
  refused(): number {
    return this.all().filter(({ status }) => status !== 200).length;
  }

  async close(): Promise<void> {
    await this.probe.kill9();
  }

  private all(): Asked[] {
    return [...this.probe.output().matchAll(/^(\d+) (\d+) (\d+)$/gm)].map(([, from, to, status]) => ({
      from: Number(from),
      to: Number(to),
      status: Number(status),
    }));
  }

  private during(from: number, to: number): number {
    let best = { index: 0, ms: -1 };
    let index = this.done.findLastIndex(({ at }) => at <= from);
    for (; index < this.done.length && this.done[index]!.at <= to; index += 1) {
      const ms = Math.min(to, this.done[index + 1]?.at ?? to) - Math.max(from, this.done[index]!.at);
      if (ms > best.ms) best = { index, ms };
    }
    return best.index;
  }
}

/** Returns the time a process's first thread has worked so far, in ms, where the system reports it. */
function workOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** Formats a table of the slowest work for reading. */
export function formatSilences(what: string, silences: readonly Silence[], count = 20): string {
  const rows = silences
    .slice(0, count)
    .map(({ name, ms, worked, outcome }) => `${padded(ms)} ms waited, ${padded(worked)} ms worked  ${name} (${outcome})`);
  return [`${what}: how long somebody else waited for GET /api/apps (limit ${Math.round(SILENCE_MS)} ms)`, ...rows].join('\n');
}

const padded = (ms: number): string => String(Math.round(ms)).padStart(6);
