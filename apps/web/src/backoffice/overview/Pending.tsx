import type { InstallationOverview, InstallationState } from '@murmel/contracts';
import { BACKOFFICE_PATH } from '@murmel/contracts';
import { IconFlag, IconHourglass } from '@tabler/icons-react';
import sheet from '../../core/installation/figure-sheet.module.css';
import { RouterLink } from '../../core/links/RouterLink';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import classes from './overview.module.css';

interface PendingProps {
  overview: InstallationOverview;
  /** undefined: it is not loaded yet */
  state: InstallationState | undefined;
}

/** Work that waits: reports for reviewers, and jobs for the servers. */
export function Pending({ overview, state }: PendingProps) {
  const { t, i18n } = useTranslation('backoffice/overview');
  const { isReviewer } = useSession();
  const number = (value: number): string => new Intl.NumberFormat(i18n.language).format(value);
  const jobs = state?.backlog.reduce((sum, { waiting }) => sum + waiting, 0) ?? 0;
  return (
    <section className={sheet.card} aria-labelledby="pending">
      <h2 id="pending" className={sheet.head}>
        {t('pending')}
      </h2>
      <ul className={classes.lines}>
        <li>
          <IconFlag size={20} stroke={1.9} aria-hidden className={sheet.icon} />
          <RouterLink href={isReviewer ? '/reviews' : `${BACKOFFICE_PATH}/reports`} className={classes.name}>
            {t('reports')}
          </RouterLink>
          <strong className={classes.number}>{number(overview.reportsWaiting)}</strong>
        </li>
        <li>
          <IconHourglass size={20} stroke={1.9} aria-hidden className={sheet.icon} />
          <RouterLink href={`${BACKOFFICE_PATH}/status`} className={classes.name}>
            {t('jobs')}
          </RouterLink>
          <strong className={classes.number}>{number(jobs)}</strong>
        </li>
      </ul>
    </section>
  );
}
