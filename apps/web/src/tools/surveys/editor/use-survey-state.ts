import { type QuestionProblem, questionProblem, type Survey, type SurveyState } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import type { OpenDraft } from './use-survey-draft';

/** Question that cannot be answered, and its problem. `asked` counts the tries, so that the page scrolls there again. */
export interface MarkedQuestion {
  id: string;
  /** undefined: it holds something that is not saved */
  problem: QuestionProblem | undefined;
  asked: number;
}

interface SurveyStateInput {
  survey: Survey;
  open: OpenDraft;
  openShare: () => void;
  toQuestions: () => void;
}

/**
 * Opens, closes and reopens. Opening needs questions that can be answered: the first invalid one is marked. If the item is still locked for
 * others, the share dialog follows (spec E17).
 */
export function useSurveyState({ survey, open, openShare, toQuestions }: SurveyStateInput) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [marked, setMarked] = useState<MarkedQuestion>();

  const mark = (id: string, problem: QuestionProblem): void => {
    setMarked((before) => ({ id, problem, asked: (before?.asked ?? 0) + 1 }));
    toast({
      id: 'survey-state',
      tone: 'info',
      text: t(`state.problem.${problem}`, { number: open.questions.findIndex((question) => question.id === id) + 1 }),
    });
    toQuestions();
  };
  const ready = async (): Promise<boolean> => {
    if (open.questions.length === 0) {
      toast({ id: 'survey-state', tone: 'info', text: t('state.problem.none') });
      toQuestions();
      return false;
    }
    const unfinished = open.questions.find((question) => questionProblem(question) !== undefined);
    if (unfinished) mark(unfinished.id, questionProblem(unfinished)!);
    if (unfinished) return false;
    const saved = await open.draft.saved();
    if (!saved) toast({ id: 'survey-state', tone: 'alert', text: t('state.notSaved') });
    return saved;
  };
  const change = async (state: SurveyState): Promise<void> => {
    setBusy(true);
    try {
      if (state === 'open' && !(await ready())) return;
      open.accept((await api.surveys.update({ id: survey.id, state })) as Survey);
      void queryClient.invalidateQueries({ queryKey: ['tool-items'] });
      toast({ id: 'survey-state', tone: 'success', text: t(`state.done.${state}`) });
      if (state === 'open' && survey.privacy === 'locked' && survey.abilities.share) openShare();
    } catch (error) {
      const problem = isErrorCode(error, 'QUESTION_INVALID') ? unfinishedIn(error) : undefined;
      if (problem) mark(problem.id, problem.problem);
      else toast({ id: 'survey-state', tone: 'alert', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  /** Goes to the first question that waits for a choice. */
  const showHeld = (): void => {
    toQuestions();
    const [id] = open.held;
    if (id) setMarked((before) => ({ id, problem: undefined, asked: (before?.asked ?? 0) + 1 }));
    // Text typed in a deleted question is shown above the others.
    else window.scrollTo({ top: 0 });
  };
  return { busy, marked, showHeld, change: (state: SurveyState) => void change(state) };
}

function unfinishedIn(error: unknown): { id: string; problem: QuestionProblem } | undefined {
  const data = error instanceof ORPCError ? (error.data as { questionId?: unknown; problem?: unknown } | undefined) : undefined;
  return typeof data?.questionId === 'string'
    ? { id: data.questionId, problem: data.problem === 'options' ? 'options' : 'title' }
    : undefined;
}
