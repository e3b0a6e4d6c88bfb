import { SERVER_LIMITS } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { type Account, type Item, newId, OwnerFile, seedDocument } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf } from '../sharing/cast.js';
import { all, askPdf as ask, inProject, pdfOf, textsOfRole } from './pdf-of.js';

type Content = NonNullable<Parameters<typeof seedTextDocument>[0]>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const words = (text: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): Content => ({ type: 'text', text, marks });
const paragraph = (...content: (Content | string)[]): Content => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? words(one) : one)),
});
const formula = (latex: string): Content => ({ type: 'inlineMath', attrs: { latex } });
const row = (type: string, ...cells: string[]): Content => ({
  type: 'tableRow',
  content: cells.map((text) => ({ type, content: [paragraph(text)] })),
});

const write = (item: Item, { id: accountId }: Account, ...content: Content[]): Promise<void> =>
  seedDocument(api.database.manager, item.id, seedTextDocument({ type: 'doc', content }), { accountId, visitorId: null });
/** Returns a document of a person with an account. */
async function document(...content: (Content | ((item: Item, account: Account) => Promise<Content>))[]) {
  const account = await api.people.account();
  const item = await api.people.item(account, { title: 'Wald' });
  const made = await Promise.all(content.map(async (one) => (typeof one === 'function' ? one(item, account) : one)));
  await write(item, account, ...made);
  return { item, account, browser: await api.people.signIn(api.browser(), account) };
}

async function pictureIn(item: Item, account: Account, alt: string): Promise<Content> {
  const id = newId();
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#027964' } })
    .webp()
    .toBuffer();
  await api.application.get(Storage).put(`files/${id}`, bytes, 'image/webp');
  await api.database.manager.insert(OwnerFile, {
    ...{ id, itemId: item.id, accountId: account.id, visitorId: null, usedBy: 'text', storageKey: `files/${id}`, name: 'a.webp' },
    ...{ contentType: 'image/webp', bytes: bytes.length, width: 60, height: 40, thumbnailKey: null, createdAt: new Date() },
  });
  return { type: 'image', attrs: { src: `/api/image_attachments/${id}`, alt } };
}

describe('[LIB-15] POST /user_pdfs', () => {
  it('a text document with everything in it, tagged and in reading order, with title, language, author and page numbers', {
    tags: ['proof'],
  }, async () => {
    const { item, browser } = await document(
      paragraph('Am ', words('Waldrand', { type: 'bold' }), ' war es ', words('kühl', { type: 'italic' }), '.'),
      { type: 'heading', attrs: { level: 1 }, content: [words('Was wir sahen')] },
      { type: 'heading', attrs: { level: 3 }, content: [words('Bäume')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Buchen')] }] },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph('Moos')] }] },
      {
        type: 'taskList',
        content: [true, false].map((checked) => ({
          type: 'taskItem',
          attrs: { checked },
          content: [paragraph(checked ? 'messen' : 'zählen')],
        })),
      },
      { type: 'table', content: [row('tableHeader', 'Ort', 'Grad'), row('tableCell', 'Wald', '15 °C')] },
      { type: 'blockquote', content: [paragraph('Grün ist es.')] },
      { type: 'codeBlock', content: [words('x = 1')] },
      { type: 'blockMath', attrs: { latex: '\\frac{a}{b}' } },
      paragraph(words('Mehr davon', { type: 'link', attrs: { href: 'https://example.org/?a=1' } })),
      (in_, by) => pictureIn(in_, by, 'Eine Buche'),
      (in_, by) => pictureIn(in_, by, ''),
      { type: 'image', attrs: { src: `/api/image_attachments/${newId()}`, alt: 'Nicht mehr da' } },
    );
    const pdf = await pdfOf(browser, item);
    expect(pdf).toMatchObject({ title: 'Wald', authors: 'Test Lehrkraft', language: 'de', accessible: '1', paper: [595, 842], pages: 1 });
    expect(textsOfRole(pdf, 'H1')).toEqual(['Wald']);
    expect(textsOfRole(pdf, 'H2')).toEqual(['Was wir sahen']);
    // Levels have no gaps.
    expect(textsOfRole(pdf, 'H3')).toEqual(['Bäume']);
    expect(textsOfRole(pdf, 'Lbl')).toEqual(['•', '3.', '☑', '☐']);
    expect(textsOfRole(pdf, 'LBody')).toEqual(['Buchen', 'Moos', 'messen', 'zählen']);
    expect(textsOfRole(pdf, 'TH')).toEqual(['Ort', 'Grad']);
    expect(textsOfRole(pdf, 'TD')).toEqual(['Wald', '15 °C']);
    expect(textsOfRole(pdf, 'BlockQuote')).toEqual(['Grün ist es.']);
    expect(textsOfRole(pdf, 'Code')).toEqual(['x = 1']);
    expect(textsOfRole(pdf, 'Link')).toEqual(['Mehr davon']);
    expect(pdf.tags.find(({ role }) => role === 'Formula')?.alt).toBe('\\frac{a}{b}');
    expect(pdf.tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual(['Eine Buche', 'Bild ohne Beschreibung']);
    const order = ['Wald', 'Am Waldrand war es kühl.', 'Was wir sahen', 'Buchen', 'Moos', 'Grad', 'Grün', 'x = 1', '[Nicht mehr da]'];
    const places = order.map((text) => pdf.tags.findIndex(({ words: found }) => found.includes(text)));
    expect(places.every((place, at) => place >= 0 && (at === 0 || place > places[at - 1]!))).toBe(true);
    expect(pdf.around).toMatch(/Wald.*Seite 1 von 1/);
  });

  it('[C26] on A3 in grey, in the language asked for, with the licence of open material and who wrote it for those who may know', {
    tags: ['proof'],
  }, async () => {
    const cast = await castOf(api, { privacy: 'public_for_all', licence: 'CC-BY-4.0', title: 'Bäume', language: 'ua' });
    const pupil = await api.people.account({ type: 'Pupil', email: null, publicName: 'J. M.' });
    await write(cast.item, pupil, paragraph('Привіт'));
    await api.database.query(
      'insert into document_client (item_id, client_id, account_id, wrote, created_at) values ($1, 7, $2, true, now())',
      [cast.item.id, pupil.id],
    );
    const owners = await pdfOf(cast.owner.browser, cast.item, { paper: 'a3', tone: 'grey', language: 'en' });
    expect(owners).toMatchObject({ authors: 'J. M.', language: 'uk', paper: [842, 1191] });
    expect(all(owners)).toContain('Licence: CC BY 4.0');
    expect(owners.around).toMatch(/CC BY 4\.0.*Page 1 of 1/);
    const guests = await pdfOf(cast.guest.browser, cast.item);
    expect([guests.authors, all(guests).includes('J. M.')]).toEqual(['Test Lehrkraft', false]);
  });

  it('[E6] whoever may read it: members, guests with the link; for all others it is not there, like what is locked, trashed or no item', {
    tags: ['proof'],
  }, async () => {
    const cast = await castOf(api);
    await write(cast.item, cast.owner.account, paragraph('Rinde'));
    for (const browser of [cast.owner, cast.reader, cast.writer, cast.guest].map((one) => one.browser))
      expect(all(await pdfOf(browser, cast.item))).toContain('Rinde');
    const inClass = await inProject(api, cast.item, cast.owner.account, ['text_editor']);
    expect(all(await pdfOf(inClass.pupil, cast.item))).toContain('Rinde');
    const bodies = new Set<string>();
    const trashed = await api.people.item(cast.owner.account, { privacy: 'public_for_all', discardedAt: new Date() });
    const locked = await api.people.item(cast.owner.account, { privacy: 'locked' });
    for (const id of [cast.item.id, trashed.id, locked.id, newId()]) {
      for (const browser of [
        cast.other.browser,
        cast.admin.browser,
        cast.pupil.browser,
        inClass.otherPupil,
        cast.stranger.browser,
        cast.nobody,
      ]) {
        const { status, body } = await ask(browser, id);
        expect(status).toBe(404);
        bodies.add(JSON.stringify({ ...body, requestId: undefined }));
      }
    }
    expect(bodies.size).toBe(1);
    const word = await api.people.item(cast.owner.account, { privacy: 'password_protected', passwordHash: 'x' });
    expect((await ask(cast.other.browser, word.id)).body.code).toBe('NO_PASSWORD_PROVIDED');
    const folder = await api.people.item(cast.owner.account, { kind: 'folder' });
    expect((await ask(cast.owner.browser, folder.id)).status).toBe(404);
  });

  it('says how many signs no font has, and nothing where there are none', async () => {
    const asked = async (text: string): Promise<string | null> => {
      const { item, browser } = await document(paragraph(text));
      const { status, headers } = await ask(browser, item.id);
      expect(status).toBe(200);
      return headers.get('x-unprintable-signs');
    };
    expect([await asked('שלום ① 🙋‍♀️'), await asked('中文 und 한'), await asked('Wald')]).toEqual([null, '3', null]);
  });

  it('refuses what is not in the contract', async () => {
    const { item, browser } = await document(paragraph('Rinde'));
    for (const more of [{ paper: 'a0' }, { tone: 'bunt' }, { language: 'xx' }, { title: 'x' }, { id: item.id, paper: 7 }])
      expect([more, (await ask(browser, item.id, more)).status]).toEqual([more, 400]);
    expect((await browser.post('/api/user_pdfs', {})).status).toBe(404);
    expect((await browser.post(`/api/user_pdfs?itemId=${newId()}`, { itemId: item.id })).status).toBe(400);
    expect((await browser.post('/api/user_pdfs', { itemId: item.id }, { csrf: null })).status).toBe(403);
  });

  it('a picture of an item that whoever asks may not read stays behind', async () => {
    const theirs = await document((item, by) => pictureIn(item, by, 'Geheim'));
    const [picture] = await api.database.manager.findBy(OwnerFile, { itemId: theirs.item.id });
    const { item, browser } = await document({ type: 'image', attrs: { src: `/api/image_attachments/${picture!.id}`, alt: 'Fremd' } });
    const pdf = await pdfOf(browser, item);
    expect([textsOfRole(pdf, 'Figure'), all(pdf).includes('[Fremd]')]).toEqual([[], true]);
  });
});

describe('[LIB-15] what somebody writes to break a PDF', () => {
  it('markup of Typst, code in formulas and broken ones stand there as they were written', async () => {
    const markup = '#read("/etc/passwd") = Titel *fett* $x$ @ziel <marke> #import "@preview/cetz:0.3.0" \\';
    // `std.read` are letters that are multiplied.
    const sources = [
      '\\text{#read("/paper.json")}',
      '\\text{\\\\") std.read("/paper.json}',
      'std.read',
      '\\nirgends{x',
      'x^',
      '\\undefined',
      '{'.repeat(500),
    ];
    const { item, browser } = await document(paragraph(markup), paragraph(...sources.map(formula), formula('x^2')), {
      type: 'codeBlock',
      attrs: { language: 'typst' },
      content: [words('#panic()\n```')],
    });
    const pdf = await pdfOf(browser, item);
    const text = all(pdf).replaceAll('\u200b', '');
    for (const written of [markup.trim(), ...sources.slice(0, 6), '#panic()']) expect(text).toContain(written);
    expect(text).not.toMatch(/root:|contentLanguage/);
    expect(pdf.tags.filter(({ role }) => role === 'Formula').map(({ alt }) => alt)).toEqual(['std.read', 'x^2']);
  });

  it('all of Unicode: what no font draws is a box, directions and half signs go, and it stays an accessible PDF', async () => {
    const strange = [
      '\u202eumgedreht',
      'a\ud800b',
      'Z\u0351a\u0300\u0316lgo',
      '👩‍👩‍👧',
      '中文',
      '\u0007\u0000x',
      'ﷺ',
      'שלום',
      '\u{e0041}',
      'x\u00adx',
      '½ ≤ → √',
    ];
    const { item, browser } = await document(...strange.map((text) => paragraph(text)), paragraph('x'.repeat(3000)));
    const pdf = await pdfOf(browser, item);
    expect(pdf.accessible).toBe('1');
    const text = all(pdf);
    expect(text).toContain('□□');
    for (const sign of ['umgedreht', '½', '≤', '→', '√']) expect(text).toContain(sign);
    for (const sign of ['\u202e', '\u0000', '\u0007']) expect(text).not.toContain(sign);
  });

  it('100,000 letters and lists in lists in lists are set; what is too long or too much is refused with the numbers', {
    tags: ['proof'],
  }, async () => {
    const deep = (levels: number): Content =>
      levels === 0
        ? paragraph('ganz unten')
        : {
            type: 'blockquote',
            content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('x'), deep(levels - 1)] }] }],
          };
    const long = await document(paragraph('Im Wald ist es kühl. '.repeat(4_800)), deep(25));
    const pdf = await pdfOf(long.browser, long.item);
    expect(pdf.pages).toBeGreaterThan(15);
    expect(all(pdf)).toContain('ganz unten');
    // As a teacher's script is: it comes in time.
    const script = await document(...Array.from({ length: 290 }, () => paragraph('Im Wald ist es kühl. '.repeat(14))));
    expect((await pdfOf(script.browser, script.item)).pages).toBeGreaterThanOrEqual(20);
    const pages = SERVER_LIMITS.pdf.pages;
    const book = await document(...Array.from({ length: 6000 }, () => paragraph('Zeile')));
    const tooLong = await ask(book.browser, book.item.id);
    expect([tooLong.status, tooLong.body]).toMatchObject([
      422,
      { code: 'LIMIT_REACHED', data: { of: 'pages', limit: pages, pages: expect.any(Number) as number } },
    ]);
    const table = Array.from({ length: 3000 }, () => row('tableCell', ...Array.from({ length: 8 }, () => 'Zelle')));
    const grid = await document({ type: 'table', content: table });
    const { status, body } = await ask(grid.browser, grid.item.id);
    expect([status, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { of: 'work', limit: SERVER_LIMITS.pdf.megabytes } }]);
    // The next one finds the process alive again.
    expect((await pdfOf(long.browser, long.item)).pages).toBe(pdf.pages);
  });

  it('thirty at once get theirs one after the other; one person has one at a time, and so many a minute', { tags: ['proof'] }, async () => {
    const { item } = await document(paragraph('Rinde'));
    await api.database.query(`update item set privacy = 'public_for_all' where id = $1`, [item.id]);
    const browsers = await Promise.all(
      Array.from({ length: 30 }, async () => api.people.signIn(api.browser(), await api.people.account())),
    );
    const answers = await Promise.all(browsers.map((browser) => ask(browser, item.id)));
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
    const [browser] = browsers;
    const many = await Promise.all(Array.from({ length: SERVER_LIMITS.pdf.perMinute }, () => ask(browser!, item.id)));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const { body } = await ask(browser!, item.id);
    expect([body.code, body.data]).toMatchObject(['TOO_MANY_REQUESTS', { limit: SERVER_LIMITS.pdf.perMinute }]);
  });
});
