import { type ConverterJob, converterSteps } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './converters.module.css';

/** Shows the steps of a conversion in their order, and of the one under way how far it is. */
export function JobSteps({ job: { output, state, step, done, total, percent } }: { job: ConverterJob }) {
  const { t } = useTranslation('ai/converters');
  const steps = converterSteps(output);
  const at = state === 'done' ? steps.length : step === null ? -1 : steps.indexOf(step);
  const running = state === 'running' || state === 'waiting';
  return (
    <section className={classes.part} aria-label={t('progress')}>
      <div className={classes.head}>
        <p role="status" className={classes.now}>
          {state === 'running' && step ? t('step', { at: at + 1, of: steps.length, step: t(`steps.${step}`) }) : t(`states.${state}`)}
        </p>
        {running && <p className={classes.percent}>{t('percent', { percent })}</p>}
      </div>
      {running && (
        <>
          <progress className={classes.progress} max={100} value={percent} aria-label={t('progress')} />
          <p className={classes.hint}>{t('leave')}</p>
        </>
      )}
      <ol className={classes.steps}>
        {steps.map((one, index) => (
          <li key={one} data-state={index < at ? 'done' : index === at ? 'now' : 'later'}>
            <span className={classes.dot} aria-hidden>
              {index < at && <IconCheck size={18} stroke={2} />}
            </span>
            <span>
              {t(`steps.${one}`)}
              {index < at && <span className="visually-hidden"> {t('stepDone')}</span>}
              {index === at && total > 0 && <small> {t('parts', { done, total })}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
