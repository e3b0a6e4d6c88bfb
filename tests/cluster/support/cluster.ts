import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { FaultProxy } from '../../collab/support/fault-proxy.js';
import { type Bucket, startBucket } from '../../support/bucket.js';
import { freePort } from '../../support/free-port.js';
import { People } from '../../support/people.js';
import { type Pooler, startPooler } from '../../support/pgbouncer.js';
import { REPOSITORY } from '../../support/process.js';
import { startRedis, type TestRedis } from '../../support/redis.js';
import { DatabasePair } from './database-pair.js';
import { type ForeignProgram, startForeign } from './foreign-program.js';
import { Member } from './member.js';

/** Connections of the pooler to the database. */
const POOL_SIZE = 30;
const SECRET = 'only-for-tests-only-for-tests-only';

/** The product of a school board on many machines, each of them here: what is between any two of them can break. */
export class Cluster {
  private constructor(
    readonly databases: DatabasePair,
    readonly redis: TestRedis,
    readonly bucket: Bucket,
    readonly bucketLine: FaultProxy,
    /** in transaction mode between all and the database */
    readonly pooler: Pooler,
    /** what browsers reach: the internet in front of the proxy */
    readonly entry: FaultProxy,
    private readonly proxy: ForeignProgram,
    readonly apis: readonly Member[],
    readonly collabs: readonly Member[],
    readonly jobs: Member,
    /** the database as tests see it */
    readonly database: DataSource,
    /** lines that lead to the primary, besides those of the members */
    private readonly toPrimary: readonly [desk: FaultProxy, pooler: FaultProxy],
    private readonly folder: string,
  ) {}

  static async start(): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'murmel-cluster-'));
    const [databases, redis, bucket] = await Promise.all([DatabasePair.start(), startRedis(), startBucket()]);
    const bucketLine = await FaultProxy.before(bucket.url);
    const poolerLine = await FaultProxy.before(databases.url);
    const pooler = await startPooler(poolerLine.url, { size: POOL_SIZE });
    const ports = await distinctPorts(12);
    const [proxyPort, contentPort, insidePort, ...rest] = ports as [number, number, number, ...number[]];
    const entry = await FaultProxy.before(`http://127.0.0.1:${proxyPort}`);
    const origin = new URL(entry.url).origin;
    const env = {
      NODE_ENV: 'production',
      SECRET,
      PUBLIC_URL: origin,
      COLLAB_URL: origin.replace('http', 'ws'),
      COLLAB_INTERNAL_URL: `http://127.0.0.1:${insidePort}`,
      USERCONTENT_URL: `http://127.0.0.1:${contentPort}`,
      REDIS_URL: redis.url,
      S3_ENDPOINT: new URL(bucketLine.url).origin,
      S3_BUCKET: 'murmel',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
      TRUST_PROXY: '1',
      DATABASE_POOL: '10',
      OUTGOING_REQUESTS: '0',
      LOG_LEVEL: 'warn',
    };
    const member = async (name: string, cwd: Member['options']['cwd'], own: Record<string, string>, port: number): Promise<Member> => {
      const [direct, pooled] = [await FaultProxy.before(databases.url), await FaultProxy.before(pooler.through(databases.url))];
      const lines = { DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: direct.url, DATABASE_REPLICA_URL: databases.replica.url };
      const settings = { ...env, ...lines, DATA_DIR: join(folder, name.replaceAll(' ', '-')), ...own };
      return new Member({ name, cwd, port, env: settings, direct, pooled });
    };
    const api = async (name: string, role: string, port: number, second: number): Promise<Member> =>
      member(name, 'apps/api', { API_ROLE: role, PORT: String(port), USERCONTENT_PORT: String(second) }, port);
    const apis = [await api('api 1', 'calls', rest[0]!, rest[1]!), await api('api 2', 'calls', rest[2]!, rest[3]!)];
    const jobs = await api('jobs', 'jobs', rest[4]!, rest[5]!);
    const collabs = await Promise.all(
      rest.slice(6, 9).map((port, index) => {
        const own = { COLLAB_PORT: String(port), COLLAB_CLUSTER_ADDRESS: `http://127.0.0.1:${port}` };
        return member(`collab ${index + 1}`, 'collab-server', own, port);
      }),
    );
    // The first one brings the tables, the others wait for it.
    await Promise.all([...apis, jobs, ...collabs].map((one) => one.start()));
    const upstreams = (members: readonly Member[], port = (one: Member) => one.options.port): string =>
      members.map((one) => `127.0.0.1:${port(one)}`).join(' ');
    const proxy = await startForeign({
      program: process.env['CADDY_PATH'] ?? 'caddy',
      parameters: ['run', '--config', join(REPOSITORY, 'deploy/Caddyfile'), '--adapter', 'caddyfile'],
      env: {
        HOME: folder,
        DOMAIN: `http://127.0.0.1:${proxyPort}`,
        USERCONTENT_DOMAIN: `http://127.0.0.1:${contentPort}`,
        ACME_EMAIL: 'betrieb@schule.example',
        API_UPSTREAM: upstreams(apis),
        USERCONTENT_UPSTREAM: upstreams(apis, (one) => Number(one.options.env['USERCONTENT_PORT'])),
        COLLAB_UPSTREAM: upstreams(collabs),
        INTERNAL_PORT: String(insidePort),
      },
      port: proxyPort,
    });
    const desk = await FaultProxy.before(databases.url);
    const database = await openDatabase({ url: desk.url, pool: 4, applicationName: 'test' });
    const toPrimary = [desk, poolerLine] as const;
    return new Cluster(databases, redis, bucket, bucketLine, pooler, entry, proxy, apis, collabs, jobs, database, toPrimary, folder);
  }

  get origin(): string {
    return new URL(this.entry.url).origin;
  }

  get members(): Member[] {
    return [...this.apis, ...this.collabs, this.jobs];
  }

  get people(): People {
    return new People(this.database);
  }

  /** The collab-server that has a document, if one has it. */
  async ownerOf(itemId: string): Promise<Member | undefined> {
    const [row] = await this.database.query<{ address: string }[]>(
      'select address from document_owner join collab_process using (epoch) where item_id = $1',
      [itemId],
    );
    return this.collabs.find(({ address }) => address === row?.address);
  }

  /** The primary dies, its replica takes its place, and everything is led to it. */
  async failOver(): Promise<void> {
    await this.databases.failOver();
    for (const line of [...this.toPrimary, ...this.members.map(({ options }) => options.direct)]) line.leadTo(this.databases.url);
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map((one) => one.end()));
    await this.database.destroy();
    await Promise.all([this.proxy.kill(), this.redis.stop(), this.pooler.stop()]);
    await this.databases.stop();
    this.bucket.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function distinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
