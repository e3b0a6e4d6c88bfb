import { monitorEventLoopDelay } from 'node:perf_hooks';
import { COLLABORATION_CODES, type CollaborationCode } from '@murmel/contracts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const NANOSECONDS_PER_SECOND = 1e9;

/** Metrics for operators. Labels are codes and numbers, never ids or names. */
export class Metrics {
  readonly registry = new Registry();
  private readonly loop = monitorEventLoopDelay({ resolution: 10 });

  private readonly refusals = new Counter({
    name: 'murmel_collab_refusals_total',
    help: 'Refused connections and updates by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  private readonly alarms = new Counter({
    name: 'murmel_collab_alarms_total',
    help: 'Things that must never happen: look into the log',
    registers: [this.registry],
  });
  private readonly faults = new Counter({
    name: 'murmel_collab_faults_total',
    help: 'Faults that ended at most one connection: the log says which',
    registers: [this.registry],
  });
  private readonly elsewhere = new Counter({
    name: 'murmel_collab_held_elsewhere_total',
    help: 'Documents asked for that another collab-server has, and to which nobody could be led',
    registers: [this.registry],
  });
  private readonly lost = new Counter({
    name: 'murmel_collab_leases_lost_total',
    help: 'Times that other processes took over what was open here, or might have',
    registers: [this.registry],
  });
  private readonly commitSeconds = new Histogram({
    name: 'murmel_journal_commit_seconds',
    help: 'Time of one journal commit',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 4],
    registers: [this.registry],
  });
  private readonly clockOffset = new Gauge({
    name: 'murmel_clock_offset_seconds',
    help: "How much this machine's clock is ahead of the database's",
    registers: [this.registry],
  });
  private readonly rows = new Counter({ name: 'murmel_journal_rows_total', help: 'Journaled updates', registers: [this.registry] });

  /**
   * @param counts read whenever the metrics are requested
   */
  constructor(counts: Record<'sockets' | 'connections' | 'documents' | 'ownedDocuments' | 'relayed' | 'pendingAppends', () => number>) {
    this.loop.enable();
    for (const code of Object.keys(COLLABORATION_CODES)) this.refusals.inc({ code }, 0);
    this.gauge('murmel_collab_sockets', 'Open WebSockets', counts.sockets);
    this.gauge('murmel_collab_connections', 'People in live documents', counts.connections);
    this.gauge('murmel_collab_documents', 'Live documents in memory', counts.documents);
    this.gauge('murmel_collab_owned_documents', 'Documents that belong to this process', counts.ownedDocuments);
    this.gauge('murmel_collab_relayed', 'Connections and calls that are led to another collab-server', counts.relayed);
    this.gauge('murmel_journal_pending', 'Updates that wait for their commit', counts.pendingAppends);
    this.gauge('murmel_event_loop_delay_p99_seconds', 'Delay of the event loop since the last look', () => this.loopDelay());
  }

  readonly refused = (code: CollaborationCode): void => this.refusals.inc({ code });

  readonly alarm = (): void => this.alarms.inc();

  readonly heldElsewhere = (): void => this.elsewhere.inc();

  readonly leaseLost = (): void => this.lost.inc();

  readonly fault = (): void => this.faults.inc();

  readonly clockDiffers = (seconds: number): void => this.clockOffset.set(seconds);

  readonly committed = (rows: number, milliseconds: number): void => {
    this.rows.inc(rows);
    this.commitSeconds.observe(milliseconds / 1000);
  };

  stop(): void {
    this.loop.disable();
  }

  private loopDelay(): number {
    const delay = this.loop.percentile(99) / NANOSECONDS_PER_SECOND;
    this.loop.reset();
    return delay;
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
