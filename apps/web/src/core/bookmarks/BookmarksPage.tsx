import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { BookmarkedCollections } from '../collections/BookmarkedCollections';
import { useNow } from '../dates/use-now';
import { useExportMenu } from '../exports/use-export-menu';
import { useFollowLibrary } from '../folders/use-follow-library';
import { ItemActions } from '../item-menu/ItemActions';
import { ItemCard } from '../items/ItemCard';
import { itemHref } from '../links/item-href';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';

/** Full rows of a grid of two, three and four columns. */
const PAGE = 24;

/** Bookmarks of a teacher, the newest first. */
export default function BookmarksPage() {
  const { t } = useTranslation('bookmarks');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const now = useNow();
  useFollowLibrary();
  const { takeAlong, takeAlongDialog } = useExportMenu();
  const list = useQuery({
    ...orpc.bookmarks.list.queryOptions({ input: { page, limit: PAGE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={t('title')} />
      <BookmarkedCollections />
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              <CardGrid label={t('title')}>
                {entries.map(({ id, item }) => (
                  <ItemCard
                    key={id}
                    item={item}
                    now={now}
                    headingLevel={2}
                    href={itemHref(item)}
                    actions={<ItemActions item={item} more={takeAlong(item)} />}
                  />
                ))}
              </CardGrid>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          ) : (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              actions={
                <Button variant="default" component={RouterLink} href="/folders">
                  {t('empty.toLibrary')}
                </Button>
              }
            />
          )
        }
      </LoadState>
      {takeAlongDialog}
    </>
  );
}
