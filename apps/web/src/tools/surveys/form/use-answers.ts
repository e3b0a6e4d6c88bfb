import { LIMITS } from '@murmel/contracts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { quietApi } from '../../../platform/api/client';
import { ensureVisitor } from '../../../platform/session/visitor';
import { useLatest } from '../../../platform/use-latest';
import { assertSamePerson } from '../../../platform/waiting/same-person';
import { AnswerSheet } from './answer-sheet';
import { answerList, checkAnswers, fittingAnswers } from './answers';
import type { Kept } from './kept';
import type { OpenSurvey } from './use-survey';

/** The answers of this page and how they are kept. @param drafts false while they may not go to the server */
export function useAnswers({ survey, keep }: OpenSurvey, start: Kept, drafts: boolean): { sheet: AnswerSheet; kept: Kept } {
  const { id } = survey;
  const { questions } = survey.survey;
  /** what waited may be somebody else's by now */
  const waited = useRef(start.unsaved);
  const now = useLatest(questions);
  const [sheet] = useState(
    () =>
      new AnswerSheet({
        start: { ...start, answers: fittingAnswers(questions, start.answers) },
        keep,
        saveDraft: async (answers) => {
          if (checkAnswers(now(), answers).tooLong.length > 0) throw new RangeError('not before it is shorter');
          await ensureVisitor();
          if (waited.current) await assertSamePerson();
          waited.current = true;
          const { updatedAt } = await quietApi.surveys.saveDraft({ id, answers: answerList(now(), answers) });
          waited.current = false;
          return updatedAt;
        },
      }),
  );
  const kept = useSyncExternalStore(sheet.subscribe, sheet.get);
  useEffect(() => sheet.replace(fittingAnswers(questions, sheet.get().answers)), [sheet, questions]);
  useEffect(() => {
    if (!drafts) return undefined;
    const save = (): void => void sheet.saveDraft();
    const timer = setInterval(save, LIMITS.survey.draftSeconds * 1000);
    const leaving = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', leaving);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', leaving);
    };
  }, [sheet, drafts]);
  return useMemo(() => ({ sheet, kept }), [sheet, kept]);
}
