import './pdf-texts';
import type { Item } from '@murmel/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import remixes from '../remixes/remixes.module.css';
import { PdfDialog } from './lazy-pdf-dialog';

/** Asks for the paper format once a PDF is requested; brings its texts along. */
export default function PublicPdfDialog({ item }: { item: Item }) {
  const { t } = useTranslation('exports');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={remixes.mark} onClick={() => setOpen(true)}>
        {t('link')}
      </button>
      <Suspense fallback={null}>{open && <PdfDialog item={item} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
