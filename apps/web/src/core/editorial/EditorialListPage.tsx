import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';

interface EditorialListPageProps<Entry> {
  title: string;
  /** namespace that holds the other texts: `new`, `empty` and the way back to the gallery */
  texts: 'collections' | 'partners';
  text: ReactNode;
  list: UseQueryResult<{ entries: Entry[]; total: number; limit: number }>;
  page: number;
  onPage: (page: number) => void;
  creating: boolean;
  onCreate: () => void;
  card: (entry: Entry) => ReactNode;
}

/** Published entries of the editors, as cards; for admins the drafts, too, and the link to a new one. */
export function EditorialListPage<Entry>({
  title,
  texts,
  text,
  list,
  page,
  onPage,
  creating,
  onCreate,
  card,
}: EditorialListPageProps<Entry>) {
  const { t } = useTranslation(texts);
  const { t: shell } = useTranslation('shell');
  const { user, isTeacher } = useSession();
  return (
    <>
      <PageHeader
        title={title}
        text={text}
        breadcrumbs={<RouterLink href="/gallery">{t('toGallery')}</RouterLink>}
        actions={
          isTeacher &&
          user?.admin && (
            <Button leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />} loading={creating} onClick={onCreate}>
              {t('new')}
            </Button>
          )
        }
      />
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              <CardGrid label={t('title')}>{entries.map(card)}</CardGrid>
              <PageSwitch page={page} limit={limit} total={total} onChange={onPage} />
            </>
          ) : (
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          )
        }
      </LoadState>
    </>
  );
}
