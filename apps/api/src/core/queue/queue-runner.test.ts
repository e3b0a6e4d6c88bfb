import type { Logger } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProcessRole } from '../../platform/processes/process-role.js';
import { QueueRunner } from './queue-runner.js';
import { RowLease } from './row-lease.js';
import { type QueuedTable, RowQueue } from './row-queue.js';

const WORK_MS = 10;
const TABLE: QueuedTable = { name: 'notes', key: 'id', oneLane: true, leaseSeconds: 90, attempts: 3 };

/** Has rows without end, each of which takes ten milliseconds. */
class EndlessRunner extends QueueRunner {
  readonly begun: number[] = [];

  constructor(manner: { atOnce?: number; rest?: number }, role: ProcessRole = { mode: 'development', apiRole: 'everything' }) {
    super({} as DataSource, TABLE, { everyMs: 1000, withinSeconds: 60, failed: 'later', ...manner }, {} as Logger, role);
  }

  protected async work({ signal }: RowLease): Promise<void> {
    this.begun.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, WORK_MS));
    signal.throwIfAborted();
  }

  protected fail = () => Promise.resolve();
  protected changed = () => Promise.resolve();
}

beforeEach(() => {
  vi.useFakeTimers();
  let key = 0;
  vi.spyOn(RowQueue.prototype, 'claim').mockImplementation(() => Promise.resolve({ key: String((key += 1)), attempt: 1 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function started(manner: { atOnce?: number; rest?: number }): EndlessRunner {
  const runner = new EndlessRunner(manner);
  runner.onApplicationBootstrap();
  return runner;
}

describe('rounds of a queue', () => {
  it.each([
    ['everything', 'production', 1],
    ['jobs', 'production', 1],
    ['calls', 'production', 0],
    // Tests turn the clock themselves.
    ['everything', 'test', 0],
  ] as const)('a process that does %s, in %s, begins %i rows in its first second', async (apiRole, mode, begun) => {
    const runner = new EndlessRunner({}, { mode, apiRole });
    runner.onApplicationBootstrap();
    await vi.advanceTimersByTimeAsync(1000 + WORK_MS);
    expect(runner.begun).toHaveLength(begun);
  });

  it('a round works on several rows without a rest, and rests in proportion to the time they took together', async () => {
    const runner = started({ atOnce: 20, rest: 4 });
    await vi.advanceTimersByTimeAsync(1000 + 20 * WORK_MS);
    expect(runner.begun).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(4 * 20 * WORK_MS - 1);
    expect(runner.begun).toHaveLength(20);
    await vi.advanceTimersByTimeAsync(1 + WORK_MS);
    expect(runner.begun.length).toBeGreaterThan(20);
  });

  it('without any of this a round is one row, and the next one comes at its time', async () => {
    const runner = started({});
    await vi.advanceTimersByTimeAsync(2500);
    expect(runner.begun).toEqual([runner.begun[0], runner.begun[0]! + 1000 + WORK_MS]);
  });

  it('a process that ends begins no other row of its round', async () => {
    const runner = started({ atOnce: 20, rest: 4 });
    await vi.advanceTimersByTimeAsync(1000 + WORK_MS / 2);
    const given = vi.spyOn(RowLease.prototype, 'handBack').mockResolvedValue(true);
    const ended = runner.beforeApplicationShutdown();
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect([runner.begun.length, given.mock.calls.length]).toEqual([1, 1]);
  });
});
