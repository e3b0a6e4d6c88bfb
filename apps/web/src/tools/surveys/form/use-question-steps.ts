import type { SurveyQuestion } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../platform/use-latest';
import { QuestionSteps } from './question-steps';

/**
 * @param at question at which the participant left the form
 * @param show called whenever another question is to be seen, also by the browser's own buttons
 */
export function useQuestionSteps(
  surveyId: string,
  questions: readonly SurveyQuestion[],
  at: string | null,
  show: (question: string) => void,
): QuestionSteps {
  const now = useLatest({ questions, show, at });
  const [steps] = useState(
    () =>
      new QuestionSteps(
        surveyId,
        () => now().questions.map(({ id }) => id),
        (question) => now().show(question),
      ),
  );
  const asked = questions.length > 0;
  useEffect(() => {
    if (!asked) return undefined;
    steps.begin(now().at);
    const arrived = (): void => steps.arrived();
    addEventListener('popstate', arrived);
    // Each question begins at its top, whatever the browser remembers of the entry.
    history.scrollRestoration = 'manual';
    return () => {
      removeEventListener('popstate', arrived);
      history.scrollRestoration = 'auto';
    };
  }, [steps, asked, now]);
  return steps;
}
