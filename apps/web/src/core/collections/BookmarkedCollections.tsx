import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { SectionHeader } from '../../ui/layout/SectionHeader';
import { CollectionCard } from './CollectionCard';

/** Number of collections on one page; users bookmark no more. */
const SHOWN = 100;

/** The collections that a teacher wants to find again; nothing where there are none. */
export function BookmarkedCollections() {
  const { t } = useTranslation('collections');
  const { data } = useQuery(orpc.collections.list.queryOptions({ input: { bookmarked: 'true', limit: SHOWN } }));
  if (!data || data.entries.length === 0) return null;
  return (
    <section aria-labelledby="collections" style={{ marginBottom: 28 }}>
      <SectionHeader id="collections" title={t('bookmarks')} />
      <CardGrid label={t('bookmarks')}>
        {data.entries.map((one) => (
          <CollectionCard key={one.id} collection={one} />
        ))}
      </CardGrid>
    </section>
  );
}
