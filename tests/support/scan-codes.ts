import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import decodeQR from 'qr/decode.js';
import sharp, { type Sharp } from 'sharp';

/** Pixels per PDF point: 216 to an inch, as in a photo of a sheet. */
const SCALE = 3;
/** Sizes in which a picture is looked at, one after the other: a phone moves to and fro, too. */
const ZOOMS = [1, 2, 0.5] as const;
/** Milliseconds for what the library tries beyond its first look. */
const LOOK_MS = 500;

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Reads the code in a picture on white paper, by another library than the one in the browser (ADR 50). @returns undefined for none */
export async function scanned(picture: Sharp | Uint8Array): Promise<string | undefined> {
  const whole = picture instanceof Uint8Array ? sharp(picture) : picture;
  const { data, info } = await whole.flatten({ background: '#ffffff' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const zoom of ZOOMS) {
    const seen =
      zoom === 1
        ? { data, info }
        : await sharp(data, { raw: info })
            .resize({ width: Math.round(info.width * zoom) })
            .raw()
            .toBuffer({ resolveWithObject: true });
    const found = codeIn({ data: new Uint8ClampedArray(seen.data), width: seen.info.width, height: seen.info.height });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same of a picture's file. */
export async function scannedFile(path: string): Promise<string | undefined> {
  return scanned(await readFile(path));
}

/** Reads all codes on the first page of a PDF. The library looks for one at a time: each that was found is painted over. */
export async function scannedOn(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  await loading.destroy();
  return codesIn(canvas.getContext('2d').getImageData(0, 0, width, height));
}

function codesIn(page: Pixels): string[] {
  const found: string[] = [];
  // Pieces that overlap: among many codes on one page finder patterns of several would be taken together.
  const [wide, step] = [Math.ceil(page.width / 3.2), Math.ceil(page.width / 12)];
  for (let top = 0; top < page.height; top += step) {
    for (let left = 0; left < page.width; left += step) {
      const part = piece(page, { left, top, width: wide, height: wide });
      const text = isBlank(part) ? undefined : codeIn(part, (box) => whiten(page, { ...box, left: box.left + left, top: box.top + top }));
      if (text !== undefined) found.push(text);
    }
  }
  // One that is larger than a piece.
  return found.length > 0 ? found : [codeIn(page)].filter((text) => text !== undefined);
}

function isBlank({ data }: Pixels): boolean {
  return data.every((part) => part === 255);
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function codeIn(image: Pixels, at?: (box: Box) => void): string | undefined {
  try {
    return decodeQR(image, {
      timeLimit: LOOK_MS,
      pointsOnDetect: ({ boundingBox: { x, y, width, height } }, result) => {
        if (typeof result === 'string')
          at?.({ left: Math.floor(x), top: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) });
      },
    });
  } catch {
    return undefined;
  }
}

function piece({ data, width, height }: Pixels, { left, top, width: wide, height: tall }: Box): Pixels {
  const cut = new Uint8ClampedArray(wide * tall * 4).fill(255);
  for (let y = 0; y < tall && top + y < height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    cut.set(data.subarray(from, from + Math.min(wide, width - left) * 4), y * wide * 4);
  }
  return { data: cut, width: wide, height: tall };
}

function whiten({ data, width, height }: Pixels, box: Box): void {
  for (let y = Math.max(0, box.top); y < Math.min(height, box.top + box.height); y += 1) {
    const row = y * width;
    data.fill(255, (row + Math.max(0, box.left)) * 4, (row + Math.min(width, box.left + box.width)) * 4);
  }
}
