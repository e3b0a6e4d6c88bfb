import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateItem } from '../../../core/items/use-create-item';
import { LoadState } from '../../../core/page/LoadState';
import { PageSwitch } from '../../../core/page/PageSwitch';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { SectionHeader } from '../../../ui/layout/SectionHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { AssistantCard } from './AssistantCard';
import { type AssistantFilter, featuredAmong, filterQuery } from './assistant-filter';
import { FeaturedBand } from './FeaturedBand';
import { FeaturedCard } from './FeaturedCard';
import classes from './list.module.css';

/** Full rows of a grid of two, three and four columns. */
const PAGE = 24;
/** One row. */
const RECENT = 4;

interface FoundAssistantsProps {
  shown: AssistantFilter;
  query: string;
  toTalk: boolean;
  onAll: () => void;
}

/** Lists the assistants found, one's own first; without a search text also the last used ones and a recommended one. */
export function FoundAssistants({ shown, query, toTalk, onAll }: FoundAssistantsProps) {
  const { t, i18n } = useTranslation('tools/assistants');
  const [page, setPage] = useState(1);
  const own = useQuery({
    ...orpc.assistants.search.queryOptions({ input: { page, limit: PAGE, ...filterQuery(shown), ...(query && { query }) } }),
    placeholderData: keepPreviousData,
  });
  const international = shown === 'international' ? { international: 'true' } : {};
  const featured = useQuery(orpc.assistants.featured.queryOptions({ input: { language: i18n.language, ...international } }));
  const first = shown === 'all' && query === '';
  const recent = useQuery({ ...orpc.assistants.recentlyUsed.queryOptions({ input: { limit: RECENT } }), enabled: first });
  const ready = featuredAmong(featured.data ?? [], shown, query);
  const band = first ? ready[new Date().getMonth() % ready.length] : undefined;
  return (
    <LoadState query={own} skeleton={<SkeletonGrid label={t('list.loading')} count={6} />}>
      {({ entries, total, limit }) => (
        <>
          <p className="visually-hidden" role="status">
            {query ? t('list.found', { count: total + ready.length }) : ''}
          </p>
          {band && <FeaturedBand assistant={band} />}
          {first && recent.data && recent.data.length > 0 && (
            <Part title={t('list.recent')}>
              {recent.data.map((assistant) => (
                <AssistantCard key={assistant.id} assistant={assistant} toTalk={toTalk} />
              ))}
            </Part>
          )}
          {entries.length > 0 && (
            <Part title={t(shown === 'archive' ? 'list.show.archive' : 'list.own')}>
              {entries.map((assistant) => (
                <AssistantCard key={assistant.id} assistant={assistant} toTalk={toTalk} />
              ))}
            </Part>
          )}
          <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
          {ready.length > 0 && (
            <Part title={t('list.ready')}>
              {ready
                .filter((assistant) => assistant !== band)
                .map((assistant) => (
                  <FeaturedCard key={assistant.template} assistant={assistant} />
                ))}
            </Part>
          )}
          {total + ready.length === 0 && featured.data && <Nothing shown={shown} query={query} onAll={onAll} />}
        </>
      )}
    </LoadState>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode[] }) {
  return (
    <section className={classes.part}>
      <SectionHeader title={title} />
      <ul className={classes.grid} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

function Nothing({ shown, query, onAll }: Omit<FoundAssistantsProps, 'toTalk'>) {
  const { t } = useTranslation('tools/assistants');
  const { create, creating } = useCreateItem();
  const which = query !== '' ? 'notFound' : shown === 'archive' ? 'noArchive' : 'nothing';
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('list.notFound.all')}
    </Button>
  );
  const build = (
    <Button
      leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
      loading={creating === 'assistants'}
      onClick={() => create('assistants')}
    >
      {t('list.new')}
    </Button>
  );
  return <EmptyState title={t(`list.${which}.title`)} text={t(`list.${which}.text`)} actions={which === 'nothing' ? build : all} />;
}
