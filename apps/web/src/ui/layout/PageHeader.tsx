import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** One line below. */
  text?: ReactNode;
  /** Above the title: the way back up. */
  breadcrumbs?: ReactNode;
  /** Right side; at most one filled button. */
  actions?: ReactNode;
}

/** Title and main actions of a page. The title is the page's h1 and takes focus after navigation. */
export function PageHeader({ title, text, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        {breadcrumbs && <div className={classes.crumbs}>{breadcrumbs}</div>}
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
