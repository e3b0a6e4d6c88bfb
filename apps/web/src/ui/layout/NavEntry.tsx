import type { LinkAs } from '../link';
import type { NavItem } from './nav-item';

interface NavEntryProps {
  item: NavItem;
  current: boolean;
  linkAs: LinkAs;
  className: string | undefined;
  children: React.ReactNode;
}

/** A link or a button, depending on what the place does. */
export function NavEntry({ item, current, linkAs: Link, className, children }: NavEntryProps) {
  return item.href === undefined ? (
    <button type="button" className={className} data-primary={item.primary || undefined} onClick={item.onSelect}>
      {children}
    </button>
  ) : (
    <Link
      href={item.href}
      className={className}
      aria-current={current ? 'page' : undefined}
      data-primary={item.primary || undefined}
      onClick={item.onSelect}
    >
      {children}
    </Link>
  );
}
