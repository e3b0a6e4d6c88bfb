import { type AdministeredClass, BACKOFFICE_PATH } from '@murmel/contracts';
import { IconArrowLeft } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterLink } from '../../core/links/RouterLink';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { useDebounced } from '../../core/page/use-debounced';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { SearchField } from '../../ui/forms/SearchField';
import { PersonMarble } from '../../ui/marbles/PersonMarble';
import { Badge } from '../../ui/status/Badge';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from '../lists.module.css';
import { STATE_LOOKS, useVisitText } from './person-words';

const LIMIT = 20;

/** Pupils by their class: their names are not searched. */
export function PupilFinder() {
  const [schoolClass, setSchoolClass] = useState<AdministeredClass>();
  return schoolClass ? (
    <Pupils schoolClass={schoolClass} onBack={() => setSchoolClass(undefined)} />
  ) : (
    <Classes onChoose={setSchoolClass} />
  );
}

function Classes({ onChoose }: { onChoose: (schoolClass: AdministeredClass) => void }) {
  const { t } = useTranslation('backoffice/people');
  const { t: shell } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDebounced(typed.trim());
  const query = useQuery({
    ...orpc.backofficePeople.classes.queryOptions({ input: { page, limit: LIMIT, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.stack}>
      <SearchField
        label={t('classes.search')}
        value={typed}
        clearLabel={t('clear')}
        onChange={(value) => {
          setPage(1);
          setTyped(value);
        }}
      />
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <section className={classes.frame} aria-label={t('classes.label')}>
                <table className={classes.table}>
                  <thead>
                    <tr>
                      <th scope="col">{t('classes.class')}</th>
                      <th scope="col">{t('classes.teacher')}</th>
                      <th scope="col">{t('classes.school')}</th>
                      <th scope="col" className={classes.number}>
                        {t('kind.pupils')}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map((one) => (
                      <tr key={one.id}>
                        <th scope="row">
                          <Button variant="subtle" className={classes.choice} onClick={() => onChoose(one)}>
                            {one.name}
                          </Button>
                        </th>
                        <td data-label={t('classes.teacher')}>{one.owner}</td>
                        <td data-label={t('classes.school')}>{one.school ?? '–'}</td>
                        <td data-label={t('kind.pupils')} className={classes.number}>
                          {one.pupils}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
              <PageSwitch page={page} limit={LIMIT} total={total} onChange={setPage} />
            </>
          ) : (
            <EmptyState title={t('classes.none')} text={t('classes.noneText')} />
          )
        }
      </LoadState>
    </div>
  );
}

function Pupils({ schoolClass, onBack }: { schoolClass: AdministeredClass; onBack: () => void }) {
  const { t } = useTranslation('backoffice/people');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const visit = useVisitText();
  const query = useQuery({
    ...orpc.backofficePeople.pupils.queryOptions({ input: { classId: schoolClass.id, page, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        <Button variant="default" leftSection={<IconArrowLeft size={20} stroke={1.9} aria-hidden />} onClick={onBack}>
          {t('classes.back')}
        </Button>
        <h2>{schoolClass.name}</h2>
      </div>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={6} />}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <>
              <section className={classes.frame} aria-label={t('kind.pupils')}>
                <table className={classes.table}>
                  <thead>
                    <tr>
                      <th scope="col">{t('pupil.name')}</th>
                      <th scope="col">{t('column.lastVisit')}</th>
                      <th scope="col">{t('column.state')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {entries.map(({ id, shortName, active, lastVisit }) => (
                      <tr key={id} data-quiet={!active || undefined}>
                        <th scope="row">
                          <span className={classes.person}>
                            <PersonMarble id={id} name={shortName} size={38} />
                            <span className={classes.words}>
                              <RouterLink href={`${BACKOFFICE_PATH}/users/${id}`}>{shortName}</RouterLink>
                            </span>
                          </span>
                        </th>
                        <td data-label={t('column.lastVisit')}>{visit(lastVisit)}</td>
                        <td data-label={t('column.state')}>
                          <Badge {...STATE_LOOKS[active ? 'active' : 'locked']}>{t(`state.${active ? 'active' : 'locked'}`)}</Badge>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
              <PageSwitch page={page} limit={LIMIT} total={total} onChange={setPage} />
            </>
          ) : (
            <EmptyState title={t('pupil.none')} text={t('pupil.noneText')} />
          )
        }
      </LoadState>
    </div>
  );
}
