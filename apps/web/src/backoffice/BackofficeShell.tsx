import { IconArrowBackUp, IconLogout, IconSettings, IconShieldLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RouterLink } from '../core/links/RouterLink';
import { useTranslation } from '../platform/i18n/use-translation';
import { signOut } from '../platform/session/lifecycle';
import { useSession } from '../platform/session/store';
import { LinkTabs } from '../ui/layout/LinkTabs';
import type { NavItem } from '../ui/layout/nav-item';
import { ProfileButton } from '../ui/layout/ProfileButton';
import { Shell } from '../ui/layout/Shell';
import { ActionMenu } from '../ui/overlays/ActionMenu';
import classes from './BackofficeShell.module.css';
import { addressOf, PLACES } from './places';

interface BackofficeShellProps {
  /** key of the place that is shown */
  current: string;
  children: ReactNode;
}

/** Frame of the administration: its places, and the way back to the lessons. */
export function BackofficeShell({ current, children }: BackofficeShellProps) {
  const { t } = useTranslation('backoffice');
  const { t: page } = useTranslation('platform/page');
  const { user } = useSession();
  const places = PLACES.flatMap(({ icon, ...place }) =>
    icon ? [{ key: place.key, label: t(`places.${place.key}`), icon, href: addressOf(place) }] : [],
  );
  const back: NavItem = { key: 'back', label: t('back'), icon: IconArrowBackUp, href: '/' };
  const name = user ? `${user.firstname} ${user.name}`.trim() : '';
  const title = (
    <p className={classes.title}>
      <IconShieldLock size={20} stroke={1.9} aria-hidden />
      <span className={classes.word}>{t('title')}</span>
    </p>
  );
  return (
    <Shell
      items={places}
      bottomItems={[]}
      footer={[back]}
      current={current}
      search={title}
      profile={
        user && (
          <ActionMenu
            align="start"
            linkAs={RouterLink}
            actions={[
              { key: 'settings', label: t('settings'), icon: IconSettings, href: '/profile' },
              { key: 'logout', label: t('logout'), icon: IconLogout, onSelect: () => void signOut() },
            ]}
            button={(props) => (
              <ProfileButton {...props} personId={user.id} name={name} label={t('profile', { name })} detail={t('admin')} />
            )}
          />
        )
      }
      phoneActions={
        <a href="/" className={classes.back}>
          <IconArrowBackUp size={20} stroke={1.9} aria-hidden />
          {t('back')}
        </a>
      }
      homeHref="/"
      homeLabel={`murmel: ${t('back')}`}
      navLabel={t('title')}
      skipLabel={page('skip')}
      linkAs={RouterLink}
    >
      <div className={classes.phonePlaces}>
        <LinkTabs label={t('title')} tabs={places} current={current} linkAs={RouterLink} />
      </div>
      {children}
    </Shell>
  );
}
