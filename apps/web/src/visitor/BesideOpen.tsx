import type { Item } from '@murmel/contracts';
import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '../platform/page/lazy-page';
import { useSession } from '../platform/session/store';
import classes from './BesideOpen.module.css';

const OpenPanel = lazyPage(() => import('../core/gallery/open-page/open-panel-with-texts'), []);

/** In gallery mode something open has a panel beside it: whose it is and what one may do with it. It comes after the thing itself. */
export function BesideOpen({ item, children }: { item: Item; children: ReactNode }) {
  const { publicToken } = useSession();
  if (publicToken === null || item.privacy !== 'public_for_all') return children;
  return (
    <div className={classes.page}>
      <div className={classes.content}>{children}</div>
      <div className={classes.panel}>
        <Suspense fallback={null}>
          <OpenPanel item={item} publicToken={publicToken} />
        </Suspense>
      </div>
    </div>
  );
}
