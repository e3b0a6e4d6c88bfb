import type { SurveyState } from '@murmel/contracts';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import classes from './Notes.module.css';
import { useTexts } from './texts';

/** Shows the problem of the whole survey; always rendered, so that it is read out when it appears. */
export function Notes({ state, problem }: { state: SurveyState; problem: string | undefined }) {
  const t = useTexts();
  return (
    <>
      <div role="status">
        {state !== 'open' && (
          <div className={classes.note}>
            <IconLock size={24} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
            <p>
              <strong>{t(`${state}.title`)}</strong> {t(`${state}.kept`)}
            </p>
          </div>
        )}
      </div>
      <div role="alert">
        {problem && state === 'open' && (
          <div className={classes.note} data-tone="alert">
            <IconAlertTriangle size={24} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
            <p>{problem}</p>
          </div>
        )}
      </div>
    </>
  );
}
