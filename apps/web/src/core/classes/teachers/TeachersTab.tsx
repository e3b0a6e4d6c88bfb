import type { ClassTeacherEntry, SchoolClass } from '@murmel/contracts';
import { IconLogout2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { Button } from '../../../ui/forms/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { LoadState } from '../../page/LoadState';
import { LeaveDialog } from '../dialogs/LeaveDialog';
import { useClassTeachers } from '../queries';
import { useClassAction } from '../use-class-action';
import { AddTeacherForm } from './AddTeacherForm';
import { PupilsPresent } from './PupilsPresent';
import { OwnerRow, TeacherRow } from './TeacherRow';
import classes from './teachers.module.css';

const IncognitoLooks = lazyPage<{ classId?: string }>(() => import('../../incognito/incognito-looks-with-texts'), []);

/** Teachers of this class: the owner and those the owner added. */
export function TeachersTab({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const { id, abilities } = schoolClass;
  const query = useClassTeachers(id);
  const { run, busy } = useClassAction();
  const [removing, setRemoving] = useState<ClassTeacherEntry>();
  const [leaving, setLeaving] = useState(false);
  const nameOf = (teacher: ClassTeacherEntry): string => teacher.name ?? teacher.email;
  const switchOver = (teacher: ClassTeacherEntry) =>
    teacher.state === 'active'
      ? run('deactivateTeacher', () => api.schoolClasses.deactivateTeacher({ id: teacher.id }), { name: nameOf(teacher) })
      : run('reactivateTeacher', () => api.schoolClasses.reactivateTeacher({ id: teacher.id }), { name: nameOf(teacher) });
  const remove = async (teacher: ClassTeacherEntry) => {
    if (await run('removeTeacher', () => api.schoolClasses.removeTeacher({ id: teacher.id }), { name: nameOf(teacher) }))
      setRemoving(undefined);
  };
  return (
    <div className={classes.tab}>
      {abilities.manage && <AddTeacherForm classId={id} />}
      <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={2} />}>
        {(teachers) => (
          <ul className={classes.list} aria-label={t('tabs.teachers')}>
            <OwnerRow schoolClass={schoolClass} />
            {teachers.map((teacher) => (
              <TeacherRow
                key={teacher.id}
                teacher={teacher}
                may={abilities.manage}
                onSwitch={() => void switchOver(teacher)}
                onRemove={() => setRemoving(teacher)}
              />
            ))}
          </ul>
        )}
      </LoadState>
      <PupilsPresent classId={id} />
      <Suspense fallback={null}>
        <IncognitoLooks classId={id} />
      </Suspense>
      {abilities.leave && (
        <div>
          <Button variant="default" leftSection={<IconLogout2 size={20} stroke={1.9} aria-hidden />} onClick={() => setLeaving(true)}>
            {t('menu.leave')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={removing !== undefined}
        title={t('removeTeacher.title', { name: removing && nameOf(removing) })}
        confirmLabel={t('removeTeacher.confirm')}
        cancelLabel={shell('cancel')}
        busy={busy === 'removeTeacher'}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(undefined)}
      >
        {t('removeTeacher.text')}
      </ConfirmDialog>
      {leaving && <LeaveDialog schoolClass={schoolClass} onClose={() => setLeaving(false)} />}
    </div>
  );
}
