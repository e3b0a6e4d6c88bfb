import type { ReactNode } from 'react';
import type { LinkAs } from '../link';
import { Wordmark } from '../marbles/Wordmark';
import { Tip } from '../overlays/Tip';
import { BottomBar } from './BottomBar';
import type { NavItem } from './nav-item';
import classes from './Shell.module.css';
import { SidebarEntry } from './SidebarEntry';
import { SkipLink } from './SkipLink';

interface ShellProps {
  /** Places of the sidebar. */
  items: readonly NavItem[];
  /** Key of the place that is shown. */
  current: string | undefined;
  /** Places of the bottom bar on phones, at most five; none: the page shows its places itself. */
  bottomItems: readonly NavItem[];
  /** Search field or button above the places; given the room it has. */
  search?: ReactNode;
  /** Below the places, only in the wide sidebar: for example a list of classes. */
  aside?: ReactNode;
  /** Places at the foot, above the profile. */
  footer?: readonly NavItem[];
  /** The profile button (see ProfileButton), usually inside an ActionMenu. */
  profile?: ReactNode;
  /** Right side of the top bar on phones. */
  phoneActions?: ReactNode;
  homeHref: string;
  homeLabel: string;
  navLabel: string;
  skipLabel: string;
  linkAs?: LinkAs;
  children: ReactNode;
}

/** The frame of a teacher's pages: sidebar, icon rail below 1280 px, bottom bar below 768 px. */
export function Shell(props: ShellProps) {
  const {
    items,
    current,
    bottomItems,
    search,
    aside,
    footer = [],
    profile,
    phoneActions,
    homeHref,
    homeLabel,
    navLabel,
    skipLabel,
    linkAs: Link = 'a',
    children,
  } = props;
  const entries = (list: readonly NavItem[]) => (
    <ul className={classes.list}>
      {list.map((item) => (
        <li key={item.key} className={item.narrowOnly ? classes.narrowOnly : undefined}>
          <Tip text={item.label} side="right" className={classes.tip}>
            <SidebarEntry target={item} current={item.key === current} linkAs={Link}>
              <item.icon size={20} stroke={1.9} aria-hidden />
              <span className={classes.label}>{item.label}</span>
              {item.badge && <span className={classes.badge}>{item.badge}</span>}
            </SidebarEntry>
          </Tip>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <SkipLink label={skipLabel} />
      <div className={classes.shell}>
        <header className={classes.phoneBar}>
          <Link href={homeHref} className={classes.home} aria-label={homeLabel}>
            <Wordmark size={25} />
          </Link>
          <div className={classes.phoneActions}>{phoneActions}</div>
        </header>
        <header className={classes.sidebar}>
          <Link href={homeHref} className={classes.home} aria-label={homeLabel}>
            <span className={classes.wide}>
              <Wordmark size={27} />
            </span>
            <span className={classes.narrow}>
              <Wordmark size={32} markOnly />
            </span>
          </Link>
          {search && <div className={classes.search}>{search}</div>}
          <nav aria-label={navLabel} className={classes.nav}>
            {entries(items)}
            {aside && <div className={classes.aside}>{aside}</div>}
            {footer.length > 0 && <div className={classes.foot}>{entries(footer)}</div>}
          </nav>
          {profile && <div className={classes.profile}>{profile}</div>}
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <div className={classes.page}>{children}</div>
        </main>
      </div>
      {bottomItems.length > 0 && <BottomBar items={bottomItems} current={current} label={navLabel} linkAs={Link} />}
    </>
  );
}
