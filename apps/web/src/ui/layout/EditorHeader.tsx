import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LinkAs } from '../link';
import { Tip } from '../overlays/Tip';
import classes from './EditorHeader.module.css';

interface EditorHeaderProps {
  back?: { href: string; label: string } | undefined;
  /** A Marble of 40 px. */
  marble?: ReactNode;
  /** An EditableTitle, or the page's h1. */
  title: ReactNode;
  /** Right after the title: the bookmark. */
  titleAction?: ReactNode;
  /** Below the title: who can see it, StatusLine. */
  status?: ReactNode;
  /** Two tabs in the middle; under the header on phones. */
  tabs?: ReactNode;
  /** Live badge and PresenceStack. */
  people?: ReactNode;
  /** Secondary actions and the one filled button. */
  actions?: ReactNode;
  linkAs?: LinkAs;
}

/** The 72 px bar above a document. */
export function EditorHeader({ back, marble, title, titleAction, status, tabs, people, actions, linkAs: Link = 'a' }: EditorHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        {back && (
          <Tip text={back.label} align="start">
            <Link href={back.href} className={classes.back} aria-label={back.label}>
              <IconArrowLeft size={22} stroke={1.9} aria-hidden />
            </Link>
          </Tip>
        )}
        {marble && <span className={classes.marble}>{marble}</span>}
        <div className={classes.words}>
          <div className={classes.title}>
            {title}
            {titleAction}
          </div>
          {status && <div className={classes.status}>{status}</div>}
        </div>
        {tabs && <div className={classes.tabs}>{tabs}</div>}
        {people && <div className={classes.people}>{people}</div>}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </header>
  );
}
