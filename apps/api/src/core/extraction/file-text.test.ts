import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDeflate, deflateSync } from 'node:zlib';
import { KNOWLEDGE_ENDINGS, type KnowledgeEnding, SERVER_LIMITS } from '@murmel/contracts';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { FileText } from './file-text.js';
import { FileTextWorker } from './file-text-worker.js';
import { Ocr } from './ocr.js';
import { type DrawnPage, drawnPdf } from './testing/drawn-pdf.js';
import { madePicture, scannedPdf } from './testing/made-picture.js';
import { Unreadable } from './unreadable.js';

const logger = pino({ level: 'silent' });
const worker = new FileTextWorker(logger);
const ocr = new Ocr(logger);
const files = new FileText(worker, ocr);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'murmel-extraction-'));
});
afterAll(async () => {
  worker.onApplicationShutdown();
  ocr.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

async function read(bytes: Buffer, ending: KnowledgeEnding, scans: keyof typeof SERVER_LIMITS.ocr.pages = 'converters') {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return readAt(path, ending, scans);
}
async function readAt(path: string, ending: KnowledgeEnding, scans: keyof typeof SERVER_LIMITS.ocr.pages = 'converters') {
  const steps: (number | null)[] = [];
  const found: { page: number | null; text: string }[] = [];
  for await (const { passages, next } of files.read({ path, ending }, { cut: 'whole', scans })) {
    found.push(...passages);
    steps.push(next);
  }
  return { steps, found, text: found.map(({ text }) => text).join('\n') };
}
const picture = async (path: string): Promise<string> => (await ocr.pictures([path]))[0]!.text;

const SCANNED = ['Der Regenwurm lebt im Boden', 'und frisst welke Blätter.'];
const scan = async (turn = 0, lines: readonly string[] = SCANNED) => {
  const { data, info } = await sharp(madePicture(lines)).rotate(turn).jpeg({ quality: 75 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
};
/** Two columns beside each other, which are not read across. */
async function columnsScan() {
  const column = (lines: readonly string[]) => madePicture(lines, { width: 620 });
  const [left, right] = [
    column(['Der Regenwurm', 'lebt im Boden', 'und frisst Blätter.']),
    column(['Der Maulwurf', 'gräbt dort Gänge', 'und frisst Würmer.']),
  ];
  const page = { width: 1240, height: 1754, channels: 3 as const, background: '#fff' };
  const both = sharp({ create: page }).composite([
    { input: left, left: 0, top: 0 },
    { input: right, left: 620, top: 0 },
  ]);
  return { jpeg: await both.jpeg({ quality: 75 }).toBuffer(), width: 1240, height: 1754 };
}
const FOUND = /Regenwurm[\s\S]*Blätter/;

async function zipped(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
const run = (words: string): string => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
const docx = (body: string, others: Readonly<Record<string, string>> = {}) =>
  zipped({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...others,
  });
const drawn = (...pages: DrawnPage[]) => drawnPdf(pages);
const at = (x: number, y: number, words: string, size = 11) => ({ x, y, words, size });

describe('text out of files', () => {
  it('reads pages without words as pictures, in their order, one step each', { tags: ['proof'] }, async () => {
    const { jpeg, width, height } = await scan();
    const pdf = scannedPdf([
      { jpeg, width, height },
      { jpeg, width, height },
    ]);
    const { steps, found } = await read(pdf, 'pdf');
    expect(steps).toEqual([2, null]);
    expect(found.map(({ page }) => page)).toEqual([1, 2]);
    for (const { text } of found) expect(text).toMatch(FOUND);
    expect((await read(pdf, 'docx').catch((error: unknown) => error)) as Unreadable).toMatchObject({ failure: 'broken' });
  });

  it('reads thirty-one files of all kinds as people see them', { tags: ['proof'] }, async () => {
    const columns = Array.from({ length: 4 }, (_, n) => [
      at(50, 700 - n * 14, `Linke Zeile ${n}.`),
      at(320, 700 - n * 14, `Rechte Zeile ${n}.`),
    ]);
    const umlauts = 'Größe: Äpfel, Öl, Übung, Straße';
    const small = madePicture(SCANNED, { width: 900, height: 300 });
    const dark = await sharp(small).negate({ alpha: false }).png().toBuffer();
    const cases: [string, Buffer, KnowledgeEnding | 'picture', RegExp][] = [
      ['a page', drawn({ texts: [at(50, 700, 'Im Boden leben Tiere.')] }), 'pdf', /^Im Boden leben Tiere\.$/],
      ['umlauts', drawn({ texts: [at(50, 700, umlauts)] }), 'pdf', /^Größe: Äpfel, Öl, Übung, Straße$/],
      [
        'columns, one after the other',
        drawn({ texts: [...columns.map(([l]) => l!), ...columns.map(([, r]) => r!)] }),
        'pdf',
        /Linke Zeile 3[\s\S]*Rechte Zeile 0/,
      ],
      [
        'footnotes',
        drawn({ texts: [at(50, 700, 'Ein Satz.'), at(110, 704, '1', 6), at(50, 60, '1 Eine Fußnote.', 7)] }),
        'pdf',
        /Ein Satz[\s\S]*Eine Fußnote\./,
      ],
      ['a scan in columns', scannedPdf([await columnsScan()]), 'pdf', /lebt\s+im\s+Boden[\s\S]*Der\s+Maulwurf/],
      ['two pages', drawn({ texts: [at(50, 700, 'Erste')] }, { texts: [at(50, 700, 'Zweite')] }), 'pdf', /Erste\nZweite/],
      ['cut words', drawn({ texts: [at(50, 700, 'Laub-'), at(50, 686, 'bäume')] }), 'pdf', /Laubbäume/],
      ['a compressed page', drawn({ texts: [at(50, 700, 'Gepackt')], packed: true }), 'pdf', /Gepackt/],
      ['a turned page', drawn({ texts: [at(50, 700, 'Quer')], rotate: 90 }), 'pdf', /Quer/],
      ['large and small letters', drawn({ texts: [at(50, 700, 'Titel', 40), at(50, 600, 'klein', 5)] }), 'pdf', /Titel[\s\S]*klein/],
      ['a page before an empty one', drawn({ texts: [at(50, 700, 'Nur hier')] }, { texts: [] }), 'pdf', /^Nur hier$/],
      ['a scan at 150 dpi', scannedPdf([await scan()]), 'pdf', FOUND],
      ['a scan upside down', scannedPdf([await scan(180)]), 'pdf', FOUND],
      ['a scan on its side', scannedPdf([await scan(90)]), 'pdf', FOUND],
      ['a scan with umlauts', scannedPdf([await scan(0, ['Größe der Äpfel', 'Übung im Straßenverkehr'])]), 'pdf', /Größe[\s\S]*Übung/],
      ['a Word file', await docx(`<w:p>${run('Im Boden ')}${run('leben Tiere.')}</w:p>`), 'docx', /Im Boden leben Tiere\./],
      ['paragraphs', await docx(`<w:p>${run('Eins')}</w:p><w:p>${run('Zwei')}</w:p>`), 'docx', /Eins\s+Zwei/],
      ['umlauts in Word', await docx(`<w:p>${run(umlauts)}</w:p>`), 'docx', /Größe: Äpfel/],
      [
        'a table',
        await docx(`<w:tbl><w:tr><w:tc><w:p>${run('A1')}</w:p></w:tc><w:tc><w:p>${run('B1')}</w:p></w:tc></w:tr></w:tbl>`),
        'docx',
        /A1[\s\S]*B1/,
      ],
      ['a break', await docx(`<w:p>${run('Oben')}<w:r><w:br/></w:r>${run('Unten')}</w:p>`), 'docx', /Oben\s+Unten/],
      ['a text', Buffer.from(`Erste Zeile\n${umlauts}`), 'txt', /Erste Zeile\nGröße/],
      ['a text with a mark', Buffer.from(`\ufeff${umlauts}`), 'txt', /^Größe/],
      ['a text of Windows', Buffer.from('Gr\u00f6\u00dfe', 'latin1'), 'txt', /^Größe$/],
      ['a text in two bytes', Buffer.from(`\ufeff${umlauts}`, 'utf16le'), 'txt', /^Größe/],
      ['Markdown', Buffer.from('# Boden\n\n- Wurm\n- Käfer'), 'md', /# Boden[\s\S]*- Käfer/],
      ['a PNG', small, 'picture', FOUND],
      ['a JPEG', await sharp(small).jpeg({ quality: 60 }).toBuffer(), 'picture', FOUND],
      ['a WebP', await sharp(small).webp().toBuffer(), 'picture', FOUND],
      ['light letters', dark, 'picture', FOUND],
      [
        'a photo that its camera turned',
        await sharp(small).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
        'picture',
        FOUND,
      ],
      ['a photo upside down', await sharp(small).rotate(180).jpeg().toBuffer(), 'picture', FOUND],
    ];
    expect(cases.length).toBe(31);
    const path = join(folder, 'one');
    for (const [name, bytes, ending, expected] of cases) {
      await writeFile(path, bytes);
      const text = ending === 'picture' ? await picture(path) : (await readAt(path, ending)).text;
      expect(text, name).toMatch(expected);
    }
  });

  it('says of every kind of file that is renamed, empty or cut in half why it has no words, and goes on', { tags: ['proof'] }, async () => {
    const kinds: Record<KnowledgeEnding, Buffer> = {
      pdf: drawn({ texts: [at(50, 700, 'Wörter')] }),
      docx: await docx(`<w:p>${run('Wörter')}</w:p>`),
      txt: Buffer.from('Wörter'),
      md: Buffer.from('# Wörter'),
    };
    const outcome = (bytes: Buffer, ending: KnowledgeEnding) =>
      read(bytes, ending).then(
        ({ text }) => ({ text }),
        (error: unknown) => (error instanceof Unreadable ? error.failure : error),
      );
    for (const ending of KNOWLEDGE_ENDINGS) {
      for (const [other, bytes] of Object.entries(kinds))
        if (other !== ending && (ending === 'pdf' || ending === 'docx'))
          expect(await outcome(bytes, ending), `${other} as ${ending}`).toBe('broken');
      for (const bytes of [Buffer.alloc(0), kinds[ending].subarray(0, kinds[ending].length / 2), Buffer.alloc(5000)])
        expect(await outcome(bytes, ending), `${ending}, ${bytes.length} bytes`).toEqual(
          expect.toSatisfy((one: unknown) => one === 'broken' || typeof (one as { text?: unknown }).text === 'string'),
        );
    }
    expect(await outcome(kinds.pdf, 'pdf')).toEqual({ text: 'Wörter' });
    for (const bytes of [Buffer.alloc(0), kinds.pdf, (await scan()).jpeg.subarray(0, 4000)]) {
      const path = join(folder, 'no-picture');
      await writeFile(path, bytes);
      await expect(picture(path)).rejects.toMatchObject({ failure: 'broken' });
    }
  });

  it('ends with a PDF that inflates to two gigabytes within its limits, and reads the next one', { tags: ['proof'] }, async () => {
    const packed = join(folder, 'packed');
    const block = Buffer.alloc(4 * 1024 * 1024, ' ');
    await pipeline(
      (function* () {
        for (let written = 0; written < 2 * 1024 ** 3; written += block.length) yield block;
      })(),
      createDeflate({ level: 9 }),
      createWriteStream(packed),
    );
    const bomb = drawnPdf([{ texts: [], content: await readFile(packed) }]);
    expect(bomb.length).toBeLessThan(3 * 1024 * 1024);
    const began = performance.now();
    const failure = await read(bomb, 'pdf').then(
      ({ text }) => text,
      (error: unknown) => (error as Unreadable).failure,
    );
    expect(failure).toMatch(/^(?:work|broken|)$/);
    expect(performance.now() - began).toBeLessThan((SERVER_LIMITS.fileText.withinSeconds + SERVER_LIMITS.ocr.withinSeconds) * 1000);
    const huge = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const wide = drawnPdf([{ texts: [], picture: { bytes: huge, width: 30_000, height: 30_000 } }]);
    expect(
      await read(wide, 'pdf').then(
        ({ text }) => text,
        (error: unknown) => (error as Unreadable).failure,
      ),
    ).toMatch(/^(?:work|broken|)$/);
    expect((await read(drawn({ texts: [at(50, 700, 'Danach')] }), 'pdf')).text).toBe('Danach');
  });
});
