import { useTranslation } from '../../platform/i18n/use-translation';
import { draftProblems, PROBLEM_NUMBERS, type ProjectDraft } from './project-draft';

export type DraftErrors = Partial<Record<'name' | 'task' | 'items', string>>;

/** The sentences below the fields of a project; none while everything is right. */
export function useDraftErrors(draft: ProjectDraft): DraftErrors {
  const { t, i18n } = useTranslation('project-form');
  const number = (value: number): string => new Intl.NumberFormat(i18n.language).format(value);
  const { min, max, taskMax, items } = PROBLEM_NUMBERS;
  return Object.fromEntries(
    draftProblems(draft).map(({ field, key }) => [field, t(`problem.${key}`, { min, max, taskMax: number(taskMax), items })]),
  );
}
