import type { ReactNode } from 'react';
import type { LinkAs } from '../link';
import { Marble } from '../marbles/Marble';
import type { RowMarble } from '../marbles/MarbleRow';
import { Wordmark } from '../marbles/Wordmark';
import classes from './LoginSplit.module.css';

interface LoginSplitProps {
  /** The sentence on the picture. */
  slogan: string;
  /** Four or five marbles in front of the waves; the last one jumps. */
  marbles: readonly RowMarble[];
  homeHref: string;
  homeLabel: string;
  linkAs?: LinkAs;
  /** The form. */
  children: ReactNode;
  /** Language and imprint links. */
  footer?: ReactNode;
}

/** Sign-in pages: a green picture at the left, the form at the right; on phones only the form below a small band. */
export function LoginSplit({ slogan, marbles, homeHref, homeLabel, linkAs: Link = 'a', children, footer }: LoginSplitProps) {
  return (
    <div className={classes.split}>
      <header className={classes.picture}>
        <svg className={classes.waves} viewBox="0 0 720 900" preserveAspectRatio="none" aria-hidden="true">
          <path className={classes.wave1} d="M0 506C60 466 130 476 220 508C330 548 430 560 520 500C600 446 668 366 720 378V900H0Z" />
          <path className={classes.wave2} d="M0 690C90 652 170 676 280 708C400 742 480 748 560 690C620 646 684 600 720 610V900H0Z" />
        </svg>
        <Link href={homeHref} className={classes.home} aria-label={homeLabel}>
          <Wordmark size={38} onDark />
        </Link>
        <div className={classes.words}>
          <div className={classes.marbles} aria-hidden="true">
            {marbles.map((marble, index) => (
              <Marble key={index} {...marble} className={classes.marble} />
            ))}
          </div>
          <p className={classes.slogan}>{slogan}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.form}>
          {children}
          {footer && <footer className={classes.foot}>{footer}</footer>}
        </div>
      </main>
    </div>
  );
}
