import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ARCHIVE_MANIFEST, archiveFileSchema, LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { ImportWorker } from '../../../apps/api/src/core/imports/import-worker.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { onThisMachine } from '../../support/on-this-machine.js';
import { bring, forged, somebodyOf, thing } from '../murmel/murmel-file.js';
import { forgedZip } from './forged-zip.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());
afterEach(() => vi.restoreAllMocks());

const { values, valuesOfThing, textMegabytes, pieces } = SERVER_LIMITS.broughtIn;
const manifest = (json: string): Buffer => forgedZip([{ name: ARCHIVE_MANIFEST, contents: json }]);
const refused = (why: string, limit?: number) => ({ code: 'FILE_REFUSED', status: 422, data: { why, ...(limit && { limit }) } });
const paragraphs = (count: number) => ({
  type: 'doc',
  content: Array.from({ length: count }, (_, at) => ({ type: 'paragraph', content: [{ type: 'text', text: `Wort ${at}` }] })),
});
/** Returns numbers beside each other in a card that the reader ignores. */
const cloud = (count: number) => thing({ kind: 'word_cloud', content: Array(count).fill(0) as never });

const HOSTILE: [name: string, file: () => [name: string, contents: Buffer], answer: object][] = [
  [
    'a million things',
    () => ['a.murmel', manifest(`{"format":"murmel","version":2,"things":[${'{},'.repeat(1_000_000)}{}]}`)],
    refused('values', values),
  ],
  ['more things than one may take at once', () => ['a.murmel', forged(Array(20_000).fill({}))], refused('things', LIMITS.remixedAtOnce)],
  ['values in values', () => ['a.murmel', manifest(`{"format":"murmel","version":2,"things":${'['.repeat(700_000)}`)], refused('nested')],
  ['a thing that is nearly all there is', () => ['a.murmel', forged([cloud(valuesOfThing)])], refused('values', valuesOfThing)],
  [
    'lists of a hundred thousand that hold nothing',
    () => ['a.murmel', forged([thing({ files: Array(100_000).fill({}) as never })])],
    refused('entries', SERVER_LIMITS.broughtIn.entries),
  ],
  [
    'a text of line ends',
    () => ['a.txt', Buffer.from('\n'.repeat(1_400_000))],
    { code: 'TEXT_TOO_LONG', data: { limit: LIMITS.text.maxCharacters } },
  ],
  ['a hundred thousand elements in one another', () => ['a.md', Buffer.from('<b>'.repeat(100_000))], refused('nested')],
  ['a text that is nearly all markup', () => ['a.md', Buffer.from('<p>a</p>'.repeat(pieces))], { code: 'TEXT_TOO_LONG' }],
  ['more than a text has', () => ['a.md', Buffer.alloc(textMegabytes * 1024 * 1024 + 1, ' ')], refused('markup', textMegabytes)],
];

describe('[T-33] what a stranger’s file says is read in a process of its own, so that nobody waits for the api meanwhile', () => {
  it.each(HOSTILE)('%s: refused with the reason, and makes nothing', async (_name, file, answer) => {
    const { account, browser } = await somebodyOf(api);
    const [name, contents] = file();
    expect((await bring(browser, contents, name)).body).toMatchObject(answer);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(0);
  });

  it('the api itself gets numbers, places and bounded contents, and never a manifest, markup or a text', async () => {
    const reading = api.application.get(ImportWorker);
    const read = vi.spyOn(reading, 'read');
    const texts = vi.spyOn(reading, 'text');
    const validated = vi.spyOn(archiveFileSchema, 'safeParse');
    const { browser } = await somebodyOf(api);
    const text = thing({ content: paragraphs(3) as never, title: 'Moos am Wegrand' });
    expect((await bring(browser, forged([text, thing({ kind: 'folder', content: null })]))).status).toBe(201);
    expect((await bring(browser, Buffer.from('# Rinde'), 'Wald.md')).status).toBe(201);
    const answers = JSON.stringify(await Promise.all(read.mock.results.map(({ value }) => value as unknown)));
    expect(answers).toContain('Moos am Wegrand');
    expect(answers).not.toMatch(/Wort 1|Rinde/);
    expect(texts.mock.calls.map(([, { work }]) => work)).toEqual(['content', 'markup']);
    expect(validated).not.toHaveBeenCalled();
  });
});

describe('the api’s thread while a file is read', () => {
  /** Returns the longest time in which other clients got no answer. */
  async function silence(browser: TestBrowser, name: string, contents: Buffer): Promise<[status: number, ms: number]> {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const { status } = await bring(browser, contents, name);
    delay.disable();
    return [status, delay.max / 1e6];
  }

  const largest = (): [name: string, contents: Buffer][] => [
    ...HOSTILE.map(([, file]) => file()),
    ['b.murmel', forged(Array.from({ length: 2 }, () => thing({ content: paragraphs(18_000) as never })))],
    ['c.md', Buffer.from('**Moos** und _Rinde_ im Wald.\n\n'.repeat(6000))],
  ];

  it('is free for others within half a second, whatever was sent', { tags: ['proof'] }, async () => {
    // The first one starts the process and loads what the api needs for it.
    await bring((await somebodyOf(api)).browser, Buffer.from('a'), 'a.md');
    for (const [name, contents] of largest()) {
      const { browser } = await somebodyOf(api);
      const [status, ms] = await silence(browser, name, contents);
      expect([name, status]).toEqual([name, expect.toBeOneOf([201, 422])]);
      expect(ms, `${name} of ${contents.length} bytes`).toBeLessThan(onThisMachine(500));
    }
  });
});
