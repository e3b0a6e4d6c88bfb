import { type ContentKind, TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { NativeSelect } from '../../ui/forms/TextField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSwitch } from '../items/PageSwitch';
import { Finder } from './Finder';
import { type Narrowing, SCOPES, type Scope } from './finds';
import classes from './Search.module.css';

const PAGE = 20;
const DAY_MS = 86_400_000;
/** How long ago something was changed at most. */
const AGES = { week: 7, month: 31, year: 366 } as const;
type Age = keyof typeof AGES;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** The search as a page of its own; its address says what is looked for. */
export default function SearchPage() {
  const { t } = useTranslation('search');
  const { t: tools } = useTranslation('tools');
  const [params, setParams] = useSearchParams();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const scope = SCOPES.find((one) => one === params.get('scope')) ?? 'all';
  const [owner, age] = [params.get('owner') as Narrowing['owner'] | null, params.get('age') as Age | null];
  const kinds = [...TOOL_KEYS.map((key) => ({ value: TOOLS[key].kind as string, label: tools(`catalogue.${key}.plural`) }))];
  const kind = kinds.find(({ value }) => value === params.get('kind'))?.value as ContentKind | undefined;
  const change = (name: string, value: string) => {
    setPage(1);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  const type = (value: string) => {
    setTyped(value);
    change('q', value.trim());
  };
  const narrowing: Narrowing = {
    kind,
    owner: owner === 'me' || owner === 'others' ? owner : undefined,
    changedSince: age && age in AGES ? daysAgo(AGES[age]) : undefined,
  };
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.page}>
        <Finder
          typed={typed}
          onType={type}
          scope={scope}
          onScope={(value: Scope) => change('scope', value === 'all' ? '' : value)}
          narrowing={narrowing}
          page={page}
          limit={PAGE}
          onGone={() => undefined}
          between={
            <div className={classes.filters}>
              <NativeSelect
                aria-label={t('kind')}
                value={kind ?? ''}
                data={[{ value: '', label: t('allKinds') }, ...kinds]}
                onChange={(event) => change('kind', event.currentTarget.value)}
              />
              <NativeSelect
                aria-label={t('owner')}
                value={narrowing.owner ?? ''}
                data={(['', 'me', 'others'] as const).map((value) => ({ value, label: t(`owners.${value || 'all'}`) }))}
                onChange={(event) => change('owner', event.currentTarget.value)}
              />
              <NativeSelect
                aria-label={t('age')}
                value={narrowing.changedSince ? age! : ''}
                data={(['', 'week', 'month', 'year'] as const).map((value) => ({ value, label: t(`ages.${value || 'all'}`) }))}
                onChange={(event) => change('age', event.currentTarget.value)}
              />
            </div>
          }
          below={(total) => <PageSwitch page={page} limit={PAGE} total={total} onChange={setPage} />}
        />
      </div>
    </>
  );
}
