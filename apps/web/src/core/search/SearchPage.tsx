import { GRADE_LEVELS, SUBJECT_TYPES, TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSwitch } from '../page/PageSwitch';
import classes from './Search.module.css';
import { AGES, type Age, SearchFilters } from './SearchFilters';
import { SearchView } from './SearchView';
import { SCOPES, type Scope, type SearchCriteria } from './search-results';

const PAGE = 20;
const DAY_MS = 86_400_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Search as a page of its own; its address contains the query. */
export default function SearchPage() {
  const { t } = useTranslation('search');
  const { t: tools } = useTranslation('tools');
  const [params, setParams] = useSearchParams();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState(params.get('q') ?? '');
  const scope = SCOPES.find((one) => one === params.get('scope')) ?? 'all';
  const [owner, age] = [params.get('owner') as SearchCriteria['owner'] | null, params.get('age') as Age | null];
  const kinds = TOOL_KEYS.map((key) => ({ value: TOOLS[key].kind, label: tools(`catalogue.${key}.plural`) }));
  const classId = params.get('class') ?? '';
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
  const narrowing: SearchCriteria = {
    kind: kinds.find(({ value }) => value === params.get('kind'))?.value,
    classId: UUID.test(classId) ? classId : undefined,
    subjectType: SUBJECT_TYPES.find((one) => one === params.get('subject')),
    gradeLevel: GRADE_LEVELS.find((one) => one === params.get('grade')),
    owner: owner === 'me' || owner === 'others' ? owner : undefined,
    changedSince: age && age in AGES ? daysAgo(AGES[age]) : undefined,
  };
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.page}>
        <SearchView
          typed={typed}
          onType={type}
          scope={scope}
          onScope={(value: Scope) => change('scope', value === 'all' ? '' : value)}
          narrowing={narrowing}
          page={page}
          limit={PAGE}
          onGone={() => undefined}
          between={<SearchFilters narrowing={narrowing} kinds={kinds} age={narrowing.changedSince ? age : null} onChange={change} />}
          below={(total) => <PageSwitch page={page} limit={PAGE} total={total} onChange={setPage} />}
        />
      </div>
    </>
  );
}
