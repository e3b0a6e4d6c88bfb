import { readFile } from 'node:fs/promises';
import { KNOWLEDGE_LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadPages } from './file-text-worker-task.js';
import { openPdf, unreadablePdf } from './open-pdf.js';
import type { Cut } from './passages.js';
import { Unreadable } from './unreadable.js';

const { pagesAtOnce } = SERVER_LIMITS.knowledge;
/** A line further below the one before it, in heights of its letters, begins a paragraph. */
const PARAGRAPH_FROM = 1.8;

/** The words on some pages of a PDF. @throws Unreadable */
export async function readPdfPages(path: string, from: number, cut: Cut): Promise<ReadPages> {
  const loading = openPdf(new Uint8Array(await readFile(path)));
  try {
    const pdf = await loading.promise;
    if (pdf.numPages > KNOWLEDGE_LIMITS.pages) throw new Unreadable('tooLong');
    const to = Math.min(from + pagesAtOnce - 1, pdf.numPages);
    const passages = [];
    for (let page = from; page <= to; page += 1) passages.push(...cut(await wordsOf(pdf, page), page));
    return { passages, pages: pdf.numPages, next: to < pdf.numPages ? to + 1 : null };
  } catch (error) {
    throw unreadablePdf(error);
  } finally {
    await loading.destroy();
  }
}

async function wordsOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  let text = '';
  let lastY: number | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    const [y, height] = [Number(item.transform[5]), item.height];
    const isFar = lastY !== undefined && height > 0 && Math.abs(lastY - y) > height * PARAGRAPH_FROM;
    if (isFar && item.str.trim() !== '') text = `${text.trimEnd()}\n\n`;
    text += item.str + (item.hasEOL ? '\n' : '');
    if (item.str.trim() !== '') lastY = y;
  }
  page.cleanup();
  return joinedWords(text);
}

/** Words that were cut at the end of a line are whole again. */
export const joinedWords = (text: string): string => text.replace(/(\p{Ll})[-\u00ad]\n(\p{Ll})/gu, '$1$2').replaceAll('\u00ad', '');
