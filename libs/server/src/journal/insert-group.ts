import type pg from 'pg';
import type { Author } from './author.js';
import type { Queries } from './stored-document.js';

export interface JournalEntry {
  itemId: string;
  bytes: Uint8Array;
  author: Author;
  /** brings an earlier version back */
  restoration?: boolean;
  /** the command that caused it; a second row with the same one is refused */
  commandId?: string | undefined;
}

/** The writer's lease, locked until the commit: ending it waits for the commit. Renewals change no key and never wait. */
const LEASE = (parameter: string): string =>
  `with lease as materialized (select 1 from collab_process where epoch = ${parameter} for key share)`;

/**
 * One statement and so one commit for a whole group, and the database itself asks for the lease in it. Named statements are planned
 * once per connection.
 * @returns false when the lease is over: then nothing of it is stored
 */
export async function insertGroup(client: pg.ClientBase, group: readonly JournalEntry[], epoch: string): Promise<boolean> {
  const [first] = group;
  const { rowCount } = await client.query(group.length === 1 && first ? leased(first, epoch) : several(group, epoch));
  return rowCount === group.length;
}

/** Appends inside the transaction of a caller that holds the document (`holdDocument`) or creates it. */
export async function appendWithin(queries: Queries, entry: JournalEntry): Promise<void> {
  await queries.query(`insert into document_update (${COLUMNS}) values ($1, $2, $3, $4, $5, $6)`, valuesOf(entry));
}

const COLUMNS = 'item_id, bytes, account_id, visitor_id, restoration, command_id';

/** A single row travels as binary; an array of bytea would be written as hexadecimal text. */
function leased(entry: JournalEntry, epoch: string): pg.QueryConfig {
  return {
    name: 'journal-one',
    text: `${LEASE('$7')} insert into document_update (${COLUMNS})
           select $1::uuid, $2::bytea, $3::uuid, $4::uuid, $5::boolean, $6::uuid from lease`,
    values: [...valuesOf(entry), epoch],
  };
}

function valuesOf({ itemId, bytes, author, restoration = false, commandId }: JournalEntry): unknown[] {
  return [itemId, bytesOf(bytes), author.accountId, author.visitorId, restoration, commandId ?? null];
}

function several(group: readonly JournalEntry[], epoch: string): pg.QueryConfig {
  return {
    name: 'journal-many',
    text: `${LEASE('$7')} insert into document_update (${COLUMNS})
           select item, bytes, account, visitor, restoration, command
             from lease, unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::uuid[], $5::boolean[], $6::uuid[])
                  with ordinality as entry (item, bytes, account, visitor, restoration, command, position)
            order by position`,
    values: [
      group.map((entry) => entry.itemId),
      group.map((entry) => bytesOf(entry.bytes)),
      group.map((entry) => entry.author.accountId),
      group.map((entry) => entry.author.visitorId),
      group.map((entry) => entry.restoration ?? false),
      group.map((entry) => entry.commandId ?? null),
      epoch,
    ],
  };
}

/** The same memory as Buffer, which pg sends as it is. */
function bytesOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
