import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PageFoot } from '../../../platform/page/PageFoot';
import { SkipLink } from '../../../ui/layout/SkipLink';
import { Wordmark } from '../../../ui/marbles/Wordmark';
import { RouterLink } from '../../links/RouterLink';
import classes from './GoFrame.module.css';

interface GoFrameProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** Next action: at the lower edge, within reach of the thumb. */
  action?: ReactNode;
}

/** One question on a dark green page: how pupils come in (picture 10-pupil-code). */
export function GoFrame({ title, text, children, action }: GoFrameProps) {
  const { t } = useTranslation('platform/page');
  return (
    <div className={classes.page}>
      <SkipLink label={t('skip')} />
      <svg className={classes.wave} viewBox="0 0 390 230" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0H390V160C360 124 320 118 284 150C250 182 228 226 168 224C108 222 60 176 0 206Z" />
      </svg>
      <header className={classes.head}>
        <RouterLink href="/" className={classes.home} aria-label={t('home')}>
          <Wordmark size={30} onDark />
        </RouterLink>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.words}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {children}
        {action && <div className={classes.action}>{action}</div>}
      </main>
      <footer className={classes.foot}>
        <PageFoot />
      </footer>
    </div>
  );
}
