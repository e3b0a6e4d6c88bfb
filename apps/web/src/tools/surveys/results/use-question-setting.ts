import type { Survey } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { useAcceptSurvey } from '../editor/use-survey-draft';
import { useOptimisticValues } from './use-optimistic-values';

/** Setting for the use of a question's results. */
type Setting = 'inResults' | 'recommendation';

/** One such setting for the questions of a survey; what was switched shows at once. */
export function useQuestionSetting(survey: Survey, setting: Setting) {
  const accept = useAcceptSurvey(survey.id);
  const ahead = useOptimisticValues();
  return {
    isSet: (question: Survey['survey']['questions'][number]): boolean => ahead.of(question.id) ?? question[setting],
    change: (id: string, value: boolean) =>
      ahead.switchTo(id, value, async () => accept((await api.surveys.updateQuestion({ id, [setting]: value })) as Survey)),
  };
}
