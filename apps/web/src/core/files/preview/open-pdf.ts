import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useState } from 'react';

export type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page is drawn sharp, but no phone has room for more. */
const WIDEST = 1600;

/** Opens a PDF as long as the component stands. Scripts and forms in it do nothing. @returns undefined until it is open */
export function useOpenPdf(address: string, onFail: () => void): PDFDocumentProxy | undefined {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
    const reading = getDocument({ url: address, enableXfa: false });
    let left = false;
    reading.promise.then(setPdf, () => left || fail());
    return () => {
      left = true;
      void reading.destroy();
    };
  }, [address]);
  return pdf;
}

/** Draws a page as wide as its canvas stands. @param left true once the canvas is gone @returns the page, undefined where it is gone */
export async function drawPdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  left: () => boolean,
): Promise<PDFPageProxy | undefined> {
  const page = await pdf.getPage(number);
  if (left()) return undefined;
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = Math.min(WIDEST, canvas.clientWidth * devicePixelRatio);
  const viewport = page.getViewport({ scale: wanted / width });
  canvas.width = Math.round(wanted);
  canvas.height = Math.round((wanted * height) / width);
  await page.render({ canvas, viewport }).promise;
  return page;
}

/** Returns the words on a page, for users who do not see it. */
export async function wordsOfPage(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
