import { ACCOUNT_LICENCES, BACKOFFICE_PATH, LAST_VISITS, type ListedPerson, PERSON_ROLES, PERSON_STATES } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterLink } from '../../core/links/RouterLink';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { useAction } from '../../core/page/use-action';
import { useDebounced } from '../../core/page/use-debounced';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { SearchField } from '../../ui/forms/SearchField';
import { NativeSelect } from '../../ui/forms/TextField';
import bar from '../../ui/layout/filter-bar.module.css';
import { PersonMarble } from '../../ui/marbles/PersonMarble';
import { IconButton } from '../../ui/overlays/IconButton';
import { Badge } from '../../ui/status/Badge';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { Breakable } from '../../ui/text/Breakable';
import classes from '../lists.module.css';
import { LookAsButton } from './LookAsButton';
import { STATE_LOOKS, useVisitText } from './person-words';

const FILTERS = { role: PERSON_ROLES, licence: ACCOUNT_LICENCES, lastVisit: LAST_VISITS, state: PERSON_STATES } as const;
type Filter = keyof typeof FILTERS;
const LIMIT = 20;

/** Teachers and invited people, with what the administration may know of them. */
export function TeacherList() {
  const { t } = useTranslation('backoffice/people');
  const { t: shell } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Partial<Record<Filter, string>>>({});
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim());
  const input = { page, limit: LIMIT, ...(search && { search }), ...chosen } as Parameters<typeof api.backofficePeople.list>[0];
  const query = useQuery({ ...orpc.backofficePeople.list.queryOptions({ input }), placeholderData: keepPreviousData });
  const choose = (filter: Filter, value: string) => {
    setPage(1);
    setChosen(({ [filter]: _before, ...others }) => (value === '' ? others : { ...others, [filter]: value }));
  };
  const isFiltered = search !== '' || Object.keys(chosen).length > 0;
  return (
    <div className={classes.stack}>
      <div className={bar.bar}>
        <div className={bar.search}>
          <SearchField
            label={t('search')}
            value={typed}
            clearLabel={t('clear')}
            onChange={(value) => {
              setPage(1);
              setTyped(value);
            }}
          />
        </div>
        {(Object.keys(FILTERS) as Filter[]).map((filter) => (
          <NativeSelect
            key={filter}
            aria-label={t(`filter.${filter}`)}
            value={chosen[filter] ?? ''}
            data={[
              { value: '', label: t(`all.${filter}`) },
              ...FILTERS[filter].map((value) => ({ value, label: t(`${filter}.${value}`) })),
            ]}
            onChange={(event) => choose(filter, event.currentTarget.value)}
          />
        ))}
      </div>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={8} />}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <TeacherTable people={entries} />
              <PageSwitch page={page} limit={LIMIT} total={total} onChange={setPage} />
            </>
          ) : (
            <EmptyState title={t(isFiltered ? 'nobody' : 'none')} text={t(isFiltered ? 'nobodyText' : 'noneText')} />
          )
        }
      </LoadState>
    </div>
  );
}

function TeacherTable({ people }: { people: readonly ListedPerson[] }) {
  const { t } = useTranslation('backoffice/people');
  const queryClient = useQueryClient();
  const { run } = useAction<'uninvite'>({ texts: 'backoffice/people', after: () => queryClient.invalidateQueries() });
  const visit = useVisitText();
  const columns = ['name', 'role', 'licence', 'lastVisit', 'contents', 'state'] as const;
  return (
    <section className={classes.frame} aria-label={t('kind.teachers')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={column === 'contents' ? classes.number : undefined}>
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, state, name, email, role, licence, lastVisit, contents }) => (
            <tr key={id} data-quiet={state === 'locked' || undefined}>
              <th scope="row">
                <span className={classes.person}>
                  <PersonMarble id={id} name={name} size={38} />
                  <span className={classes.words}>
                    {state === 'invited' ? (
                      <span className={classes.name}>{name || email}</span>
                    ) : (
                      <RouterLink href={`${BACKOFFICE_PATH}/users/${id}`}>{name}</RouterLink>
                    )}
                    {email !== null && (
                      <span className={classes.detail}>
                        <Breakable text={email} />
                      </span>
                    )}
                  </span>
                </span>
              </th>
              <td data-label={t('column.role')}>{t(`role.${role}`)}</td>
              <td data-label={t('column.licence')}>{licence ? t(`licence.${licence}`) : '–'}</td>
              <td data-label={t('column.lastVisit')}>{visit(lastVisit)}</td>
              <td data-label={t('column.contents')} className={classes.number}>
                {contents}
              </td>
              <td data-label={t('column.state')}>
                <Badge {...STATE_LOOKS[state]}>{t(`state.${state}`)}</Badge>
              </td>
              <td>
                {state === 'active' && role !== 'admin' && <LookAsButton person={{ id, name, type: 'User' }} />}
                {state === 'invited' && (
                  <IconButton
                    icon={IconTrash}
                    label={t('uninvite', { email })}
                    tipAlign="end"
                    onClick={() => void run('uninvite', () => api.backofficeInvitations.remove({ invitationId: id }), { email })}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
