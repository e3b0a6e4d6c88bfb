import { ITEM_TYPES, type Item, type PublicPlace } from '@murmel/contracts';
import { Suspense } from 'react';
import { LanguageLinks } from '../platform/page/LanguageLinks';
import { lazyPage } from '../platform/page/lazy-page';
import classes from './MiniFooter.module.css';

const PublicRemix = lazyPage(() => import('../core/remixes/PublicRemix'), ['remixes']);

/** What stands below the content of a shared item: languages, and on its first page where it comes from and the way into one's own storage. */
export function MiniFooter({ item, type, page }: { item: Item } & Pick<PublicPlace, 'type' | 'page'>) {
  return (
    <footer className={classes.footer}>
      <LanguageLinks />
      {page === ITEM_TYPES[type].publicPages[0] && (item.remixed || item.abilities.remix) && (
        <Suspense fallback={null}>
          <PublicRemix item={item} />
        </Suspense>
      )}
    </footer>
  );
}
