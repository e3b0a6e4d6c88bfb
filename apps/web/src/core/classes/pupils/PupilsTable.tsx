import type { PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useNow } from '../../dates/use-now';
import { useClassAction } from '../use-class-action';
import { CodeDialog } from './CodeDialog';
import { EditPupilDialog } from './EditPupilDialog';
import { type PupilAct, PupilRow } from './PupilRow';
import classes from './pupils.module.css';

interface PupilsTableProps {
  schoolClass: SchoolClass;
  pupils: readonly PupilAccessEntry[];
}

interface Open {
  act: 'edit' | 'code' | 'newCode' | 'remove';
  pupil: PupilAccessEntry;
}

/** The pupils of a class, and what is done to each. */
export function PupilsTable({ schoolClass, pupils }: PupilsTableProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const now = useNow();
  const [open, setOpen] = useState<Open>();
  const { run, busy } = useClassAction();
  const onetime = schoolClass.type === 'onetime';
  const close = () => setOpen(undefined);

  const act = (pupil: PupilAccessEntry, what: PupilAct) => {
    const { id, name } = pupil;
    switch (what) {
      case 'deactivate':
        return void run('deactivatePupil', () => api.schoolClasses.deactivatePupil({ id }), { name });
      case 'reactivate':
        return void run('reactivatePupil', () => api.schoolClasses.reactivatePupil({ id }), { name });
      case 'signOut':
        return void run('signOutPupil', () => api.schoolClasses.signOutPupil({ id }), { name });
      case 'resetName':
        return void run('resetName', () => api.schoolClasses.resetPupilName({ id }), { name });
      case 'admit':
        return void run('admitPupil', () => api.schoolClasses.admitPupil({ id }), { name });
      default:
        return setOpen({ act: what, pupil });
    }
  };
  const newCode = async ({ id, name }: PupilAccessEntry) => {
    let changed: PupilAccessEntry | undefined;
    await run('newCode', async () => (changed = await api.schoolClasses.regenerateCode({ id })), { name });
    // A pupil who lost a code needs the new one now.
    setOpen(changed && { act: 'code', pupil: changed });
  };
  const remove = async ({ id, name }: PupilAccessEntry) => {
    if (await run('removePupil', () => api.schoolClasses.removePupil({ id }), { name })) close();
  };
  const name = open?.pupil.name;
  return (
    <>
      <table className={classes.table} data-onetime={onetime || undefined}>
        <caption className="visually-hidden">{t('pupilsTable.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('pupilsTable.name')}</th>
            {!onetime && <th scope="col">{t('pupilsTable.code')}</th>}
            <th scope="col">{t('pupilsTable.seen')}</th>
            <th scope="col">{t('pupilsTable.state')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('pupilsTable.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <PupilRow key={pupil.id} schoolClass={schoolClass} pupil={pupil} now={now} onAct={(what) => act(pupil, what)} />
          ))}
        </tbody>
      </table>
      {open?.act === 'edit' && <EditPupilDialog pupil={open.pupil} onClose={close} />}
      {open?.act === 'code' && <CodeDialog schoolClass={schoolClass} pupil={open.pupil} onClose={close} />}
      <ConfirmDialog
        opened={open?.act === 'newCode'}
        title={t('newCode.title', { name })}
        confirmLabel={t('newCode.confirm')}
        cancelLabel={shell('cancel')}
        busy={busy === 'newCode'}
        danger={false}
        onConfirm={() => open && void newCode(open.pupil)}
        onCancel={close}
      >
        {t('newCode.text')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={open?.act === 'remove'}
        title={t('removePupil.title', { name })}
        confirmLabel={t('removePupil.confirm')}
        cancelLabel={shell('cancel')}
        busy={busy === 'removePupil'}
        onConfirm={() => open && void remove(open.pupil)}
        onCancel={close}
      >
        {t(onetime ? 'removePupil.onetimeText' : 'removePupil.text', { name })}
      </ConfirmDialog>
    </>
  );
}
