import type { ReactNode } from 'react';
import type { LinkAs } from '../link';
import { Wordmark } from '../marbles/Wordmark';
import classes from './PlainPage.module.css';
import { SkipLink } from './SkipLink';

interface PlainPageProps {
  homeHref: string;
  homeLabel: string;
  skipLabel: string;
  /** Right side of the top bar. */
  actions?: ReactNode;
  /** Small links at the end: report, imprint. */
  footer?: ReactNode;
  linkAs?: LinkAs;
  /** Puts the content into the middle of the page (errors, password). */
  centred?: boolean;
  /** Gives head and content the width of a teacher's pages (lists, grids). */
  wide?: boolean;
  children: ReactNode;
}

/** Mark and content only: errors, password prompt, pages of visitors. */
export function PlainPage({
  homeHref,
  homeLabel,
  skipLabel,
  actions,
  footer,
  linkAs: Link = 'a',
  centred = false,
  wide = false,
  children,
}: PlainPageProps) {
  // On a card of a board the mark would take the room of what is shown.
  const framed = window.self !== window.top;
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      <SkipLink label={skipLabel} />
      {!framed && (
        <header className={classes.head}>
          <Link href={homeHref} className={classes.home} aria-label={homeLabel}>
            <Wordmark size={28} />
          </Link>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      <main id="main" tabIndex={-1} className={classes.main} data-centred={centred || undefined}>
        {children}
      </main>
      {footer && !framed && <footer className={classes.foot}>{footer}</footer>}
    </div>
  );
}
