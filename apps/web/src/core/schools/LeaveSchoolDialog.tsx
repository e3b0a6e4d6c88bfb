import type { School } from '@murmel/contracts';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { useSchoolTeachers } from './queries';
import { useSchoolAction } from './use-school-action';

interface LeaveSchoolDialogProps {
  school: School;
  onClose: () => void;
}

/**
 * Dialog that explains the effect of leaving on the school: the last admin is succeeded by the longest-standing member, the last teacher by
 * none.
 */
export function LeaveSchoolDialog({ school: { id, name, role, teachers: count }, onClose }: LeaveSchoolDialogProps) {
  const { t } = useTranslation('schools');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const { run, busy } = useSchoolAction();
  const others = (useSchoolTeachers(id).data ?? []).filter(({ mine }) => !mine);
  const isLastAdmin = role === 'admin' && !others.some((teacher) => teacher.role === 'admin');
  const heir = [...others].sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id))[0];
  const leave = async () => {
    if (!(await run('leave', () => api.schools.leave({ id }), { name }))) return;
    onClose();
    void navigate('/profile', { replace: true });
  };
  return (
    <ConfirmDialog
      opened
      title={t('leave.title', { name })}
      confirmLabel={t('leave.open')}
      cancelLabel={shell('cancel')}
      busy={busy === 'leave'}
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      <p>{t('leave.stays')}</p>
      {count === 1 && <p>{t('leave.last')}</p>}
      {isLastAdmin && heir && <p>{t('leave.heir', { name: heir.name })}</p>}
    </ConfirmDialog>
  );
}
