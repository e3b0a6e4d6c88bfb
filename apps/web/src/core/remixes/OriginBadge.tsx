import type { Item } from '@murmel/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPage } from '../../platform/page/lazy-page';
import classes from './remixes.module.css';

const OriginDialog = lazyPage(() => import('./OriginDialog'), ['remixes']);

/** Mark of a copy; it links to the origin. */
export function OriginBadge({ item }: { item: Item }) {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${classes.mark} ${classes.small}`} onClick={() => setOpen(true)}>
        {t('copy')}
      </button>
      <Suspense fallback={null}>{open && <OriginDialog item={item} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
