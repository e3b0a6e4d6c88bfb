import { LIMITS, type Licence } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../core/dates/dates';
import { useNow } from '../../core/dates/use-now';
import { LoadState } from '../../core/page/LoadState';
import { PageSwitch } from '../../core/page/PageSwitch';
import { useAction } from '../../core/page/use-action';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { Badge } from '../../ui/status/Badge';
import { EmptyState } from '../../ui/status/EmptyState';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import classes from '../lists.module.css';
import { AssignDialog } from './AssignDialog';
import { LicenceDialog } from './LicenceDialog';
import { today } from './licence-draft';

const LIMIT = LIMITS.page.size;
type Opened = { dialog: 'edit'; licence: Licence | undefined } | { dialog: 'assign' | 'end'; licence: Licence };

/** Licences of the installation: who may use how much, until when. */
export default function LicencesPage() {
  const { t } = useTranslation('backoffice/licences');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Opened>();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...orpc.backofficeLicences.list.queryOptions({ input: { page, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });
  const { run, busy } = useAction<'end'>({ texts: 'backoffice/licences', after: () => queryClient.invalidateQueries() });
  const close = () => setOpened(undefined);
  const end = async ({ id, name, startsOn }: Licence) => {
    const endsOn = today() < startsOn ? startsOn : today();
    if (await run('end', () => api.backofficeLicences.update({ licenceId: id, endsOn }), { name })) close();
  };
  const create = (
    <Button leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />} onClick={() => setOpened({ dialog: 'edit', licence: undefined })}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={create} />
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {({ entries, total }) =>
          entries.length > 0 ? (
            <div className={classes.stack}>
              <LicenceTable licences={entries} onOpen={setOpened} />
              <PageSwitch page={page} limit={LIMIT} total={total} onChange={setPage} />
            </div>
          ) : (
            <EmptyState title={t('none')} text={t('noneText')} />
          )
        }
      </LoadState>
      {opened?.dialog === 'edit' && <LicenceDialog licence={opened.licence} onClose={close} />}
      {opened?.dialog === 'assign' && <AssignDialog licence={opened.licence} onClose={close} />}
      <ConfirmDialog
        opened={opened?.dialog === 'end'}
        title={t('end.title', { name: opened?.licence?.name })}
        confirmLabel={t('end.confirm')}
        cancelLabel={shell('cancel')}
        busy={busy === 'end'}
        onConfirm={() => opened?.dialog === 'end' && void end(opened.licence)}
        onCancel={close}
      >
        {t('end.text', { count: opened?.licence?.taken ?? 0 })}
      </ConfirmDialog>
    </>
  );
}

function LicenceTable({ licences, onOpen }: { licences: readonly Licence[]; onOpen: (opened: Opened) => void }) {
  const { t, i18n } = useTranslation('backoffice/licences');
  const now = useNow();
  const day = (date: string): string => dayText(new Date(`${date}T12:00:00Z`), now, i18n.language);
  return (
    <section className={classes.frame} aria-label={t('title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['name', 'kind', 'seats', 'classes', 'time', 'state'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('column.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {licences.map((licence) => {
            const { id, name, kind, state, seats, taken, sharedClasses, school, startsOn, endsOn } = licence;
            return (
              <tr key={id} data-quiet={state === 'ended' || undefined}>
                <th scope="row">
                  <span className={classes.words}>
                    <span className={classes.name}>{name}</span>
                    {school && <span className={classes.detail}>{school.name}</span>}
                  </span>
                </th>
                <td data-label={t('column.kind')}>{t(`kind.${kind}`)}</td>
                <td data-label={t('column.seats')}>{seats === null ? t('unlimited', { taken }) : t('seats', { taken, seats })}</td>
                <td data-label={t('column.classes')}>{t(sharedClasses ? 'shared' : 'notShared')}</td>
                <td data-label={t('column.time')}>
                  {endsOn === null ? t('from', { from: day(startsOn) }) : t('fromUntil', { from: day(startsOn), until: day(endsOn) })}
                </td>
                <td data-label={t('column.state')}>
                  <Badge tone={state === 'running' ? 'good' : state === 'coming' ? 'notice' : 'neutral'}>{t(`state.${state}`)}</Badge>
                </td>
                <td>
                  <span className={classes.actions}>
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={t('assignTo', { name })}
                      onClick={() => onOpen({ dialog: 'assign', licence })}
                    >
                      {t('assign')}
                    </Button>
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={t('editOne', { name })}
                      onClick={() => onOpen({ dialog: 'edit', licence })}
                    >
                      {t('edit')}
                    </Button>
                    {state !== 'ended' && (
                      <Button
                        size="sm"
                        variant="subtle"
                        aria-label={t('endOne', { name })}
                        onClick={() => onOpen({ dialog: 'end', licence })}
                      >
                        {t('endIt')}
                      </Button>
                    )}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
