import { type Survey } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import type { QuestionFields } from './draft-question';
import { createSurveyDraft } from './survey-draft';

/** What the contract takes: options without key. */
export function questionInput({ options, ...fields }: Partial<QuestionFields>) {
  return { ...fields, ...(options ? { options: options.map(({ id, text }) => (id === undefined ? { text } : { id, text })) } : {}) };
}

/** Takes over a survey that a call answered with. */
export function useAcceptSurvey(id: string): (survey: Survey) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (survey) => {
      const { queryKey } = orpc.surveys.get.queryOptions({ input: { id } });
      // An older reading that is still under way must not come after it.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, survey);
    },
    [queryClient, id],
  );
}

/** The questions of a survey while somebody writes them, saved by themselves. */
export function useSurveyDraft(survey: Survey) {
  const accept = useAcceptSurvey(survey.id);
  const [draft] = useState(() =>
    createSurveyDraft(survey.survey.questions, async (id, fields) => {
      const saved = (await api.surveys.updateQuestion({ id, ...questionInput(fields) })) as Survey;
      accept(saved);
      return saved.survey.questions;
    }),
  );
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  useEffect(() => draft.take(survey.survey.questions), [draft, survey.survey.questions]);
  useEffect(() => {
    const again = () => draft.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      draft.flush();
    };
  }, [draft]);
  return useMemo(() => ({ draft, accept, ...view }), [draft, accept, view]);
}

export type OpenDraft = ReturnType<typeof useSurveyDraft>;
