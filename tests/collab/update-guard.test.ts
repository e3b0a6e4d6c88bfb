import { setTimeout as wait } from 'node:timers/promises';
import { type Account, type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { gapUpdate, updatesOf } from './support/hostile-updates.js';
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
});
beforeEach(async () => {
  item = await lesson.document(teacher);
});
afterAll(() => lesson.stop());

async function intruder(): Promise<RawClient> {
  const visitor = await lesson.visitor(item);
  return RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
}

async function isRefused(client: RawClient, rows: number, limit?: number, code = 'updateRefused'): Promise<void> {
  await until(() => client.ended.length > 0, 'the connection was ended');
  expect(JSON.parse(client.ended[0]!)).toEqual({ code, ...(limit ? { limit } : {}) });
  expect(client.acknowledgements).toEqual([]);
  expect(await lesson.journalRows(item)).toBe(rows);
  client.leave();
}

describe('an update', () => {
  it('[T-13] whose predecessor is missing is refused, on both ways in', async () => {
    for (const way of ['update', 'syncStep2'] as const) {
      const client = await intruder();
      client[way](gapUpdate(20));
      await isRefused(client, 1);
    }
  });

  it('that deletes what is not there yet is refused', async () => {
    const doc = new Y.Doc();
    doc.getText('x').insert(0, 'abc');
    const before = Y.encodeStateVector(doc);
    doc.getText('x').delete(0, 3);
    const client = await intruder();
    client.update(Y.encodeStateAsUpdate(doc, before));
    await isRefused(client, 1);
  });

  it('[T-12] [LIM-01] of more than 256 kB is refused', async () => {
    const client = await intruder();
    client.update(updatesOf(['x'.repeat(257 * 1024)])[0]!);
    await isRefused(client, 1, 256 * 1024);
  });

  it('with a document inside, with rubbish or cut off is refused', async () => {
    const nested = new Y.Doc();
    nested.getMap('x').set('inner', new Y.Doc());
    const [whole] = updatesOf(['ein ganzer Satz']);
    for (const bytes of [Y.encodeStateAsUpdate(nested), Uint8Array.of(9, 9, 9, 9, 9), whole!.slice(0, whole!.length - 4)]) {
      const client = await intruder();
      client.update(bytes);
      await isRefused(client, 1);
    }
  });

  it('[T-09] [TR-24] under the Yjs client of somebody else is refused, and nobody diverges', async () => {
    const honest = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    honest.type('meins');
    await honest.untilSaved();
    const rows = await lesson.journalRows(item);
    const thief = await intruder();
    const copy = new Y.Doc();
    Y.applyUpdate(copy, Y.encodeStateAsUpdate(honest.document));
    copy.clientID = honest.document.clientID;
    const before = Y.encodeStateVector(copy);
    copy.getXmlFragment('default').push([new Y.XmlElement('paragraph')]);
    thief.update(Y.encodeStateAsUpdate(copy, before));
    await isRefused(thief, rows, undefined, 'numberTaken');
    honest.type('noch mehr');
    await honest.untilSaved();
    const late = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    expect(late.content).toBe(honest.content);
    [honest, late].forEach((writer) => writer.leave());
  });

  it("[T-09] under the server's own Yjs client is refused", async () => {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await loadDocument(lesson.database.manager, item.id));
    const seed = [...Y.decodeStateVector(Y.encodeStateVector(doc)).keys()][0]!;
    doc.clientID = seed;
    const before = Y.encodeStateVector(doc);
    doc.getXmlFragment('default').push([new Y.XmlElement('paragraph')]);
    const client = await intruder();
    client.update(Y.encodeStateAsUpdate(doc, before));
    await isRefused(client, 1, undefined, 'numberTaken');
  });

  it('two different ones under the same number at once: one is taken, and what is shown is what is stored', async () => {
    const visitor = await lesson.visitor(item);
    const watcher = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    for (let round = 0; round < 10; round += 1) {
      const inside = async (): Promise<RawClient> =>
        RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
      const [left, right] = await Promise.all([inside(), inside()]);
      left.update(updatesOf([`links${round}`], 5000 + round)[0]!);
      right.update(updatesOf([`rechts${round}`], 5000 + round)[0]!);
      await until(() => [left, right].every((one) => one.acknowledgements.length + one.ended.length > 0), 'both were answered');
      expect([...left.acknowledgements, ...right.acknowledgements]).toEqual([true]);
      left.leave();
      right.leave();
    }
    await wait(50);
    const stored = new Y.Doc();
    Y.applyUpdate(stored, await loadDocument(lesson.database.manager, item.id));
    expect(stored.getXmlFragment('default').toJSON()).toBe(watcher.document.getXmlFragment('default').toJSON());
    watcher.leave();
  });
});

async function storedLength(at: Item): Promise<number> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await loadDocument(lesson.database.manager, at.id));
  const paragraph = doc.getXmlFragment('default').get(0);
  const text = paragraph instanceof Y.XmlElement ? paragraph.get(0) : undefined;
  return text instanceof Y.XmlText ? text.length : 0;
}

describe('after a refusal', () => {
  it('an honest client starts anew and its next words arrive within 5 s', async () => {
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('x'.repeat(257 * 1024));
    await until(() => writer.refusals.length > 0, 'it was refused', 5000);
    expect(writer.refusals[0]).toEqual({ code: 'updateRefused', limit: 256 * 1024, wire: 'close' });
    writer.leave();
    const again = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    again.type('jetzt kürzer');
    await again.untilSaved();
    expect(again.content).toContain('jetzt kürzer');
    again.leave();
  });
});

describe('the first exchange after a broken line', () => {
  it('takes no edit that runs ahead of what was lost, and says "saved" only when all is there', async () => {
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    // Pauses until all is saved as soon as four edits are on their way: so "saved" is shown again and again, however slow the machine.
    let pausing = false;
    const typing = setInterval(() => {
      const open = writer.provider.unsyncedChanges;
      pausing = open >= 4 || (pausing && open > 0);
      if (!pausing) writer.text.insert(writer.text.length, 'a');
    }, 12);
    const missing: Promise<number>[] = [];
    writer.provider.on('unsyncedChanges', ({ number }: { number: number }) => {
      if (number > 0 || !writer.saved) return;
      const { length } = writer.text;
      missing.push(storedLength(item).then((stored) => Math.max(0, length - stored)));
    });
    for (let cut = 1; cut <= 8; cut += 1) {
      // Some cuts come in the middle of an exchange, the others after two moments of "saved".
      const shown = missing.length;
      if (cut % 2) await until(() => missing.length >= shown + 2, 'it was saved twice', 10_000);
      else await wait(15 * cut);
      writer.provider.configuration.websocketProvider.webSocket?.close();
      await until(() => writer.closes >= cut, 'the line was cut');
    }
    await wait(400);
    clearInterval(typing);
    await writer.untilSaved();
    expect(writer.refusals.filter(({ code }) => code !== 'unavailable')).toEqual([]);
    expect(missing.length).toBeGreaterThanOrEqual(8);
    expect((await Promise.all(missing)).filter((count) => count > 0)).toEqual([]);
    writer.leave();
  });
});
