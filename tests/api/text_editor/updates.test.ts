import { LIMITS } from '@murmel/contracts';
import { EMPTY_TEXT_DOCUMENT, seedTextDocument, TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import { type Account, type Item, loadDocument, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { HttpDocument } from '../../../apps/api/src/core/documents/http-document.js';
import { element, integerBomb, updateFrom } from '../../collab/support/hostile-bytes.js';
import { gapUpdate, updatesOf } from '../../collab/support/hostile-updates.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { CallingCopy, contentOf } from '../../support/calling-copy.js';

let api: TestApi;
let owner: Account;
let own: TestBrowser;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  owner = await api.people.account();
  own = await api.people.signIn(api.browser(), owner);
});
afterAll(() => api.stop());

/** Creates a document that all with the link may write in. */
async function document(fields: Partial<Item> = {}): Promise<Item> {
  const item = await api.people.item(owner, { privacy: 'secret', visitorPermission: 'visitor_permissions_write', ...fields });
  await seedDocument(api.database.manager, item.id, seedTextDocument(EMPTY_TEXT_DOCUMENT), { accountId: owner.id, visitorId: null });
  return item;
}

async function guest(item: Item): Promise<{ copy: CallingCopy; visitorId: string }> {
  const browser = api.browser();
  const visitor = await api.people.visit(browser);
  await api.people.grant(item, visitor);
  return { copy: new CallingCopy(browser, item.id), visitorId: visitor.id };
}

interface Row {
  accountId: string | null;
  visitorId: string | null;
}

/** Returns the authors, row by row, after the document's initial content. */
function rowsOf({ id }: Item): Promise<Row[]> {
  return api.database.query(
    'select account_id as "accountId", visitor_id as "visitorId" from document_update where item_id = $1 order by seq offset 1',
    [id],
  );
}

async function stored({ id }: Item): Promise<string> {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, await loadDocument(api.database.manager, id));
  return contentOf(copy);
}

describe('a text that goes on by calls', () => {
  it('[C14] takes what two write at the same moment, each once and under their names, and gives each what the other wrote', async () => {
    const item = await document();
    await api.database.query("update item set content_changed_at = now() - interval '1 hour' where id = $1", [item.id]);
    const teacher = new CallingCopy(own, item.id);
    const { copy, visitorId } = await guest(item);
    expect(await Promise.all([teacher.read(), copy.read()])).toMatchObject([
      { status: 200, body: { right: 'write', damaged: false } },
      { status: 200, body: { right: 'write', damaged: false } },
    ]);
    teacher.type('Buchen am Waldrand');
    copy.type('Moos auf der Nordseite');
    expect((await Promise.all([teacher.write(), copy.write()])).map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all([teacher.read(), copy.read()]);
    expect(copy.content).toBe(teacher.content);
    expect(await stored(item)).toBe(teacher.content);
    expect(teacher.content.split('\n').sort()).toEqual(['Buchen am Waldrand', 'Moos auf der Nordseite']);
    expect(await rowsOf(item)).toEqual(
      expect.arrayContaining([
        { accountId: owner.id, visitorId: null },
        { accountId: null, visitorId },
      ]),
    );
    const authors = await own.get<{ id: string; clientIds: number[] }[]>(`/api/text_editor/documents/${item.id}/authors`);
    expect(authors.body.map(({ id, clientIds }) => [id, clientIds])).toEqual(
      expect.arrayContaining([
        [owner.id, [teacher.document.clientID]],
        [visitorId, [copy.document.clientID]],
      ]),
    );
    const [{ recent }] = await api.database.query(
      "select content_changed_at > now() - interval '1 minute' as recent from item where id = $1",
      [item.id],
    );
    expect(recent).toBe(true);
  });

  it('[C14] sent fifty times it is stored once, and what is deleted is deleted for all', { tags: ['proof'] }, async () => {
    const item = await document();
    const { copy } = await guest(item);
    await copy.read();
    copy.type('einmal');
    const update = copy.unsent;
    const answers = await Promise.all(Array.from({ length: 50 }, () => copy.write(update)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rowsOf(item)).toHaveLength(1);
    copy.document.getXmlFragment('default').delete(1, 1);
    const deletion = copy.unsent;
    for (const sent of [deletion, deletion]) expect((await copy.write(sent)).status).toBe(200);
    expect(await rowsOf(item)).toHaveLength(2);
    expect(await stored(item)).toBe('');
    const late = new CallingCopy(own, item.id);
    await late.read();
    expect(late.content).toBe('');
  });

  it('a guest without a cookie becomes somebody with the first words', async () => {
    const item = await document({ privacy: 'public_for_all' });
    const copy = new CallingCopy(api.browser(), item.id);
    expect((await copy.read()).body.right).toBe('write');
    expect(copy.browser.cookies.has('murmel_visitor')).toBe(false);
    expect((await copy.type('Hallo').write()).status).toBe(200);
    expect(copy.browser.cookies.has('murmel_visitor')).toBe(true);
    expect(await rowsOf(item)).toEqual([{ accountId: null, visitorId: expect.any(String) as string }]);
  });
});

describe('who may not', () => {
  it('strangers see nothing, other documents look like unknown ones, and readers only read', async () => {
    const item = await document();
    const other = await api.people.signIn(api.browser(), await api.people.account());
    const pupil = await api.people.signIn(api.browser(), await api.people.account({ type: 'Pupil', email: null }));
    const visitor = api.browser();
    await api.people.visit(visitor);
    const board = await api.people.item(owner, { kind: 'pinboard', privacy: 'public_for_all' });
    const unknown = '0190b7a0-0000-7000-8000-000000000000';
    const update = updatesOf(['fremd'])[0]!;
    for (const browser of [api.browser(), other, pupil, visitor]) {
      for (const id of [item.id, unknown]) {
        const copy = new CallingCopy(browser, id);
        const answers = [await copy.read(), await copy.write(update)];
        expect(answers.map(({ status, body }) => [status, body.code, body.data])).toEqual([
          [404, 'NOT_FOUND', undefined],
          [404, 'NOT_FOUND', undefined],
        ]);
      }
    }
    const ofBoard = new CallingCopy(own, board.id);
    expect([(await ofBoard.read()).body.code, (await ofBoard.write(update)).body.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await rowsOf(item)).toEqual([]);

    const shown = await document({ visitorPermission: 'visitor_permissions_read' });
    const { copy } = await guest(shown);
    expect((await copy.read()).body).toMatchObject({ right: 'read' });
    expect((await copy.write(update)).body).toMatchObject({ code: 'FORBIDDEN', status: 403 });
    const locked = await document({ privacy: 'password_protected', passwordHash: 'x' });
    const outside = new CallingCopy(visitor, locked.id);
    expect([(await outside.read()).body.code, (await outside.write(update)).body.code]).toEqual([
      'NO_PASSWORD_PROVIDED',
      'NO_PASSWORD_PROVIDED',
    ]);
    expect([await rowsOf(shown), await rowsOf(locked)]).toEqual([[], []]);
  });
});

describe('what is refused', () => {
  it('[C14] rubbish, halves, gaps, numbers of others and what is too large: nothing of it is stored', async () => {
    const item = await document();
    const teacher = new CallingCopy(own, item.id);
    await teacher.read();
    await teacher.type('meins').write();
    const { copy } = await guest(item);
    await copy.read();
    const whole = updatesOf(['halb'])[0]!;
    const hostile: [string, Uint8Array, string][] = [
      ['rubbish', Uint8Array.from({ length: 300 }, (_, index) => (index * 7919) % 256), 'updateRefused'],
      ['half an update', whole.subarray(0, whole.length / 2), 'updateRefused'],
      ['an update without its predecessor', gapUpdate(10), 'updateRefused'],
      ['what no Yjs can count', integerBomb(100), 'updateRefused'],
      ['a document inside', updateFrom([{ client: 5, structs: [Buffer.of(9, 1, 1, 97, 1, 97, 1, 118)] }]), 'updateRefused'],
      ['elements far down', updateFrom([{ client: 6, structs: [element({ in: 'default' }), ...depths(6, 200)] }]), 'updateRefused'],
      ['words under the number of somebody else', updatesOf(['fremd'], teacher.document.clientID)[0]!, 'numberTaken'],
      ['more than one message holds', updatesOf(['x'.repeat(LIMITS.collaboration.updateBytes)])[0]!, 'updateRefused'],
    ];
    for (const [what, update, code] of hostile) expect([what, refusalOf(await copy.write(update))]).toEqual([what, code]);
    const fields: Record<string, unknown>[] = [
      { update: 'no base64!' },
      { update: 7 },
      { update: undefined },
      { schemaVersion: -1 },
      { more: 1 },
      { id: item.id },
    ];
    for (const field of fields) expect([field, (await copy.write(whole, field)).status]).toEqual([field, 400]);
    for (const known of ['%%%', '////']) expect([known, (await copy.write(Uint8Array.of(0, 0), { known })).status]).toEqual([known, 400]);
    for (const query of [
      '',
      '?schemaVersion=-1',
      `?schemaVersion=${TEXT_DOCUMENT_SCHEMA_VERSION}&known=%25`,
      `?schemaVersion=${TEXT_DOCUMENT_SCHEMA_VERSION}&known=////`,
    ]) {
      expect([query, (await own.get(`${copy.path}${query}`)).status]).toEqual([query, 400]);
    }
    expect((await copy.write(new Uint8Array(1_000_000))).status).toBe(413);
    expect(await rowsOf(item)).toEqual([{ accountId: owner.id, visitorId: null }]);
    expect(await stored(item)).toBe('meins');
    // The honest one goes on.
    expect((await copy.type('und weiter').write()).status).toBe(200);
    expect(await stored(item)).toBe('meins\nund weiter');
  });

  it('[C14] a page older than the document is asked to reload', async () => {
    const item = await document();
    const copy = new CallingCopy(own, item.id);
    const answers = [
      await own.get<Refusal>(`${copy.path}?schemaVersion=0`),
      await copy.write(updatesOf(['alt'])[0]!, { schemaVersion: 0 }),
    ];
    expect(answers.map((answer) => [answer.status, refusalOf(answer)])).toEqual([
      [400, 'outdatedClient'],
      [400, 'outdatedClient'],
    ]);
    expect(await rowsOf(item)).toEqual([]);
  });

  it('a document of an older release is lifted once, in the journal, before anybody sees it', async () => {
    const item = await document();
    const shape = {
      schemaVersion: TEXT_DOCUMENT_SCHEMA_VERSION + 1,
      migrate: (old: Y.Doc) => old.getXmlFragment('default').push([textOf('gehoben')]),
    };
    const seen = [];
    for (let time = 0; time < 2; time += 1) {
      const called = new HttpDocument(api.database, item.id, time === 0 ? shape : { ...shape, migrate: () => undefined }, () => undefined);
      await called.lift();
      seen.push(contentOf((await called.show()).document));
    }
    expect(seen).toEqual(['gehoben', 'gehoben']);
    expect(await rowsOf(item)).toEqual([{ accountId: null, visitorId: null }]);
  });

  it('[C14] a full document takes nothing more, and can be emptied', { tags: ['proof'] }, async () => {
    const item = await document();
    const large = new Y.Doc();
    const half = (): void =>
      void large.getXmlFragment('default').push([textOf('x'.repeat(LIMITS.collaboration.documentBytes / 2 - 50_000))]);
    half();
    half();
    await seedDocument(api.database.manager, item.id, Y.encodeStateAsUpdate(large), { accountId: null, visitorId: null });
    const copy = new CallingCopy(own, item.id);
    await copy.read();
    const before = copy.unsent;
    expect(before).toEqual(Uint8Array.of(0, 0));
    copy.type('y'.repeat(150_000));
    expect((await copy.write()).body).toMatchObject({
      code: 'BAD_REQUEST',
      data: { code: 'documentFull', limit: LIMITS.collaboration.documentBytes },
    });
    const again = new CallingCopy(own, item.id);
    await again.read();
    again.document.getXmlFragment('default').delete(1, 1);
    expect((await again.write()).status).toBe(200);
    expect(await rowsOf(item)).toHaveLength(2);
  });

  it('a damaged document is shown as far as it is sound, and nobody writes', async () => {
    const item = await document();
    const copy = new CallingCopy(own, item.id);
    await copy.read();
    await copy.type('vorher').write();
    await seedDocument(api.database.manager, item.id, integerBomb(100), { accountId: null, visitorId: null });
    const late = new CallingCopy(own, item.id);
    expect((await late.read()).body).toMatchObject({ damaged: true });
    expect(late.content).toBe('vorher');
    expect((await late.type('nachher').write()).body).toMatchObject({ code: 'COLLABORATION_UNAVAILABLE', status: 503 });
    expect(await rowsOf(item)).toHaveLength(2);
  });
});

/** Returns the socket's refusal code. */
function refusalOf({ body: { code, data } }: Answer<Refusal>): unknown {
  return code === 'BAD_REQUEST' ? data?.['code'] : code;
}

function textOf(words: string): Y.XmlElement {
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(words)]);
  return paragraph;
}

/** Each in the one before. */
function depths(client: number, count: number): Buffer[] {
  return Array.from({ length: count }, (_, index) => element({ in: [client, index] }));
}
