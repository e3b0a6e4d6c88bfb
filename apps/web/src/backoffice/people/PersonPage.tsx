import { type AdministeredPerson, BACKOFFICE_PATH } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RouterLink } from '../../core/links/RouterLink';
import { LoadState } from '../../core/page/LoadState';
import { useAction } from '../../core/page/use-action';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { PageHeader } from '../../ui/layout/PageHeader';
import panes from '../../ui/layout/panes.module.css';
import { Badge } from '../../ui/status/Badge';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LookAsButton } from './LookAsButton';
import { PersonDanger } from './PersonDanger';
import { PersonFacts } from './PersonFacts';
import { PersonPlace } from './PersonPlace';
import { PersonRoles } from './PersonRoles';
import { PersonSwitches } from './PersonSwitches';
import type { PersonAction, PersonActionKey } from './person-action';
import { STATE_LOOKS } from './person-words';

/** One person: roles, school, licence and what is switched off for them. */
export default function PersonPage() {
  const { t } = useTranslation('backoffice/people');
  const { t: shell } = useTranslation('shell');
  const { userId = '' } = useParams();
  const queryClient = useQueryClient();
  const options = orpc.backofficePeople.get.queryOptions({ input: { userId } });
  const query = useQuery(options);
  const { run: carryOut } = useAction<PersonActionKey>({
    texts: 'backoffice/people',
    toastId: 'person',
    after: () => queryClient.invalidateQueries(),
  });
  const run: PersonAction = (key, work, expected = {}) =>
    carryOut(key, async () => {
      queryClient.setQueryData(options.queryKey, (before) => before && { ...before, ...expected });
      const changed = await work();
      if ('id' in changed) queryClient.setQueryData(options.queryKey, changed as AdministeredPerson);
    });
  return (
    <LoadState query={query} page skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
      {(person) => (
        <>
          <PageHeader
            breadcrumbs={<RouterLink href={`${BACKOFFICE_PATH}/users`}>{t('title')}</RouterLink>}
            title={person.name}
            text={person.email ?? t(`type.${person.type}`)}
            actions={
              <>
                <Badge {...STATE_LOOKS[person.state]}>{t(`state.${person.state}`)}</Badge>
                {!person.mine && !person.admin && <LookAsButton person={person} />}
              </>
            }
          />
          <div className={panes.panes}>
            <PersonFacts person={person} />
            {person.type === 'User' && (
              <>
                <PersonRoles person={person} run={run} />
                <PersonPlace person={person} run={run} />
              </>
            )}
            {person.type !== 'Visitor' && <PersonSwitches person={person} run={run} />}
            {person.type === 'User' && <PersonDanger person={person} run={run} />}
          </div>
        </>
      )}
    </LoadState>
  );
}
