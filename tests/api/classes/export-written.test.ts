import { NEW_PINBOARD, newPartId, seedPinboard } from '@murmel/documents';
import { type Account, type Item, newId, PinboardComment, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { startApi, type TestApi } from '../../support/api.js';
import { unzip } from '../privacy/unzip.js';
import { type ClassCast, classCast } from './class-cast.js';
import { projectIn } from './project-in-class.js';
import { writeStored } from './traces.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function filesOf({ owner: { browser }, schoolClass }: ClassCast): Promise<Map<string, string>> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${browser.origin}/api/school_classes/${schoolClass.id}/export`, { headers: { cookie } });
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString()]));
}

/** Types at a position of the one paragraph, as a browser sends it: a journal row under the author's own client number. */
async function types(
  item: Item,
  document: Y.Doc,
  person: Pick<Account, 'id'>,
  { at, words, when }: { at: number; words: string; when: string },
) {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(document));
  const before = Y.encodeStateVector(copy);
  ((copy.getXmlFragment('default').get(0) as Y.XmlElement).get(0) as Y.XmlText).insert(at, words);
  const bytes = Y.encodeStateAsUpdate(copy, before);
  Y.applyUpdate(document, bytes);
  await api.database.query('insert into document_client (item_id, client_id, account_id) values ($1, $2, $3)', [
    item.id,
    copy.clientID,
    person.id,
  ]);
  await api.database.query('insert into document_update (item_id, bytes, account_id, created_at) values ($1, $2, $3, $4)', [
    item.id,
    Buffer.from(bytes),
    person.id,
    when,
  ]);
}

async function sharedDocument(cast: ClassCast, title: string): Promise<{ item: Item; document: Y.Doc }> {
  const item = await api.people.item(cast.owner.account, { title });
  const document = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('Was fressen Rehe?')]);
  document.getXmlFragment('default').insert(0, [paragraph]);
  await seedDocument(api.database.manager, item.id, Y.encodeStateAsUpdate(document), { accountId: cast.owner.account.id, visitorId: null });
  return { item, document };
}

it('[TR-27] has what each pupil wrote in a shared document, with the time, and nobody else’s words', async () => {
  const [cast, other] = [await classCast(api, ['Mila', 'Ben']), await classCast(api, ['Fremd'])];
  const [mila, ben] = cast.pupils;
  const { item, document } = await sharedDocument(cast, 'Rehe');
  await types(item, document, mila!, { at: 17, words: ' Blätter & Knospen', when: '2026-03-02T08:05:00Z' });
  await types(item, document, ben!, { at: 25, words: ', Kräuter', when: '2026-03-02T09:10:00Z' });
  await types(item, document, other.pupils[0]!, { at: 0, words: 'Geheim ', when: '2026-03-02T09:20:00Z' });
  await projectIn(cast.owner.browser, cast.schoolClass.id, { itemIds: [item.id] });

  const files = await filesOf(cast);
  const page = files.get('projekte/01 Wald/mitgeschrieben/Rehe.html')!;
  expect(page).toContain('<h2>Mila</h2>\n<article>\n<p>Blätter … &amp; Knospen</p>\n<p><small>02.03.2026, 09:05</small></p>');
  expect(page).toContain('<h2>Ben</h2>\n<article>\n<p>, Kräuter</p>\n<p><small>02.03.2026, 10:10</small></p>');
  expect(files.get('projekte/01 Wald/mitgeschrieben.csv')!.split('\r\n').slice(1, 3)).toEqual([
    'Rehe;Text;Mila;02.03.2026, 09:05;;Blätter … & Knospen',
    'Rehe;Text;Ben;02.03.2026, 10:10;;, Kräuter',
  ]);
  expect([...files.values()].join()).not.toMatch(/Geheim|Was fressen/);
  expect(files.get('index.html')).toContain('<a href="projekte/01%20Wald/mitgeschrieben/Rehe.html">');
});

it('[TR-27] has a pupil’s cards and comments on a shared board, and the files on the cards', async () => {
  const cast = await classCast(api, ['Mila', 'Ben']);
  const [mila, ben] = cast.pupils;
  const item = await api.people.item(cast.owner.account, { title: 'Tiere', kind: 'pinboard' });
  const [list, own, teachers, file, attachment] = [newPartId(), newPartId(), newPartId(), newId(), newPartId()];
  const card = (fields: object) => ({ place: { list, order: 'a' }, createdAt: Date.UTC(2026, 2, 2, 8, 5), ...fields });
  await seedDocument(
    api.database.manager,
    item.id,
    seedPinboard({
      ...NEW_PINBOARD,
      lists: new Map([[list, { name: 'Rehe', order: 'a', author: cast.owner.account.id }]]),
      cards: new Map([
        [own, card({ name: 'Fährte', author: mila!.id, description: [{ type: 'paragraph', runs: [{ text: '=im Schnee' }] }] })],
        [teachers, card({ name: 'Hinweis', author: cast.owner.account.id, place: { list, order: 'b' } })],
      ]),
      attachments: new Map([[attachment, { card: own, order: 'a', kind: 'file', file, name: 'Spur.jpg' }]]),
    }),
    { accountId: cast.owner.account.id, visitorId: null },
  );
  await api.database.query(
    "insert into owner_file (id, item_id, account_id, name, content_type, bytes, storage_key, used_by) values ($1, $2, $3, 'Spur.jpg', 'image/jpeg', 1, $4, 'part')",
    [file, item.id, mila!.id, `files/${file}`],
  );
  writeStored(api, `files/${file}`, 'FOTO');
  await api.database.manager.insert(PinboardComment, {
    id: newId(),
    itemId: item.id,
    cardId: teachers,
    accountId: ben!.id,
    visitorId: null,
    text: 'Danke!',
    createdAt: new Date('2026-03-02T08:20:00Z'),
  });
  await projectIn(cast.owner.browser, cast.schoolClass.id, { itemIds: [item.id] });

  const files = await filesOf(cast);
  const page = files.get('projekte/01 Wald/mitgeschrieben/Tiere.html')!;
  expect(page).toContain(
    '<h2>Mila</h2>\n<article>\n<h3>Fährte</h3>\n<p>=im Schnee</p>\n<ul><li><a href="Tiere%20Dateien/Spur.jpg">Spur.jpg</a></li></ul>\n<p><small>Karte, 02.03.2026, 09:05</small></p>',
  );
  expect(page).toContain('<h2>Ben</h2>\n<article>\n<h3>Hinweis</h3>\n<p>Danke!</p>\n<p><small>Kommentar, 02.03.2026, 09:20</small></p>');
  expect(files.get('projekte/01 Wald/mitgeschrieben.csv')).toContain("Tiere;Karte;Mila;02.03.2026, 09:05;Fährte;'=im Schnee");
  expect(files.get('projekte/01 Wald/mitgeschrieben/Tiere Dateien/Spur.jpg')).toBe('FOTO');
});
