import { hash } from 'node:crypto';
import type { OwnerFile as File, ImageAttachment as Image } from '@murmel/contracts';
import { type Account, hashSecret, type Item, newId, newSecret, type Visitor } from '@murmel/server';
import * as Y from 'yjs';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { still } from '../images/pictures.js';

export const PASSWORD = 'richtig-langes-passwort';

export interface KnownPerson {
  account: Account;
  browser: TestBrowser;
  item: Item;
  image: Image;
  /** sent into the own survey */
  file: File;
  /** a word that stands wherever this person could leave something of themselves */
  canary: string;
}

/** Returns a teacher with a trace in every table, in an own item and in another user's. */
export async function personWithTraces(api: TestApi, colleague: { account: Account; item: Item; visitor: Visitor }): Promise<KnownPerson> {
  const canary = `kanari${hash('sha256', newId(), 'hex').slice(0, 12)}`;
  const account = await api.people.account({
    email: `${canary}@schule.example`,
    firstname: canary,
    name: canary,
    publicName: canary,
    passwordHash: await hashPassword(PASSWORD),
  });
  const browser = await api.people.signIn(api.browser(), account);
  const item = await api.people.item(account, { title: `Über ${canary}: "Wald/See"`, description: canary, shortCode: canary });
  const query = (statement: string, parameters: unknown[]) => api.database.query(statement, parameters);
  const doc = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(canary)]);
  doc.getXmlFragment('default').insert(0, [paragraph]);
  const state = Buffer.from(Y.encodeStateAsUpdate(doc));
  for (const { id } of [item, colleague.item]) {
    // In another user's document the person wrote a space: the words of a document belong to it, the author to the person.
    const bytes = id === item.id ? state : Buffer.from([0, 0]);
    await query('insert into document_update (item_id, bytes, account_id, visitor_id) values ($1, $2, $3, $4)', [
      id,
      bytes,
      account.id,
      colleague.visitor.id,
    ]);
    await query('insert into document_client (item_id, client_id, account_id) values ($1, 77, $2)', [id, account.id]);
    await query(
      'insert into document_version (seq, item_id, state, account_ids, visitor_ids, changes, created_at) values ($1, $2, $3, $4, $5, 1, now())',
      [String(Math.floor(Math.random() * 1e12)), id, bytes, [account.id, colleague.account.id], [colleague.visitor.id]],
    );
    await query('insert into collaboration_ticket (hash, item_id, account_id, session_hash, expires_at) values ($1, $2, $3, $4, now())', [
      hashSecret(newSecret()),
      id,
      account.id,
      canary,
    ]);
  }
  await query('insert into document_snapshot (item_id, schema_version, state) values ($1, 1, $2)', [item.id, state]);
  await query("insert into mail_token (hash, account_id, purpose, expires_at) values ($1, $2, 'reset', now() + interval '1 hour')", [
    hashSecret(newSecret()),
    account.id,
  ]);
  await query('insert into daily_visit (account_id, date) values ($1, current_date)', [account.id]);
  await query("insert into creation_count (account_id, kind, month, count) values ($1, 'text_document', '2026-11', 1)", [account.id]);
  await query("insert into attempt (key, failures, window_ends_at) values ($1, 1, now() + interval '1 hour')", [
    `item-password:${item.id}:${account.id}`,
  ]);
  await query('insert into idempotency_key (actor, key, request, answer) values ($1, $2, $3, $4)', [
    `account:${account.id}`,
    newId(),
    '',
    { title: canary },
  ]);
  await query('insert into idempotency_key (actor, key, request, answer) values ($1, $2, $3, $4)', [
    `account:${colleague.account.id}`,
    newId(),
    '',
    { email: account.email },
  ]);
  await query('insert into names_list (id, owner_id, name, entries) values ($1, $2, $3, $4)', [
    newId(),
    account.id,
    canary,
    JSON.stringify([{ id: 'aaaaaa', name: canary }]),
  ]);
  await api.people.member(colleague.item, account, 'write');
  const data = new FormData();
  data.append('file', new Blob([(await still('png')) as BlobPart]), `${canary}.png`);
  const { body } = await browser.post<Image>(`/api/image_attachments?itemId=${item.id}`, data);
  const survey = await api.people.item(account, { kind: 'survey', title: canary });
  const { body: file } = await browser.post<File>(`/api/owner_files?itemId=${survey.id}`, data);
  const strangersFile = newId();
  await query(
    "insert into owner_file (id, item_id, account_id, name, content_type, bytes, storage_key, used_by) values ($1, $2, $3, 'a.pdf', 'application/pdf', 1, $4, 'part')",
    [strangersFile, colleague.item.id, account.id, `files/${strangersFile}`],
  );
  await query('update owner_file set account_id = $2 where id = $1', [await imageOf(api, colleague.item), account.id]);
  return { account, browser, item, image: body, file, canary };
}

async function imageOf(api: TestApi, item: Item): Promise<string> {
  const id = newId();
  await api.database.query(
    "insert into owner_file (id, item_id, used_by, name, storage_key, content_type, width, height, bytes) values ($1, $2, 'text', 'a.png', $3, 'image/png', 1, 1, 1)",
    [id, item.id, `images/${id}.png`],
  );
  return id;
}
