import type { Survey } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { useAcceptSurvey } from '../editor/use-survey-draft';

/** What says how a question's results are used. */
type Setting = 'inResults' | 'recommendation';

/** One such setting for the questions of a survey; what was switched shows at once. */
export function useQuestionSetting(survey: Survey, setting: Setting) {
  const accept = useAcceptSurvey(survey.id);
  const [ahead, setAhead] = useState<Readonly<Record<string, boolean>>>({});
  const change = async (id: string, value: boolean): Promise<void> => {
    setAhead((before) => ({ ...before, [id]: value }));
    try {
      accept((await api.surveys.updateQuestion({ id, [setting]: value })) as Survey);
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    } finally {
      setAhead(({ [id]: _known, ...others }) => others);
    }
  };
  return {
    isSet: (question: Survey['survey']['questions'][number]): boolean => ahead[question.id] ?? question[setting],
    change: (id: string, value: boolean) => void change(id, value),
  };
}
