import type { ReactNode } from 'react';
import type { LinkAs } from '../link';
import classes from './MarbleTile.module.css';

interface MarbleTileProps {
  title: string;
  text?: string;
  href: string;
  /** A Marble of 52 px. */
  marble: ReactNode;
  /** A button after the link, for example the star. */
  action?: ReactNode;
  linkAs?: LinkAs;
}

/** A way into something: marble, name and one line. The whole tile is the link. */
export function MarbleTile({ title, text, href, marble, action, linkAs: Link = 'a' }: MarbleTileProps) {
  return (
    <div className={classes.tile}>
      {marble}
      <span className={classes.words}>
        <Link href={href} className={classes.link}>
          {title}
        </Link>
        {text && <span className={classes.text}>{text}</span>}
      </span>
      {action && <span className={classes.action}>{action}</span>}
    </div>
  );
}
