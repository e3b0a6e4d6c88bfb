import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Ocr } from './ocr.js';
import { madePicture, scannedPdf } from './testing/made-picture.js';

const LINES = ['Der Regenwurm lebt im feuchten Boden', 'und frisst welke Blätter. Größe: 12 cm', 'Über ihm wächst die Blüte.'];
/** Words of the picture that were read as they are. */
const right = (text: string): number => {
  const read = new Set(text.split(/\s+/));
  return LINES.join(' ')
    .split(' ')
    .filter((word) => read.has(word)).length;
};
const ALL = LINES.join(' ').split(' ').length;

let folder: string;
const ocr = new Ocr(pino({ level: 'silent' }));
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'murmel-ocr-'));
});
afterAll(async () => {
  ocr.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

async function file(name: string, bytes: Buffer): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return join(folder, name);
}
const small = () => madePicture(LINES, { width: 900, height: 300 });

describe('words on pictures', () => {
  it('are read offline, page by page, with umlauts', async () => {
    const told: string[] = [];
    const white = madePicture([], { width: 300, height: 300 });
    const paths = [await file('1.png', small()), await file('2.webp', await sharp(white).webp().toBuffer())];
    const read = await ocr.pictures(paths, { progress: (done, total) => void told.push(`${done}/${total}`) });
    expect(right(read[0]!.text)).toBeGreaterThanOrEqual(ALL - 1);
    expect(read[1]).toEqual({ text: '', confidence: 0, turned: 0 });
    expect(read[0]!.confidence).toBeGreaterThan(75);
    expect(told).toEqual(['1/2', '2/2']);
  });

  it('of a photo are read as its camera held it, and upside down', { tags: ['proof'] }, async () => {
    const byCamera = await sharp(small()).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    const [turned, ...others] = await ocr.pictures([
      await file('camera.jpg', byCamera),
      await file('down.jpg', await sharp(small()).rotate(180).jpeg().toBuffer()),
      await file('side.jpg', await sharp(small()).rotate(90).jpeg().toBuffer()),
    ]);
    for (const { text } of [turned!, ...others]) expect(right(text)).toBeGreaterThanOrEqual(ALL - 1);
    expect([turned!.turned, ...others.map((one) => one.turned)]).toEqual([0, 180, 270]);
  });

  it('of a scanned page in a PDF are read; what is no picture says so', { tags: ['proof'] }, async () => {
    const jpeg = await sharp(madePicture(LINES)).jpeg({ quality: 70 }).toBuffer();
    const path = await file('scan.pdf', scannedPdf([{ jpeg, width: 1240, height: 1754 }]));
    expect(right((await ocr.pdfPage(path, 1)).text)).toBeGreaterThanOrEqual(ALL - 1);
    await expect(ocr.pictures([await file('half.png', small().subarray(0, 300))])).rejects.toMatchObject({ failure: 'broken' });
    await expect(ocr.pdfPage(await file('no.pdf', Buffer.from('%PDF-1.7')), 1)).rejects.toMatchObject({ failure: 'broken' });
  });
});
