import type { ReactNode } from 'react';
import classes from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  /** A small marble before the title. */
  marble?: ReactNode;
  /** A quiet sentence after the title. */
  text?: string;
  /** A link or plain button at the right end. */
  action?: ReactNode;
  id?: string;
}

/** The h2 of a part of a page. */
export function SectionHeader({ title, marble, text, action, id }: SectionHeaderProps) {
  return (
    <div className={classes.header} data-small={marble ? true : undefined}>
      <div className={classes.words}>
        {marble}
        <h2 className={classes.title} id={id}>
          {title}
        </h2>
        {text && <span className={classes.text}>{text}</span>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
