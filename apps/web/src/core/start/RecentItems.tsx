import { LIMITS, TOOLS, toolOfKind } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { ItemCard } from '../items/ItemCard';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import classes from './StartPage.module.css';

/** Separate file, because the first page renders before its menus. */
const ItemActions = lazyPart(async () => ({ default: (await import('../item-menu/ItemActions')).ItemActions }));
/** A list that does not follow is no reason to show none. */
const FollowLibrary = lazyPart(() => import('../folders/FollowLibrary').catch(() => ({ default: () => null })));

/** Newcomers alone need it. */
const FirstSteps = lazyPart(() => import('./FirstSteps'));

/** Shows the items created last; for a user without items, a way to begin. */
export function RecentItems() {
  const { t } = useTranslation('start');
  const { t: shell } = useTranslation('shell');
  const { t: tools } = useTranslation('tools');
  const now = useNow();
  const recent = useQuery(orpc.items.recentlyCreated.queryOptions({ input: { limit: LIMITS.recentlyCreated } }));
  const loading = (
    <div className={classes.frame}>
      <div className={classes.loading}>
        <SkeletonGrid label={shell('loading')} count={LIMITS.recentlyCreated} />
      </div>
    </div>
  );
  const kinds = [...new Set(recent.data?.map(({ kind }) => toolOfKind(kind)))];
  // One list can only stand for all of them while they are of one tool.
  const only = kinds.length === 1 ? kinds[0] : undefined;
  const all = only && (
    <RouterLink href={TOOLS[only].route} className={classes.action}>
      {t('all', { tool: tools(`catalogue.${only}.plural`) })}
    </RouterLink>
  );
  return (
    <section className={classes.section} aria-labelledby="recent">
      {recent.data && <FollowLibrary waiting={null} />}
      {recent.data?.length !== 0 && <SectionHeader id="recent" title={t('recent')} action={all} />}
      <LoadState query={recent} skeleton={loading}>
        {(items) =>
          items.length > 0 ? (
            <div className={classes.frame}>
              <ul className={classes.recent}>
                {items.map((item) => (
                  <li key={item.id}>
                    <ItemCard
                      item={item}
                      now={now}
                      shape="recent"
                      time="createdAt"
                      actions={<ItemActions item={item} compact waiting={<span className={classes.menu} />} />}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ) : (
            <FirstSteps waiting={loading} />
          )
        }
      </LoadState>
    </section>
  );
}
