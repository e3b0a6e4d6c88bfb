import { SURVEY_TEMPLATES, type SurveyTemplate } from '@murmel/contracts';
import { IconBulb, IconMoodSmile, IconScale, IconTicket } from '@tabler/icons-react';
import { PlainButton } from '../../../ui/forms/PlainButton';
import type { Icon } from '../../../ui/icon';
import { SectionHeader } from '../../../ui/layout/SectionHeader';
import { Marble } from '../../../ui/marbles/Marble';
import type { SwirlIndex } from '../../../ui/marbles/swirls';
import type { MarbleColour } from '../../../ui/theme/scales';
import { useTexts } from '../texts';
import classes from './templates.module.css';

const LOOKS = {
  exit_ticket: { icon: IconTicket, colour: 'koralle', swirl: 0 },
  lesson_feedback: { icon: IconMoodSmile, colour: 'sonne', swirl: 1 },
  opinion_poll: { icon: IconScale, colour: 'himmel', swirl: 2 },
  quiz: { icon: IconBulb, colour: 'pflaume', swirl: 3 },
} as const satisfies Record<SurveyTemplate, { icon: Icon; colour: MarbleColour; swirl: SwirlIndex }>;

interface TemplateCardsProps {
  /** one is on its way */
  busy: boolean;
  onUse: (template: SurveyTemplate) => void;
}

/** Four surveys that are ready, to begin with. */
export function TemplateCards({ busy, onUse }: TemplateCardsProps) {
  const t = useTexts();
  return (
    <section className={classes.section} aria-labelledby="survey-templates">
      <SectionHeader id="survey-templates" title={t('templates.title')} />
      <ul className={classes.cards}>
        {SURVEY_TEMPLATES.map((template) => (
          <li key={template}>
            <PlainButton className={classes.card} busy={busy} onClick={() => onUse(template)}>
              <Marble {...LOOKS[template]} size={40} />
              <span className={classes.words}>
                <b>{t(`templates.${template}.title`)}</b>
                <span>{t(`templates.${template}.text`)}</span>
              </span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
