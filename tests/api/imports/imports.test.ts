// @module-tag proof
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Brought, LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { readTextDocument, seedTextDocument } from '@murmel/documents';
import { type Account, Item, loadDocument, newId, OwnerFile, seedDocument } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { unpackArchive } from '../../../apps/api/src/core/imports/unpack-archive.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { libraryParts } from '../../support/h5p-package.js';
import { promised } from '../../support/on-this-machine.js';
import { castOf } from '../sharing/cast.js';
import { type ForgedPart, forgedZip, wordParagraph, wordParts } from './forged-zip.js';

type Content = NonNullable<Parameters<typeof seedTextDocument>[0]>;

let api: TestApi;
let teacher: Account;
let browser: TestBrowser;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  teacher = await api.people.account();
  browser = await api.people.signIn(api.browser(), teacher);
});
afterAll(() => api.stop());

function sent(name: string, contents: Buffer | string): FormData {
  const data = new FormData();
  data.append('file', new Blob([Buffer.from(contents) as BlobPart]), name);
  return data;
}

const somebody = async (): Promise<TestBrowser> => api.people.signIn(api.browser(), await api.people.account());
const bring = (name: string, contents: Buffer | string, by = browser, path = '/api/brought_in', headers: Record<string, string> = {}) =>
  by.post<Brought & Refusal>(path, sent(name, contents), { headers });

async function contentOf({ id }: { id: string }): Promise<Content> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(api.database.manager, id));
  return readTextDocument(document).toJSON() as Content;
}

/** Returns counts and names of all stored rows and files. */
async function everything(): Promise<unknown> {
  const { manager } = api.database;
  return [await manager.count(Item), await manager.count(OwnerFile), readdirSync(api.configuration.dataDir, { recursive: true }).sort()];
}

const words = (text: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): Content =>
  ({ type: 'text', text, ...(marks.length > 0 && { marks }) }) as Content;
const paragraph = (...content: (Content | string)[]): Content => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? words(one) : one)),
});
const point = (...content: Content[]): Content => ({ type: 'listItem', content });
const cell = (type: string, text: string): Content => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text)] });

async function pictureIn(item: Item): Promise<Content> {
  const id = newId();
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#027964' } })
    .png()
    .toBuffer();
  await api.application.get(Storage).put(`files/${id}`, bytes, 'image/png');
  await api.database.manager.insert(OwnerFile, {
    ...{ id, itemId: item.id, accountId: teacher.id, visitorId: null, usedBy: 'text', storageKey: `files/${id}`, name: 'a.png' },
    ...{ contentType: 'image/png', bytes: bytes.length, width: 60, height: 40, thumbnailKey: null, createdAt: new Date() },
  });
  return { type: 'image', attrs: { src: `/api/image_attachments/${id}`, alt: 'Eine Buche' } };
}

async function partsOf(document: Buffer): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'murmel-test-'));
  await writeFile(join(folder, 'a'), document);
  const parts = await unpackArchive(join(folder, 'a'));
  await rm(folder, { recursive: true });
  return new Map([...parts].map(([name, bytes]) => [name, bytes.toString()]));
}

describe('documents for word processors', () => {
  it('what goes out with headings, lists, tables, links, pictures and formulas comes in again as it was', { tags: ['proof'] }, async () => {
    const item = await api.people.item(teacher, { title: 'Wald', language: 'de', privacy: 'public_for_all', licence: 'CC-BY-4.0' });
    const content: Content[] = [
      { type: 'heading', attrs: { level: 1 }, content: [words('Der Wald & wir')] },
      { type: 'heading', attrs: { level: 2 }, content: [words('Bäume')] },
      paragraph('Am ', words('Waldrand', { type: 'bold' }), ' ist es ', words('kühl', { type: 'italic' }), '.'),
      paragraph('Mehr: ', words('hier', { type: 'link', attrs: { href: 'https://example.org/?a=1&b=2' } })),
      paragraph('Es gilt ', { type: 'inlineMath', attrs: { latex: 'a^2+b^2' } }, ' immer.'),
      { type: 'blockMath', attrs: { latex: '\\frac{1}{2}' } },
      {
        type: 'bulletList',
        content: [point(paragraph('Buche'), { type: 'bulletList', content: [point(paragraph('Rotbuche'))] }), point(paragraph('Eiche'))],
      },
      { type: 'orderedList', attrs: { start: 1, type: null }, content: [point(paragraph('zuerst')), point(paragraph('dann'))] },
      { type: 'blockquote', content: [paragraph('Grün ist es.')] },
      { type: 'codeBlock', attrs: { language: null }, content: [words('x = 1\ny = 2')] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: [cell('tableHeader', 'Ort'), cell('tableHeader', 'Grad')] },
          { type: 'tableRow', content: [cell('tableCell', 'Wald'), cell('tableCell', '15 °C')] },
        ],
      },
      await pictureIn(item),
    ];
    await seedDocument(api.database.manager, item.id, seedTextDocument({ type: 'doc', content }), {
      accountId: teacher.id,
      visitorId: null,
    });
    const { status, body, headers } = await browser.post<Buffer>('/api/user_documents', { itemId: item.id });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('wordprocessingml')]);
    const parts = await partsOf(body);
    expect(parts.get('docProps/core.xml')).toMatch(/<dc:title>Wald<\/dc:title>.*<dc:creator>Test Lehrkraft<\/dc:creator>/s);
    expect(parts.get('word/document.xml')).toContain('Lizenz: CC BY 4.0');
    expect(parts.get('word/document.xml')).toContain('descr="Eine Buche"');
    expect(parts.get('word/styles.xml')).toContain('w:lang w:val="de"');

    const brought = await bring('Wald & Wiese.docx', body);
    expect([brought.status, brought.body.leftOut]).toEqual([201, 0]);
    expect(brought.body.item).toMatchObject({ kind: 'text_document', title: 'Wald & Wiese', privacy: 'locked', mine: true });
    const [picture] = await api.database.manager.findBy(OwnerFile, { itemId: brought.body.item.id });
    expect(picture).toMatchObject({ usedBy: 'text', contentType: 'image/jpeg', width: 60, height: 40, accountId: teacher.id });
    const again = await contentOf(brought.body.item);
    const image = { type: 'image', attrs: { src: `/api/image_attachments/${picture!.id}`, alt: 'Eine Buche', width: 60, height: 40 } };
    expect(JSON.parse(JSON.stringify(again.content))).toEqual(lifted([...content.slice(0, -1), image as Content]));
    expect((await browser.get(`/api/image_attachments/${picture!.id}`)).status).toBe(200);
  });

  it('whoever may read it takes it along, for others it is not there', async () => {
    const cast = await castOf(api);
    for (const { browser: one } of [cast.owner, cast.reader, cast.guest])
      expect((await one.post('/api/user_documents', { itemId: cast.item.id })).status).toBe(200);
    for (const one of [cast.other.browser, cast.pupil.browser, cast.nobody])
      expect((await one.post('/api/user_documents', { itemId: cast.item.id })).status).toBe(404);
  });
});

/** Adds the schema's defaults for attributes that were not given. */
function lifted(content: readonly Content[]): unknown {
  const whole = seedTextDocument({ type: 'doc', content: [...content] });
  const document = new Y.Doc();
  Y.applyUpdate(document, whole);
  return JSON.parse(JSON.stringify(readTextDocument(document).toJSON().content)) as unknown;
}

describe('text that is brought in', () => {
  it('Markdown becomes a document in the folder, once, and nothing of another address or program gets into it', async () => {
    const { item: foreign } = await castOf(api);
    const folder = await api.people.item(teacher, { kind: 'folder', title: 'Biologie' });
    const markdown = [
      '# Wald',
      '- [x] messen',
      '- [ ] zählen',
      '',
      '| Ort | Grad |\n| --- | --- |\n| Wald | **15** |',
      '',
      'Formel $x^2$, Preis 5 $ und 7 $.',
      '',
      '$$\n\\sqrt{2}\n$$',
      '',
      `![fremd](/api/image_attachments/${foreign.id}) [böse](javascript:alert(1)) [gut](https://example.org/)`,
      '',
      '<script>alert(1)</script><p onclick="alert(1)" style="color:red">bleibt</p><iframe src="http://insecure.example"></iframe>',
    ].join('\n');
    const key = { 'idempotency-key': newId() };
    const [first, second] = [1, 2].map(() => () => bring('Wald.md', markdown, browser, `/api/brought_in?folderId=${folder.id}`, key));
    const { status, body } = await first!();
    expect([status, body.leftOut, body.item.folderId]).toEqual([201, 0, folder.id]);
    expect((await second!()).body.item.id).toBe(body.item.id);
    const text = JSON.stringify(await contentOf(body.item));
    expect(text).not.toMatch(/alert|insecure|javascript|onclick|image_attachments|red/);
    expect(text).toContain('[fremd]');
    expect(text).toContain('"href":"https://example.org/"');
    expect(text).toContain('Preis 5 $ und 7 $.');
    expect((await contentOf(body.item)).content).toMatchObject([
      { type: 'heading', attrs: { level: 1 } },
      { type: 'taskList', content: [{ attrs: { checked: true } }, { attrs: { checked: false } }] },
      { type: 'table', content: [{ content: [{ type: 'tableHeader' }, {}] }, { content: [{ type: 'tableCell' }, {}] }] },
      { type: 'paragraph', content: [{}, { type: 'inlineMath', attrs: { latex: 'x^2' } }, {}] },
      { type: 'blockMath', attrs: { latex: '\\sqrt{2}' } },
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ text: 'bleibt' }] },
    ]);
  });

  it('who has too many of the month, no such folder or no such tool is told, and nothing is left', async () => {
    const full = await api.people.account({ licence: 'free' });
    const fulls = await api.people.signIn(api.browser(), full);
    const limit = LIMITS.monthlyCreations['text_document']!;
    await api.database.query(
      "insert into creation_count (account_id, kind, month, count) select $1, 'text_document', to_char(now() at time zone 'Europe/Berlin', 'YYYY-MM'), $2",
      [full.id, limit],
    );
    const off = await api.people.signIn(api.browser(), await api.people.account({ disabledTools: ['text_editor'] }));
    const foreign = await api.people.item(full, { kind: 'folder' });
    const before = await everything();
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#027964' } })
      .png()
      .toBuffer();
    expect(picture.length).toBeGreaterThan(0);
    expect((await bring('a.md', '# a', fulls)).body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit } });
    expect((await bring('a.md', '# a', off)).body).toMatchObject({ code: 'TOOL_DISABLED' });
    expect((await bring('a.md', '# a', browser, `/api/brought_in?folderId=${foreign.id}`)).body).toMatchObject({ code: 'FOLDER_UNKNOWN' });
    expect((await bring('a.txt', 'a '.repeat(LIMITS.text.maxCharacters))).body).toMatchObject({
      code: 'TEXT_TOO_LONG',
      data: { limit: LIMITS.text.maxCharacters },
    });
    expect(await everything()).toEqual(before);
  });
});

describe('[T-33] files that are no documents, or more than that', () => {
  const good = wordParts(wordParagraph('Hallo'));
  const { entries, inflatedMegabytes, ratio, markupMegabytes } = SERVER_LIMITS.broughtIn;
  const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024 + 1);
  /** Returns data that compresses to a fiftieth and not to a thousandth. */
  const noise = (megabytes: number): Buffer => {
    const bytes = Buffer.alloc(megabytes * 1024 * 1024 + 1, ' ');
    for (let at = 0; at < bytes.length; at += 1024) bytes.write(Math.sin(at).toString(36).slice(2, 18), at, 'latin1');
    return bytes;
  };
  const corpus: [name: string, make: () => Buffer, answer: object][] = [
    ['a bomb', () => forgedZip([...good, { name: 'word/media/a.png', contents: zeros(30) }]), refused('ratio', ratio)],
    [
      'a slow bomb',
      () => forgedZip([...good, { name: 'word/media/a.png', contents: noise(inflatedMegabytes) }]),
      refused('inflated', inflatedMegabytes),
    ],
    ['a bomb of text', () => forgedZip(wordParts(noise(markupMegabytes).toString('latin1'))), refused('markup', markupMegabytes)],
    [
      'too many parts',
      () => forgedZip(Array.from({ length: entries + 1 }, (_, at) => ({ name: `${at}`, contents: '' }))),
      refused('entries', entries),
    ],
    ['a lie about a size', () => forgedZip([...good, { name: 'word/media/a.png', contents: zeros(1), says: 10 }]), refused('broken')],
    ['a path upwards', () => forgedZip([...good, { name: '../../etc/passwd', contents: 'x' }]), refused('unsafe')],
    ['an absolute path', () => forgedZip([...good, { name: '/etc/passwd', contents: 'x' }]), refused('unsafe')],
    ['a path of Windows', () => forgedZip([...good, { name: 'word\\..\\..\\x', contents: 'x' }]), refused('unsafe')],
    [
      'a link to elsewhere',
      () => forgedZip([...good, { name: 'word/media/a.png', contents: '/etc/passwd', mode: 0o120777 }]),
      refused('unsafe'),
    ],
    ['two of one name', () => forgedZip([...good, good[2]!]), refused('unsafe')],
    [
      'entities',
      () => forgedZip(wordParts(wordParagraph('&b;'), '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>')),
      refused('unsafe'),
    ],
    ['a password on a part', () => forgedZip(good.map((part) => ({ ...part, encrypted: true }))), refused('locked')],
    ['a document with a password', () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), zeros(0)]), refused('locked')],
    ['half a document', () => forgedZip(good).subarray(0, 300), refused('broken')],
    [
      'markup that is none',
      () => forgedZip([...good.slice(0, 2), { name: 'word/document.xml', contents: '<w:document' }]),
      refused('broken'),
    ],
    ['another archive', () => forgedZip([{ name: 'a.txt', contents: 'x' }]), { code: 'UNSUPPORTED_TYPE' }],
    ['a program', () => Buffer.from('\x7fELF and more', 'latin1'), { code: 'UNSUPPORTED_TYPE' }],
    ['nothing', () => Buffer.alloc(0), { code: 'EMPTY_FILE' }],
  ];
  function refused(why: string, limit?: number): object {
    return { code: 'FILE_REFUSED', status: 422, data: { why, ...(limit && { limit }) } };
  }

  it.each(corpus)('%s is refused, and nothing of it stays', { tags: ['proof'] }, async (_name, make, answer) => {
    const before = await everything();
    // Each from another person: the rate limit is not tested here.
    const { body } = await bring('Wald.docx', make(), await somebody());
    expect(body).toMatchObject(answer);
    expect(await everything()).toEqual(before);
  });

  it('[TR-36] ten bombs and slips, as documents and as packages: 422 within 5 s, nothing on the disk, 100 MB of memory at most', {
    tags: ['proof'],
  }, async () => {
    const admin = await api.people.signIn(api.browser(), await api.people.account({ admin: true }));
    const carried = libraryParts('H5P.Lent', [3, 1, 4]);
    const hostile = (folder: string): ForgedPart[] => [
      { name: `${folder}/a.png`, contents: zeros(30) },
      { name: `${folder}/a.png`, contents: zeros(1), says: 10 },
      { name: '../../etc/passwd', contents: 'x' },
      { name: '/etc/passwd', contents: 'x' },
      { name: `${folder}/a.png`, contents: '/etc/passwd', mode: 0o120777 },
    ];
    const sendings = [
      ...hostile('word/media').map((part) => ({ path: '/api/brought_in', name: 'Wald.docx', bytes: forgedZip([...good, part]) })),
      ...hostile('H5P.Lent-3.1').map((part) => ({ path: '/api/h5p_libraries', name: 'a.h5p', bytes: forgedZip([...carried, part]) })),
    ];
    const before = await everything();
    const held = process.memoryUsage().rss;
    let most = held;
    const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
    for (const [index, { path, name, bytes }] of sendings.entries()) {
      const what = `${name} ${index}`;
      const begun = performance.now();
      const { status, body } = await bring(name, bytes, path === '/api/brought_in' ? await somebody() : admin, path);
      expect([what, status, body.code]).toEqual([what, 422, 'FILE_REFUSED']);
      expect(performance.now() - begun).toBeLessThan(promised(5000));
    }
    clearInterval(watching);
    expect(await everything()).toEqual(before);
    expect((most - held) / 1024 / 1024).toBeLessThanOrEqual(100);
  });

  it('elements in elements without an end are refused, and the next file is read', { tags: ['proof'] }, async () => {
    const deep = forgedZip(wordParts(`${'<w:p>'.repeat(200_000)}${'</w:p>'.repeat(200_000)}`));
    expect((await bring('tief.docx', deep, await somebody())).status).toBe(422);
    expect((await bring('Wald.docx', forgedZip(good))).body).toMatchObject({ item: { title: 'Wald' }, leftOut: 0 });
  });

  it('what is larger than a file may be is not read to its end', { tags: ['proof'] }, async () => {
    const { megabytes } = SERVER_LIMITS.broughtIn;
    expect((await bring('groß.docx', zeros(megabytes), await somebody())).body).toMatchObject({ code: 'TOO_LARGE', data: { megabytes } });
  });
});
