import type { InstallationState } from '@murmel/contracts';
import { type Configuration, HEARTBEAT_MS } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { HealthChecks } from '../../platform/operation/health-checks.js';
import { RELEASE } from '../../platform/release.js';
import { SharedRedis } from '../../platform/shared-redis.js';
import { Storage } from '../../platform/storage/storage.js';
import { TimeCache } from '../../platform/time-cache.js';
import { type BacklogRow, backlogOf, backlogQuery } from './backlog.js';
import { Neighbours } from './neighbours.js';

const DATABASE = `select pg_database_size(current_database()) as bytes, clock_timestamp() as now,
  (select sum(numbackends) from pg_stat_database) as connections, current_setting('max_connections') as most`;
/** SQL for the archive state as PostgreSQL reports it: operators who keep its log elsewhere need no setting of ours. */
const ARCHIVE = `select current_setting('archive_mode') <> 'off' as kept, last_archived_time as "lastAt",
  coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing from pg_stat_archiver`;
/** Three times in a row it did not say that it runs. */
const PROCESSES = `select kind, role, release, place as name, seen_at > clock_timestamp() - $1 * interval '3 milliseconds' as answers, started_at as "startedAt",
  seen_at as "seenAt", load_percent as "loadPercent", memory_bytes as "memoryBytes", connections, documents
  from running_process order by array_position(array['api', 'jobs', 'collaboration'], kind), place, started_at`;
/** A backup and a receiver of the log are no copies. Other accounts than those of pg_monitor see of a copy that there is one. */
const REPLICAS = `select coalesce(application_name, '') as name, state,
    extract(epoch from coalesce(replay_lag, case when sent_lsn = replay_lsn then interval '0' end))::float8 * 1000 as "delayMs"
  from pg_stat_replication where coalesce(application_name, '') not in ('pg_basebackup', 'pg_receivewal') order by application_name`;
/** Files with the same bytes share them. */
const FILES = `select kind, sum(bytes) as bytes from (
    select storage_key, max(bytes) as bytes, case split_part(max(content_type), '/', 1)
      when 'video' then 'film' when 'audio' then 'sound' when 'image' then 'picture' else 'other' end as kind
    from owner_file group by storage_key) f group by kind order by sum(bytes) desc, kind`;
/** Cache time of the total size of all files, which takes seconds to compute. */
const FILES_FRESH_MS = 600_000;

type Database = InstallationState['database'];
type FileKinds = InstallationState['files']['kinds'];

interface ProcessRow extends Omit<InstallationState['processes'][number], 'startedAt' | 'seenAt' | 'memoryBytes' | 'load'> {
  startedAt: Date;
  seenAt: Date;
  memoryBytes: string;
  loadPercent: number;
}

/** Returns the current state of the installation, as seen by the process that handles the request. */
@Injectable()
export class InstallationStates {
  private readonly fileKinds = new TimeCache<FileKinds>(FILES_FRESH_MS, () => this.ofFiles());

  constructor(
    private readonly database: DataSource,
    private readonly health: HealthChecks,
    private readonly storage: Storage,
    private readonly redis: SharedRedis,
    private readonly neighbours: Neighbours,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async now(): Promise<InstallationState> {
    const [database, { checks }, disk, kinds, processes, neighbours, archive, backlog] = await Promise.all([
      this.ofDatabase(),
      this.health.run(),
      // On the day on which the disk is gone the page has to say so.
      this.storage.room().catch(() => null),
      this.fileKinds.get(),
      this.database.query<ProcessRow[]>(PROCESSES, [HEARTBEAT_MS]),
      this.neighbours.now(),
      this.ofArchive(),
      this.database.query<BacklogRow[]>(backlogQuery(this.configuration.ffmpegPath !== undefined)),
    ]);
    const { connection } = this.redis;
    return {
      at: new Date().toISOString(),
      release: RELEASE,
      processes: processes.map(({ startedAt, seenAt, memoryBytes, loadPercent, ...row }) => ({
        ...row,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        load: loadPercent / 100,
        memoryBytes: Number(memoryBytes),
      })),
      database,
      files: { state: checks.storage, disk, kinds },
      collaboration: checks.collaboration,
      redis: connection === undefined ? 'none' : connection.here ? 'up' : 'down',
      ...neighbours,
      archive,
      backlog: backlogOf(backlog),
    };
  }

  private async ofDatabase(): Promise<Database> {
    await this.database.query('select 1');
    const asked = performance.now();
    await this.database.query('select 1');
    const ms = performance.now() - asked;
    const replicas = await this.ofReplicas();
    const sent = Date.now();
    const [row] = await this.database.query<[{ bytes: string; now: Date; connections: string; most: string }]>(DATABASE);
    // It looked at its clock somewhere between question and answer.
    const clockMs = row.now.getTime() - (sent + Date.now()) / 2;
    return {
      ms: Math.round(ms * 10) / 10,
      bytes: Number(row.bytes),
      connections: Number(row.connections),
      mostConnections: Number(row.most),
      clockMs: Math.round(clockMs),
      replicas,
    };
  }

  private async ofReplicas(): Promise<Database['replicas']> {
    const rows = await this.database.query<{ name: string; state: string | null; delayMs: number | null }[]>(REPLICAS);
    if (rows.some(({ state }) => state === null)) return null;
    return rows.map(({ name, state, delayMs }) => ({ name, streams: state === 'streaming', delayMs: delayMs && Math.round(delayMs) }));
  }

  private async ofArchive(): Promise<InstallationState['archive']> {
    const [row] = await this.database.query<[{ kept: boolean; lastAt: Date | null; failing: boolean }]>(ARCHIVE);
    return { state: row.kept ? (row.failing ? 'down' : 'up') : 'off', lastAt: row.lastAt?.toISOString() ?? null };
  }

  private async ofFiles(): Promise<FileKinds> {
    const rows = await this.database.query<{ kind: FileKinds[number]['kind']; bytes: string }[]>(FILES);
    return rows.map(({ kind, bytes }) => ({ kind, bytes: Number(bytes) }));
  }
}
