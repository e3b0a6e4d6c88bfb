// @module-tag proof

import { BORDER_STYLES, LIMITS, SERVER_LIMITS, SHEET_VERSIONS } from '@murmel/contracts';
import { seedWorksheet } from '@murmel/documents';
import { type Account, type Item, seedDocument, Worksheet } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEFAULT_RULES } from '../../../apps/api/src/tools/worksheet/default-rules.js';
import { type TemplateSheet, worksheetContent } from '../../../apps/api/src/tools/worksheet/worksheet-content.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { expectUnknown } from '../boards/board-api.js';
import { NASTY, storedPicture } from '../exports/pdf-content.js';
import { coloursIn, unpackedBytes } from '../exports/pdf-inside.js';
import { accessible, all, alternativeTexts, askPdf, inProject, pdfOf, textsOfRole } from '../exports/pdf-of.js';
import type { ReadPdf } from '../exports/read-pdf.js';
import { codesOn } from './printed-codes.js';
import { SHEETS, worksheetCast } from './worksheet-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type What = 'pdfs' | 'solution_pdfs' | 'response_pdfs';
const ask = (browser: TestBrowser, path: string, what: What, more: object = {}) => browser.post<Buffer & Refusal>(`${path}/${what}`, more);
async function paperOf(browser: TestBrowser, path: string, what: What, more: object = {}): Promise<ReadPdf & { bytes: Buffer }> {
  const { status, body, headers } = await ask(browser, path, what, more);
  expect([status, body.code, headers.get('content-type')]).toEqual([200, undefined, 'application/pdf']);
  return { ...(await accessible(body)), bytes: body };
}

/** Returns a sheet of a person with an account. */
async function sheet(toldSheet: TemplateSheet | ((item: Item) => Promise<TemplateSheet>), fields: Partial<Item> = {}) {
  const account: Account = await api.people.account();
  const item = await api.people.item(account, { kind: 'worksheet', title: 'Fotosynthese', privacy: 'secret', ...fields });
  const filled = worksheetContent(typeof toldSheet === 'function' ? await toldSheet(item) : toldSheet, account.id);
  await seedDocument(api.database.manager, item.id, seedWorksheet(filled), { accountId: account.id, visitorId: null });
  await api.database.manager.insert(Worksheet, { itemId: item.id, ...DEFAULT_RULES });
  return { item, account, browser: await api.people.signIn(api.browser(), account), path: `${SHEETS}/${item.id}` };
}

const options = (...texts: string[]) => texts.map((text, index) => ({ id: 'abcdefgh'[index]!, text }));
/** Each word that tells an answer, and a hint, is a canary. */
const SECRETIVE: TemplateSheet['blocks'] = [
  {
    kind: 'SingleChoice',
    task: 'Wähle.',
    points: 2,
    content: { options: options('Ja', 'Nein', 'Beides'), correct: ['b'], solution: 'Kanarienwahl' },
  },
  {
    kind: 'FillInTheBlankText',
    task: 'Ergänze.',
    points: 4,
    content: { text: 'Der {Kanarienvogel/Kanarie} singt.', others: ['Kanarienrest'], solution: 'Kanarienheft' },
  },
  { kind: 'Text', task: 'Begründe $x^2$.', points: 3, content: { solution: 'Kanarienmuster' } },
  { kind: 'Hint', content: { text: 'Kanarientipp' } },
  { kind: 'Upload', task: 'Zeichne.', content: { solution: 'Kanarienbild' } },
];

describe('[LIB-15] a worksheet on paper', () => {
  it('stands there to be worked on: tasks with points, boxes, gaps and lines, what belongs to screens as a code, pictures with words', async () => {
    const made = await sheet(
      async (item) => ({
        look: { border: 'comic', font: 'serif', cover: await storedPicture(api, item) },
        blocks: [
          {
            kind: 'StaticText',
            task: 'Zum Lesen',
            content: { text: [{ type: 'paragraph', runs: [{ text: 'Pflanzen brauchen Licht.' }] }] },
          },
          ...SECRETIVE,
          { kind: 'Image', task: 'Im Nebel', content: { file: await storedPicture(api, item), alt: 'Eine Eiche', fit: 'contain' } },
          { kind: 'Video', content: { address: 'https://vimeo.com/76979871' } },
          { kind: 'Text', task: 'Links', width: 'half', content: { ground: 'squares' } },
          { kind: 'Text', task: 'Rechts', width: 'half', content: { ground: 'blank' } },
          { kind: 'H5p', task: 'Spiele.', newPage: true, content: { name: 'quiz.h5p' } },
        ],
      }),
      { description: 'Alles über Blätter', licence: 'CC-BY-4.0', privacy: 'public_for_all' },
    );
    const pdf = await pdfOf(made.browser, made.item);
    expect(pdf).toMatchObject({ title: 'Fotosynthese', authors: 'Test Lehrkraft', language: 'de', paper: [595, 842] });
    expect(textsOfRole(pdf, 'H1')).toEqual(['Fotosynthese']);
    const heads = ['^ZumLesen', '^1Wähle', '^2Ergänze', '^3Begründe', '^4Zeichne', '^5Links', '^6Rechts', '^7Spiele'];
    expect(textsOfRole(pdf, 'H2').map((head) => head.normalize('NFC').replace(/\s/g, ''))).toEqual(
      heads.map((head) => expect.stringMatching(head)),
    );
    expect(alternativeTexts(pdf)).toEqual([
      ...['QR-Code zum Arbeitsblatt: ', 'Lücke 1', 'Eine Eiche', 'QR-Code: vimeo.com/76979871', 'QR-Code: '].map((alt) =>
        expect.stringContaining(alt),
      ),
    ]);
    expect(all(pdf)).toMatch(/Name[\s\S]*Klasse[\s\S]*Datum/);
    for (const words of ['Alles über Blätter', 'Pflanzen brauchen Licht.', 'Nein', '/ 2 P.', 'Im Nebel', 'quiz.h5p', '/ 9 P.'])
      expect(all(pdf)).toContain(words);
    expect(pdf.tags.find(({ role }) => role === 'Formula')?.alt).toBe('x^2');
    expect(pdf.around).toMatch(/Test Lehrkraft · CC BY 4\.0[\s\S]*Seite 1 von/);
    expect((await paperOf(made.browser, made.path, 'pdfs', { paper: 'a3', language: 'en' })).paper).toEqual([842, 1191]);
  });

  it('[WKS-03] nothing that tells an answer is in it, whoever asks; hints where they are offered and wanted', async () => {
    const cast = await worksheetCast(api);
    const { pupil, otherPupil } = await inProject(api, cast.item, cast.owner.account, ['worksheet']);
    const made = await sheet({ blocks: SECRETIVE });
    for (const more of [{}, { version: 'B' }, { tone: 'grey', hints: false }]) {
      const pdf = await paperOf(made.browser, made.path, 'pdfs', more);
      expect([all(pdf).includes('Kanarie'), unpackedBytes(pdf.bytes).includes('Kanarie')]).toEqual([false, false]);
    }
    expect(all(await pdfOf(made.browser, made.item))).not.toContain('Kanarie');
    const pages = await made.browser.post<{ drawing: string; pages: number }>(`${made.path}/paper_pages`, {});
    expect([pages.status, pages.body.pages, pages.body.drawing.includes('Kanarie'), pages.body.drawing.includes('Zeichne')]).toEqual([
      200,
      2,
      false,
      true,
    ]);
    expect(all(await paperOf(made.browser, made.path, 'pdfs', { hints: true }))).toMatch(/Tipp: Kanarientipp/);
    for (const browser of [cast.owner, cast.reader, cast.writer, cast.guest].map((one) => one.browser).concat(pupil)) {
      const pdf = await paperOf(browser, cast.path, 'pdfs');
      expect(all(pdf)).toContain('Was macht sie nachts?');
      expect(all(pdf)).not.toMatch(/Sie atmet|Umgebung|zwei|Was fehlt nachts/);
    }
    await api.database.query('update worksheet set hints = false where item_id = $1', [cast.item.id]);
    expect(all(await paperOf(cast.guest.browser, cast.path, 'pdfs', { hints: true }))).not.toContain('Was fehlt nachts');
    expect((await ask(otherPupil, cast.path, 'pdfs')).status).toBe(404);
    await expectUnknown(cast, (browser) => ask(browser, cast.path, 'pdfs'));
  });

  it('[WKS-03] solutions are a paper of their own, for those alone who may change the sheet', async () => {
    const made = await sheet({ blocks: SECRETIVE });
    const pdf = await paperOf(made.browser, made.path, 'solution_pdfs');
    expect([pdf.title, textsOfRole(pdf, 'H1')]).toEqual(['Fotosynthese – Lösungen', ['Fotosynthese – Lösungen']]);
    for (const word of ['wahl', 'vogel / Kanarie', 'heft', 'muster', 'bild']) expect(all(pdf)).toContain(`Kanarien${word}`);
    expect(all(pdf)).toMatch(/Nein\s*\(richtig\)/);
    expect(all(pdf)).not.toMatch(/Klasse|(?:Ja|Beides)\s*\(richtig\)/);
    const cast = await worksheetCast(api);
    const { pupil } = await inProject(api, cast.item, cast.owner.account, ['worksheet']);
    for (const what of ['solution_pdfs', 'response_pdfs'] as const) {
      expect((await ask(cast.writer.browser, cast.path, what)).status).toBe(200);
      for (const browser of [cast.reader.browser, cast.guest.browser, pupil])
        expect((await ask(browser, cast.path, what)).status).toBe(403);
      await expectUnknown(cast, (browser) => ask(browser, cast.path, what));
    }
  });

  it('in versions whose tasks and options change places, the same each time, with solutions that fit', async () => {
    const { browser, path } = await sheet({
      blocks: [
        { kind: 'StaticText', content: { text: [{ type: 'paragraph', runs: [{ text: 'Erster Teil' }] }] } },
        ...['eins', 'zwei', 'drei', 'vier'].map((word) => ({
          kind: 'Text' as const,
          task: `Aufgabe ${word}`,
          content: { solution: `Lösung ${word}` },
        })),
        { kind: 'Divider' },
        { kind: 'SingleChoice', task: 'Wahl', content: { options: options('rot', 'gelb', 'blau', 'grün'), correct: ['a'] } },
      ],
    });
    const words = (pdf: ReadPdf, pattern: RegExp): string[] => [...new Set([...all(pdf).matchAll(pattern)].map(([, word]) => word!))];
    const orders = new Set<string>();
    for (const version of SHEET_VERSIONS) {
      const pdf = await paperOf(browser, path, 'pdfs', { version });
      const order = words(pdf, /Aufgabe (\w+)/g);
      const colours = words(pdf, /(rot|gelb|blau|grün)/g);
      expect([pdf.around.includes(`Version ${version}`), [...order].sort(), [...colours].sort()]).toEqual([
        true,
        ['drei', 'eins', 'vier', 'zwei'],
        ['blau', 'gelb', 'grün', 'rot'],
      ]);
      // Both parts stay what they are.
      expect(textsOfRole(pdf, 'H2').at(-1)).toContain('Wahl');
      orders.add(`${order.join()} ${colours.join()}`);
      const solved = await paperOf(browser, path, 'solution_pdfs', { version });
      expect([words(solved, /Aufgabe (\w+)/g), words(solved, /Lösung (\w+)/g), words(solved, /(rot|gelb|blau|grün)/g)]).toEqual([
        order,
        order,
        colours,
      ]);
      expect(all(solved)).toMatch(/rot\s*\(richtig\)/);
      expect(words(await paperOf(browser, path, 'pdfs', { version }), /Aufgabe (\w+)/g)).toEqual(order);
    }
    expect(orders.size).toBe(SHEET_VERSIONS.length);
    expect(words(await paperOf(browser, path, 'pdfs', { version: 'A' }), /Aufgabe (\w+)/g)).toEqual(['eins', 'zwei', 'drei', 'vier']);
  });

  it('leads to the sheet on screens by a code, for those who share it and where it is shared by link', async () => {
    const cast = await worksheetCast(api);
    const codes = async (browser: TestBrowser, more: object = {}) => {
      const { body } = await browser.post<{ drawing: string }>(`${cast.path}/paper_pages`, more);
      return codesOn(body);
    };
    expect((await codes(cast.owner.browser))[0]).toMatch(new RegExp(`/worksheets/${cast.item.id}/.*\\?token=${cast.item.token}$`));
    await api.database.query(`update item set short_code = 'blatt7b' where id = $1`, [cast.item.id]);
    expect((await codes(cast.owner.browser))[0]?.endsWith('/s/blatt7b')).toBe(true);
    expect(all(await paperOf(cast.owner.browser, cast.path, 'pdfs'))).toContain('blatt7b');
    expect(await codes(cast.owner.browser, { qr: false })).toEqual([]);
    // A writer without the right to share, readers and guests learn no secret by printing.
    expect(await codes(cast.writer.browser)).toEqual([]);
    for (const { browser } of [cast.writer, cast.reader, cast.guest]) {
      const pdf = await paperOf(browser, cast.path, 'pdfs');
      expect([all(pdf).includes('blatt7b'), unpackedBytes(pdf.bytes).includes(cast.item.token)]).toEqual([false, false]);
    }
    await api.database.query(`update item set privacy = 'members_only' where id = $1`, [cast.item.id]);
    expect(await codes(cast.owner.browser)).toEqual([]);
  });

  it('[WKS-02] [ACC-18] in each of the ten frames and three faces, also where nothing fits; in grey without any colour', async () => {
    const nasty = (look: TemplateSheet['look']) =>
      sheet(async (own) => ({
        look: { ...look, colour: 'beere' },
        blocks: [
          ...SECRETIVE,
          { kind: 'Image', content: { file: await storedPicture(api, own), alt: 'Grün', fit: 'contain' } },
          { kind: 'Text', task: NASTY[0]!, width: 'half', content: { lines: LIMITS.worksheet.lines.max, solution: NASTY.join(' ') } },
          { kind: 'Text', task: NASTY[1]!, width: 'half', content: { lines: LIMITS.worksheet.lines.max, ground: 'squares' } },
          { kind: 'Text', task: NASTY[2]!, content: { lines: LIMITS.worksheet.lines.max, ground: 'blank' } },
          { kind: 'Spacer', content: { height: LIMITS.worksheet.spacer.max } },
          { kind: 'MultipleChoice', task: ' ', content: { options: options(NASTY[0]!, '', NASTY[2]!), correct: [] } },
        ],
      }));
    for (const [index, border] of BORDER_STYLES.entries()) {
      const font = (['plain', 'serif', 'school'] as const)[index % 3];
      const { browser, path } = await nasty({ border, font });
      const grey = await paperOf(browser, path, 'pdfs', { tone: 'grey' });
      expect([border, await coloursIn(grey.bytes)]).toEqual([border, []]);
      expect(all(grey)).toContain('#read("/etc/passwd")');
      expect(textsOfRole(grey, 'H2').at(-1)).toMatch(/Aufgabe 8/);
    }
    const { browser, path, item } = await nasty({});
    expect(await coloursIn((await paperOf(browser, path, 'pdfs')).bytes)).not.toEqual([]);
    expect(await coloursIn((await paperOf(browser, path, 'solution_pdfs', { tone: 'grey' })).bytes)).toEqual([]);
    expect((await askPdf(browser, item.id, { tone: 'grey' })).status).toBe(200);
    for (const wrong of [{ version: 'E' }, { version: 'a' }, { qr: 'x' }, { paper: 'a5' }, { language: 'fr' }])
      expect([wrong, (await ask(browser, path, 'pdfs', wrong)).status]).toEqual([wrong, 400]);
  });

  it('[A30] with as many blocks as fit, within seconds', async () => {
    const block = (index: number) => SECRETIVE[index % SECRETIVE.length]!;
    const { browser, path } = await sheet({
      look: { border: 'sketchy' },
      blocks: Array.from({ length: LIMITS.worksheet.blocks }, (_, index) => block(index)),
    });
    const begun = performance.now();
    const pdf = await paperOf(browser, path, 'pdfs', { hints: true });
    expect([textsOfRole(pdf, 'H2').length, pdf.pages < SERVER_LIMITS.pdf.pages]).toEqual([80, true]);
    expect(performance.now() - begun).toBeLessThan(promised(8000));
  });
});

describe('[LIB-15] everybody’s answers on paper', () => {
  it('one person after the other, with points and what was said about them; a picture as a picture', async () => {
    const cast = await worksheetCast(api, { checks: 'never' });
    const { browser, account } = cast.owner;
    expect(all(await paperOf(browser, cast.path, 'response_pdfs'))).toContain('Noch hat niemand geantwortet.');
    const { id } = (await cast.begin(cast.guest.browser, 'Falke')).body;
    const [text, choice, gaps] = [cast.one('Text'), cast.one('MultipleChoice'), cast.one('FillInTheBlankText')];
    await cast.write(cast.guest.browser, id, [
      { blockId: text, text: 'Sie schläft.\nGanz tief.' },
      { blockId: choice, optionIds: ['a', 'c'] },
      { blockId: gaps, gaps: ['zwei', ''] },
    ]);
    const photo = await storedPicture(api, cast.item);
    await api.database.query(
      `update owner_file set used_by = 'answer', account_id = null, visitor_id = $2, thumbnail_key = storage_key where id = $1`,
      [photo, cast.guest.visitor.id],
    );
    expect((await cast.write(cast.guest.browser, id, [{ blockId: cast.one('Upload'), fileId: photo }])).body.answers).toHaveLength(4);
    await cast.begin(cast.reader.browser, 'Otter');
    const onAnswer = {
      blockId: text,
      text: 'Denk an das Licht.',
      stamp: 'closer',
      points: 2.25,
      remarks: [{ place: { from: 0, to: 3 }, kind: 'think', text: 'Wer?' }],
    };
    const said_ = { text: 'Weiter so!', stamp: 'strong', answers: [onAnswer] };
    expect((await browser.put(`/api/worksheet/responses/${id}/feedback`, said_)).status).toBe(200);
    const pdf = await paperOf(browser, cast.path, 'response_pdfs');
    expect([pdf.title, textsOfRole(pdf, 'H2')]).toEqual(['Fotosynthese – Antworten', ['Falke', 'Otter']]);
    expect(textsOfRole(pdf, 'H3').slice(0, 5)).toEqual([
      '1. Welche Stoffe?',
      '2. Ergänze.',
      '3. Was macht sie nachts?',
      '4. Foto vom Versuch',
      'Rückmeldung, noch nicht gegeben',
    ]);
    for (const words of [
      'Noch nicht abgegeben · 5,25 von 8 Punkten',
      'Wasser; Kohlenstoffdioxid',
      '2 von 2 richtig · 2 von 2 Punkten',
      'Die Steigung ist zwei, der Abschnitt ____.',
      'Ganz tief.',
      '2,25 von 4 Punkten',
      'Genauer',
      'Denk an das Licht.',
      'Zu „Sie“ – Denk nach: Wer?',
      'Stark',
      'Weiter so!',
      'Keine Antwort',
    ])
      expect(all(pdf)).toContain(words);
    expect(alternativeTexts(pdf)).toEqual(['Bild zu Aufgabe 4']);
    expect(all(pdf)).not.toContain(account.email ?? '@');
  });
});
