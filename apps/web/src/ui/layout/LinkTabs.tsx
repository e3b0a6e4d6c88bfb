import { useEffect, useRef } from 'react';
import type { LinkAs } from '../link';
import classes from './LinkTabs.module.css';

export interface LinkTab {
  key: string;
  label: string;
  /** Stands after the label in regular weight. */
  count?: number | undefined;
  href: string;
}

interface LinkTabsProps {
  /** Names the group. */
  label: string;
  tabs: readonly LinkTab[];
  /** Key of the tab that is shown. */
  current: string;
  linkAs?: LinkAs;
}

/** Parts of one thing side by side, each with an address of its own. They scroll where there is no room for all. */
export function LinkTabs({ label, tabs, current, linkAs: Link = 'a' }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  // They come later than the words, and move them.
  const counts = tabs.map(({ count }) => count).join();
  // After opening an address the current tab is in the middle, and not beyond the edge. The page itself stays where it is.
  useEffect(() => {
    const shown = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const room = row.current?.getBoundingClientRect();
    if (shown && room) row.current?.scrollBy({ left: shown.x + shown.width / 2 - room.x - room.width / 2, behavior: 'instant' });
  }, [current, counts]);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs}>
      <ul className={classes.list}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link href={tab.href} className={classes.tab} aria-current={tab.key === current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className={classes.count}> {tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
