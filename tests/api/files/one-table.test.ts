// @module-tag proof
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ItemFiles } from '../../../apps/api/src/core/files/item-files.js';
import { DestroyItem } from '../../../apps/api/src/core/items/destroy-item.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const columnsOf = async (table: string): Promise<string[]> =>
  (
    await api.database.query<{ name: string }[]>('select column_name as name from information_schema.columns where table_name = $1', [
      table,
    ])
  ).map(({ name }) => name);

describe('files of an installation that kept pictures in a table of their own', () => {
  it('[LIB-16] keep rows, addresses and bytes; each says what uses it', async () => {
    const owner = await api.people.account();
    const browser = await api.people.signIn(api.browser(), owner);
    const [text, board, survey] = [
      await api.people.item(owner),
      await api.people.item(owner, { kind: 'pinboard' }),
      await api.people.item(owner, { kind: 'survey' }),
    ];
    const [photo, poster, note] = [newId(), newId(), newId()];
    const taken = new Date('2026-01-02T03:04:05Z');
    const kept = { itemId: text.id, accountId: owner.id, visitorId: null, bytes: 1, thumbnailKey: null };
    await api.database.manager.insert(OwnerFile, [
      {
        ...kept,
        ...{ id: photo, usedBy: 'text', name: 'a.png', contentType: 'image/png', storageKey: `images/${photo}.png` },
        ...{ width: 20, height: 10, createdAt: taken },
      },
      ...([poster, note] as const).map((id) => ({
        ...kept,
        ...{ id, usedBy: id === poster ? ('item' as const) : ('part' as const), name: 'a.pdf', contentType: 'application/pdf' },
        ...{ storageKey: `files/${id}`, width: null, height: null, createdAt: new Date() },
      })),
    ]);
    while (!(await columnsOf('owner_file')).includes('visibility')) await api.database.undoLastMigration();
    expect(await api.database.query('select id, visibility from owner_file order by visibility')).toEqual([
      { id: poster, visibility: 'item' },
      { id: note, visibility: 'sender' },
    ]);
    expect(await api.database.query('select id, item_id, width, height, created_at from image_attachment')).toEqual([
      { id: photo, item_id: text.id, width: 20, height: 10, created_at: taken },
    ]);
    const [picture, card, answer, question, response] = [newId(), newId(), newId(), newId(), newId()];
    const key = `images/${picture}.webp`;
    await api.application.get(Storage).put(key, Buffer.from('Bild'), 'image/webp');
    await api.database.query(
      "insert into image_attachment (id, item_id, account_id, storage_key, content_type, width, height, bytes) values ($1, $2, $3, $4, 'image/webp', 40, 30, 4)",
      [picture, text.id, owner.id, key],
    );
    for (const [id, itemId] of [
      [card, board.id],
      [answer, survey.id],
    ])
      await api.database.query(
        "insert into owner_file (id, item_id, name, content_type, bytes, storage_key, visibility) values ($1, $2, 'a.pdf', 'application/pdf', 1, $3, 'sender')",
        [id, itemId, `files/${id}`],
      );
    await api.database.query(
      "insert into survey_question (id, item_id, position, type, title, description, required, options) values ($1, $2, 0, 'file', '', '', false, '[]')",
      [question, survey.id],
    );
    await api.database.query('insert into survey_response (id, item_id, updated_at) values ($1, $2, now())', [response, survey.id]);
    await api.database.query('insert into survey_answer (response_id, question_id, file_id) values ($1, $2, $3)', [
      response,
      question,
      answer,
    ]);

    await api.database.runMigrations({ transaction: 'each' });

    const rows = await api.database.manager.find(OwnerFile, { order: { createdAt: 'ASC' } });
    expect(new Map(rows.map(({ id, usedBy }) => [id, usedBy]))).toEqual(
      new Map([
        [photo, 'text'],
        [poster, 'item'],
        [note, 'part'],
        [picture, 'text'],
        [card, 'part'],
        [answer, 'answer'],
      ]),
    );
    expect(rows.find(({ id }) => id === photo)).toMatchObject({ name: `${photo}.png`, createdAt: taken });
    expect(rows.find(({ id }) => id === picture)).toMatchObject({
      itemId: text.id,
      accountId: owner.id,
      storageKey: key,
      width: 40,
      height: 30,
    });
    const delivered = await fetch(`${browser.origin}/api/image_attachments/${picture}`, {
      headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect([delivered.status, delivered.headers.get('content-disposition'), await delivered.text()]).toEqual([
      200,
      `inline; filename="${picture}.webp"`,
      'Bild',
    ]);
    expect(await api.database.query('select file_id from survey_answer where response_id = $1', [response])).toEqual([{ file_id: answer }]);
    expect(await columnsOf('image_attachment')).toEqual([]);
    await expect(api.database.query(`update owner_file set used_by = 'nobody' where id = $1`, [card])).rejects.toThrow(/check constraint/);
    expect((await browser.get(`/api/owner_files/${picture}`)).status).toBe(404);
  });
});

describe('bytes that rows share', () => {
  it('go when the last of the rows has gone, whichever that is', async () => {
    const owner = await api.people.account();
    const [one, other] = [await api.people.item(owner), await api.people.item(owner)];
    const [id, copy] = [newId(), newId()];
    const keys = [`files/${id}`, `files/${id}.thumb.webp`];
    for (const key of keys) await api.application.get(Storage).put(key, Buffer.from('x'), 'image/png');
    const row = {
      accountId: owner.id,
      visitorId: null,
      usedBy: 'part' as const,
      name: 'a.png',
      contentType: 'image/png',
      bytes: 1,
      storageKey: keys[0]!,
      thumbnailKey: keys[1]!,
      width: 1,
      height: 1,
      createdAt: new Date(),
    };
    await api.database.manager.insert(OwnerFile, [
      { ...row, id, itemId: one.id },
      { ...row, id: copy, itemId: other.id },
    ]);
    const stored = () => keys.map((key) => existsSync(join(api.configuration.dataDir, 'files', key)));
    const files = api.application.get(ItemFiles);
    await api.application.get(DestroyItem).forEver(one.id);
    expect([await api.database.manager.existsBy(OwnerFile, { id }), ...stored()]).toEqual([false, true, true]);
    await files.remove(await files.detach(api.database.manager, [copy]));
    expect(stored()).toEqual([false, false]);
  });
});
