import { hostname } from 'node:os';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { RunningProcess } from '../database/entities/running-process.js';
import { newId } from '../ids.js';
import type { Logger } from '../logging.js';

/** One small write of each process in so many milliseconds. */
export const HEARTBEAT_MS = 10_000;

const STOP_MS = 1000;

/** SQL that uses the database's clock, because this machine's may be wrong. */
const SAY = `insert into running_process (id, kind, place, load_percent, memory_bytes, connections, documents, role, release)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (id) do update set seen_at = clock_timestamp(), load_percent = excluded.load_percent, memory_bytes = excluded.memory_bytes,
    connections = excluded.connections, documents = excluded.documents`;

interface HeartbeatParts {
  database: DataSource;
  logger: Logger;
  kind: RunningProcess['kind'];
  /** what an api does; nothing for other kinds */
  role?: RunningProcess['role'];
  /** version of its build */
  release: string;
  /** port, which distinguishes the processes of one machine */
  port: number;
  connections(): number | Promise<number>;
  documents?(): number;
}

/**
 * Reports every ten seconds that this process runs and its load. No function depends on it: while the database is unavailable it reports
 * nothing.
 */
export class Heartbeat {
  private readonly id = newId();
  private timer: NodeJS.Timeout | undefined;
  private said: Promise<void> = Promise.resolve();
  private since: EventLoopUtilization = performance.eventLoopUtilization();

  constructor(private readonly parts: HeartbeatParts) {}

  start(): void {
    this.said = this.say();
    this.timer = setInterval(() => {
      this.said = this.said.then(() => this.say());
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  /** Unregisters the process, so that it is not reported missing. Waits a second at most if the database is away. */
  async stop(): Promise<void> {
    if (!this.timer) return;
    clearInterval(this.timer);
    const taken = this.said.then(() => this.parts.database.query('delete from running_process where id = $1', [this.id]));
    await Promise.race([taken.catch(() => undefined), wait(STOP_MS, undefined, { ref: false })]);
  }

  private async say(): Promise<void> {
    const { database, logger, kind, role = null, release, port, connections, documents } = this.parts;
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, this.since);
    this.since = now;
    try {
      await database.query(SAY, [
        this.id,
        kind,
        `${hostname()}:${port}`,
        Math.round(utilization * 100),
        process.memoryUsage.rss(),
        await connections(),
        documents?.() ?? null,
        role,
        release,
      ]);
    } catch (error) {
      logger.debug({ err: error }, 'the heartbeat could not be written');
    }
  }
}
