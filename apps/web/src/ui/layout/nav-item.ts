import type { ReactNode } from 'react';
import type { Icon } from '../icon';

/** One place in the navigation. */
export interface NavItem {
  key: string;
  label: string;
  icon: Icon;
  /** Either an address ... */
  href?: string;
  /** ... or something that opens, for example a menu. */
  onSelect?: () => void;
  /** The filled one in the middle of the bottom bar. */
  primary?: boolean;
  /** Hidden in the wide sidebar, which shows it in another way (`aside`). */
  narrowOnly?: boolean;
  /** A short word or dot at the end of the row. */
  badge?: ReactNode;
}
