import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, PasswordException, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Unreadable } from './unreadable.js';

/** Folder of the library's decoders, letters and character tables: nothing is loaded from elsewhere. */
const HOME = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => join(HOME, name) + sep;

/** Opens a PDF without its scripts, forms and foreign addresses. The caller destroys what it gets. */
export const openPdf = (data: Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    ...{ data, verbosity: 0, enableXfa: false, useWorkerFetch: false, disableFontFace: true, isEvalSupported: false },
    ...{ wasmUrl: folder('wasm'), standardFontDataUrl: folder('standard_fonts'), cMapUrl: folder('cmaps'), iccUrl: folder('iccs') },
  });

/** Returns why a PDF could not be read. */
export function unreadablePdf(error: unknown): Unreadable {
  if (error instanceof Unreadable) return error;
  return new Unreadable(error instanceof PasswordException ? 'locked' : 'broken');
}
