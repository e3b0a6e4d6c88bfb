import { TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import type { Account, Item } from '@murmel/server';
import { hashSecret, newId, newSecret, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
let teacher: Account;
let item: Item;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
  item = await lesson.document(teacher);
});
afterAll(() => lesson.stop());

/** Shows a ticket over a raw socket and returns what came back. */
async function answerTo(ticket: string, at: Item = item, url = lesson.urlOf(at)): Promise<string> {
  const client = await RawClient.open(url, lesson.nameOf(at));
  client.auth(ticket);
  await until(() => client.authenticated || client.denied !== undefined, 'an answer came');
  const answer = client.authenticated ? 'welcome' : client.denied!;
  client.leave();
  return answer;
}

const INVALID = JSON.stringify({ code: 'ticketInvalid' });

describe('a ticket', () => {
  it('lets its holder in', async () => {
    expect(await answerTo(await lesson.ticket(item, { accountId: teacher.id }))).toBe('welcome');
  });

  it('is needed: without one nothing is shown and nothing is written', async () => {
    const rows = await lesson.journalRows(item);
    expect(await answerTo('')).toBe(INVALID);
    expect(await answerTo('x'.repeat(5000))).toBe(INVALID);
    const client = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    client.syncStep1();
    client.update(Uint8Array.of(0, 0));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.received).toEqual([]);
    client.leave();
    expect(await lesson.journalRows(item)).toBe(rows);
  });

  it('[DEL-08] works once', async () => {
    const ticket = await lesson.ticket(item, { accountId: teacher.id });
    const [first, second] = await Promise.all([answerTo(ticket), answerTo(ticket)]);
    expect([first, second].sort()).toEqual(['welcome', INVALID].sort());
    expect(await answerTo(ticket)).toBe(INVALID);
  });

  it('[DEL-08] works once and for its own person, also when a whole class shows theirs at the same moment', async () => {
    const other = await lesson.document(teacher);
    const stranger = await lesson.people.account();
    const shown: { client: RawClient; token: string; answer: string }[] = [];
    for (let ticket = 0; ticket < 15; ticket += 1) {
      const [holder, answer] = [
        [{ visitorId: (await lesson.visitor(item)).id }, 'welcome'] as const,
        [{ accountId: stranger.id }, JSON.stringify({ code: 'notFound' })] as const,
        [{ visitorId: newId() }, INVALID] as const,
      ][ticket % 3]!;
      const token = await lesson.ticket(item, holder);
      for (const at of [other, item, item]) {
        shown.push({ client: await RawClient.open(lesson.urlOf(at), lesson.nameOf(at)), token, answer });
      }
    }
    for (const { client, token } of shown) client.auth(token);
    await until(() => shown.every(({ client }) => client.authenticated || client.denied !== undefined), 'everybody has an answer');
    const answers = shown.map(({ client }) => (client.authenticated ? 'welcome' : client.denied!));
    for (let first = 0; first < shown.length; first += 3) {
      expect([answers[first], ...answers.slice(first + 1, first + 3).sort()]).toEqual([
        INVALID,
        ...[shown[first + 1]!.answer, INVALID].sort(),
      ]);
    }
    for (const { client } of shown) client.leave();
  });

  it('ends after its time', async () => {
    expect(await answerTo(await lesson.ticket(item, { accountId: teacher.id }, { expiresAt: new Date(Date.now() - 1) }))).toBe(INVALID);
  });

  it('opens only its own document, and is not used up at the wrong door', async () => {
    const other = await lesson.document(teacher);
    const ticket = await lesson.ticket(item, { accountId: teacher.id });
    expect(await answerTo(ticket, other)).toBe(INVALID);
    expect(await answerTo(ticket)).toBe('welcome');
  });

  it('gives nobody a right that is gone since it was handed out', async () => {
    const closed = await lesson.document(teacher);
    const visitor = await lesson.visitor(closed);
    const ticket = await lesson.ticket(closed, { visitorId: visitor.id });
    await lesson.database.query(`update item set privacy = 'locked' where id = $1`, [closed.id]);
    expect(await answerTo(ticket, closed)).toBe(JSON.stringify({ code: 'notFound' }));
  });

  it('ends with the session in which it was handed out', async () => {
    const hash = hashSecret(newSecret());
    await lesson.database.manager.insert(Session, {
      hash,
      accountId: teacher.id,
      flash: [],
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect(await answerTo(await lesson.ticket(item, { accountId: teacher.id, sessionHash: hash }))).toBe('welcome');
    await lesson.database.manager.delete(Session, { hash });
    expect(await answerTo(await lesson.ticket(item, { accountId: teacher.id, sessionHash: hash }))).toBe(INVALID);
  });

  it('of a stranger opens nothing', async () => {
    const stranger = await lesson.people.account();
    expect(await answerTo(await lesson.ticket(item, { accountId: stranger.id }))).toBe(JSON.stringify({ code: 'notFound' }));
    expect(await answerTo(await lesson.ticket(item, { visitorId: newId() }))).toBe(INVALID);
  });
});

describe('the document in the address', () => {
  it('must be the one that is asked for: the proxy chose this process by it', async () => {
    const other = await lesson.document(teacher);
    const ticket = await lesson.ticket(item, { accountId: teacher.id });
    expect(await answerTo(ticket, item, lesson.urlOf(other))).toBe(JSON.stringify({ code: 'notFound' }));
  });
});

describe('a page from before the last release', () => {
  const current = TEXT_DOCUMENT_SCHEMA_VERSION;
  it.each([0, -1, current - 1])('is asked to reload (schema version %d)', async (version) => {
    const ticket = await lesson.ticket(item, { accountId: teacher.id });
    expect(await answerTo(ticket, item, lesson.urlOf(item, version))).toBe(JSON.stringify({ code: 'outdatedClient', limit: current }));
    expect(await answerTo(ticket, item, lesson.urlOf(item).replace(/\?.*/, ''))).toBe(
      JSON.stringify({ code: 'outdatedClient', limit: current }),
    );
  });

  it('of a newer release is welcome', async () => {
    expect(await answerTo(await lesson.ticket(item, { accountId: teacher.id }), item, lesson.urlOf(item, current + 1))).toBe('welcome');
  });
});

describe('somebody without account and cookie', () => {
  it('reads open material and cannot write', async () => {
    const open = await lesson.document(teacher, { privacy: 'public_for_all' });
    const reader = await new Writer(lesson, open, {}).ready();
    expect(reader.provider.authorizedScope).toBe('readonly');
    reader.leave();
  });
});

describe('the number of connections', () => {
  it('[T-15] [LIM-03] of one signed-in browser ends at 20, and others are not concerned', async () => {
    const visitor = await lesson.visitor(item);
    const inside = await Promise.all(
      Array.from({ length: 20 }, async () =>
        RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id })),
      ),
    );
    expect(await answerTo(await lesson.ticket(item, { visitorId: visitor.id }))).toBe(
      JSON.stringify({ code: 'tooManyConnections', limit: 20 }),
    );
    expect(await answerTo(await lesson.ticket(item, { accountId: teacher.id }))).toBe('welcome');
    inside[0]!.leave();
    await until(async () => (await answerTo(await lesson.ticket(item, { visitorId: visitor.id }))) === 'welcome', 'a place is free again');
    inside.forEach((client) => client.leave());
  });

  it('[LIM-03] [A39] [T-16] at one document ends at 300, and whoever waits gets in when somebody leaves', async () => {
    const full = await lesson.document(teacher, { privacy: 'public_for_all' });
    const come = async (): Promise<RawClient> => RawClient.inside(lesson.urlOf(full), lesson.nameOf(full), await lesson.ticket(full, {}));
    const inside: RawClient[] = [];
    while (inside.length < 300) inside.push(...(await Promise.all(Array.from({ length: 50 }, come))));
    expect(await answerTo(await lesson.ticket(full, {}), full)).toBe(JSON.stringify({ code: 'tooManyConnections', limit: 300 }));
    inside[0]!.leave();
    await until(async () => (await answerTo(await lesson.ticket(full, {}), full)) === 'welcome', 'a place is free again');
    inside.forEach((client) => client.leave());
  });
});
