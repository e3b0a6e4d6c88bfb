import { sideEntryOf } from '@murmel/contracts';
import { Link } from 'react-router';
import type { LinkProps } from '../../ui/link';

/**
 * The router's link in the shape that the shared components expect (`linkAs`). Between the app and the pages beside it, which are entries of
 * their own, the browser loads the page (spec NAV-33).
 */
export function RouterLink({ href, ...rest }: LinkProps & { state?: unknown }) {
  if (leavesEntry(href)) {
    const { state: _state, ...plain } = rest;
    return <a href={href} {...plain} />;
  }
  return <Link to={href} {...rest} />;
}

/** True for an address that another entry shows. Addresses without a path stay on their page. */
function leavesEntry(href: string): boolean {
  return href.startsWith('/') && sideEntryOf(href.split(/[?#]/)[0]!) !== sideEntryOf(window.location.pathname);
}
