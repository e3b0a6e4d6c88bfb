import { useTranslation } from '../platform/i18n/use-translation';
import classes from './Progress.module.css';

/** Bars of the questions: those that are done are full, the open one is half full. The words beside them say the same. */
export function Progress({ step, of }: { step: number; of: number }) {
  const { t } = useTranslation('onboarding');
  return (
    <div className={classes.progress}>
      <span className={classes.bars} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} className={classes.bar} data-state={index < step ? 'done' : index === step ? 'open' : 'next'} />
        ))}
      </span>
      <span className={classes.words}>{t('progress', { step: step + 1, of })}</span>
    </div>
  );
}
