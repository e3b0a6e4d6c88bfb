import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Packer } from 'docx';
import { describe, expect, it } from 'vitest';
import { unpackArchive } from '../../imports/unpack-archive.js';
import { lineBlock, type PdfBlock, textRun } from '../../pdf-layout/pdf-layout.js';
import { WordDocument } from './word-document.js';

const SCRIPTS = readFileSync(new URL('../../pdf/testing/emoji-and-scripts.txt', import.meta.url), 'utf8').trim();

/** The paragraphs of a document with these blocks, as XML, the byline left out. */
async function paragraphs(blocks: PdfBlock[], title = 'Blatt'): Promise<string[]> {
  const document = new WordDocument(
    { paper: 'a4', tone: 'colour', language: 'de', title, contentLanguage: 'de', authors: [], licence: null, date: '2026-11-23', blocks },
    new Map(),
  );
  const folder = await mkdtemp(join(tmpdir(), 'murmel-test-'));
  await writeFile(join(folder, 'a.docx'), await Packer.toBuffer(document.whole()));
  const xml = (await unpackArchive(join(folder, 'a.docx'))).get('word/document.xml')!.toString();
  await rm(folder, { recursive: true });
  const [first, , ...rest] = xml.match(/<w:p>.*?<\/w:p>/gs)!;
  return [first!, ...rest];
}
const textOf = (paragraph: string): string => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join('');
const fromRight = (paragraph: string): string[] =>
  (paragraph.match(/<w:r>.*?<\/w:r>/gs) ?? []).filter((run) => run.includes('<w:rtl/>')).map(textOf);

describe('documents for word processors', () => {
  it('emoji and scripts stand there whole, from the right where the first letter does', async () => {
    const [, text] = await paragraphs([lineBlock(SCRIPTS)]);
    expect(textOf(text!)).toBe(SCRIPTS);
    expect(text).toContain('<w:bidi/>');
    expect(fromRight(text!).join('')).toContain('שלום');
  });

  it('title, headings and points begin on the side of their first letter', async () => {
    const made = await paragraphs(
      [
        { kind: 'heading', level: 2, runs: [textRun('مرحبا')] },
        { kind: 'bullets', items: [[lineBlock('عالم')], [lineBlock('Welt')]] },
      ],
      'שלום',
    );
    expect(made.map((paragraph) => [textOf(paragraph), paragraph.includes('<w:bidi/>')])).toEqual([
      ['שלום', true],
      ['مرحبا', true],
      ['عالم', true],
      ['Welt', false],
    ]);
  });

  it('words of the other direction stand in their own, signs follow the paragraph', async () => {
    const [, german, arabic] = await paragraphs([lineBlock('Hallo مرحبا بالعالم!'), lineBlock('مرحبا Max Muster.')]);
    expect([german!.includes('<w:bidi/>'), fromRight(german!)]).toEqual([false, ['مرحبا بالعالم']]);
    expect(fromRight(arabic!)).toEqual(['مرحبا ', '.']);
  });

  it('an edge that was chosen stays the same edge', async () => {
    const runs = [textRun('مرحبا')];
    const [, left, right] = await paragraphs([
      { kind: 'paragraph', runs, align: 'left' },
      { kind: 'paragraph', runs, align: 'right' },
    ]);
    // Word reads `left` of such a paragraph as where its lines begin.
    expect([left!.includes('<w:jc w:val="right"/>'), right!.includes('<w:jc w:val="left"/>')]).toEqual([true, true]);
  });
});
