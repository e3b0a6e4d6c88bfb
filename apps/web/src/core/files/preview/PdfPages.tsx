import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../texts';
import classes from './preview.module.css';

/** A page is drawn sharp, but no phone has room for more. */
const WIDEST = 1600;
/** The rest is read where the file is taken along. */
const PAGES = 50;

interface PdfPagesProps {
  address: string;
  name: string;
  onFail: () => void;
}

/** PDF page by page, drawn here: scripts and forms in it do nothing. Only pages near the visible area are drawn. */
export default function PdfPages({ address, name, onFail }: PdfPagesProps) {
  const t = useTexts();
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
  if (!pdf) return <p role="status">{t('loading')}</p>;
  const pages = Array.from({ length: Math.min(pdf.numPages, PAGES) }, (_, index) => index + 1);
  return (
    <div className={classes.pages}>
      {pages.map((page) => (
        <PdfPage key={page} pdf={pdf} page={page} label={t('page', { page, pages: pdf.numPages, name })} />
      ))}
      {pdf.numPages > PAGES && <p>{t('morePages', { count: pdf.numPages - PAGES })}</p>}
    </div>
  );
}

function PdfPage({ pdf, page, label }: { pdf: PDFDocumentProxy; page: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const place = canvas.current!;
    let left = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        draw(pdf, page, place, () => left).then(setWords, () => undefined);
      },
      { rootMargin: '600px' },
    );
    near.observe(place);
    return () => {
      left = true;
      near.disconnect();
    };
  }, [pdf, page]);
  return (
    <figure className={classes.page}>
      <canvas ref={canvas} className={classes.paper} role="img" aria-label={label} />
      <figcaption className="visually-hidden">{words}</figcaption>
    </figure>
  );
}

/**
 * @returns the words on the page, for users who do not see it
 */
async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, left: () => boolean): Promise<string> {
  const page = await pdf.getPage(number);
  if (left()) return '';
  const { width, height } = page.getViewport({ scale: 1 });
  const wanted = Math.min(WIDEST, canvas.clientWidth * devicePixelRatio);
  const viewport = page.getViewport({ scale: wanted / width });
  canvas.width = Math.round(wanted);
  canvas.height = Math.round((wanted * height) / width);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
