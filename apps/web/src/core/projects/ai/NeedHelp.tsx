import type { AiPupil } from '@murmel/contracts';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { Notice } from '../../../ui/status/Notice';
import { sinceText } from '../../dates/dates';
import classes from './ai.module.css';
import type { ProjectAiActions } from './use-project-ai';

interface NeedHelpProps {
  pupils: readonly AiPupil[];
  /** undefined: one may only look */
  acts: ProjectAiActions | undefined;
}

/** Tells the teacher of pupils who may need help. Their words are not shown here: that is what talking is for. */
export function NeedHelp({ pupils, acts }: NeedHelpProps) {
  const { t, i18n } = useTranslation('projects/ai');
  const found = pupils.flatMap((pupil) => (pupil.helpSince === null ? [] : [{ pupil, since: new Date(pupil.helpSince) }]));
  if (found.length === 0) return null;
  return (
    <Notice tone="alert" icon={IconHeartHandshake} title={t('needHelp.title')} announce>
      <p>{t('needHelp.text')}</p>
      <ul className={classes.near}>
        {found.map(({ pupil, since }) => (
          <li key={pupil.id} className={classes.nearRow}>
            <PersonMarble id={pupil.id} name={pupil.name} size={40} />
            <span className={classes.words}>
              <strong className={classes.name}>{pupil.name}</strong>
              <span className={classes.state}>{t('needHelp.since', { moment: sinceText(since, new Date(), i18n.language) })}</span>
            </span>
            {acts && (
              <Button
                variant="default"
                aria-label={t('needHelp.lookedOf', { name: pupil.name })}
                loading={acts.busy === 'lookedAfter' && acts.about === pupil.id}
                onClick={() => void acts.lookAfter(pupil)}
              >
                {t('needHelp.looked')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
