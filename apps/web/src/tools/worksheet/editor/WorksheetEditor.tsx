import type { Worksheet } from '@murmel/contracts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './editor.module.css';

const ResponsesTab = lazy(() => import('../grid/ResponsesTab'));
const WallDialog = lazy(() => import('../grid/WallDialog'));

/** Header, content, and the dialog that is open. */
export function WorksheetEditor({ item }: { item: Worksheet }) {
  const { t } = useTranslation('tools/worksheet');
  const dialogs = useItemDialogs(item);
  const wall = useWallView();
  const responses = useLocation().pathname.includes('/responses');
  return (
    <>
      <ItemHeader item={item} dialogs={dialogs} wall={wall} />
      <main id="main" tabIndex={-1} className={responses ? undefined : classes.main}>
        {responses ? (
          <Suspense fallback={null}>
            <ResponsesTab item={item} />
          </Suspense>
        ) : (
          <p>{t('empty')}</p>
        )}
      </main>
      <Suspense fallback={null}>{wall.shown && <WallDialog item={item} onClose={wall.close} />}</Suspense>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}
