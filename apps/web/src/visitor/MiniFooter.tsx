import { ITEM_TYPES, type Item, type PublicPlace } from '@murmel/contracts';
import { Suspense } from 'react';
import { LanguageLinks } from '../platform/page/LanguageLinks';
import { lazyPage } from '../platform/page/lazy-page';
import { useSession } from '../platform/session/store';
import classes from './MiniFooter.module.css';

const ReportLink = lazyPage(() => import('../core/reviews/report/report-link-with-texts'), []);
const PublicRemix = lazyPage(() => import('../core/remixes/PublicRemix'), ['remixes']);

/**
 * What stands below the content of a shared item: languages, and on its first page where it comes from, the way into one's own storage, and
 * the way to say that something is wrong. In gallery mode all of that stands beside it.
 */
export function MiniFooter({ item, type, page }: { item: Item } & Pick<PublicPlace, 'type' | 'page'>) {
  const { publicToken } = useSession();
  const beside = publicToken !== null && item.privacy === 'public_for_all';
  return (
    <footer className={classes.footer}>
      <LanguageLinks />
      {page === ITEM_TYPES[type].publicPages[0] && !beside && (
        <Suspense fallback={null}>
          {(item.remixed || item.abilities.remix) && <PublicRemix item={item} />}
          {item.abilities.report && <ReportLink item={item} />}
        </Suspense>
      )}
    </footer>
  );
}
