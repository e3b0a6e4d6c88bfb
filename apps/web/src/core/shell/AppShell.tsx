import { BACKOFFICE_PATH } from '@murmel/contracts';
import {
  IconBookmark,
  IconBuildingStore,
  IconCalendarWeek,
  IconChartBar,
  IconFlag,
  IconFolder,
  IconHome,
  IconLayoutGrid,
  IconLifebuoy,
  IconLogout,
  IconPlus,
  IconSearch,
  IconSettings,
  IconShieldLock,
  IconSunMoon,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation';
import { onMac } from '../../platform/page/on-mac';
import { signOut } from '../../platform/session/lifecycle';
import { useSession } from '../../platform/session/store';
import type { NavItem } from '../../ui/layout/nav-item';
import { ProfileButton } from '../../ui/layout/ProfileButton';
import { SearchButton } from '../../ui/layout/SearchButton';
import { Shell } from '../../ui/layout/Shell';
import { ActionMenu, type MenuAction } from '../../ui/overlays/ActionMenu';
import { toast } from '../../ui/status/toast-queue';
import { SidebarClasses } from '../classes/SidebarClasses';
import { ExportsBadge, ExportsOverlay } from '../exports/jobs/lazy-exports';
import { RouterLink } from '../links/RouterLink';
import { NewDialog } from '../new-item/NewDialog';
import classes from './AppShell.module.css';
import { currentSection } from './navigation-section';
import { searchOpen } from './search-open';

interface AppShellProps {
  children: ReactNode;
}

/** The frame of a teacher's pages with the places that exist. */
export default function AppShell({ children }: AppShellProps) {
  const { t, i18n } = useTranslation('shell');
  const { user, isReviewer, isTeacher } = useSession();
  const { pathname } = useLocation();
  const [creating, setCreating] = useState(false);
  // The chosen entry opened a page of its own.
  useEffect(() => setCreating(false), [pathname]);

  const start: NavItem = { key: 'start', label: t('start'), icon: IconHome, href: '/' };
  const tools: NavItem = { key: 'tools', label: t('tools'), icon: IconLayoutGrid, href: '/tools' };
  const library: NavItem = { key: 'library', label: t('library'), icon: IconFolder, href: '/folders' };
  const bookmarks: NavItem = { key: 'bookmarks', label: t('bookmarks'), icon: IconBookmark, href: '/bookmarks' };
  const gallery: NavItem = { key: 'gallery', label: t('gallery'), icon: IconBuildingStore, href: '/gallery' };
  const timetable: NavItem = { key: 'timetable', label: t('timetable'), icon: IconCalendarWeek, href: '/timetable' };
  // The wide sidebar lists the classes themselves.
  const schoolClasses: NavItem = { key: 'classes', label: t('classes'), icon: IconUsers, href: '/t/school_classes', narrowOnly: true };
  const trash: NavItem = { key: 'trash', label: t('trash'), icon: IconTrash, href: '/folders/discarded' };
  const help: NavItem = { key: 'help', label: t('help'), icon: IconLifebuoy, href: `/${i18n.language}/help` };
  const reviews = isReviewer ? [{ key: 'reviews', label: t('reviews'), icon: IconFlag, href: '/reviews' }] : [];
  const create: NavItem = { key: 'new', label: t('new'), icon: IconPlus, primary: true, onSelect: () => setCreating(true) };
  const leave = async () => {
    try {
      await signOut();
    } catch {
      toast({ id: 'sign-out', tone: 'alert', text: t('logoutFailed') });
    }
  };
  const profileActions: MenuAction[] = [
    { key: 'settings', label: t('settings'), icon: IconSettings, href: '/profile' },
    { key: 'appearance', label: t('appearance'), icon: IconSunMoon, href: '/profile#appearance' },
    // Phones have no other way there.
    ...reviews,
    ...(isTeacher && user?.admin
      ? [{ key: 'administration', label: t('administration'), icon: IconShieldLock, href: BACKOFFICE_PATH }]
      : []),
    { key: 'help', label: t('help'), icon: IconLifebuoy, href: `/${i18n.language}/help` },
    { key: 'quota', label: t('quota'), icon: IconChartBar, href: '/profile#quota' },
    { key: 'logout', label: t('logout'), icon: IconLogout, onSelect: () => void leave() },
  ];
  const name = user ? `${user.firstname} ${user.name}`.trim() : '';
  const profile = (compact: boolean) =>
    user && (
      <ActionMenu
        actions={profileActions}
        linkAs={RouterLink}
        align={compact ? 'end' : 'start'}
        button={(props) => (
          <ProfileButton
            {...props}
            personId={user.id}
            name={name}
            label={t('profileMenu', { name })}
            compact={compact}
            {...(user.licence ? { detail: t(`licence.${user.licence}`) } : {})}
          />
        )}
      />
    );
  const exportsMark = (compact: boolean) => (
    <Suspense fallback={null}>
      <ExportsBadge compact={compact} />
    </Suspense>
  );
  return (
    <Shell
      items={[start, tools, library, bookmarks, gallery, ...(isTeacher ? [timetable] : []), ...reviews, schoolClasses, trash]}
      bottomItems={[start, tools, create, schoolClasses, library]}
      footer={[help]}
      current={currentSection(pathname)}
      search={<SearchButton label={t('search')} shortcut={onMac() ? '⌘ K' : t('searchKeys')} onClick={() => searchOpen.set(true)} />}
      aside={
        <>
          {/* A place may show here what is in it (core/folders/LibraryTree). */}
          <div id="sidebar-tree" className={classes.tree} />
          <SidebarClasses />
        </>
      }
      profile={
        <>
          {exportsMark(false)}
          <div className={classes.profile}>{profile(false)}</div>
        </>
      }
      phoneActions={
        <>
          <RouterLink href="/search" className={classes.search} aria-label={t('search')}>
            <IconSearch size={22} stroke={1.9} aria-hidden />
          </RouterLink>
          {exportsMark(true)}
          {profile(true)}
        </>
      }
      homeHref="/"
      homeLabel={`murmel: ${t('start')}`}
      navLabel={t('navigation')}
      skipLabel={t('skip')}
      linkAs={RouterLink}
    >
      {children}
      <Suspense fallback={null}>
        <ExportsOverlay />
      </Suspense>
      {creating && <NewDialog onClose={() => setCreating(false)} />}
    </Shell>
  );
}
