import { GOAL_TOOLS, TOOLS } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '../platform/api/queries';
import type { ChosenAnswers } from './chosen-answers';

interface Suggestions {
  /** title of a template for the first thing */
  template: string | undefined;
  /** number of open materials for these subjects */
  open: number | undefined;
}

/** Finds what fits the answers: one template for the tool of the goal, and how much open material there is. Without a line there is none of both. */
export function useSuggestions({ goal, subjectTypes, gradeLevels }: ChosenAnswers): Suggestions {
  const tool = goal && GOAL_TOOLS[goal];
  const fits = {
    ...(subjectTypes.length > 0 ? { fitsSubjects: subjectTypes } : {}),
    ...(gradeLevels.length > 0 ? { fitsGrades: gradeLevels } : {}),
  };
  const templates = useQuery({
    ...orpc.templates.list.queryOptions({ input: { page: 1, limit: 1, ...(tool ? { kind: TOOLS[tool].kind } : {}), ...fits } }),
    enabled: tool !== null,
  });
  const materials = useQuery({
    ...orpc.materials.list.queryOptions({
      input: { page: 1, limit: 1, ...(subjectTypes.length > 0 ? { subject_types: subjectTypes } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  return { template: tool ? templates.data?.entries[0]?.item.title : undefined, open: materials.data?.total };
}
