import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportEntry, ExportList } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { type Account, type Item, newId, seedDocument } from '@murmel/server';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { form } from '../api/files/sending.js';
import { forgedZip } from '../api/imports/forged-zip.js';
import { KillableApi } from '../faults/support/killable-api.js';
import type { Refusal, TestBrowser } from '../support/browser.js';
import { packageParts, probePackage } from '../support/h5p-package.js';
import { onThisMachine } from '../support/on-this-machine.js';

/** Longest wait of an unaffected client for a small request, however much others ordered. */
const SMALL_MS = 5000;
const HUNDRED = 100;
/** The hundred come from one address, the unaffected client from another. */
const ELSEWHERE = { headers: { 'x-forwarded-for': '198.51.100.7' } };
const SCHOOL = { headers: { 'x-forwarded-for': '192.0.2.1' } };

let api: KillableApi;
beforeEach(async () => {
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development', TRUST_PROXY: '1' } });
});
afterEach(() => api.stop());

type Content = Parameters<typeof seedTextDocument>[0];

async function somebody(): Promise<{ account: Account; browser: TestBrowser }> {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

async function text(account: Account, content: object[], fields: Partial<Item> = {}): Promise<Item> {
  const item = await api.people.item(account, { title: 'Text', ...fields });
  const seed = seedTextDocument({ type: 'doc', content } as Content);
  await seedDocument(api.database.manager, item.id, seed, { accountId: account.id, visitorId: null });
  return item;
}

const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const SMALL = [paragraph('Rinde')];
/** More than the process that sets papers has memory for: it works until it is ended. */
const TABLE = [
  {
    type: 'table',
    content: Array.from({ length: 3000 }, () => ({
      type: 'tableRow',
      content: Array.from({ length: 8 }, () => ({ type: 'tableCell', content: [paragraph('Zelle')] })),
    })),
  },
];

const hundred = <T>(of: (at: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: HUNDRED }, (_, at) => of(at)));

/** Runs the small requests once alone, so that the process is started; then in the middle of what the others ordered. */
async function innocentBeside(hostile: () => unknown, ...small: (() => Promise<void>)[]): Promise<void> {
  for (const one of small) await one();
  hostile();
  await wait(3000);
  for (const one of small) {
    const start = performance.now();
    await one();
    const took = Math.round(performance.now() - start);
    console.info(`small thing beside a hostile hundred: ${took} ms`);
    expect(took).toBeLessThan(onThisMachine(SMALL_MS));
  }
}

describe('a small thing of somebody innocent beside a hostile hundred is done within 5 s', () => {
  it('a PDF for a teacher, and one for a guest with a cookie, beside strangers without any and an account', async () => {
    const { account, browser: bad } = await somebody();
    const { account: teacher, browser } = await somebody();
    const heavy = await text(account, TABLE, { privacy: 'public_for_all' });
    const open = await text(teacher, SMALL, { privacy: 'public_for_all' });
    const guest = api.browser();
    await api.people.visit(guest);
    const paper = (from: TestBrowser, itemId: string, at = SCHOOL) => from.post<Refusal>('/api/user_pdfs', { itemId }, at);
    await innocentBeside(
      () => hundred((at) => paper(at % 10 === 0 ? bad : api.browser(), heavy.id, ELSEWHERE)),
      ...[browser, guest].map((from) => async () => {
        expect((await paper(from, open.id)).status).toBe(200);
      }),
    );
  });

  it('a file that a teacher brings in, beside accounts that bring in what takes long', async () => {
    const bad = await Promise.all(Array.from({ length: 10 }, somebody));
    const { browser } = await somebody();
    const bring = (from: TestBrowser, contents: string, name: string, at = SCHOOL) =>
      from.call<Refusal>('POST', '/api/brought_in', { ...at, body: form(Buffer.from(contents), name) });
    const heavy = '* a\n\n  > b `c` **d** [e](f)\n\n'.repeat(200_000);
    await innocentBeside(
      () => hundred((at) => bring(bad[at % bad.length]!.browser, heavy, `lang-${at}.md`, ELSEWHERE)),
      async () => {
        const { status, body } = await bring(browser, `Rinde ${newId()}`, 'kurz.md');
        expect([status, body.code]).toEqual([201, undefined]);
      },
    );
  });

  it('an H5P package, beside a hundred of which each is as large as one may be', async () => {
    const { account: bad } = await somebody();
    const { account } = await somebody();
    const filler = Buffer.alloc(45_000_000, 'x');
    const random = Buffer.from(Array.from({ length: 1_200_000 }, () => Math.floor(Math.random() * 256)));
    const heavy = forgedZip([
      ...packageParts(),
      { name: 'content/images/a.svg', contents: filler },
      { name: 'content/images/b.svg', contents: filler },
      { name: 'content/images/c.png', contents: random },
    ]);
    const place = (key: string): string => join(api.dataDir, 'files', key);
    const brought = async (by: Account, item: Item, write: (path: string) => void): Promise<string> => {
      const key = `files/${newId()}`;
      mkdirSync(dirname(place(key)), { recursive: true });
      write(place(key));
      await api.database.query(
        `insert into owner_file (id, item_id, account_id, name, content_type, bytes, storage_key, used_by)
         values ($1, $2, $3, 'quiz.h5p', 'application/zip', 1, $4, 'part')`,
        [newId(), item.id, by.id, key],
      );
      await api.database.query('insert into h5p_package (storage_key) values ($1) on conflict do nothing', [key]);
      return key;
    };
    const [theirs, own] = [await api.people.item(bad, { kind: 'worksheet' }), await api.people.item(account, { kind: 'worksheet' })];
    writeFileSync(join(api.dataDir, 'heavy.h5p'), heavy);
    await innocentBeside(
      () => hundred(() => brought(bad, theirs, (path) => cpSync(join(api.dataDir, 'heavy.h5p'), path))),
      async () => {
        const key = await brought(account, own, (path) => writeFileSync(path, probePackage()));
        const stateOf = async (): Promise<string> =>
          (await api.database.query<{ state: string }[]>('select state from h5p_package where storage_key = $1', [key]))[0]!.state;
        while ((await stateOf()) === 'processing') await wait(50);
        expect(await stateOf()).toBe('ready');
      },
    );
  });

  it('an export, beside accounts that export all they may', async () => {
    const bad = await Promise.all(Array.from({ length: HUNDRED / 2 }, somebody));
    const folder = await api.people.item(bad[0]!.account, { kind: 'folder', privacy: 'public_for_all' });
    for (let at = 0; at < 40; at++) await text(bad[0]!.account, SMALL, { folderId: folder.id, privacy: 'public_for_all' });
    const heavy = await text(bad[0]!.account, TABLE, { privacy: 'public_for_all' });
    const { account, browser } = await somebody();
    await text(account, SMALL);
    const order = (from: TestBrowser, ids?: string[], at = SCHOOL) =>
      from.post<ExportEntry & Refusal>('/api/exports', { form: 'zip', ...(ids && { ids }) }, at);
    await innocentBeside(
      () => hundred((at) => order(bad[at % bad.length]!.browser, at % 2 === 0 ? [folder.id] : [heavy.id], ELSEWHERE)),
      async () => {
        const { status, body } = await order(browser);
        expect([status, body.code]).toEqual([201, undefined]);
        for (;;) {
          const { entries } = (await browser.get<ExportList>('/api/exports')).body;
          const state = entries.find(({ id }) => id === body.id)?.state;
          if (state === 'ready') return;
          expect(['waiting', 'running']).toContain(state);
          await wait(100);
        }
      },
    );
  });
});
