import { BACKOFFICE_PATH, type InstallationOverview } from '@murmel/contracts';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import sheet from '../../core/installation/figure-sheet.module.css';
import { RouterLink } from '../../core/links/RouterLink';
import { useTranslation } from '../../platform/i18n/use-translation';
import classes from './overview.module.css';
import { stepsOf } from './set-up-steps';

/** Steps of an admin's first hour: the open ones say what to do and lead there. */
export function SetUp({ overview }: { overview: InstallationOverview }) {
  const { t } = useTranslation('backoffice/overview');
  const steps = stepsOf(overview);
  const done = steps.filter((step) => step.done).length;
  return (
    <section className={sheet.card} aria-labelledby="set-up">
      <h2 id="set-up" className={sheet.head}>
        {t('setUp.title')} <span className={classes.of}>{t('setUp.done', { done, count: steps.length })}</span>
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ key, done: isDone, path }) => (
          <li key={key} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheck size={22} stroke={1.9} aria-hidden className={classes.good} />
            ) : (
              <IconCircleDashed size={22} stroke={1.9} aria-hidden className={sheet.icon} />
            )}
            <span className={classes.words}>
              <strong>
                {path ? <RouterLink href={`${BACKOFFICE_PATH}${path}`}>{t(`setUp.${key}.name`)}</RouterLink> : t(`setUp.${key}.name`)}
                <span className="visually-hidden"> {t(isDone ? 'setUp.isDone' : 'setUp.isOpen')}</span>
              </strong>
              <span className={sheet.more}>{t(isDone ? `setUp.${key}.done` : `setUp.${key}.open`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
