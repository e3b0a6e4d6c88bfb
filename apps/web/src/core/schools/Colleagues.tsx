import type { School, SchoolTeacher } from '@murmel/contracts';
import { useId, useState } from 'react';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { SkeletonGrid } from '../../ui/status/SkeletonGrid';
import { LoadState } from '../page/LoadState';
import { ColleagueRow } from './ColleagueRow';
import { useSchoolTeachers } from './queries';
import classes from './schools.module.css';
import { useSchoolAction } from './use-school-action';

/** Members of the school; its admins change their roles. */
export function Colleagues({ school: { id, abilities } }: { school: School }) {
  const { t } = useTranslation('schools');
  const { t: shell } = useTranslation('shell');
  const heading = useId();
  const query = useSchoolTeachers(id);
  const { run, busy } = useSchoolAction();
  const [removing, setRemoving] = useState<SchoolTeacher>();
  const switchRole = ({ id: teacher, name, role }: SchoolTeacher) =>
    run(
      role === 'admin' ? 'makeMember' : 'makeAdmin',
      () => api.schools.updateTeacher({ id: teacher, role: role === 'admin' ? 'member' : 'admin' }),
      { name },
    );
  const remove = async ({ id: teacher, name }: SchoolTeacher) => {
    if (await run('removeTeacher', () => api.schools.removeTeacher({ id: teacher }), { name })) setRemoving(undefined);
  };
  return (
    <section className={classes.stack} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('colleagues')}
      </h2>
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={3} />}>
        {(teachers) => (
          <ul className={classes.list} aria-labelledby={heading}>
            {teachers.map((teacher) => (
              <ColleagueRow
                key={teacher.id}
                teacher={teacher}
                may={abilities.manage}
                onSwitch={() => void switchRole(teacher)}
                onRemove={() => setRemoving(teacher)}
              />
            ))}
          </ul>
        )}
      </LoadState>
      <ConfirmDialog
        opened={removing !== undefined}
        title={t('remove.title', { name: removing?.name })}
        confirmLabel={t('remove.confirm')}
        cancelLabel={shell('cancel')}
        busy={busy === 'removeTeacher'}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(undefined)}
      >
        {t('remove.text')}
      </ConfirmDialog>
    </section>
  );
}
