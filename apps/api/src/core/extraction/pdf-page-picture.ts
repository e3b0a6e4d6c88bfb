import { readFile } from 'node:fs/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import { createCanvas } from '@napi-rs/canvas';
import { openPdf, unreadablePdf } from './open-pdf.js';

const { edge } = SERVER_LIMITS.ocr;

/**
 * Draws a page of a PDF as a PNG, as large as pictures are read, whatever size the page says it has.
 * @param number from 1 @throws Unreadable
 */
export async function drawPdfPage(path: string, number: number): Promise<Buffer> {
  const loading = openPdf(new Uint8Array(await readFile(path)));
  try {
    const page = await (await loading.promise).getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: edge / Math.max(width, height, 1) });
    const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
    await page.render({ canvas: canvas as never, viewport, background: '#fff' }).promise;
    return await canvas.encode('png');
  } catch (error) {
    throw unreadablePdf(error);
  } finally {
    await loading.destroy();
  }
}
