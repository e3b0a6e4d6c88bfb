import type { LinkAs } from '../link';
import classes from './BottomBar.module.css';
import { NavEntry } from './NavEntry';
import type { NavItem } from './nav-item';

interface BottomBarProps {
  items: readonly NavItem[];
  current: string | undefined;
  label: string;
  linkAs?: LinkAs;
}

/** Up to five places within reach of the thumb, on phones only. */
export function BottomBar({ items, current, label, linkAs = 'a' }: BottomBarProps) {
  return (
    <nav aria-label={label} className={classes.bar} data-bottom-bar>
      {items.map((item) => (
        <NavEntry key={item.key} item={item} current={item.key === current} linkAs={linkAs} className={classes.item}>
          <span className={classes.icon}>
            <item.icon size={item.primary ? 26 : 24} stroke={item.primary ? 2.4 : 1.9} aria-hidden />
          </span>
          <span className={classes.label}>{item.label}</span>
        </NavEntry>
      ))}
    </nav>
  );
}
