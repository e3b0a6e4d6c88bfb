import { ConfigurationError, WatchedClient } from '@murmel/server';

/** A replica that answers later counts as away. */
const ANSWER_MS = 1000;

/** Numbers by which a database is known over all its copies; null where the database does not say them. */
export interface Identity {
  system: string | null;
  database: string;
}

export interface ReplicaState {
  /** false once it was made a primary */
  follows: boolean;
  /** end of the log that its reads show, as a number of bytes since the beginning */
  position: bigint;
}

interface Queries {
  query<T>(text: string): Promise<T>;
}

/** Asks for the end of the log on disk: every commit that was ever answered, or seen by a read, lies before it. */
export async function positionOfPrimary(primary: Queries): Promise<bigint> {
  const [row] = await primary.query<{ position: string }[]>(`select (pg_current_wal_flush_lsn() - '0/0')::text as position`);
  return BigInt(row!.position);
}

/** Some services do not let their customers ask for the number of the system. */
export async function identityOf(queries: Queries): Promise<Identity> {
  const [here] = await queries.query<{ database: string }[]>(
    'select oid::text as database from pg_database where datname = current_database()',
  );
  const system = await queries.query<{ system: string }[]>('select system_identifier::text as system from pg_control_system()').then(
    ([row]) => row!.system,
    () => null,
  );
  return { system, database: here!.database };
}

/** One line of its own to a replica, for looking after it: the others may all be taken by reads. */
export class ReplicaLine {
  private client: WatchedClient | undefined;

  /** @param onBroken called when the line ends by itself */
  constructor(
    private readonly url: string,
    private readonly onBroken: (error: Error) => void,
  ) {}

  get connected(): boolean {
    return this.client !== undefined;
  }

  /**
   * Connects anew.
   * @throws ConfigurationError when it is a copy of another database; another error when it does not answer within a second
   */
  async connect(primary: Identity): Promise<void> {
    const client = new WatchedClient({
      connectionString: this.url,
      application_name: 'murmel-replica-watch',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('error', (error) => {
      if (this.client !== client) return;
      this.client = undefined;
      this.onBroken(error);
    });
    await client.connect();
    const own = await identityOf({ query: async <T>(text: string) => (await client.query(text)).rows as T });
    const other = own.database !== primary.database || (own.system !== null && primary.system !== null && own.system !== primary.system);
    if (other) {
      await client.end();
      throw new ConfigurationError(
        'Configuration: DATABASE_REPLICA_URL leads to no copy of the database of DATABASE_URL: name one of its replicas',
      );
    }
    this.client = client;
  }

  /** @throws when it does not answer within a second */
  async state(): Promise<ReplicaState> {
    if (!this.client) throw new Error('there is no line to the replica');
    const { rows } = await this.client.query<{ follows: boolean; position: string | null }>(
      `select pg_is_in_recovery() as follows, (pg_last_wal_replay_lsn() - '0/0')::text as position`,
    );
    return { follows: rows[0]!.follows, position: BigInt(rows[0]!.position ?? 0) };
  }

  /** Ends the line, also one that hangs. */
  close(): void {
    const { client } = this;
    this.client = undefined;
    client?.cut();
  }
}
