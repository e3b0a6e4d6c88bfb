import { type SurveyTemplate, TOOLS } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { monthLimitOf } from '../../../platform/errors/month-limit';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';
import { TemplateCards } from './TemplateCards';

/** One press makes a survey of one's own from a template and opens its share dialog, the next one shows the QR code. */
export function TemplateRow() {
  const t = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: (template: SurveyTemplate) => api.surveys.create({ template, title: t(`templates.${template}.title`) }),
    onSuccess: (survey) => {
      void queryClient.invalidateQueries();
      void navigate(`${TOOLS.surveys.route}/${survey.id}/share`);
    },
    onError: (error) => {
      if (!monthLimitOf(error)) toast({ id: 'create-item', tone: 'alert', text: errorText(error) });
    },
  });
  return <TemplateCards busy={start.isPending} onUse={start.mutate} />;
}
