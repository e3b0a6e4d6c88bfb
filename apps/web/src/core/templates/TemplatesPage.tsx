import { GRADE_LEVELS, LIMITS, SUBJECT_TYPES, TEMPLATES_OF, type Template, TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { CardGrid } from '../../ui/cards/CardGrid';
import { Button } from '../../ui/forms/Button';
import { SearchField } from '../../ui/forms/SearchField';
import { NativeSelect } from '../../ui/forms/TextField';
import { Filters } from '../../ui/layout/Filters';
import bar from '../../ui/layout/filter-bar.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { toast } from '../../ui/status/toast-queue';
import { useNow } from '../dates/use-now';
import { ItemActions } from '../item-menu/ItemActions';
import { audienceLine } from '../items/audience';
import { ItemCard } from '../items/ItemCard';
import { itemHref } from '../links/item-href';
import { LoadState } from '../page/LoadState';
import { PageSwitch } from '../page/PageSwitch';
import { useDebounced } from '../page/use-debounced';
import classes from './TemplatesPage.module.css';

/** Full rows of a grid of two, three and four columns. */
const PAGE = 24;

/** Lists the templates to begin with: one's own, the school's, the global ones. The address holds the tool and the target folder. */
export default function TemplatesPage() {
  const { t } = useTranslation('templates');
  const { t: items } = useTranslation('items', 'items/settings');
  const { t: tools } = useTranslation('tools');
  const { t: shell } = useTranslation('shell');
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState(address.get('search') ?? '');
  const [page, setPage] = useState(1);
  const now = useNow();
  const search = useDebounced(typed.trim().slice(0, LIMITS.search.max));
  const kind = TOOL_KEYS.map((key) => TOOLS[key].kind).find((one) => one === address.get('kind'));
  const of = TEMPLATES_OF.find((one) => one === address.get('of'));
  const subjectType = SUBJECT_TYPES.find((one) => one === address.get('subjectType'));
  const gradeLevel = GRADE_LEVELS.find((one) => one === address.get('gradeLevel'));
  const chosen = [kind, of, subjectType, gradeLevel].filter(Boolean).length;
  const list = useQuery({
    ...orpc.templates.list.queryOptions({
      input: {
        page,
        limit: PAGE,
        ...(kind && { kind }),
        ...(of && { of }),
        ...(subjectType && { subjectType }),
        ...(gradeLevel && { gradeLevel }),
        ...(search && { search }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const { start, starting } = useStart(address.get('folder') ?? undefined);
  const narrow = (name: 'kind' | 'of' | 'subjectType' | 'gradeLevel', value: string) => {
    setPage(1);
    setAddress(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={
          <div className={bar.search}>
            <SearchField
              label={t('search')}
              value={typed}
              clearLabel={t('clear')}
              onChange={(text) => {
                setTyped(text);
                setPage(1);
              }}
            />
          </div>
        }
      />
      <Filters label={t('filters', { count: chosen })}>
        <NativeSelect
          aria-label={t('subject')}
          value={subjectType ?? ''}
          data={[
            { value: '', label: t('allSubjects') },
            ...SUBJECT_TYPES.map((value) => ({ value: value as string, label: items(`subjectTypes.${value}`) })),
          ]}
          onChange={(event) => narrow('subjectType', event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('grade')}
          value={gradeLevel ?? ''}
          data={[
            { value: '', label: t('allGrades') },
            ...GRADE_LEVELS.map((value) => ({ value: value as string, label: items(`gradeLevels.${value}`) })),
          ]}
          onChange={(event) => narrow('gradeLevel', event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('kind')}
          value={kind ?? ''}
          data={[
            { value: '', label: t('allKinds') },
            ...TOOL_KEYS.map((key) => ({ value: TOOLS[key].kind as string, label: tools(`catalogue.${key}.plural`) })),
          ]}
          onChange={(event) => narrow('kind', event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('of.label')}
          value={of ?? ''}
          data={[{ value: '', label: t('of.all') }, ...TEMPLATES_OF.map((one) => ({ value: one as string, label: t(`of.${one}`) }))]}
          onChange={(event) => narrow('of', event.currentTarget.value)}
        />
      </Filters>
      <p className="visually-hidden" role="status">
        {search && list.data ? t('found', { count: list.data.total }) : ''}
      </p>
      <LoadState query={list} skeleton={<SkeletonGrid label={shell('loading')} count={8} />}>
        {({ entries, total, limit }) =>
          total > 0 ? (
            <>
              <CardGrid label={t('title')}>
                {entries.map((template) => (
                  <div key={template.item.id} className={classes.one}>
                    <ItemCard
                      item={template.item}
                      now={now}
                      headingLevel={2}
                      href={itemHref(template.item)}
                      actions={<ItemActions item={template.item} />}
                    />
                    <Facts template={template} />
                    <Button
                      variant="default"
                      leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
                      aria-label={t('useOne', { title: template.item.title })}
                      loading={starting === template.item.id}
                      onClick={() => start(template.item.id)}
                    >
                      {t('use')}
                    </Button>
                  </div>
                ))}
              </CardGrid>
              <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
            </>
          ) : (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              actions={
                chosen > 0 && (
                  <Button variant="default" onClick={() => setAddress({}, { replace: true })}>
                    {t('allTemplates')}
                  </Button>
                )
              }
            />
          )
        }
      </LoadState>
    </>
  );
}

/** Target group and duration of the lesson, and owner of the template. */
function Facts({ template: { item, of, minutes } }: { template: Template }) {
  const { t } = useTranslation('templates');
  const { t: items } = useTranslation('items', 'items/settings');
  const facts = [...audienceLine(items, item), ...(minutes === null ? [] : [t('minutes', { count: minutes })])];
  return <p className={classes.facts}>{[t(`of.${of}`), ...facts].join(' · ')}</p>;
}

/** Makes something of one's own from a template and opens it. */
function useStart(folderId: string | undefined): { start: (itemId: string) => void; starting: string | undefined } {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const use = useMutation({
    mutationFn: (itemId: string) => api.templates.use({ itemId, ...(folderId && { folderId }) }),
    onSuccess: ({ item }) => {
      void queryClient.invalidateQueries();
      void navigate(itemHref(item));
    },
    onError: (error) => toast({ id: 'create-item', tone: 'alert', text: errorText(error) }),
  });
  return { start: use.mutate, starting: use.isPending ? use.variables : undefined };
}
