import { LIMITS } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RouterLink } from '../shell/RouterLink';
import classes from './FolderTile.module.css';

/** The way to what was thrown away, among the folders. */
export function TrashTile() {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  return (
    <article className={classes.tile} data-trash>
      <IconTrash size={32} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.words}>
        <h2 className={classes.title}>
          <RouterLink href="/folders/discarded" className={classes.link}>
            {shell('trash')}
          </RouterLink>
        </h2>
        <span className={classes.text}>{t('trash.stays', { days: LIMITS.trashDays })}</span>
      </span>
    </article>
  );
}
