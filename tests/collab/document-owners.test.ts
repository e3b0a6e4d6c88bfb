import { setTimeout as wait } from 'node:timers/promises';
import { DocumentJournal, holdDocument, type Item, JOURNAL_SESSION, takeDocument } from '@murmel/server';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DocumentOwners } from '../../collab-server/src/owners/document-owners.js';
import type { Lease } from '../../collab-server/src/owners/lease.js';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';

const NOBODY = { accountId: null, visitorId: null };
const TRIES = 100;

let lesson: Lesson;
let item: Item;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  item = await lesson.people.item(await lesson.people.account());
  // No lease is lost while the database has only just started.
  await until(async () => {
    const [row] = await lesson.database.query<{ old: boolean }[]>(
      "select pg_postmaster_start_time() < clock_timestamp() - interval '5 s' as old",
    );
    return row?.old === true;
  }, 'the database is up for a while');
});
afterAll(() => lesson.stop());

/** A process that needs not renew for an hour. */
async function newEpoch(): Promise<string> {
  const rows = await lesson.database.query<{ epoch: string }[]>(
    "insert into collab_process (address, renewed_at) values ('http://there', clock_timestamp() + interval '1 hour') returning epoch",
  );
  return rows[0]!.epoch;
}

/** Makes a process look hung by the clock of the database, without waiting for it. */
async function hangs(epoch: string): Promise<void> {
  await lesson.database.query("update collab_process set renewed_at = clock_timestamp() - interval '1 minute' where epoch = $1", [epoch]);
}

/** The numbers in a document's journal. */
async function rows(itemId: string = item.id): Promise<number[]> {
  const found = await lesson.database.query<{ bytes: Buffer }[]>('select bytes from document_update where item_id = $1 order by seq', [
    itemId,
  ]);
  return found.map(({ bytes }) => bytes.readUInt32BE(0));
}

/** A server that always believes its lease: as one does that was stopped between its own look and the commit. */
class Believer {
  /** numbers that it told to be saved */
  told: number[] = [];
  refused = 0;
  /** epochs that the database told it to be over */
  readonly over: string[] = [];
  readonly owners: DocumentOwners;
  readonly journal: DocumentJournal;
  private readonly lease: { epoch: string };

  constructor(epoch: string) {
    this.lease = { epoch, sure: true, over: (lost: string) => this.over.push(lost) } as { epoch: string };
    this.owners = new DocumentOwners({ database: lesson.database, lease: this.lease as unknown as Lease, journal: () => this.journal });
    this.journal = new DocumentJournal({ databaseUrl: lesson.configuration.databaseUrl, holder: this.owners });
  }

  get epoch(): string {
    return this.lease.epoch;
  }

  begin(epoch: string): void {
    this.lease.epoch = epoch;
    this.owners.lost();
    this.told = [];
    this.refused = 0;
  }

  write(number: number, itemId: string = item.id): Promise<void> {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return this.journal.append(itemId, bytes, NOBODY).then(
      () => void this.told.push(number),
      () => void (this.refused += 1),
    );
  }
}

describe('who has a document', () => {
  it('is one of all that want it at the same moment, and it changes hands when that one lets go', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, async () => new Believer(await newEpoch())));
    for (let round = 0; round < 10; round += 1) {
      const taken = await Promise.all(servers.map(({ owners }) => owners.take(item.id)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const owner = servers[taken.indexOf(true)]!;
      const other = servers.find((server) => server !== owner)!;
      expect(await other.owners.elsewhere(item.id)).toEqual({ epoch: owner.epoch, address: 'http://there' });
      expect(await lesson.database.transaction((manager) => holdDocument(manager, item.id))).toBe(false);
      // A server that is not the owner writes nothing, also when the database is not asked.
      await other.write(1);
      expect(other.told).toEqual([]);
      await owner.owners.release(item.id);
    }
    expect(await lesson.database.transaction((manager) => holdDocument(manager, item.id))).toBe(true);
    await Promise.all(servers.map(({ journal }) => journal.close()));
  });

  it('opened again before it is closed, it stays until both are over; commits on their way are waited for', async () => {
    const one = new Believer(await newEpoch());
    const other = new Believer(await newEpoch());
    expect(await one.owners.take(item.id)).toBe(true);
    expect(await one.owners.take(item.id)).toBe(true);
    await one.owners.release(item.id);
    expect(await other.owners.take(item.id)).toBe(false);
    const before = (await rows()).length;
    const writing = Array.from({ length: 200 }, (_, index) => one.write(index));
    await one.owners.release(item.id);
    // Everything that was taken before is decided: the next one reads all of it.
    expect(one.told).toHaveLength(200);
    expect(await other.owners.take(item.id)).toBe(true);
    expect((await rows()).length - before).toBe(200);
    await Promise.all(writing);
    await one.write(7);
    expect(one.told).toHaveLength(200);
    await other.owners.release(item.id);
    await Promise.all([one.journal.close(), other.journal.close()]);
  });

  it(`${TRIES} times a server that hangs and believes it still has it: from the moment when the next one has it, nothing more of it is saved`, async () => {
    const documents = await Promise.all(Array.from({ length: TRIES }, async () => lesson.people.item(await lesson.people.account())));
    const [old, next] = [new Believer(await newEpoch()), new Believer(await newEpoch())];
    for (const { id } of documents) {
      old.begin(await newEpoch());
      next.begin(await newEpoch());
      expect(await old.owners.take(id)).toBe(true);
      let number = 0;
      let stopped = false;
      const writing: Promise<void>[] = [];
      const typing = (async () => {
        while (!stopped) {
          writing.push(old.write((number += 1), id), old.write((number += 1), id));
          await wait(1);
        }
      })();
      await Promise.race([until(() => old.told.length > 0, 'something is saved'), wait(Math.random() * 10)]);
      await hangs(old.epoch);
      expect(await next.owners.take(id)).toBe(true);
      const known = await rows(id);
      const mine = (number += 1);
      await next.write(mine, id);
      await until(() => old.refused > 0, 'the one that hangs is refused');
      stopped = true;
      await typing;
      await Promise.all(writing);
      expect(await rows(id)).toEqual([...known, mine]);
      expect(old.told.filter((told) => !known.includes(told))).toEqual([]);
      expect(next.told).toEqual([mine]);
      expect(old.over).toContain(old.epoch);
    }
    await Promise.all([old.journal.close(), next.journal.close()]);
  });

  it('a server that is stopped between the lock of its lease and the commit is ended; the next one has the document, and nothing of it comes later', async () => {
    const [stopped, next] = [await newEpoch(), await newEpoch()];
    await lesson.database.transaction((manager) => takeDocument(manager, item.id, stopped));
    const before = await rows();
    const client = new pg.Client({ connectionString: lesson.configuration.databaseUrl, options: JOURNAL_SESSION });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from collab_process where epoch = $1 for key share', [stopped]);
    await client.query("insert into document_update (item_id, bytes) values ($1, '\\x00000009')", [item.id]);
    // A renewal waits for no commit.
    await lesson.database.transaction(async (manager) => {
      await manager.query("set local lock_timeout = '500ms'");
      await manager.query('update collab_process set renewed_at = clock_timestamp() where epoch = $1', [stopped]);
    });
    await hangs(stopped);
    const owner = await lesson.database.transaction((manager) => takeDocument(manager, item.id, next));
    expect(owner?.epoch).toBe(next);
    await expect(client.query('commit')).rejects.toThrow();
    expect(await rows()).toEqual(before);
    await client.end().catch(() => undefined);
  });

  it('a process that renews keeps what it has, and the epoch of one that is gone takes nothing any more', async () => {
    const [alive, gone] = [await newEpoch(), await newEpoch()];
    await lesson.database.query('delete from document_owner where item_id = $1', [item.id]);
    const take = (epoch: string) => lesson.database.transaction((manager) => takeDocument(manager, item.id, epoch));
    expect((await take(alive))?.epoch).toBe(alive);
    expect((await take(gone))?.epoch).toBe(alive);
    await lesson.database.query('delete from collab_process where epoch = any($1)', [[alive, gone]]);
    expect(await take(gone)).toBeUndefined();
    expect(await take(await newEpoch())).toBeDefined();
  });
});
