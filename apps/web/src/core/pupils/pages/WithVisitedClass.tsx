import type { VisitedClass } from '@murmel/contracts';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isErrorCode } from '../../../platform/errors/api-error';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { ErrorState } from '../../../ui/status/ErrorState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { ButtonLink } from '../../links/ButtonLink';
import { pupilPaths } from '../../links/pupil-paths';
import { LoadState } from '../../page/LoadState';
import { useVisit } from '../queries';
import { WaitingToBeLetIn } from '../shell/WaitingToBeLetIn';

interface WithVisitedClassProps {
  /** projects that are over and put away, too */
  archived?: boolean;
  /** content above the page while it loads */
  head: ReactNode;
  children: (visited: VisitedClass) => ReactNode;
}

/** Loads the class of the address for its pupil. Shows loading, an error, or the class. */
export function WithVisitedClass({ archived = false, head, children }: WithVisitedClassProps) {
  const { t } = useTranslation('pupils');
  const { t: shell } = useTranslation('shell');
  const { id = '' } = useParams();
  const { user } = useSession();
  const visit = useVisit(id, archived);
  const home = pupilPaths(user?.schoolClassId ?? '').home;
  if (visit.data && !visit.data.admitted) return <WaitingToBeLetIn user={user} home={home} />;
  if (!visit.data && (isErrorCode(visit.error, 'NOT_FOUND') || isErrorCode(visit.error, 'FORBIDDEN'))) {
    return (
      <ErrorState title={t('foreign.title')} text={t('foreign.text')} actions={<ButtonLink href={home}>{t('foreign.home')}</ButtonLink>} />
    );
  }
  return (
    <>
      {head}
      <LoadState query={visit} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {children}
      </LoadState>
    </>
  );
}
