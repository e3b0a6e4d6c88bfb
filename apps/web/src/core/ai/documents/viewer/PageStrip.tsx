import type { AiSource } from '@murmel/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { drawPdfPage, type PDFDocumentProxy } from '../../../files/preview/open-pdf';
import classes from './viewer.module.css';

interface PageStripProps {
  pdf: PDFDocumentProxy;
  current: number;
  marked: AiSource | undefined;
  onChoose: (page: number) => void;
}

/** Small pages beside the large one. Only those near the visible area are drawn. */
export function PageStrip({ pdf, current, marked, onChoose }: PageStripProps) {
  const { t } = useTranslation('ai/documents');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol ref={list} className={classes.strip} aria-label={t('viewer.pages')}>
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
        <li key={page}>
          <button
            type="button"
            className={classes.small}
            aria-label={t('viewer.toPage', { page })}
            aria-current={page === current ? 'page' : undefined}
            onClick={() => onChoose(page)}
          >
            <SmallPage pdf={pdf} page={page} />
            {marked?.page === page && <span className={classes.number}>{marked.n}</span>}
            <span aria-hidden>{page}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function SmallPage({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current!;
    let left = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        drawPdfPage(pdf, page, place, () => left).catch(() => undefined);
      },
      { rootMargin: '200px' },
    );
    near.observe(place);
    return () => {
      left = true;
      near.disconnect();
    };
  }, [pdf, page]);
  return <canvas ref={canvas} className={classes.thumbnail} aria-hidden />;
}
