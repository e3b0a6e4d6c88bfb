import { LIMITS } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillPath } from '../../../core/ai/mini-tools/paths';
import { useNow } from '../../../core/dates/use-now';
import { useExportMenu } from '../../../core/exports/use-export-menu';
import { useFollowLibrary } from '../../../core/folders/use-follow-library';
import { ItemActions } from '../../../core/item-menu/ItemActions';
import { ItemCard } from '../../../core/items/ItemCard';
import { PageSwitch } from '../../../core/page/PageSwitch';
import { useDebounced } from '../../../core/page/use-debounced';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { CardGrid } from '../../../ui/cards/CardGrid';
import { SectionHeader } from '../../../ui/layout/SectionHeader';

/** Full rows of a grid of two and four columns. */
const PAGE = 8;

/** A teacher's own mini tools and those to which they were invited; nothing where there are none. */
export function OwnMiniTools({ words }: { words: string }) {
  const { t } = useTranslation('tools/mini_tools');
  const now = useNow();
  const [page, setPage] = useState(1);
  const query = useDebounced(words.slice(0, LIMITS.search.max));
  const { takeAlong, takeAlongDialog } = useExportMenu();
  useFollowLibrary();
  const { data } = useQuery({
    ...orpc.miniTools.list.queryOptions({ input: { page, limit: PAGE, ...(query && { query }) } }),
    placeholderData: keepPreviousData,
  });
  if (!data || data.total === 0) return null;
  return (
    <section>
      <SectionHeader title={t('list.own')} />
      <CardGrid label={t('list.own')}>
        {data.entries.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            now={now}
            href={fillPath(item.id)}
            actions={<ItemActions item={item} more={takeAlong(item)} />}
          />
        ))}
      </CardGrid>
      <PageSwitch page={page} limit={data.limit} total={data.total} onChange={setPage} />
      {takeAlongDialog}
    </section>
  );
}
