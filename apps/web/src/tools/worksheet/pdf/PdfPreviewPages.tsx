import '../../../core/exports/pdf-texts';
import { useState } from 'react';
import { Button } from '../../../ui/forms/Button';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import classes from './paper.module.css';
import { usePdfTexts } from './texts';
import { usePdfPages } from './use-pdf-pages';

/** A sheet as it comes out of the printer: the same pages, drawn by what makes the PDF. */
export default function PdfPreviewPages({ id }: { id: string }) {
  const [asked, setAsked] = useState(0);
  return <Pages key={asked} id={id} onAgain={() => setAsked((times) => times + 1)} />;
}

function Pages({ id, onAgain }: { id: string; onAgain: () => void }) {
  const t = usePdfTexts();
  const { drawn, refusal } = usePdfPages(id);
  if (refusal !== undefined) {
    return (
      <div className={classes.failed} role="alert">
        <p>{refusal}</p>
        <Button variant="default" onClick={onAgain}>
          {t('pages.again')}
        </Button>
      </div>
    );
  }
  if (!drawn) return <SkeletonGrid shape="lines" count={6} label={t('pages.loading')} />;
  const { url, pages, width, height } = drawn;
  return (
    <ol className={classes.pages}>
      {Array.from({ length: pages }, (_, page) => (
        <li key={page} className={classes.page} style={{ aspectRatio: `${width} / ${height}` }}>
          <img
            src={url}
            alt={t('pages.page', { page: page + 1, pages })}
            className={classes.drawing}
            style={{ insetBlockStart: `${-100 * page}%` }}
          />
        </li>
      ))}
    </ol>
  );
}
