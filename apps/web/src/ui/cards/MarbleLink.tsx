import type { ReactNode } from 'react';
import type { LinkAs } from '../link';
import classes from './MarbleLink.module.css';

interface MarbleLinkProps {
  label: string;
  href: string;
  /** A Marble of 72 px (phone: 58). */
  marble: ReactNode;
  linkAs?: LinkAs;
}

/** A marble with its name below: the quickest way to something. */
export function MarbleLink({ label, href, marble, linkAs: Link = 'a' }: MarbleLinkProps) {
  return (
    <Link href={href} className={classes.link}>
      {marble}
      <span>{label}</span>
    </Link>
  );
}
