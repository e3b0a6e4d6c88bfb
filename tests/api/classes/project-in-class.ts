import type { Project } from '@murmel/contracts';
import { Account, type Item, newId } from '@murmel/server';
import * as Y from 'yjs';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';

/** A project of a class that runs for a day. */
export async function projectIn(browser: TestBrowser, classId: string, fields: object = {}): Promise<Project> {
  return (
    await browser.post<Project>(`/api/school_classes/${classId}/projects`, { name: 'Wald', tools: ['text_editor'], unit: 'day', ...fields })
  ).body;
}

/** A text document that a pupil made in a project, with these words in it. */
export async function pupilDocument(api: TestApi, pupilId: string, projectId: string | null, words: string): Promise<Item> {
  const pupil = await api.database.manager.findOneByOrFail(Account, { id: pupilId });
  const item = await api.people.item(pupil, { title: words, projectId });
  const document = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(words)]);
  document.getXmlFragment('default').insert(0, [paragraph]);
  await api.database.query('insert into document_update (item_id, bytes, account_id) values ($1, $2, $3)', [
    item.id,
    Buffer.from(Y.encodeStateAsUpdate(document)),
    pupilId,
  ]);
  return item;
}

/** A file in an item, in the storage and in its row. @returns its key */
export async function storedFile(api: TestApi, item: Item, name: string, write: (key: string) => void): Promise<string> {
  const id = newId();
  const key = `files/${id}`;
  await api.database.query(
    "insert into owner_file (id, item_id, account_id, name, content_type, bytes, storage_key, used_by) values ($1, $2, $3, $4, 'application/pdf', 1, $5, 'item')",
    [id, item.id, item.ownerId, name, key],
  );
  write(key);
  return key;
}
