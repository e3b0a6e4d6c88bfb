import { type AdministeredSchool, LIMITS } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { useDebounced } from '../../core/page/use-debounced';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { SearchField } from '../../ui/forms/SearchField';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from '../lists.module.css';
import { EnrolDialog, SchoolDialog } from './SchoolDialog';

const LIMIT = LIMITS.page.size;

/** Schools: how many teachers they have, their licences, and who is responsible for what they publish. */
export default function SchoolsPage() {
  const { t } = useTranslation('backoffice/schools');
  const { t: shell } = useTranslation('shell');
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'enrol'; school: AdministeredSchool | undefined }>();
  const search = useDebounced(typed.trim());
  const query = useQuery({
    ...orpc.backofficeSchools.list.queryOptions({ input: { page, limit: LIMIT, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const close = () => setOpened(undefined);
  const create = (
    <Button leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />} onClick={() => setOpened({ dialog: 'edit', school: undefined })}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={create} />
      <div className={classes.stack}>
        <SearchField
          label={t('search')}
          value={typed}
          clearLabel={t('clear')}
          onChange={(value) => {
            setPage(1);
            setTyped(value);
          }}
        />
        <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
          {({ entries, total }) =>
            entries.length > 0 ? (
              <>
                <section className={classes.frame} aria-label={t('title')}>
                  <table className={classes.table}>
                    <thead>
                      <tr>
                        <th scope="col">{t('name')}</th>
                        <th scope="col" className={classes.number}>
                          {t('teachers')}
                        </th>
                        <th scope="col">{t('licences')}</th>
                        <th scope="col">{t('imprint')}</th>
                        <th scope="col">
                          <span className="visually-hidden">{t('actions')}</span>
                        </th>
                      </tr>
                    </thead>
                    <tbody>
                      {entries.map((school) => (
                        <tr key={school.id}>
                          <th scope="row">
                            <span className={classes.name}>{school.name}</span>
                          </th>
                          <td data-label={t('teachers')} className={classes.number}>
                            {school.teachers}
                          </td>
                          <td data-label={t('licences')}>{school.licences.join(', ') || '–'}</td>
                          <td data-label={t('imprint')}>{school.imprint.split('\n')[0] || '–'}</td>
                          <td>
                            <span className={classes.actions}>
                              <Button
                                size="sm"
                                variant="default"
                                aria-label={t('enrolIn', { name: school.name })}
                                onClick={() => setOpened({ dialog: 'enrol', school })}
                              >
                                {t('enrol')}
                              </Button>
                              <Button
                                size="sm"
                                variant="default"
                                aria-label={t('editOne', { name: school.name })}
                                onClick={() => setOpened({ dialog: 'edit', school })}
                              >
                                {t('edit')}
                              </Button>
                            </span>
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </section>
                <PageSwitch page={page} limit={LIMIT} total={total} onChange={setPage} />
              </>
            ) : (
              <EmptyState title={t('none')} text={t('noneText')} />
            )
          }
        </LoadState>
      </div>
      {opened?.dialog === 'edit' && <SchoolDialog school={opened.school} onClose={close} />}
      {opened?.dialog === 'enrol' && opened.school && <EnrolDialog school={opened.school} onClose={close} />}
    </>
  );
}
