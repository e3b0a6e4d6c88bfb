import { type ContentKind, GRADE_LEVELS, LIMITS, SUBJECT_TYPES } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { NativeSelect } from '../../ui/forms/TextField';
import { Filters } from '../../ui/layout/Filters';
import type { SearchCriteria } from './search-results';

/** Maximum age of the last change, in days. */
export const AGES = { week: 7, month: 31, year: 366 } as const;
export type Age = keyof typeof AGES;

interface SearchFiltersProps {
  narrowing: SearchCriteria;
  kinds: readonly { value: ContentKind; label: string }[];
  age: Age | null;
  /** by the name that it has in the address; empty: everything */
  onChange: (name: string, value: string) => void;
}

/** Filters of a search: kind, class, subject, grade, owner, and time of change. */
export function SearchFilters({ narrowing, kinds, age, onChange }: SearchFiltersProps) {
  const { t } = useTranslation('search');
  const { t: items } = useTranslation('items', 'items/settings');
  const schoolClasses = useQuery(
    orpc.schoolClasses.list.queryOptions({ input: { page: 1, limit: LIMITS.page.maxSize, archived: 'false' } }),
  );
  const select = (name: string, label: string, value: string | undefined, data: readonly { value: string; label: string }[]) => (
    <NativeSelect aria-label={label} value={value ?? ''} data={[...data]} onChange={(event) => onChange(name, event.currentTarget.value)} />
  );
  const all = (label: string) => ({ value: '', label });
  const inClasses = (schoolClasses.data?.entries ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { kind, classId, subjectType, gradeLevel, owner } = narrowing;
  const chosen = [kind, classId, subjectType, gradeLevel, owner, age];
  return (
    <Filters label={t('filters', { count: chosen.filter(Boolean).length })}>
      {select('kind', t('kind'), kind, [all(t('allKinds')), ...kinds])}
      {inClasses.length > 0 && select('class', t('class'), classId, [all(t('allClasses')), ...inClasses])}
      {select('subject', t('subject'), subjectType, [
        all(t('allSubjects')),
        ...SUBJECT_TYPES.map((value) => ({ value, label: items(`subjectTypes.${value}`) })),
      ])}
      {select('grade', t('grade'), gradeLevel, [
        all(t('allGrades')),
        ...GRADE_LEVELS.map((value) => ({ value, label: items(`gradeLevels.${value}`) })),
      ])}
      {select(
        'owner',
        t('owner'),
        owner,
        (['', 'me', 'others'] as const).map((value) => ({ value, label: t(`owners.${value || 'all'}`) })),
      )}
      {select(
        'age',
        t('age'),
        age ?? '',
        (['', 'week', 'month', 'year'] as const).map((value) => ({ value, label: t(`ages.${value || 'all'}`) })),
      )}
    </Filters>
  );
}
