import pg from 'pg';

/** Time to wait for a new connection when checking a silent one. */
const PROBE_MS = 2000;
/** Longest wait for a free connection of a pooler; PgBouncer itself refuses after two minutes. */
const QUEUE_MS = 30_000;
/** The database shows the beginning of a statement only: at least so many letters of it are compared. */
const COMPARED = 200;
/** SQLSTATE: the answer came from a pooler or a database, not from the network. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** `works`: it may be silent for longer; `dead`: nothing works on it; `away`: no answer to be had. */
export type Verdict = 'works' | 'dead' | 'away';

export interface SilentQuery {
  /** of the database; a pooler gives a number that is none */
  processId: number | null;
  text: string;
  /** between BEGIN and COMMIT, so that it has a connection of the pooler for itself */
  inTransaction: boolean;
  /** since it was sent, in milliseconds */
  waitedMs: number;
}

/** Asks the database itself whether it works on a query. */
export async function verdictOfDatabase({ processId }: SilentQuery, line: pg.ClientConfig): Promise<Verdict> {
  const found = await probe(line, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where pid = $1 and state = 'active' and wait_event is distinct from 'ClientWrite'`,
      [processId],
    );
    return rowCount ? ('works' as const) : ('dead' as const);
  });
  return found ?? 'away';
}

/**
 * Says what becomes of a query that was sent through a pooler, whose process numbers are its own. The database is asked past the pooler for
 * the statement itself, and the pooler for any answer: a query may wait for one of its connections while all of them work.
 */
export async function verdictBehindPooler(query: SilentQuery, pooler: pg.ClientConfig, directUrl: string): Promise<Verdict> {
  const [work, answer] = await Promise.all([workOn(query.text, directUrl), poolerAnswers(pooler)]);
  if (!work || answer === 'away') return 'away';
  if (work.running) return 'works';
  // It has its connection, or there was a free one: it waits for nothing.
  if (query.inTransaction || answer === 'free') return 'dead';
  return work.busy && query.waitedMs < QUEUE_MS ? 'works' : 'dead';
}

/** @returns undefined when the database cannot be asked; statements of other database users are not shown, so that they may be this one */
function workOn(text: string, directUrl: string): Promise<{ running: boolean; busy: boolean } | undefined> {
  return probe({ connectionString: directUrl }, async (client) => {
    const { rows } = await client.query<{ running: boolean; busy: boolean }>(
      `select coalesce(bool_or(hidden or (state = 'active' and wait_event is distinct from 'ClientWrite'
                and starts_with($1, query) and (query = $1 or length(query) >= $2))), false) as running,
              coalesce(bool_or(hidden or state in ('active', 'idle in transaction')), false) as busy
         from (select *, query = '<insufficient privilege>' as hidden from pg_stat_activity) a
        where datname = current_database() and pid <> pg_backend_pid()`,
      [text, COMPARED],
    );
    return rows[0]!;
  });
}

/** `free`: a connection to the database was to be had at once; `full`: the pooler answers, and all its connections are taken. */
async function poolerAnswers(line: pg.ClientConfig): Promise<'free' | 'full' | 'away'> {
  let loggedIn = false;
  const answer = await probe<'free' | 'full'>(
    line,
    async (client) => {
      loggedIn = true;
      await client.query('select 1');
      return 'free';
    },
    // Too many clients: it is there.
    (error) => (SQLSTATE.test(String((error as { code?: unknown }).code)) ? 'full' : undefined),
  );
  return answer ?? (loggedIn ? 'full' : 'away');
}

async function probe<T>(
  line: pg.ClientConfig,
  ask: (client: pg.Client) => Promise<T>,
  onError: (error: unknown) => T | undefined = () => undefined,
): Promise<T | undefined> {
  const client = new pg.Client({ ...line, application_name: 'murmel-probe', connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } catch (error) {
    return onError(error);
  } finally {
    void client.end().catch(() => undefined);
  }
}
