import { LIMITS, type School, textProblem } from '@murmel/contracts';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { RenameDialog } from '../../ui/overlays/RenameDialog';
import { useSchoolAction } from './use-school-action';

interface RenameSchoolDialogProps {
  school: School;
  onClose: () => void;
}

/** Renames the school. */
export function RenameSchoolDialog({ school: { id, name }, onClose }: RenameSchoolDialogProps) {
  const { t } = useTranslation('schools');
  const { t: shell } = useTranslation('shell');
  const { run } = useSchoolAction();
  const limits = LIMITS.school.name;
  return (
    <RenameDialog
      name={name}
      title={t('renameTitle')}
      label={t('name')}
      saveLabel={t('rename')}
      cancelLabel={shell('cancel')}
      closeLabel={shell('close')}
      problemOf={(text) => {
        const problem = textProblem(text, limits);
        return problem && t(`problems.${problem}`, { ...limits });
      }}
      rename={(wanted) => run('rename', () => api.schools.update({ id, name: wanted }), { name: wanted })}
      onClose={onClose}
    />
  );
}
