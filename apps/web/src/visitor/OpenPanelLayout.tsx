import type { Item } from '@murmel/contracts';
import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '../platform/page/lazy-page';
import { useSession } from '../platform/session/store';
import classes from './OpenPanelLayout.module.css';

const OpenPanel = lazyPage(() => import('./lazy-parts').then(({ openPanel }) => openPanel()), []);

/** True if an open item has a panel beside it, in gallery mode. */
export const useHasOpenPanel = ({ privacy }: Item): boolean => Boolean(useSession().publicToken) && privacy === 'public_for_all';

/** Loads the owner and the actions of an item after its content. */
export function OpenPanelLayout({ item, children }: { item: Item; children: ReactNode }) {
  if (!useHasOpenPanel(item)) return children;
  return (
    <div className={classes.page}>
      <div>{children}</div>
      <div>
        <Suspense fallback={null}>
          <OpenPanel item={item} />
        </Suspense>
      </div>
    </div>
  );
}
