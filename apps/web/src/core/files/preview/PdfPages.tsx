import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts';
import { drawPdfPage, type PDFDocumentProxy, useOpenPdf, wordsOfPage } from './open-pdf';
import classes from './preview.module.css';

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
  const pdf = useOpenPdf(address, onFail);
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
        drawPdfPage(pdf, page, place, () => left)
          .then((drawn) => drawn && wordsOfPage(drawn).then(setWords))
          .catch(() => undefined);
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
