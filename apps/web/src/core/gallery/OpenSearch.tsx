import { LIMITS } from '@murmel/contracts';
import { IconBuildingStore, IconSearch } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RouterLink } from '../links/RouterLink';
import classes from './OpenSearch.module.css';

/**
 * Search for open material for signed-out visitors: stands in the header of public pages, and works without a script.
 * @param field false where the page has that field itself: only the way to the gallery is left
 */
export function OpenSearch({ field }: { field: boolean }) {
  const { t } = useTranslation('app');
  return (
    <>
      {field && (
        <form action="/gallery/community" role="search" className={classes.search}>
          <IconSearch size={20} stroke={1.9} aria-hidden />
          <input
            type="search"
            name="q"
            maxLength={LIMITS.search.max}
            className={classes.input}
            aria-label={t('openSearch.label')}
            placeholder={t('openSearch.label')}
          />
        </form>
      )}
      <RouterLink href="/gallery" className={classes.link}>
        <IconBuildingStore size={24} stroke={1.9} aria-hidden />
        <span>{t('openSearch.gallery')}</span>
      </RouterLink>
    </>
  );
}
