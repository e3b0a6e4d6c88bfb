import type { LinkAs } from '../link';
import type { NavItem } from './nav-item';

/** Behaviour of a navigation entry, independent of its display. */
export type NavTarget = Pick<NavItem, 'href' | 'onSelect' | 'primary'>;

interface NavEntryProps {
  item: NavTarget;
  current: boolean;
  linkAs: LinkAs;
  className: string | undefined;
  title?: string | undefined;
  children: React.ReactNode;
}

/** A link or a button, depending on what the place does. */
export function NavEntry({ item, current, linkAs: Link, className, title, children }: NavEntryProps) {
  return item.href === undefined ? (
    <button type="button" className={className} title={title} data-primary={item.primary || undefined} onClick={item.onSelect}>
      {children}
    </button>
  ) : (
    <Link
      href={item.href}
      className={className}
      title={title}
      aria-current={current ? 'page' : undefined}
      data-primary={item.primary || undefined}
      onClick={item.onSelect}
    >
      {children}
    </Link>
  );
}
