import type { AiSource } from '@murmel/contracts';
import { IconChevronLeft, IconChevronRight, IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { Tip } from '../../../../ui/overlays/Tip';
import { Announcement } from '../../../../ui/status/Announcement';
import { Notice } from '../../../../ui/status/Notice';
import { useOpenPdf } from '../../../files/preview/open-pdf';
import { ViewPlaceholder } from '../ViewPlaceholder';
import { DocumentSheet } from './DocumentSheet';
import { PageStrip } from './PageStrip';
import classes from './viewer.module.css';

export interface DocumentViewerProps {
  address: string;
  name: string;
  /** passage to open; a new object each time that it is asked for */
  marked: AiSource | undefined;
  /** true where small pages stand beside */
  strip: boolean;
}

const ZOOMS = [75, 100, 125, 150, 200] as const;

/** A PDF page by page, with the passage that an answer refers to. */
export default function DocumentViewer({ address, name, marked, strip }: DocumentViewerProps) {
  const { t } = useTranslation('ai/documents');
  const [failed, setFailed] = useState(false);
  const pdf = useOpenPdf(address, () => setFailed(true));
  const [page, setPage] = useState(marked?.page ?? 1);
  const [zoom, setZoom] = useState<number>(1);
  useEffect(() => {
    if (marked?.page) setPage(marked.page);
  }, [marked]);
  if (failed) return <Notice tone="alert">{t('viewer.failed')}</Notice>;
  if (!pdf) return <ViewPlaceholder label={t('loading')} />;
  const pages = pdf.numPages;
  const here = Math.min(page, pages);
  const percent = ZOOMS[zoom]!;
  return (
    <div className={classes.viewer}>
      {strip && <PageStrip pdf={pdf} current={here} marked={marked} onChoose={setPage} />}
      <div className={classes.main}>
        <div className={classes.bar}>
          <IconButton
            icon={IconChevronLeft}
            label={t('viewer.before')}
            aria-disabled={here === 1}
            onClick={() => setPage(Math.max(1, here - 1))}
          />
          <span aria-live="polite">{t('viewer.page', { page: here, pages })}</span>
          <IconButton
            icon={IconChevronRight}
            label={t('viewer.after')}
            aria-disabled={here === pages}
            onClick={() => setPage(Math.min(pages, here + 1))}
          />
          <span className={classes.gap} />
          <IconButton
            icon={IconZoomOut}
            label={t('viewer.smaller')}
            aria-disabled={zoom === 0}
            onClick={() => setZoom(Math.max(0, zoom - 1))}
          />
          <span className={classes.percent}>{t('viewer.percent', { percent })}</span>
          <IconButton
            icon={IconZoomIn}
            label={t('viewer.larger')}
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          />
          <Tip text={t('viewer.download')} align="end">
            <a href={address} download={name} className={classes.download} aria-label={t('viewer.download')}>
              <IconDownload size={20} stroke={1.9} aria-hidden />
            </a>
          </Tip>
        </div>
        <section className={classes.scroller} aria-label={t('viewer.page', { page: here, pages })} tabIndex={0}>
          <DocumentSheet
            key={`${here} ${percent}`}
            pdf={pdf}
            page={here}
            percent={percent}
            label={t('viewer.sheet', { page: here, pages, name })}
            marked={marked?.page === here ? marked : undefined}
          />
        </section>
        <Announcement text={marked ? t('viewer.marked', { n: marked.n, page: marked.page }) : ''} turn={marked?.n ?? 0} />
      </div>
    </div>
  );
}
