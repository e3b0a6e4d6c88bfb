import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PdfBlock, type PdfLayout, tableBlock } from '../../pdf-layout/pdf-layout.js';
import { OTHER_FONTS, readFonts, widthsOf } from '../fonts.js';
import { PdfRenderer } from '../pdf-renderer.js';
import { loadTypst } from '../typst-compiler.js';

/** A piece of text of one font in one line; lengths are points, from the left and from below. */
export interface PrintedText {
  text: string;
  font: string;
  x: number;
  y: number;
  width: number;
}

let renderer: PdfRenderer | undefined;

/** Sets blocks as the process does that sets PDFs, and reads the result back. */
export async function printed(blocks: PdfBlock[], more: Partial<PdfLayout> = {}): Promise<{ texts: PrintedText[]; unprintable: number }> {
  const fonts = readFonts();
  renderer ??= new PdfRenderer(loadTypst().create({ workspace: '/nowhere-at-all', fontArgs: [{ fontBlobs: fonts }] }), {
    names: OTHER_FONTS,
    signs: widthsOf(fonts),
  });
  const layout: PdfLayout = {
    ...{
      paper: 'a4',
      tone: 'colour',
      language: 'de',
      title: 'Blatt',
      contentLanguage: 'de',
      authors: [],
      licence: null,
      date: '2026-11-23',
    },
    blocks,
    ...more,
  };
  const made = renderer.render({ layout, pictures: [], pagesMax: 10, as: 'pdf' });
  if (made.kind !== 'pdf') throw new Error(`No PDF: ${made.kind}`);
  return { texts: await textsIn(made.bytes), unprintable: made.unprintable };
}

async function textsIn(bytes: Uint8Array): Promise<PrintedText[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true });
  try {
    const page = await (await loading.promise).getPage(1);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str, font: name.replace(/^[A-Z]{6}\+/, ''), x: x!, y: y!, width: item.width }];
    });
  } finally {
    await loading.destroy();
  }
}

/** Reads a file that lies beside this one. */
export const fixture = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8').trim();

/** The table of a Markdown file. */
export function tableOf(markdown: string): PdfBlock {
  const [head, , ...rows] = markdown.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return tableBlock(head!, rows);
}
