import type { Survey, SurveyTemplate } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { TemplateCards } from '../templates/TemplateCards';

/** Offers a survey without questions those of a template. */
export function FillFromTemplate({ id, accept }: { id: string; accept: (survey: Survey) => void }) {
  const queryClient = useQueryClient();
  const fill = useMutation({
    mutationFn: async (template: SurveyTemplate) => (await api.surveys.useTemplate({ id, template })) as Survey,
    onSuccess: (survey) => {
      accept(survey);
      void queryClient.invalidateQueries({ queryKey: ['tool-items'] });
    },
    onError: (error) => {
      toast({ id: 'question', tone: 'alert', text: errorText(error) });
      // Another user has written the first question meanwhile.
      if (isErrorCode(error, 'CHANGED_MEANWHILE'))
        void queryClient.invalidateQueries({ queryKey: orpc.surveys.get.key({ input: { id } }) });
    },
  });
  return <TemplateCards busy={fill.isPending} onUse={fill.mutate} />;
}
