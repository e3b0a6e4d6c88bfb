import { LIMITS, type SchoolClass, textProblem } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { RenameDialog } from '../../../ui/overlays/RenameDialog';
import { useClassAction } from '../use-class-action';

interface RenameClassDialogProps {
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** Dialog for renaming a class. */
export function RenameClassDialog({ schoolClass: { id, name }, onClose }: RenameClassDialogProps) {
  const { t } = useTranslation('classes');
  const { t: shell } = useTranslation('shell');
  const { run } = useClassAction();
  const limits = LIMITS.schoolClass.name;
  return (
    <RenameDialog
      name={name}
      title={t('renameTitle')}
      label={t('fields.className')}
      saveLabel={t('menu.rename')}
      cancelLabel={shell('cancel')}
      closeLabel={shell('close')}
      problemOf={(text) => {
        const problem = textProblem(text, limits);
        return problem && t(`problems.${problem}`, { ...limits });
      }}
      rename={(wanted) => run('rename', () => api.schoolClasses.update({ id, name: wanted }), { name: wanted })}
      onClose={onClose}
    />
  );
}
