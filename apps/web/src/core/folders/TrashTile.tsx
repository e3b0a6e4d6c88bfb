import { LIMITS } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useNow } from '../dates/use-now';
import { remaining } from '../items/remaining';
import { RouterLink } from '../links/RouterLink';
import classes from './FolderTile.module.css';

/** The way to what was thrown away, among the folders. */
export function TrashTile() {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const trash = useQuery(orpc.items.discarded.queryOptions({ input: { page: 1, limit: 1, order: 'oldest' } }));
  const now = useNow();
  const count = trash.data?.all.reduce((sum, kind) => sum + kind.count, 0);
  const next = trash.data?.entries[0];
  const ends = next && t('trash.days', { count: remaining(next.discardedAt, now).days });
  return (
    <article className={classes.tile} data-trash>
      <IconTrash size={32} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.words}>
        <h2 className={classes.title}>
          <RouterLink href="/folders/discarded" className={classes.link}>
            {shell('trash')}
          </RouterLink>
        </h2>
        <span className={classes.text}>
          {count === undefined ? t('trash.stays', { days: LIMITS.trashDays }) : t('trash.holds', { count, remaining: ends })}
        </span>
      </span>
    </article>
  );
}
