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

/** One statement and so one commit for a whole group. Named statements are planned once per connection. */
export async function insertGroup(client: pg.ClientBase, group: readonly JournalEntry[]): Promise<void> {
  const [first] = group;
  if (group.length === 1 && first) await client.query(single(first));
  else await client.query(several(group));
}

/** The same inside somebody's transaction. */
export async function appendWithin(queries: Queries, entry: JournalEntry): Promise<void> {
  const { text, values } = single(entry);
  await queries.query(text, values);
}

/** A single row travels as binary; an array of bytea would be written as hexadecimal text. */
function single({ itemId, bytes, author, restoration = false, commandId }: JournalEntry) {
  return {
    name: 'journal-one',
    text: 'insert into document_update (item_id, bytes, account_id, visitor_id, restoration, command_id) values ($1, $2, $3, $4, $5, $6)',
    values: [itemId, bytesOf(bytes), author.accountId, author.visitorId, restoration, commandId ?? null],
  };
}

function several(group: readonly JournalEntry[]): pg.QueryConfig {
  return {
    name: 'journal-many',
    text: `insert into document_update (item_id, bytes, account_id, visitor_id, restoration, command_id)
           select item, bytes, account, visitor, restoration, command
             from unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::uuid[], $5::boolean[], $6::uuid[])
                  with ordinality as entry (item, bytes, account, visitor, restoration, command, position)
            order by position`,
    values: [
      group.map((entry) => entry.itemId),
      group.map((entry) => bytesOf(entry.bytes)),
      group.map((entry) => entry.author.accountId),
      group.map((entry) => entry.author.visitorId),
      group.map((entry) => entry.restoration ?? false),
      group.map((entry) => entry.commandId ?? null),
    ],
  };
}

/** The same memory as Buffer, which pg sends as it is. */
function bytesOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
