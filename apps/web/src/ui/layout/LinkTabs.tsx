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
  return (
    <nav aria-label={label} className={classes.tabs}>
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
