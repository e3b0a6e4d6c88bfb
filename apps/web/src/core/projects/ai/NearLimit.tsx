import type { AiPupil } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import classes from './ai.module.css';
import { MoreButton } from './MoreButton';
import { UsageBar } from './UsageBar';
import { usageOf } from './usage';
import type { ProjectAiActions } from './use-project-ai';
import { useUsageText } from './use-usage-text';

interface NearLimitProps {
  pupils: readonly AiPupil[];
  /** undefined: one may only look */
  acts: ProjectAiActions | undefined;
}

/** Pupils with little or nothing left for today, each with the button for more. */
export function NearLimit({ pupils, acts }: NearLimitProps) {
  const { t } = useTranslation('projects/ai');
  const words = useUsageText();
  return (
    <section className={classes.card} aria-labelledby="ai-near">
      <h2 id="ai-near" className={classes.title}>
        {t('near')} <span className={classes.count}>{pupils.length}</span>
      </h2>
      {pupils.length === 0 ? (
        <p className={classes.nothing}>{t('nobodyNear')}</p>
      ) : (
        <ul className={classes.near}>
          {pupils.map((pupil) => (
            <li key={pupil.id} className={classes.nearRow} data-level={usageOf(pupil).level}>
              <PersonMarble id={pupil.id} name={pupil.name} size={40} />
              <span className={classes.words}>
                <strong className={classes.name}>{pupil.name}</strong>
                <span className={classes.state}>{words(pupil)}</span>
              </span>
              <UsageBar pupil={pupil} />
              <span className={classes.number}>{t('usedOf', { used: pupil.used, limit: pupil.limit })}</span>
              {acts && <MoreButton pupil={pupil} acts={acts} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
