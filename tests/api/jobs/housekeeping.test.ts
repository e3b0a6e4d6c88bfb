import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AutoCleanup } from '@murmel/contracts';
import {
  AiConversation,
  Attempt,
  CollaborationTicket,
  CollabProcess,
  hashSecret,
  IdempotencyKey,
  Item,
  MailToken,
  newId,
  newSecret,
  OwnerFile,
  RunningProcess,
  Session,
  Visitor,
} from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { LOGGER } from '../../../apps/api/src/platform/injection-tokens.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
let housekeeping: Housekeeping;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  housekeeping = api.application.get(Housekeeping);
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);
const has = <T extends object>(entity: new () => T, where: object) => api.database.manager.existsBy(entity, where);
const discardedAt = async (item: Item) => (await api.database.manager.findOneByOrFail(Item, { id: item.id })).discardedAt;

describe('auto cleanup', () => {
  const changed = new Date('2027-01-31T09:00:00Z');
  const due: [AutoCleanup, string][] = [
    ['day', '2027-02-01T09:00:00Z'],
    ['week', '2027-02-07T09:00:00Z'],
    ['month', '2027-02-28T09:00:00Z'],
    ['year', '2028-01-31T09:00:00Z'],
    ['months_18', '2028-07-31T09:00:00Z'],
  ];
  it.each(due)(
    '[SHR-06] [E11] [T-48] [DEL-05] %s: an hour before it is there, an hour after it lies in the trash',
    async (autoCleanup, date) => {
      const item = await api.people.item(await api.people.account(), { autoCleanup, contentChangedAt: changed });
      await housekeeping.run(later(new Date(date), -HOUR));
      expect(await discardedAt(item)).toBeNull();
      await housekeeping.run(later(new Date(date), HOUR));
      expect(await discardedAt(item)).toEqual(later(new Date(date), HOUR));
      await api.database.manager.delete(Item, { id: item.id });
    },
  );

  it('[SHR-06] [E11] [DEL-05] never means never, and a change of the content counts anew', async () => {
    const owner = await api.people.account();
    const kept = await api.people.item(owner, { autoCleanup: 'never', contentChangedAt: changed });
    const written = await api.people.item(owner, { autoCleanup: 'week', contentChangedAt: changed });
    const now = later(changed, 8 * DAY);
    await api.database.manager.update(Item, { id: written.id }, { contentChangedAt: later(now, -HOUR) });
    await housekeeping.run(now);
    expect([await discardedAt(kept), await discardedAt(written)]).toEqual([null, null]);
    await api.database.manager.delete(Item, { ownerId: owner.id });
  });

  it('[T-48] [E11] a missed month is caught up in one run, a second run does nothing, and the date in the answer was true', async () => {
    const owner = await api.people.account();
    const browser = await api.people.signIn(api.browser(), owner);
    const items = [];
    for (let n = 0; n < 3; n += 1) items.push(await api.people.item(owner, { autoCleanup: 'week', contentChangedAt: changed }));
    const { body } = await browser.get<{ cleanupAt: string }>(`/api/items/${items[0]!.id}`);
    expect(body.cleanupAt).toBe(later(changed, 7 * DAY).toISOString());
    const now = later(changed, 37 * DAY);
    expect((await housekeeping.run(now)).itemsDiscarded).toBe(3);
    expect((await housekeeping.run(later(now, 60_000))).itemsDiscarded).toBe(0);
    await api.database.manager.delete(Item, { ownerId: owner.id });
  });
});

describe('trash', () => {
  it('[LIB-01] [T-48] [DEL-04] restorable on day 29 with its address and members, gone for ever on day 31, its files too', async () => {
    const now = new Date();
    const [owner, member] = [await api.people.account(), await api.people.account()];
    const discarded = (days: number) =>
      api.people.item(owner, {
        discardedAt: later(now, -days * DAY),
        shortCode: `trash-${days}-${newId().slice(-6)}`,
        privacy: 'members_only',
      });
    const [young, old] = [await discarded(29), await discarded(31)];
    await api.people.member(young, member, 'read');
    const keys = (await Promise.all([young, old].map(async (item) => [await picture(item), ...(await file(item))]))).flat();
    const report = await housekeeping.run(now);
    expect(report.itemsDestroyed).toBe(1);
    expect([await has(Item, { id: old.id }), ...keys.map(isStored)]).toEqual([false, true, true, true, false, false, false]);
    const browser = await api.people.signIn(api.browser(), owner);
    expect((await browser.patch(`/api/items/${young.id}/restore`)).status).toBe(200);
    expect((await api.database.manager.findOneByOrFail(Item, { id: young.id })).shortCode).toBe(young.shortCode);
    const colleague = await api.people.signIn(api.browser(), member);
    expect((await colleague.get(`/api/items/${young.id}`)).status).toBe(200);
  });
});

describe('what expires', () => {
  it('[E25] [T-48] sessions, tickets, mailed links, keys and counters go when their time is over, not before', async () => {
    const now = new Date();
    const owner = await api.people.account();
    const item = await api.people.item(owner);
    const hashes = { gone: hashSecret(newSecret()), kept: hashSecret(newSecret()) };
    for (const [name, hash] of Object.entries(hashes)) {
      const end = later(now, name === 'gone' ? -1000 : 1000);
      const createdAt = later(end, -24 * HOUR);
      await api.database.manager.insert(Session, { hash, accountId: owner.id, flash: [], createdAt, expiresAt: end });
      await api.database.manager.insert(CollaborationTicket, {
        hash,
        itemId: item.id,
        accountId: null,
        visitorId: null,
        sessionHash: null,
        expiresAt: end,
        usedAt: null,
      });
      await api.database.manager.insert(MailToken, { hash, accountId: owner.id, purpose: 'reset', expiresAt: end });
      await api.database.manager.insert(IdempotencyKey, { actor: 'test', key: hash, request: '', status: null, answer: {}, createdAt });
      await api.database.manager.insert(Attempt, { key: hash, failures: 1, windowEndsAt: end, blockedUntil: null });
    }
    const blocked = newSecret();
    await api.database.manager.insert(Attempt, {
      key: blocked,
      failures: 10,
      windowEndsAt: later(now, -1000),
      blockedUntil: later(now, 1000),
    });
    expect(await housekeeping.run(now)).toMatchObject({
      session: 1,
      collaboration_ticket: 1,
      mail_token: 1,
      idempotency_key: 1,
      attempt: 1,
    });
    for (const [name, hash] of Object.entries(hashes)) {
      const found = [
        await has(Session, { hash }),
        await has(CollaborationTicket, { hash }),
        await has(MailToken, { hash }),
        await has(IdempotencyKey, { key: hash }),
        await has(Attempt, { key: hash }),
      ];
      expect(found).toEqual(found.map(() => name === 'kept'));
    }
    expect(await has(Attempt, { key: blocked })).toBe(true);
  });

  it('[SHR-12] [T-48] [DEL-01] what a guest said to an assistant goes two days after the last word, and not before; what a teacher said stays', async () => {
    const now = new Date();
    const account = await api.people.account();
    const visitor = await api.people.visit(api.browser());
    const conversation = async (owner: { accountId: string | null; visitorId: string | null }, hoursAgo: number) => {
      const at = later(now, -hoursAgo * HOUR);
      const id = newId();
      await api.database.manager.insert(AiConversation, {
        ...{ ...owner, id, assistantId: null, suggestionId: null, title: 'Moos', model: null, persona: null, systemPrompt: '' },
        ...{ createdAt: at, changedAt: at, discardedAt: null },
      });
      return id;
    };
    const guest = { accountId: null, visitorId: visitor.id };
    const [gone, kept] = [await conversation(guest, 49), await conversation(guest, 47)];
    const teachers = await conversation({ accountId: account.id, visitorId: null }, 24 * 300);
    expect(await housekeeping.run(now)).toMatchObject({ ai_conversation: 1 });
    expect(await Promise.all([gone, kept, teachers].map((id) => has(AiConversation, { id })))).toEqual([false, true, true]);
  });

  it('the lease of a collab-server an hour after its last sign of life, never that of one that lives, however wrong the clock here is', async () => {
    const epochs = await Promise.all(
      [0, 2].map(async (hours) => {
        const [row] = await api.database.query<{ epoch: string }[]>(
          "insert into collab_process (address, renewed_at) values ($1, clock_timestamp() - $2 * interval '1 hour') returning epoch",
          [`127.0.0.1:${hours}`, hours],
        );
        return row!.epoch;
      }),
    );
    expect((await housekeeping.run(later(new Date(), 31 * DAY))).collab_process).toBe(1);
    expect(await Promise.all(epochs.map((epoch) => has(CollabProcess, { epoch })))).toEqual([true, false]);
  });

  it('a process that was killed an hour after it last said that it runs, never one that runs, however wrong the clock here is', async () => {
    const ids = await Promise.all(
      [0, 2].map(async (hours) => {
        const id = newId();
        await api.database.query(
          `insert into running_process (id, kind, place, seen_at, load_percent, memory_bytes, connections)
           values ($1, 'api', 'schule:3000', clock_timestamp() - $2 * interval '1 hour', 0, 1, 0)`,
          [id, hours],
        );
        return id;
      }),
    );
    expect((await housekeeping.run(later(new Date(), 31 * DAY))).running_process).toBe(1);
    expect(await Promise.all(ids.map((id) => has(RunningProcess, { id })))).toEqual([true, false]);
  });

  it('[E24] visitors after 180 days, unless they left something', async () => {
    const now = new Date();
    const item = await api.people.item(await api.people.account());
    const visitor = async (days: number) => {
      const made = await api.people.visit(api.browser());
      await api.database.manager.update(Visitor, { id: made.id }, { lastSeenAt: later(now, -days * DAY) });
      return made;
    };
    const [recent, unused, writer, painter] = [await visitor(179), await visitor(181), await visitor(181), await visitor(181)];
    const [sender, answerer, author] = [await visitor(181), await visitor(181), await visitor(181)];
    await api.people.grant(item, unused);
    await file(item, sender.id);
    await api.database.query('insert into survey_response (id, item_id, visitor_id, updated_at) values ($1, $2, $3, now())', [
      newId(),
      item.id,
      answerer.id,
    ]);
    await api.database.query("insert into word_cloud_word (id, item_id, visitor_id, text, key) values ($1, $2, $3, 'Wald', 'wald')", [
      newId(),
      item.id,
      author.id,
    ]);
    await api.database.query('insert into document_client (item_id, client_id, visitor_id) values ($1, 1, $2)', [item.id, writer.id]);
    await picture(item, painter.id);
    expect((await housekeeping.run(now)).visitors).toBe(1);
    const left = [];
    for (const { id } of [recent, unused, writer, painter, sender, answerer, author]) left.push(await has(Visitor, { id }));
    expect(left).toEqual([true, false, true, true, true, true, true]);
  });

  it.each(['images', 'files'] as const)('%s that nothing refers to after a day; younger ones may belong to an upload', async (folder) => {
    const now = new Date();
    const item = await api.people.item(await api.people.account());
    const used = folder === 'images' ? [await picture(item)] : await file(item);
    const [old, young] = [orphans(folder, later(now, -25 * HOUR)), orphans(folder, later(now, -23 * HOUR))];
    expect((await housekeeping.run(now)).files).toBe(2);
    expect([...used, ...old, ...young].map(isStored)).toEqual([...used.map(() => true), false, false, true, true]);
  });

  it('old history becomes one version per hour', async () => {
    const now = new Date();
    const item = await api.people.item(await api.people.account());
    const empty = Buffer.from([0, 0]);
    for (const days of [31, 31, 1]) {
      await api.database.query('insert into document_update (item_id, bytes, created_at) values ($1, $2, $3)', [
        item.id,
        empty,
        later(now, -days * DAY),
      ]);
    }
    expect((await housekeeping.run(now)).historyRows).toBe(2);
    const [left] = await api.database.query<{ rows: string; versions: string }[]>(
      'select (select count(*) from document_update where item_id = $1) as rows, (select count(*) from document_version where item_id = $1) as versions',
      [item.id],
    );
    expect(left).toEqual({ rows: '1', versions: '1' });
  });

  it('makes and keeps the months of the journal by the clock of the database, and says in one line when rows have none', async () => {
    const { database } = api;
    const logged = vi.spyOn(api.application.get<{ error(...words: unknown[]): void }>(LOGGER), 'error');
    const months = () => database.query<unknown[]>("select inhrelid from pg_inherits where inhparent = 'document_update'::regclass");
    const before = await months();
    expect((await housekeeping.run(later(new Date(), 400 * DAY)))['journalMonths']).toBe(0);
    expect(await months()).toEqual(before);
    expect(logged).not.toHaveBeenCalled();
    const item = await api.people.item(await api.people.account());
    await database.query("insert into document_update (item_id, bytes, created_at) values ($1, $2, now() + interval '9 months')", [
      item.id,
      Buffer.from([0, 0]),
    ]);
    await housekeeping.run(new Date());
    expect(logged.mock.calls).toEqual([[{ rows: 1 }, expect.stringContaining('rows of no month')]]);
    logged.mockRestore();
  });
});

async function picture(item: Item, visitorId: string | null = null): Promise<string> {
  const id = newId();
  const storageKey = `images/${id}.png`;
  await api.database.manager.insert(OwnerFile, {
    id,
    itemId: item.id,
    storageKey,
    accountId: null,
    visitorId,
    usedBy: 'text',
    name: `${id}.png`,
    thumbnailKey: null,
    contentType: 'image/png',
    width: 1,
    height: 1,
    bytes: 1,
    createdAt: new Date(),
  });
  return store(storageKey, new Date(Date.now() - 40 * DAY));
}

/** A file with its thumbnail. */
async function file(item: Item, visitorId: string | null = null): Promise<string[]> {
  const id = newId();
  const [storageKey, thumbnailKey] = [`files/${id}`, `files/${id}.thumb.webp`];
  await api.database.manager.insert(OwnerFile, {
    id,
    itemId: item.id,
    storageKey,
    thumbnailKey,
    accountId: null,
    visitorId,
    name: 'a.png',
    contentType: 'image/png',
    bytes: 1,
    usedBy: 'part',
    width: null,
    height: null,
    createdAt: new Date(),
  });
  return [storageKey, thumbnailKey].map((key) => store(key, new Date(Date.now() - 40 * DAY)));
}

function orphans(folder: 'images' | 'files', time: Date): string[] {
  const id = newId();
  return (folder === 'images' ? [`images/${id}.png`, `images/${newId()}.webp`] : [`files/${id}`, `files/${id}.thumb.webp`]).map((key) =>
    store(key, time),
  );
}

function store(key: string, time: Date): string {
  const file = join(api.configuration.dataDir, 'files', key);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'x');
  utimesSync(file, time, time);
  return key;
}

function isStored(key: string): boolean {
  return existsSync(join(api.configuration.dataDir, 'files', key));
}
