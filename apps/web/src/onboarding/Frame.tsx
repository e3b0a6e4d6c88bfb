import type { ReactNode } from 'react';
import { useTranslation } from '../platform/i18n/use-translation';
import { SkipLink } from '../ui/layout/SkipLink';
import { Wordmark } from '../ui/marbles/Wordmark';
import classes from './Frame.module.css';

interface FrameProps {
  /** how many of the questions are answered */
  progress?: ReactNode;
  /** right end of the head: "later" */
  later?: ReactNode;
  /** beside the questions, below them on a phone */
  beside?: ReactNode;
  children: ReactNode;
}

/** Head and columns of the questions: mark, progress and "later" above, questions at the left, what comes of them at the right. */
export function Frame({ progress, later, beside, children }: FrameProps) {
  const { t } = useTranslation('platform/page');
  return (
    <div className={classes.page}>
      <SkipLink label={t('skip')} />
      <header className={classes.head}>
        <span className={classes.mark}>
          <Wordmark size={28} />
        </span>
        <div className={classes.progress}>{progress}</div>
        <div className={classes.later}>{later}</div>
      </header>
      <div className={classes.columns}>
        <main id="main" tabIndex={-1} className={classes.main}>
          {children}
        </main>
        {beside}
      </div>
    </div>
  );
}
