import type { Item } from '@murmel/contracts';
import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '../platform/page/lazy-page';
import { useSession } from '../platform/session/store';
import classes from './OpenPanelLayout.module.css';

const OpenPanel = lazyPage(() => import('./lazy-parts').then(({ openPanel }) => openPanel()), []);

/** True for an open item in gallery mode: it is looked at, and has a panel beside it. */
export const useInGallery = ({ privacy }: Item): boolean => Boolean(useSession().publicToken) && privacy === 'public_for_all';

/** Loads the owner and the actions of an item after its content. */
export function OpenPanelLayout({ item, children }: { item: Item; children: ReactNode }) {
  if (!useInGallery(item)) return children;
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
