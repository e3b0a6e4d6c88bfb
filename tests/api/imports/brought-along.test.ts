import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportResult } from '@murmel/contracts';
import { readTextDocument } from '@murmel/documents';
import { type Account, loadDocument, OwnerFile } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { REPOSITORY } from '../../support/process.js';

let api: TestApi;
let teacher: Account;
let browser: TestBrowser;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  teacher = await api.people.account();
  browser = await api.people.signIn(api.browser(), teacher);
});
afterAll(() => api.stop());

const report = (name: string): Promise<Buffer> => readFile(join(REPOSITORY, 'tests/fixtures/reports', name));

async function bring(name: string, contents: Buffer | string): Promise<ImportResult & { words: string; json: string }> {
  const data = new FormData();
  data.append('file', new Blob([Buffer.from(contents) as BlobPart]), name);
  const { body } = await browser.post<ImportResult>('/api/brought_in', data);
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(api.database.manager, body.item.id));
  const node = readTextDocument(document);
  return { ...body, words: node.textBetween(0, node.content.size, '\n'), json: JSON.stringify(node.toJSON()) };
}

describe('files that teachers bring along', () => {
  it.each(['ansi.txt', 'utf16.txt'])('%s has its umlauts', async (name) => {
    expect((await bring(name, await report(name))).words).toBe('Übungsaufgaben für die Schüler\nGrößer, äußerst schön');
  });

  it('a picture in its address lies in the item, one that is none is counted, and the head gives the title', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#027964' } })
      .png()
      .toBuffer();
    const address = (bytes: Buffer): string => `data:image/png;base64,${bytes.toString('base64')}`;
    const markdown = `---\ntitle: Der Wald\nauthor: Ada\n---\n\n![Moos](${address(picture)})\n\n![Rinde](${address(Buffer.from('none'))})\n`;
    const { item, leftOut, words, json } = await bring('entwurf-3.md', markdown);
    expect([item.title, leftOut, words]).toEqual(['Der Wald', 1, '[Rinde]']);
    const [file] = await api.database.manager.findBy(OwnerFile, { itemId: item.id });
    expect(file).toMatchObject({ usedBy: 'text', width: 9, height: 9 });
    expect(json).toContain(`"src":"/api/image_attachments/${file!.id}","alt":"Moos"`);
  });
});
