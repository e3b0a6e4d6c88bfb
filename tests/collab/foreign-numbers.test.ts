import type { Account, Item } from '@murmel/server';
import { loadDocument } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { type Browser, openBrowser } from './support/browser.js';
import { updatesOf } from './support/hostile-updates.js';
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

async function classmate(): Promise<RawClient> {
  const visitor = await lesson.visitor(item);
  return RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
}

async function storedText(): Promise<string> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(lesson.database.manager, item.id));
  return document.getXmlFragment('default').toJSON();
}

const WORDS = Array.from({ length: 40 }, (_, index) => `Wort${index}`);

function write(browser: Browser): void {
  for (const word of WORDS) browser.type(word);
}

async function allStored(): Promise<void> {
  const stored = await storedText();
  expect(WORDS.filter((word) => !stored.includes(`>${word}<`))).toEqual([]);
  expect(WORDS.filter((word) => stored.split(`>${word}<`).length > 2)).toEqual([]);
}

/** Sends 5,000 characters under another person's client number. @returns true if they were accepted */
async function impersonate(client: number): Promise<boolean> {
  const thief = await classmate();
  thief.update(updatesOf(['y'.repeat(5000)], client)[0]!);
  await until(() => thief.acknowledgements.length > 0 || thief.ended.length > 0, 'the classmate was answered');
  const [taken = false] = thief.acknowledgements;
  if (!taken) expect(JSON.parse(thief.ended[0]!)).toEqual({ code: 'numberTaken' });
  thief.leave();
  return taken;
}

describe('a number that nobody has', () => {
  it("[T-09] becomes one person's when a whole class writes under it at the same moment, and is kept as written", async () => {
    const client = 4711;
    const classmates = await Promise.all(Array.from({ length: 12 }, classmate));
    for (const one of classmates) one.update(updatesOf(['y'], client)[0]!);
    await until(
      () => classmates.every(({ acknowledgements, ended }) => acknowledgements.length + ended.length > 0),
      'everybody was answered',
    );
    expect(classmates.filter(({ acknowledgements: [taken] }) => taken)).toHaveLength(1);
    expect(classmates.flatMap(({ ended }) => ended)).toEqual(Array(11).fill(JSON.stringify({ code: 'numberTaken' })));
    expect(
      await lesson.database.query('select wrote from document_client where item_id = $1 and client_id = $2', [item.id, client]),
    ).toEqual([{ wrote: true }]);
    for (const one of classmates) one.leave();
  });
});

describe('the number of somebody who is away', () => {
  it('[T-09] is theirs from the first moment on: what they wrote meanwhile is saved, and nobody else writes under it', async () => {
    const visitor = await lesson.visitor(item);
    const owner = await openBrowser(lesson, item, { visitorId: visitor.id });
    await owner.untilSaved();
    const { clientID } = owner.document;
    owner.offline();
    write(owner);
    expect(await impersonate(clientID)).toBe(false);
    owner.online();
    await owner.untilSaved();
    await allStored();
    await lesson.restart();
    await allStored();
    expect(owner.states).not.toContain('refused');
    owner.close();
  });

  it('is theirs as soon as presence shows it, also with a client that does not tell it', async () => {
    const visitor = await lesson.visitor(item);
    const owner = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    const watcher = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    owner.show({ here: true });
    await until(() => watcher.others.length > 0, 'presence arrived');
    expect(await impersonate(owner.document.clientID)).toBe(false);
    owner.type('meins');
    await owner.untilSaved();
    expect(await storedText()).toContain('>meins<');
    [owner, watcher].forEach((writer) => writer.leave());
  });
});

describe('a browser whose number belongs to somebody else', () => {
  it('keeps its text, gets a new number and sends again; it is never shown as saved before', async () => {
    const visitor = await lesson.visitor(item);
    const owner = await openBrowser(lesson, item, { visitorId: visitor.id });
    await owner.untilSaved();
    const { clientID } = owner.document;
    owner.offline();
    write(owner);
    // Another visitor claimed the number first, and wrote as many letters as it takes to cover the owner's.
    const other = await lesson.visitor(item);
    await lesson.database.query('delete from document_client where client_id = $1', [clientID]);
    await lesson.database.query('insert into document_client (item_id, client_id, visitor_id) values ($1, $2, $3)', [
      item.id,
      clientID,
      other.id,
    ]);
    await lesson.database.query('insert into document_update (item_id, bytes, visitor_id) values ($1, $2, $3)', [
      item.id,
      Buffer.from(updatesOf(['y'.repeat(5000)], clientID)[0]!),
      other.id,
    ]);
    await lesson.restart();
    const early: string[] = [];
    owner.onSaved(async () => {
      if (!(await storedText()).includes('>Wort39<')) early.push('saved');
    });
    owner.online();
    await owner.untilSaved();
    await allStored();
    expect(early).toEqual([]);
    expect(owner.document.clientID).not.toBe(clientID);
    expect(owner.document.getXmlFragment('default').toJSON()).toContain('>Wort0<');
    owner.type('danach');
    await owner.untilSaved();
    expect(await storedText()).toContain('>danach<');
    await lesson.restart();
    await owner.untilSaved();
    await allStored();
    owner.close();
  });
});

describe('what is sent again', () => {
  it('passes when it is the same, and is refused when it differs from what the document has', async () => {
    const visitor = await lesson.visitor(item);
    const inside = async (): Promise<RawClient> =>
      RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
    const client = await inside();
    const [mine] = updatesOf(['meine Worte'], 7001);
    const [differs] = updatesOf(['deine Worte'], 7001);
    client.update(mine!);
    client.update(mine!);
    await until(() => client.acknowledgements.length === 2, 'both were answered');
    expect(client.acknowledgements).toEqual([true, true]);
    client.update(differs!);
    await until(() => client.ended.length > 0, 'it was refused');
    expect(JSON.parse(client.ended[0]!)).toEqual({ code: 'numberTaken' });
    expect(client.acknowledgements).toHaveLength(2);
    client.leave();
    const other = await classmate();
    other.update(mine!);
    await until(() => other.acknowledgements.length > 0, 'the same from somebody else is nothing new');
    other.update(differs!);
    await until(() => other.ended.length > 0, 'it was refused');
    other.leave();
  });

  it('passes also after somebody deleted it meanwhile', async () => {
    const visitor = await lesson.visitor(item);
    const client = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
    const [mine] = updatesOf(['meine Worte'], 7002);
    client.update(mine!);
    await until(() => client.acknowledgements.length === 1, 'it was saved');
    const cleaner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    await cleaner.sees('meine Worte');
    cleaner.document.getXmlFragment('default').delete(0, 2);
    await cleaner.untilSaved();
    client.update(mine!);
    await until(() => client.acknowledgements.length === 2, 'it was answered');
    expect(client.acknowledgements).toEqual([true, true]);
    client.leave();
    cleaner.leave();
  });
});

it('no message and no connection brings more than a handful of numbers', async () => {
  const visitor = await lesson.visitor(item);
  const client = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
  for (let number = 8000; client.ended.length === 0 && number < 8100; number += 1) {
    client.update(updatesOf(['x'], number)[0]!);
    await until(() => client.acknowledgements.length === number - 7999 || client.ended.length > 0, 'it was answered');
  }
  expect(client.acknowledgements.length).toBe(8);
  expect(JSON.parse(client.ended[0]!)).toEqual({ code: 'updateRefused', limit: 8 });
  client.leave();
});
