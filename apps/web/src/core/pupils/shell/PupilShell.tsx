import { IconArchive, IconFolderOpen, IconHome, IconUserCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { LegalLinks } from '../../../platform/page/LegalLinks';
import { PageFoot } from '../../../platform/page/PageFoot';
import { session, useSession } from '../../../platform/session/store';
import { NavEntry } from '../../../ui/layout/NavEntry';
import type { NavItem } from '../../../ui/layout/nav-item';
import { SkipLink } from '../../../ui/layout/SkipLink';
import { pupilPaths } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { NameRequest } from '../../people/names/NameRequest';
import { useVisit } from '../queries';
import classes from './PupilShell.module.css';
import { sectionOf } from './pupil-section';
import { useClassConnection } from './use-class-connection';

/** Around a pupil's pages: one column, and four places within reach of the thumb. */
export default function PupilShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('pupils');
  const { t: page } = useTranslation('platform/page');
  const { user } = useSession();
  const { pathname } = useLocation();
  const classId = user?.schoolClassId ?? '';
  const paths = pupilPaths(classId);
  // The class's token in the address opens no item; as an item's it would be a wrong one.
  useEffect(() => session.change({ accessToken: null }), []);
  useClassConnection(classId);
  // A pupil waiting for admission has no pages to go to yet.
  const waits = useVisit(classId).data?.admitted === false;
  const places: NavItem[] = [
    { key: 'start', label: t('places.start'), icon: IconHome, href: paths.home },
    { key: 'things', label: t('places.things'), icon: IconFolderOpen, href: paths.things },
    { key: 'archive', label: t('places.archive'), icon: IconArchive, href: paths.archived },
    { key: 'me', label: t('places.me'), icon: IconUserCircle, href: paths.me },
  ];
  const current = sectionOf(pathname, classId);
  return (
    <div className={classes.page} data-nav={!waits || undefined}>
      <SkipLink label={page('skip')} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <NameRequest />
      <footer className={classes.foot}>
        {/* The page about oneself has the language as a part of its own. */}
        {current === 'me' ? <LegalLinks /> : <PageFoot />}
      </footer>
      {!waits && (
        <nav className={classes.bar} aria-label={t('places.label')} data-bottom-bar>
          <div className={classes.places}>
            {places.map((place) => (
              <NavEntry key={place.key} item={place} current={place.key === current} linkAs={RouterLink} className={classes.place}>
                <span className={classes.icon}>
                  <place.icon size={26} stroke={1.9} aria-hidden />
                </span>
                <span className={classes.label}>{place.label}</span>
              </NavEntry>
            ))}
          </div>
        </nav>
      )}
    </div>
  );
}
