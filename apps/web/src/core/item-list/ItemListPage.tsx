import { IMPORT_KINDS, LIMITS, type ListedItem, TOOLS, type ToolKey } from '@murmel/contracts';
import { IconFileImport, IconHourglass, IconInfoCircle, IconPlus, IconTemplate } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { announceFailure } from '../../platform/api/failures';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { SearchField } from '../../ui/forms/SearchField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { Notice } from '../../ui/status/Notice';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { useExportMenu } from '../exports/use-export-menu';
import { useFollowLibrary } from '../folders/use-follow-library';
import { OpenFileDialog } from '../imports/lazy-open-file';
import { ItemActions } from '../item-menu/ItemActions';
import { ItemCard } from '../items/ItemCard';
import { useCreateItem } from '../items/use-create-item';
import { MonthLeft } from '../licences/MonthLeft';
import { useReachedLimit } from '../licences/use-month-counts';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import { useDebounced } from '../page/use-debounced';
import { useToolContributions } from '../tools/contribution';
import { useAvailableTools } from '../tools/use-available-tools';
import classes from './ItemListPage.module.css';

export interface ItemLinesProps {
  /** as the tool's own list call answers */
  entries: readonly ListedItem[];
  now: Date;
  /** name of the list */
  label: string;
  /** menu of one item */
  menuOf: (item: ListedItem) => ReactNode;
}

interface ItemListPageProps {
  tool: ToolKey;
  /** the tool's own words where there is none, and where they cannot be loaded */
  words?: { empty: string; failed: string };
  /** page that makes one; without it a new one opens at once */
  newHref?: string;
  /** one more way to begin, beside those of all tools */
  moreWays?: ReactNode;
  /** draws the items as lines where a card would say less */
  Lines?: ComponentType<ItemLinesProps>;
}

/** A tool's own list: search, cards, pages, new. Every tool uses it with its key. */
export default function ItemListPage({ tool: key, words, newHref, moreWays, Lines }: ItemListPageProps) {
  const { t } = useTranslation('item-list');
  const { t: shell } = useTranslation('shell');
  const { t: tools } = useTranslation('tools');
  const tool = useToolContributions()[key];
  const { create, creating } = useCreateItem();
  const offered = useAvailableTools().includes(key);
  const reached = useReachedLimit(TOOLS[key].kind);
  const now = useNow();
  useFollowLibrary();
  const { takeAlong, takeAlongDialog } = useExportMenu();
  const [opening, setOpening] = useState(false);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const query = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const list = useQuery({
    queryKey: ['tool-items', key, page, query],
    queryFn: () => tool.calls.list({ page, limit: LIMITS.page.size, ...(query ? { query } : {}) }),
    placeholderData: keepPreviousData,
  });
  const name = tools(`catalogue.${key}.name`);
  const plural = tools(`catalogue.${key}.plural`);
  const search = (text: string) => {
    setTyped(text);
    setPage(1);
  };
  const nothingYet = list.data?.total === 0 && query === '' && typed === '';
  const createButton = (label: string) =>
    offered && (
      <>
        {moreWays}
        {(IMPORT_KINDS as readonly string[]).includes(TOOLS[key].kind) && (
          <Button variant="default" leftSection={<IconFileImport size={20} stroke={1.9} aria-hidden />} onClick={() => setOpening(true)}>
            {shell('openFile')}
          </Button>
        )}
        <Button
          variant="default"
          component={RouterLink}
          href={`/templates?kind=${TOOLS[key].kind}`}
          leftSection={<IconTemplate size={20} stroke={1.9} aria-hidden />}
        >
          {shell('fromTemplate')}
        </Button>
        {reached ? (
          <Button
            leftSection={<IconHourglass size={20} stroke={1.9} aria-hidden />}
            onClick={() => announceFailure({ type: 'showLimit', reached })}
          >
            {shell('month.button')}
          </Button>
        ) : newHref === undefined ? (
          <Button leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />} loading={creating === key} onClick={() => create(key)}>
            {label}
          </Button>
        ) : (
          <Button leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />} component={RouterLink} href={newHref}>
            {label}
          </Button>
        )}
      </>
    );
  const about = offered && (
    <RouterLink href={TOOLS[key].infoRoute} className={classes.about}>
      <IconInfoCircle size={18} stroke={1.9} aria-hidden />
      {t('about')}
    </RouterLink>
  );
  return (
    <>
      <PageHeader title={tools(`catalogue.${key}.pluralTitle`)} actions={nothingYet ? undefined : createButton(shell('new'))} />
      {!offered && !nothingYet && <Notice>{t('off')}</Notice>}
      {offered && <MonthLeft kind={TOOLS[key].kind} />}
      {!nothingYet && (
        <div className={classes.tools}>
          <div className={classes.search}>
            <SearchField
              label={t('search')}
              placeholder={t('searchPlaceholder', { tool: plural })}
              clearLabel={t('clear')}
              value={typed}
              onChange={search}
            />
          </div>
          {about}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {query && list.data ? t('found', { count: list.data.total }) : ''}
      </p>
      <LoadState
        query={list}
        {...(words && { failed: words.failed })}
        skeleton={<SkeletonGrid label={shell('loading')} count={8} shape={Lines ? 'lines' : 'cards'} />}
      >
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              {Lines ? (
                <Lines
                  entries={entries}
                  now={now}
                  label={t('label', { tool: plural })}
                  menuOf={(item) => <ItemActions item={item} compact more={takeAlong(item)} />}
                />
              ) : (
                <div className={classes.cards}>
                  <CardGrid label={t('label', { tool: plural })}>
                    {entries.map((item) => (
                      <ItemCard
                        key={item.id}
                        item={item}
                        now={now}
                        headingLevel={2}
                        actions={<ItemActions item={item} more={takeAlong(item)} />}
                      />
                    ))}
                  </CardGrid>
                </div>
              )}
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          ) : query ? (
            <EmptyState
              title={t('nothingTitle')}
              text={t('nothingText', { query })}
              actions={
                <Button variant="default" onClick={() => search('')}>
                  {t('showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={offered ? (words?.empty ?? t('emptyTitle')) : t('offTitle')}
              text={t(offered ? 'emptyText' : 'off')}
              marbles={[
                { colour: tool.colour, size: 126, swirl: tool.swirl, icon: tool.icon },
                { colour: 'koralle', size: 92, swirl: 1 },
                { colour: 'pflaume', size: 80, swirl: 2 },
                { colour: 'himmel', size: 56, swirl: 3 },
              ]}
              actions={createButton(t('create', { tool: name }))}
              link={about}
            />
          )
        }
      </LoadState>
      {takeAlongDialog}
      <Suspense fallback={null}>{opening && <OpenFileDialog onClose={() => setOpening(false)} />}</Suspense>
    </>
  );
}
