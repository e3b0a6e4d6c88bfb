import { type DiscardedEntry, LIMITS } from '@murmel/contracts';
import { IconArrowBackUp, IconChevronRight, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { Checkbox } from '../../ui/forms/Checkbox';
import { PageHeader } from '../../ui/layout/PageHeader';
import { SelectionBar } from '../../ui/layout/SelectionBar';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { useFollowLibrary } from '../folders/use-follow-library';
import { useSelection } from '../folders/use-selection';
import { RouterLink } from '../links/RouterLink';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import { useDebounced } from '../page/use-debounced';
import { DeleteForeverDialog, type WholeTrash } from './DeleteForeverDialog';
import { TrashBar } from './TrashBar';
import classes from './TrashPage.module.css';
import { TrashRow } from './TrashRow';
import { TrashTable } from './TrashTable';
import { TRASH_PAGE, type TrashFilter, useTrash } from './use-trash';
import { useTrashActions } from './use-trash-actions';

const EVERYTHING: TrashFilter = { query: '', kind: null, order: 'newest', page: 1 };

/** Lists the entries deleted in the last 30 days: items of all tools, folders, classes and projects. */
export default function TrashPage() {
  const { t } = useTranslation('trash');
  const { t: shell } = useTranslation('shell');
  useFollowLibrary();
  const [filter, setFilter] = useState(EVERYTHING);
  const [asked, setAsked] = useState<readonly DiscardedEntry[] | WholeTrash>();
  const [destroying, setDestroying] = useState(false);
  const query = useDebounced(filter.query.trim().slice(0, LIMITS.search.max));
  const list = useTrash({ ...filter, query });
  const now = useNow();
  const acts = useTrashActions();
  const selection = useSelection<DiscardedEntry>('trash');
  const entries = list.data?.entries ?? [];
  // Entries removed meanwhile in another window are no longer selected.
  const chosen = entries.filter(({ id }) => selection.has(id));
  const pages = Math.max(1, Math.ceil((list.data?.total ?? 0) / TRASH_PAGE));
  // The last entry of the last page may be gone.
  if (list.data && filter.page > pages) setFilter({ ...filter, page: pages });
  const change = (part: Partial<TrashFilter>): void => {
    selection.clear();
    setFilter({ ...filter, page: 1, ...part });
  };
  const plain = query === '' && filter.kind === null;
  const isEmpty = list.data?.all.length === 0;

  const confirm = async (): Promise<void> => {
    if (!asked) return;
    setDestroying(true);
    await ('all' in asked ? acts.empty() : acts.destroy(...asked));
    setDestroying(false);
    setAsked(undefined);
    selection.clear();
  };
  const head = (
    <Checkbox
      aria-label={t('selection.all')}
      checked={entries.length > 0 && entries.every(({ id }) => selection.has(id))}
      indeterminate={chosen.length > 0 && !entries.every(({ id }) => selection.has(id))}
      onChange={() => selection.toggleAll(entries)}
    />
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('intro', { days: LIMITS.trashDays })}
        breadcrumbs={
          <nav aria-label={t('way')} className={classes.way}>
            <RouterLink href="/folders">{shell('library')}</RouterLink>
            <IconChevronRight size={16} stroke={1.9} aria-hidden />
          </nav>
        }
        actions={
          list.data &&
          !isEmpty && (
            <Button
              variant="default"
              leftSection={<IconTrashX size={20} stroke={1.9} aria-hidden />}
              onClick={() => setAsked({ all: list.data.all, inside: list.data.inside })}
            >
              {t('emptyAll')}
            </Button>
          )
        }
      />
      {list.data && !isEmpty && <TrashBar filter={filter} onFilter={change} kinds={list.data.all.map(({ kind }) => kind)} />}
      <p className="visually-hidden" role="status">
        {query && list.data ? t('found', { count: list.data.total }) : ''}
      </p>
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {({ total, limit }) =>
          total > 0 ? (
            <>
              <TrashTable head={head}>
                {entries.map((entry) => (
                  <TrashRow
                    key={entry.id}
                    entry={entry}
                    now={now}
                    busy={acts.busy.has(entry.id)}
                    checked={selection.has(entry.id)}
                    checkbox={
                      <Checkbox
                        aria-label={t('selection.one', { title: entry.title })}
                        checked={selection.has(entry.id)}
                        onChange={() => selection.toggle(entry)}
                      />
                    }
                    onRestore={() => void acts.restore(entry).then(selection.clear)}
                    onDestroy={() => setAsked([entry])}
                  />
                ))}
              </TrashTable>
              <PageSwitch page={filter.page} limit={limit} total={total} onChange={(page) => change({ page })} />
            </>
          ) : plain ? (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text', { days: LIMITS.trashDays })}
              actions={
                <Button variant="default" component={RouterLink} href="/folders">
                  {t('toLibrary')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('nothing.title')}
              text={t('nothing.text')}
              actions={
                <Button variant="default" onClick={() => change({ query: '', kind: null })}>
                  {t('nothing.all')}
                </Button>
              }
            />
          )
        }
      </LoadState>
      {chosen.length > 0 && (
        <SelectionBar
          label={t('selection.label')}
          count={t('selection.count', { count: chosen.length })}
          clearLabel={t('selection.clear')}
          actions={[
            {
              key: 'restore',
              label: t('restore'),
              icon: IconArrowBackUp,
              onSelect: () => void acts.restore(...chosen).then(selection.clear),
            },
            { key: 'destroy', label: t('destroy'), icon: IconTrashX, onSelect: () => setAsked(chosen) },
          ]}
          onClear={selection.clear}
        />
      )}
      {acts.question}
      {asked && (
        <DeleteForeverDialog
          asked={'all' in asked ? (list.data ?? asked) : asked}
          busy={destroying}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
