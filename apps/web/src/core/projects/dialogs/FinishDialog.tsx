import type { Project } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import type { ProjectSteps } from '../use-project-action';

interface FinishDialogProps {
  project: Project;
  action: ProjectSteps;
  onClose: () => void;
}

/** Asks before a project ends for good: it cannot begin again. */
export function FinishDialog({ project, action, onClose }: FinishDialogProps) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  return (
    <ConfirmDialog
      opened
      title={t('finish.title', { name: project.name })}
      confirmLabel={t('finish.confirm')}
      cancelLabel={shell('cancel')}
      danger={false}
      busy={action.busy === 'finish'}
      onConfirm={() => action.run('finish', onClose)}
      onCancel={onClose}
    >
      {t('finish.text')}
    </ConfirmDialog>
  );
}
