import {
  CONTENT_LANGUAGES,
  CONTENT_LICENCES,
  GALLERY_ORDERS,
  type GalleryFacet,
  type GalleryOrder,
  GRADE_LEVELS,
  itemTypeOf,
  LIMITS,
  SCHOOL_TYPES,
  SUBJECT_TYPES,
  TOOL_KEYS,
  TOOLS,
} from '@murmel/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { SearchField } from '../../ui/forms/SearchField';
import { NativeSelect } from '../../ui/forms/TextField';
import { Filters } from '../../ui/layout/Filters';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { useNow } from '../dates/use-now';
import { OpenCard } from '../open-material/OpenCard';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import { useDebounced } from '../page/use-debounced';
import { GalleryFrame } from './GalleryFrame';
import classes from './GalleryPage.module.css';

/** Full rows of a grid of two, three and four columns. */
const PAGE = 12;
/** Filter values in the order in which teachers search. */
const VALUES: Record<GalleryFacet, readonly string[]> = {
  subjectType: SUBJECT_TYPES,
  gradeLevel: GRADE_LEVELS,
  schoolType: SCHOOL_TYPES,
  objType: TOOL_KEYS.map((key) => TOOLS[key].kind),
  language: CONTENT_LANGUAGES,
  licence: CONTENT_LICENCES,
};
const FACETS = Object.keys(VALUES) as GalleryFacet[];
/** Default order, without a choice. */
const USUAL: GalleryOrder = 'newest';

/** All material that is open to view and copy; the address holds the filter. */
export default function GalleryPage() {
  const { t } = useTranslation('gallery');
  const { t: items } = useTranslation('items', 'items/settings');
  const { t: sharing } = useTranslation('sharing');
  const { t: tools } = useTranslation('tools');
  const { t: shell } = useTranslation('shell');
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const now = useNow();
  const order = GALLERY_ORDERS.find((one) => one === params.get('order')) ?? USUAL;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const asked = (params.get('q') ?? '').slice(0, LIMITS.search.max).trim();
  // The address follows a moment later: a field that showed the address would lose letters.
  const [typed, setTyped] = useState(asked);
  const written = useRef([asked]);
  const chosen = Object.fromEntries(
    FACETS.flatMap((facet) => {
      const value = VALUES[facet].find((one) => one === params.get(facet));
      return value ? [[facet, value]] : [];
    }),
  ) as Partial<Record<GalleryFacet, never>>;
  const q = useDebounced(typed.trim());
  const list = useQuery({
    ...orpc.gallery.list.queryOptions({ input: { page, limit: PAGE, order, q, ...chosen } }),
    placeholderData: keepPreviousData,
  });
  const change = (part: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(part))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    if (q === written.current.at(-1) || q !== typed.trim()) return;
    written.current.push(q);
    change({ q });
  });
  useEffect(() => {
    // Ours arrives after more was typed, and after more was written: it is no news.
    const ours = written.current.indexOf(asked);
    written.current = ours < 0 ? [asked] : written.current.slice(ours);
    if (ours < 0) setTyped(asked);
  }, [asked]);
  const nameOf = (facet: GalleryFacet, value: string): string => {
    if (facet === 'licence') return sharing(`licences.${value.replaceAll('.', '_')}`);
    if (facet === 'objType') {
      const type = itemTypeOf(value as never);
      return type ? tools(`catalogue.${type}.plural`) : value;
    }
    const key = {
      subjectType: 'subjectTypes',
      gradeLevel: 'gradeLevels',
      schoolType: 'schoolTypes',
      language: 'languages',
    };
    return items(`${key[facet]}.${value}`);
  };
  const choices = (facet: GalleryFacet) => {
    const counts = new Map((list.data?.facets[facet] ?? []).map(({ value, count }) => [value, count]));
    const offered = VALUES[facet].filter((value) => counts.has(value) || chosen[facet] === value);
    return [
      { value: '', label: t('all', { facet: t(`facets.${facet}`) }) },
      ...offered.map((value) => ({ value, label: t('choice', { name: nameOf(facet, value), count: counts.get(value) ?? 0 }) })),
    ];
  };
  const orders = (
    <NativeSelect
      aria-label={t('order')}
      value={order}
      data={GALLERY_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
      onChange={(event) => change({ order: event.currentTarget.value === USUAL ? '' : event.currentTarget.value })}
    />
  );
  const narrowed = typed !== '' || Object.keys(chosen).length > 0;
  return (
    <GalleryFrame
      current="community"
      search={
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          clearLabel={t('clear')}
          value={typed}
          onChange={(value) => setTyped(value.slice(0, LIMITS.search.max))}
        />
      }
      aside={orders}
    >
      <Filters label={t('filters', { count: Object.keys(chosen).length })}>
        {FACETS.map((facet) => (
          <NativeSelect
            key={facet}
            aria-label={t(`facets.${facet}`)}
            value={chosen[facet] ?? ''}
            data={choices(facet)}
            onChange={(event) => change({ [facet]: event.currentTarget.value })}
          />
        ))}
        <div className={classes.orderOnPhone}>{orders}</div>
      </Filters>
      <p className="visually-hidden" role="status">
        {narrowed && list.data ? t('found', { count: list.data.total }) : ''}
      </p>
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              <CardGrid label={t('cards')}>
                {entries.map((entry) => (
                  <OpenCard key={entry.item.id} entry={entry} now={now} onTaken={() => void queryClient.invalidateQueries()} />
                ))}
              </CardGrid>
              <PageSwitch page={page} limit={limit} total={total} onChange={(next) => change({ page: next > 1 ? String(next) : '' })} />
            </>
          ) : (
            <EmptyState
              title={t(narrowed ? 'nothing.title' : 'empty.title')}
              text={t(narrowed ? 'nothing.text' : 'empty.text')}
              actions={
                narrowed && (
                  <Button variant="default" onClick={() => setParams({}, { replace: true })}>
                    {t('nothing.reset')}
                  </Button>
                )
              }
            />
          )
        }
      </LoadState>
    </GalleryFrame>
  );
}
