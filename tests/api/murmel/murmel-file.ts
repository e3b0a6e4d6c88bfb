import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARCHIVE_VERSION, type ArchiveItem, type Brought } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import { unpackArchive } from '../../../apps/api/src/core/imports/unpack-archive.js';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type ForgedPart, forgedZip } from '../imports/forged-zip.js';

/** Returns a new, unrelated teacher. */
export async function somebodyOf(api: TestApi, fields: Partial<Account> = {}) {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

export const take = (browser: TestBrowser, ids?: string[]) => browser.post<Buffer & Refusal>('/api/murmel_files', ids ? { ids } : {});

export async function bring(browser: TestBrowser, archive: Buffer, name = 'Mein Jahr.murmel', query = '') {
  const data = new FormData();
  data.append('file', new Blob([archive as BlobPart]), name);
  return browser.post<Brought & Refusal>(`/api/brought_in${query}`, data);
}

/** Returns the entries of an archive, read as the product reads one. */
export async function partsOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'murmel-test-'));
  await writeFile(join(folder, 'a'), archive);
  const parts = await unpackArchive(join(folder, 'a'));
  await rm(folder, { recursive: true });
  return parts;
}

/** One thing of a file that nothing is wrong with. */
export const thing = (more: Partial<ArchiveItem> & Record<string, unknown> = {}): ArchiveItem => ({
  ...{ kind: 'text_document', within: null, title: 'Wald', description: '', language: 'de', licence: 'CC-BY-4.0', origin: null },
  ...{ gradeLevels: [], schoolTypes: [], subjectTypes: [], tags: [], colour: null, othersWrote: false, files: [], shows: [] },
  content: { type: 'doc', content: [{ type: 'paragraph' }] },
  ...more,
});
/** A file that a stranger may have made. @param more of its manifest @param parts beside it */
export const forged = (things: readonly unknown[], more: object = {}, parts: ForgedPart[] = []): Buffer =>
  forgedZip([{ name: 'murmel.json', contents: JSON.stringify({ format: 'murmel', version: ARCHIVE_VERSION, things, ...more }) }, ...parts]);
