import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { BackLinkState } from '../links/use-back-link';

interface ItemLinkProps {
  href: string;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

/** Opens an item from a project; its arrow back leads here again. */
export function ItemLink({ href, className, label, children }: ItemLinkProps) {
  const { pathname, search } = useLocation();
  const state: BackLinkState = { back: `${pathname}${search}` };
  return (
    <Link to={href} state={state} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
