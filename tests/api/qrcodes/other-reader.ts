import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Pixels per PDF point: 216 to an inch, as in a photo of a sheet. */
const SCALE = 3;

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });

/** Pixels with red, green, blue and opacity each. */
interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  info: { width: number; height: number };
}

/** Reads the codes in a picture with another reader than the one of the screen. @param most that are looked for */
export async function scannedIn({ data, info }: Pixels, most: number): Promise<string[]> {
  const image = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  const quick = { tryRotate: false, tryInvert: false, tryDownscale: most > 1 };
  const found = await readBarcodes(image as ImageData, { formats: ['QRCode'], maxNumberOfSymbols: most, ...quick });
  return found.map(({ text }) => text);
}

/** Reads the codes on the first page of a PDF. */
export async function scannedOn(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  await loading.destroy();
  return scannedIn({ data, info: { width, height } }, 20);
}
