import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';

/** The German letters and words of the package, with the smaller numbers: 1.3 MB, 99.7 % of the words of a page at 150 dpi. */
const WORDS = join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/deu/package.json')), '4.0.0_best_int');
/** Lines of which the reader is less sure are patterns and shadows. */
const LINE_FROM = 35;

export interface Recognized {
  /** paragraphs with empty lines between them */
  text: string;
  /** of the kept lines, weighed by their letters, 0 to 100 */
  confidence: number;
}

let reader: Promise<Worker> | undefined;

/** Starts the reader. Without its handler of errors, a missing file would end the process without a word. */
function started(): Promise<Worker> {
  return new Promise<Worker>((resolve, reject) => {
    const errorHandler = (error: unknown): void => reject(error instanceof Error ? error : new Error(String(error)));
    createWorker('deu', OEM.LSTM_ONLY, { langPath: WORDS, gzip: true, cacheMethod: 'none', errorHandler }).then(resolve, reject);
  }).then(async (worker) => {
    // Columns are read one after the other.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
    return worker;
  });
}

/** Reads an upright picture (PNG or JPEG) offline. */
export async function recognize(picture: Buffer): Promise<Recognized> {
  reader ??= started();
  const { data } = await (await reader).recognize(picture, {}, { text: false, blocks: true });
  const paragraphs: string[] = [];
  let [letters, sure] = [0, 0];
  for (const { paragraphs: read } of data.blocks ?? [])
    for (const { lines } of read) {
      const kept = lines.filter(({ confidence, text }) => confidence >= LINE_FROM && /[\p{L}\p{N}]/u.test(text));
      for (const { confidence, text } of kept) {
        letters += text.length;
        sure += confidence * text.length;
      }
      if (kept.length > 0) paragraphs.push(kept.map(({ text }) => text.trim()).join('\n'));
    }
  return { text: paragraphs.join('\n\n'), confidence: letters === 0 ? 0 : sure / letters };
}
