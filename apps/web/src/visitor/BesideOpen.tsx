import type { Item } from '@murmel/contracts';
import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '../platform/page/lazy-page';
import { useSession } from '../platform/session/store';
import classes from './BesideOpen.module.css';

const OpenPanel = lazyPage(() => import('./late-parts').then(({ openPanel }) => openPanel()), []);

/** True if an open item has a panel beside it, in gallery mode. */
export const useIsBeside = ({ privacy }: Item): boolean => Boolean(useSession().publicToken) && privacy === 'public_for_all';

/** Loads the owner and the actions of an item after its content. */
export function BesideOpen({ item, children }: { item: Item; children: ReactNode }) {
  if (!useIsBeside(item)) return children;
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
