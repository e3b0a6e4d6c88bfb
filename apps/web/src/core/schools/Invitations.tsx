import { IconMail, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { IconButton } from '../../ui/overlays/IconButton';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { Breakable } from '../../ui/text/Breakable';
import { dayText } from '../dates/dates';
import { useNow } from '../dates/use-now';
import { LoadState } from '../page/LoadState';
import { InviteForm } from './InviteForm';
import { useInvitations } from './queries';
import classes from './schools.module.css';
import { useSchoolAction } from './use-school-action';

/** Open invitations without an answer. */
export function Invitations({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useTranslation('schools');
  const { t: shell } = useTranslation('shell');
  const heading = useId();
  const now = useNow();
  const query = useInvitations(schoolId);
  const { run } = useSchoolAction();
  return (
    <section className={classes.stack} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('invite.title')}
      </h2>
      <InviteForm schoolId={schoolId} />
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={1} />}>
        {({ entries }) =>
          entries.length > 0 && (
            <ul className={classes.list} aria-label={t('invite.open')}>
              {entries.map(({ id, email, expiresAt }) => (
                <li key={id} className={classes.row}>
                  <IconMail size={24} stroke={1.75} aria-hidden />
                  <span className={classes.words}>
                    <strong>
                      <Breakable text={email} />
                    </strong>
                    <span className={classes.detail}>{t('invite.until', { date: dayText(new Date(expiresAt), now, i18n.language) })}</span>
                  </span>
                  <IconButton
                    icon={IconTrash}
                    label={t('invite.revoke', { email })}
                    tipAlign="end"
                    onClick={() => void run('revoke', () => api.schools.revoke({ id }), { email })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
    </section>
  );
}
