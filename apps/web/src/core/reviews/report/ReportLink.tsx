import type { Item } from '@murmel/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ReportDialog } from './lazy-report-dialog';
import classes from './report.module.css';

/** Report link at the foot of another account's open item. */
export default function ReportLink({ item }: { item: Item }) {
  const { t } = useTranslation('reviews/report');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={classes.link} onClick={() => setOpen(true)}>
        {t('link')}
      </button>
      <Suspense fallback={null}>{open && <ReportDialog item={item} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
