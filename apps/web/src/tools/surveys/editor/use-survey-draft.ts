import { type Survey, type SurveyDefinition, writtenKey } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { isErrorCode } from '../../../platform/errors/api-error';
import { useLatest } from '../../../platform/use-latest';
import type { QuestionFields } from './draft-question';
import { createSurveyDraft, type SaveQuestion } from './survey-draft';
import { useLiveDefinition } from './use-live-definition';

/**
 * Converts fields to the contract's input. @param known the options that the server has; the others are new, with the ids that they have
 * already
 */
export function questionInput({ options, ...fields }: Partial<QuestionFields>, known: QuestionFields['options'] = []) {
  const isKnown = (id: string): boolean => known.some((option) => option.id === id);
  return { ...fields, ...(options ? { options: options.map(({ id, text }) => ({ [isKnown(id) ? 'id' : 'newId']: id, text })) } : {}) };
}

/** Takes over a survey that a call answered with, unless what is known is newer. */
export function useAcceptSurvey(id: string): (survey: Pick<Survey, 'survey'>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (survey) => {
      const { queryKey } = orpc.surveys.get.queryOptions({ input: { id } });
      const reading = queryClient.isFetching({ queryKey }) > 0;
      // An older reading that is still under way must not come after it.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && ({ ...known, ...newer(known as Survey, survey) } as typeof known));
      // It was about more than the questions: who may see them, for example.
      if (reading) void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient, id],
  );
}

function newer(known: Survey, survey: Pick<Survey, 'survey'>): Pick<Survey, 'survey'> {
  return revisionOf(survey.survey) < revisionOf(known.survey) ? { ...survey, survey: known.survey } : survey;
}

function revisionOf({ editing }: SurveyDefinition): number {
  return editing?.revision ?? 0;
}

/** The questions of a survey while several people write them, saved by themselves and live. */
export function useSurveyDraft(survey: Survey) {
  const accept = useAcceptSurvey(survey.id);
  const save = useSave(survey.id, accept);
  const [draft] = useState(() => createSurveyDraft(survey.survey, (id, change) => save()(id, change)));
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  useEffect(() => draft.take(survey.survey), [draft, survey.survey]);
  const connection = useLiveDefinition(survey, accept);
  useEffect(() => {
    if (connection === 'live') draft.flush();
  }, [draft, connection]);
  useEffect(() => {
    const again = () => draft.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      draft.flush();
    };
  }, [draft]);
  const { editing } = survey.survey;
  const writerOf = useCallback(
    (partId: string, field: Parameters<typeof writtenKey>[1]) =>
      editing?.writers.find(({ wrote }) => wrote.includes(writtenKey(partId, field)))?.name,
    [editing],
  );
  return useMemo(() => ({ draft, accept, writerOf, ...view }), [draft, accept, writerOf, view]);
}

export type OpenDraft = ReturnType<typeof useSurveyDraft>;

/** Sends a change; after a conflict, or for a deleted question, it returns the survey as it is now. */
function useSave(surveyId: string, accept: (survey: Survey) => void): () => SaveQuestion {
  return useLatest<SaveQuestion>(async (id, { fields, was }) => {
    try {
      const saved = (await api.surveys.updateQuestion({
        id,
        ...questionInput(fields, was.options),
        was: { ...was, ...(was.options ? { options: [...was.options] } : {}) } as { title?: string },
      })) as Survey;
      accept(saved);
      return { now: saved.survey, written: true };
    } catch (error) {
      if (!isErrorCode(error, 'CHANGED_MEANWHILE') && !isErrorCode(error, 'NOT_FOUND')) throw error;
      const now = (await api.surveys.get({ id: surveyId })) as Survey;
      accept(now);
      return { now: now.survey, written: false };
    }
  });
}
