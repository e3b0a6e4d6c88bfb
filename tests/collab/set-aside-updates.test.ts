import { type Account, type Item, loadDocument, publish } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { type Browser, openBrowser } from './support/browser.js';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';

let lesson: Lesson;
let teacher: Account;
let item: Item;
let pupil: Browser;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
});
beforeEach(async () => {
  item = await lesson.document(teacher);
  pupil = await openBrowser(lesson, item, { visitorId: (await lesson.visitor(item)).id });
  pupil.type('Vorher.');
  await pupil.untilSaved();
});
afterAll(() => lesson.stop());

async function guestsMay(right: 'read' | 'write' | 'invisible'): Promise<void> {
  await lesson.database.transaction(async (manager) => {
    await manager.query('update item set visitor_permission = $2 where id = $1', [item.id, `visitor_permissions_${right}`]);
    await publish(manager, 'access.changed', { itemId: item.id });
  });
}

const paragraphs = (document: Y.Doc): string[] =>
  document
    .getXmlFragment('default')
    .toArray()
    .map((one) => (one as Y.XmlElement).toString().replace(/<[^>]*>/g, ''))
    .filter((text) => text !== '');

async function stored(): Promise<string[]> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(lesson.database.manager, item.id));
  return paragraphs(document);
}

/** Nothing is committed to the journal while it runs. */
async function whileNothingIsStored(work: () => Promise<void>): Promise<void> {
  await lesson.database.transaction(async (manager) => {
    await manager.query('lock table document_update in share mode');
    await work();
  });
}

const isReader = () => until(() => pupil.view.state === 'readonly', 'the pupil reads');

describe('what was written before the page knew that nobody may write', () => {
  it('[C13] is put aside when it is on its way, and goes on by itself once, as soon as its writer may write', async () => {
    await whileNothingIsStored(async () => {
      pupil.type('Unterwegs.');
      await guestsMay('read');
      await isReader();
    });
    expect(pupil.view.lostText).toEqual({ text: 'Unterwegs.', refusal: undefined, waits: true });
    await until(() => paragraphs(pupil.document).includes('Vorher.'), 'what is stored is there to be read');
    await guestsMay('write');
    await pupil.untilSaved();
    expect(pupil.view.lostText).toBeUndefined();
    expect(await stored()).toEqual(['Vorher.', 'Unterwegs.']);
    expect(paragraphs(pupil.document)).toEqual(['Vorher.', 'Unterwegs.']);
    pupil.type('Danach.');
    await pupil.untilSaved();
    expect(await stored()).toEqual(['Vorher.', 'Unterwegs.', 'Danach.']);
    pupil.close();
  });

  it('[C13] is put aside when it was written without a line, also when that goes again meanwhile', async () => {
    pupil.offline();
    pupil.type('Ohne Netz.');
    await guestsMay('read');
    pupil.online();
    await isReader();
    expect(pupil.view.lostText?.text).toBe('Ohne Netz.');
    expect(await stored()).toEqual(['Vorher.']);
    pupil.offline();
    await guestsMay('write');
    pupil.online();
    await pupil.untilSaved();
    expect([await stored(), pupil.view.lostText]).toEqual([['Vorher.', 'Ohne Netz.'], undefined]);
    pupil.close();
  });

  it('[C13] is put aside when it was typed before the page stood still, and arrives once', async () => {
    await guestsMay('read');
    await isReader();
    pupil.type('Zu schnell.');
    await until(() => pupil.view.lostText !== undefined, 'the words are put aside');
    expect(pupil.view.lostText).toEqual({ text: 'Zu schnell.', refusal: undefined, waits: true });
    await guestsMay('write');
    await pupil.untilSaved();
    expect([await stored(), pupil.view.lostText]).toEqual([['Vorher.', 'Zu schnell.'], undefined]);
    pupil.close();
  });

  it('is there to be copied when the document goes, and is not sent any more once its writer gave it up', async () => {
    pupil.offline();
    pupil.type('Zu spät.');
    await guestsMay('read');
    pupil.online();
    await isReader();
    pupil.forgetLostText();
    await guestsMay('write');
    await pupil.untilSaved();
    expect([await stored(), pupil.view.lostText]).toEqual([['Vorher.'], undefined]);
    pupil.offline();
    pupil.type('Noch einmal.');
    await guestsMay('read');
    pupil.online();
    await isReader();
    await guestsMay('invisible');
    await until(() => pupil.view.state === 'removed', 'the document is gone');
    expect(pupil.view.lostText).toEqual({ text: 'Noch einmal.', refusal: undefined });
    pupil.close();
  });
});
