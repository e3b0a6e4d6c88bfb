import { LIMITS, SURVEY_TEMPLATES, type SurveyTemplate, TOOLS } from '@murmel/contracts';
import { IconBulb, IconMoodSmile, IconScale, IconTicket } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isRefusal, refusedLimit } from '../../../core/shell/refusal';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import type { Icon } from '../../../ui/icon';
import { SectionHeader } from '../../../ui/layout/SectionHeader';
import { Marble } from '../../../ui/marbles/Marble';
import type { SwirlIndex } from '../../../ui/marbles/swirls';
import { toast } from '../../../ui/status/toast-queue';
import type { MarbleColour } from '../../../ui/theme/scales';
import { useTexts } from '../texts';
import classes from './templates.module.css';

const LOOKS = {
  exit_ticket: { icon: IconTicket, colour: 'koralle', swirl: 0 },
  lesson_feedback: { icon: IconMoodSmile, colour: 'sonne', swirl: 1 },
  opinion_poll: { icon: IconScale, colour: 'himmel', swirl: 2 },
  quiz: { icon: IconBulb, colour: 'pflaume', swirl: 3 },
} as const satisfies Record<SurveyTemplate, { icon: Icon; colour: MarbleColour; swirl: SwirlIndex }>;

/** Four surveys that are ready: one press makes a survey of one's own and opens its share dialog, the next one shows the QR code. */
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
      const limit = refusedLimit(error) ?? LIMITS.monthlyCreations[TOOLS.surveys.kind] ?? 0;
      toast({
        id: 'create-item',
        tone: 'alert',
        text: isRefusal(error, 'LIMIT_REACHED') ? t('templates.limit', { limit }) : errorText(error),
      });
    },
  });
  return (
    <section className={classes.section} aria-labelledby="survey-templates">
      <SectionHeader id="survey-templates" title={t('templates.title')} />
      <ul className={classes.cards}>
        {SURVEY_TEMPLATES.map((template) => (
          <li key={template}>
            <button type="button" className={classes.card} disabled={start.isPending} onClick={() => start.mutate(template)}>
              <Marble {...LOOKS[template]} size={40} />
              <span className={classes.words}>
                <b>{t(`templates.${template}.title`)}</b>
                <span>{t(`templates.${template}.text`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
