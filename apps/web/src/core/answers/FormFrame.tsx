import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { ConnectionBar } from '../../platform/connection/ConnectionBar';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SkipLink } from '../../ui/layout/SkipLink';
import { Wordmark } from '../../ui/marbles/Wordmark';
import classes from './FormFrame.module.css';

/** Screen that was shown before, over all screens of the page. */
export const ShownScreen = createContext<{ current: string | undefined }>({ current: undefined });

interface FormFrameProps {
  /** True for the width of a sheet of paper instead of a column of fields. */
  wide?: boolean;
  /** Identifies the screen: when it changes, focus moves to its heading. */
  screen: string;
  /** The survey's title beside the mark; without it the mark has its name. */
  title?: ReactNode;
  offline: boolean;
  /** The tool's words for what becomes of the work without a connection. */
  offlineText?: string;
  children: ReactNode;
  /** Stays at the lower edge, within reach of the thumb. */
  bar?: ReactNode;
  /** True to centre the content on the page. */
  centred?: boolean;
}

/** Mark, content, and what one does next. One screen of a survey's page. */
export function FormFrame({ screen, title, offline, offlineText, children, bar, centred = false, wide = false }: FormFrameProps) {
  const { t } = useTranslation('platform/page');
  const main = useRef<HTMLElement>(null);
  const shown = useContext(ShownScreen);
  useEffect(() => {
    // The first screen is where the browser begins anyway.
    if (shown.current !== undefined && shown.current !== screen) {
      scrollTo(0, 0);
      main.current?.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true });
    }
    shown.current = screen;
  }, [shown, screen]);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <SkipLink label={t('skip')} />
      <div className={classes.connection}>
        <ConnectionBar away={offline} text={offlineText} goOn />
      </div>
      <header className={classes.head}>
        <a href="/" className={classes.home} aria-label={t('home')}>
          <Wordmark size={28} markOnly={title !== undefined} />
        </a>
        {title}
      </header>
      <main id="main" tabIndex={-1} ref={main} className={classes.main} data-centred={centred || undefined}>
        <div className={classes.content}>{children}</div>
        {bar && <div className={classes.bar}>{bar}</div>}
      </main>
    </div>
  );
}
