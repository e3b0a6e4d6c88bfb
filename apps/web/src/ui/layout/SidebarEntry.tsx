import type { ReactNode } from 'react';
import type { LinkAs } from '../link';
import { NavEntry, type NavTarget } from './NavEntry';
import classes from './SidebarEntry.module.css';

interface SidebarEntryProps {
  /** Target address, or action. */
  target: NavTarget;
  current: boolean;
  linkAs: LinkAs;
  /** The whole name, where the entry may cut it off. */
  title?: string;
  children: ReactNode;
}

/** One line of the sidebar, a place or a class: how it looks, and how the current one differs, with forced colours too. */
export function SidebarEntry({ target, current, linkAs, title, children }: SidebarEntryProps) {
  return (
    <NavEntry item={target} current={current} linkAs={linkAs} className={classes.entry} title={title}>
      {children}
    </NavEntry>
  );
}
