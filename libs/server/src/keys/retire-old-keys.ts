import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { DataSource, EntityMetadata } from 'typeorm';
import { NamedKeys, type Secrets } from './named-keys.js';
import { type HashColumn, type SealedColumns, STORED_UNDER_KEYS } from './stored-under-keys.js';

const BATCH = 200;
/** Rows that are being changed at this moment are taken with the next pass. */
const PASSES = 20;
const NEXT_PASS_MS = 250;
/** Words that are hashed before others have their turn: a few milliseconds. */
const WORDS_AT_ONCE = 2000;

export interface RetiredKeys {
  /** values that were made anew with the newest key */
  rewritten: number;
  /** values that could not be read, because they were made with a secret that is not given */
  unreadable: number;
}

interface Work {
  source: DataSource;
  keys: NamedKeys;
  /** quoted names of the database */
  table: string;
  id: string;
  sealed: string;
  hash: string;
  /** condition of rows that can be taken over */
  whole: string;
}

/**
 * Re-encrypts all values stored under earlier keys with the newest, in batches, while the product runs. An interrupted run resumes; a
 * repeated run does nothing. Afterwards the earlier secrets are not needed.
 */
export async function retireOldKeys(source: DataSource, secrets: Secrets): Promise<RetiredKeys> {
  const result = { rewritten: 0, unreadable: 0 };
  for (const columns of STORED_UNDER_KEYS) {
    const work = workOf(source, columns, secrets);
    const tried = new Set<string>();
    for (let pass = 0; pass < PASSES; pass += 1) {
      const rewritten = 'words' in columns ? await rehash(work, columns, tried) : await reseal(work);
      result.rewritten += rewritten;
      if (rewritten === 0 && pass > 0 && (await left(work)).known === 0) break;
      if (pass > 0) await wait(NEXT_PASS_MS);
    }
    const { known, unknown, unnamed } = await left(work);
    result.unreadable += known + unknown + unnamed;
  }
  return result;
}

/** Counts values that cannot be read any more, because the secret they were made with is not among these. */
export async function countUnreadable(source: DataSource, secrets: Secrets): Promise<number> {
  let count = 0;
  for (const columns of STORED_UNDER_KEYS) count += (await left(workOf(source, columns, secrets))).unknown;
  return count;
}

function workOf(source: DataSource, columns: SealedColumns | HashColumn, secrets: Secrets): Work {
  const metadata = source.getMetadata(columns.entity);
  const [id, ...more] = metadata.primaryColumns;
  if (!id || more.length > 0) throw new Error(`${metadata.tableName} must have one key to be gone through by`);
  const sealed = 'sealed' in columns ? nameOf(metadata, columns.sealed) : 'null::text';
  const hash = columns.hash === undefined ? 'null::text' : nameOf(metadata, columns.hash);
  return {
    source,
    keys: new NamedKeys(columns.purpose, secrets),
    table: `"${metadata.tableName}"`,
    id: `"${id.databaseName}"`,
    sealed,
    hash,
    whole: 'hashAlone' in columns ? `${sealed} is not null` : 'true',
  };
}

function nameOf(metadata: EntityMetadata, property: string): string {
  const column = metadata.findColumnWithPropertyName(property);
  if (!column) throw new Error(`${metadata.tableName} has no ${property}`);
  return `"${column.databaseName}"`;
}

/** Rows of which something is not under the newest key ($1). */
const outdated = ({ sealed, hash, whole }: Work): string =>
  `(${whole} and (split_part(${sealed}, '.', 1) <> $1 or split_part(${hash}, '.', 1) <> $1))`;

interface Left {
  /** under an earlier key that is known */
  known: number;
  /** under a key that is not known (any more) */
  unknown: number;
  /** from the time before names, or no key's at all */
  unnamed: number;
}

/** Counts the rows that are not under the newest key. */
async function left(work: Work): Promise<Left> {
  const { source, keys, table, sealed, hash } = work;
  const names = await source.query<{ name: string; named: boolean; count: number }[]>(
    `select split_part(value, '.', 1) as name, position('.' in value) > 0 as named, count(*)::int as count
       from (select coalesce(${sealed}, ${hash}) as value from ${table} where ${outdated(work)}) outdated group by 1, 2`,
    [keys.newest],
  );
  const count = (fits: (one: { name: string; named: boolean }) => boolean): number =>
    names.filter(fits).reduce((sum, one) => sum + one.count, 0);
  return {
    known: count(({ name, named }) => named && keys.knows(name)),
    unknown: count(({ name, named }) => named && !keys.knows(name)),
    unnamed: count(({ named }) => !named),
  };
}

/** Opens what is sealed under an earlier key, and seals and hashes it under the newest. @returns how many rows */
async function reseal(work: Work): Promise<number> {
  const { source, keys, table, id, sealed, hash } = work;
  let rewritten = 0;
  for (let after: string | null = null; ; ) {
    const last: { id: string } | undefined = await source.transaction(async (manager) => {
      const rows: { id: string; sealed: string }[] = await manager.query(
        `select ${id} as id, ${sealed} as sealed from ${table} where ${sealed} is not null and ${outdated(work)} and ($2::text is null or ${id}::text > $2)
          order by ${id}::text limit ${BATCH} for update skip locked`,
        [keys.newest, after],
      );
      for (const row of rows) {
        const words = keys.open(row.sealed);
        if (words === null) continue;
        const hashed = hash.startsWith('"') ? `, ${hash} = $3` : '';
        await manager.query(`update ${table} set ${sealed} = $2${hashed} where ${id} = $1`, [
          row.id,
          keys.seal(words),
          ...(hashed ? [keys.hash(words)] : []),
        ]);
        rewritten += 1;
      }
      return rows.at(-1);
    });
    if (!last) return rewritten;
    after = last.id;
  }
}

/** Finds out of which words the hashes under earlier keys are by trying all of them. @param tried hashes that were looked for before  @returns how many rows */
async function rehash(work: Work, { words }: HashColumn, tried: Set<string>): Promise<number> {
  const { source, keys, table, hash } = work;
  const rows = await source.query<{ hash: string }[]>(`select ${hash} as hash from ${table} where ${outdated(work)}`, [keys.newest]);
  const wanted = new Set(rows.map((row) => row.hash).filter((one) => !tried.has(one)));
  wanted.forEach((one) => tried.add(one));
  // One of each key: under which keys anything is left to be found.
  const samples = [...new Map([...wanted].map((one) => [one.includes('.') ? one.slice(0, one.indexOf('.')) : '', one])).values()];
  let rewritten = 0;
  let count = 0;
  for (const word of words()) {
    if (wanted.size === 0) break;
    if ((count += 1) % WORDS_AT_ONCE === 0) await nextTurn();
    for (const stored of samples.flatMap((sample) => keys.hashLike(sample, word))) {
      if (!wanted.delete(stored)) continue;
      rewritten += 1;
      await move(work, stored, keys.hash(word));
    }
  }
  return rewritten;
}

/** The same words may have come in under the newest key meanwhile: those stay longer. */
async function move({ source, table, hash }: Work, from: string, to: string): Promise<void> {
  await source.transaction(async (manager) => {
    await manager.query(`update ${table} set ${hash} = $2 where ${hash} = $1 and not exists (select 1 from ${table} where ${hash} = $2)`, [
      from,
      to,
    ]);
    await manager.query(`delete from ${table} where ${hash} = $1`, [from]);
  });
}
