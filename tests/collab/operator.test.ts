import { HEADERS } from '@murmel/contracts';
import type { Account, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { PinboardClient } from './support/pinboard-client.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

const TOKEN = 'a-token-of-the-operator';
let lesson: Lesson;
let teacher: Account;
let item: Item;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'), { metricsToken: TOKEN, startToken: 'this-start' });
  teacher = await lesson.people.account({ publicName: 'Kanarienvogel' });
  item = await lesson.document(teacher);
});
afterAll(() => lesson.stop());

async function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${lesson.port}${path}`, { headers });
  return { status: response.status, text: await response.text() };
}

async function metric(name: string): Promise<number> {
  const { text } = await ask('/metrics');
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

describe('what an operator sees', () => {
  it('health: database and listener, with the word of its starter', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${lesson.port}/health`);
    expect(headers.get(HEADERS.startToken)).toBe('this-start');
    expect(await ask('/health')).toEqual({ status: 200, text: JSON.stringify({ database: true, listener: true, accepting: true }) });
    await lesson.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'murmel-listener' and datname = current_database()`,
    );
    await until(async () => (await ask('/health')).status === 503, 'the lost listener shows');
    await until(async () => (await ask('/health')).status === 200, 'it listens again');
  });

  it('no fault, when the server itself is the last one at a board', async () => {
    const board = await lesson.pinboard(teacher);
    const visitor = await lesson.visitor(board);
    const guest = await new PinboardClient(lesson, board, { visitorId: visitor.id }, true).ready();
    expect(await metric('murmel_collab_documents')).toBe(2);
    guest.leave();
    await until(async () => (await metric('murmel_collab_documents')) === 0, 'the view lets go of its source');
    expect(await metric('murmel_collab_faults_total')).toBe(0);
  });

  it('metrics: counts of this process, without names', async () => {
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('gezählt');
    await writer.untilSaved();
    expect(await metric('murmel_collab_connections')).toBe(1);
    expect(await metric('murmel_collab_documents')).toBe(1);
    expect(await metric('murmel_journal_rows_total')).toBeGreaterThan(0);
    expect(await metric('murmel_collab_alarms_total')).toBe(0);
    const raw = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    raw.auth('falsch');
    await until(async () => (await metric('murmel_collab_refusals_total{code="ticketInvalid"}')) > 0, 'the refusal is counted');
    const { text } = await ask('/metrics');
    expect(text).not.toContain('Kanarienvogel');
    expect(text).not.toContain(item.id);
    raw.leave();
    writer.leave();
    await until(async () => (await metric('murmel_collab_documents')) === 0, 'an empty document leaves the memory');
  });

  it('metrics from outside only with the token', async () => {
    const passedOn = { 'x-forwarded-for': '203.0.113.7' };
    expect((await ask('/metrics', passedOn)).status).toBe(404);
    expect((await ask('/metrics', { ...passedOn, authorization: 'Bearer wrong-wrong-wrong-wrong' })).status).toBe(404);
    expect((await ask('/metrics', { ...passedOn, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  it('anything else is 404 and not a page of Hocuspocus', async () => {
    expect(await ask('/')).toEqual({ status: 404, text: JSON.stringify({ code: 'NOT_FOUND' }) });
  });
});
