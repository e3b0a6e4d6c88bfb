import { inflateSync } from 'node:zlib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Everything in a PDF as bytes, each stream unpacked. */
export function unpackedBytes(bytes: Buffer): string {
  const whole = bytes.toString('latin1');
  const streams = [...whole.matchAll(/stream\r?\n/g)].map(({ index, 0: begin }) => {
    try {
      return inflateSync(bytes.subarray(index + begin.length), { finishFlush: 2 }).toString('utf8');
    } catch {
      return '';
    }
  });
  return [whole, bytes.toString('utf8'), ...streams].join('\n');
}

const isGrey = (colour: string): boolean => {
  const [, red, green, blue] = /^#(..)(..)(..)/.exec(colour) ?? [];
  return red === green && green === blue;
};

/** The colours with which anything is drawn that are no shades of grey. */
export async function coloursIn(bytes: Buffer): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const document = await loading.promise;
    const found = new Set<string>();
    for (let number = 1; number <= document.numPages; number += 1) {
      const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
      for (const [at, operation] of fnArray.entries()) {
        if (operation !== OPS.setFillRGBColor && operation !== OPS.setStrokeRGBColor) continue;
        const colour = String((argsArray[at] as unknown[])[0]);
        if (!isGrey(colour)) found.add(colour);
      }
    }
    return [...found];
  } finally {
    await loading.destroy();
  }
}
