import type { AiSource } from '@murmel/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { drawPdfPage, type PDFDocumentProxy, wordsOfPage } from '../../../files/preview/open-pdf';
import { type Mark, type PlacedText, passageMarks } from './passage-marks';
import classes from './viewer.module.css';

interface DocumentSheetProps {
  pdf: PDFDocumentProxy;
  page: number;
  /** of the width that there is */
  percent: number;
  label: string;
  /** passage on this page */
  marked: AiSource | undefined;
}

/** Page with its texts, and its size in its own measure. */
interface ReadPage {
  items: PlacedText[];
  width: number;
  height: number;
}

/** One page, drawn, with the passage marked; its words stand below for users who do not see it. */
export function DocumentSheet({ pdf, page, percent, label, marked }: DocumentSheetProps) {
  const { t } = useTranslation('ai/documents');
  const canvas = useRef<HTMLCanvasElement>(null);
  const first = useRef<HTMLElement>(null);
  const [words, setWords] = useState('');
  const [read, setRead] = useState<ReadPage>();
  useEffect(() => {
    let left = false;
    const show = async () => {
      const drawn = await drawPdfPage(pdf, page, canvas.current!, () => left);
      if (!drawn) return;
      const { items } = await drawn.getTextContent();
      const { width, height } = drawn.getViewport({ scale: 1 });
      if (left) return;
      setRead({ items: items.flatMap((item) => ('str' in item ? [item] : [])), width, height });
      setWords(await wordsOfPage(drawn));
    };
    show().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [pdf, page]);
  const marks = read && marked ? passageMarks(read.items, marked.passage) : [];
  const isShown = marks.length > 0;
  useEffect(() => {
    if (isShown) first.current?.scrollIntoView({ block: 'center' });
  }, [isShown, marked]);
  return (
    <figure className={classes.sheet} style={{ width: `${percent}%` }}>
      <canvas ref={canvas} className={classes.paper} role="img" aria-label={label} />
      {read &&
        marks.map((mark, index) => (
          <mark
            key={`${mark.left} ${mark.top}`}
            ref={index === 0 ? first : undefined}
            className={classes.mark}
            style={placeOf(mark, read)}
            data-first={index === 0 || undefined}
            aria-hidden
          >
            {index === 0 && <span className={classes.number}>{marked?.n}</span>}
          </mark>
        ))}
      {marked && read && !isShown && <p className={classes.unfound}>{t('viewer.unfound', { passage: marked.passage })}</p>}
      <figcaption className="visually-hidden">{words}</figcaption>
    </figure>
  );
}

const placeOf = ({ left, right, bottom, top }: Mark, { width, height }: ReadPage) => ({
  left: `${(left / width) * 100}%`,
  width: `${((right - left) / width) * 100}%`,
  top: `${((height - top) / height) * 100}%`,
  height: `${((top - bottom) / height) * 100}%`,
});
