import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { PersonMarble } from '../../../ui/marbles/PersonMarble';
import { Wordmark } from '../../../ui/marbles/Wordmark';
import { Breakable } from '../../../ui/text/Breakable';
import { RouterLink } from '../../links/RouterLink';
import classes from './PupilHeader.module.css';

/** Mark at the left, who one is at the right. */
export function HomeHeader({ href }: { href: string }) {
  const { t } = useTranslation('platform/page');
  const { user } = useSession();
  return (
    <header className={classes.header}>
      <RouterLink href={href} className={classes.home} aria-label={t('home')}>
        <Wordmark size={27} />
      </RouterLink>
      {user && (
        <span className={classes.person}>
          <span className={classes.name}>{user.name}</span>
          <PersonMarble id={user.id} name={user.name} size={44} />
        </span>
      )}
    </header>
  );
}

interface PupilHeaderProps {
  title: string;
  back?: { href: string; label: string };
  action?: ReactNode;
}

/** The way back, the page's title, and what helps. */
export function PupilHeader({ title, back, action }: PupilHeaderProps) {
  return (
    <header className={classes.header}>
      {back && (
        <RouterLink href={back.href} className={classes.back} aria-label={back.label}>
          <IconArrowLeft size={24} stroke={1.9} aria-hidden />
        </RouterLink>
      )}
      <h1 className={classes.title} tabIndex={-1}>
        <Breakable text={title} />
      </h1>
      {action}
    </header>
  );
}
