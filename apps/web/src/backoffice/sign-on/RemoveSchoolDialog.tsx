import type { AdministeredProvider } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import classes from '../lists.module.css';

interface RemoveSchoolDialogProps {
  provider: AdministeredProvider;
  school: AdministeredProvider['schools'][number];
  onClose: () => void;
}

/** Asks before a school names a provider no more; its teachers stay in it. */
export function RemoveSchoolDialog({ provider, school, onClose }: RemoveSchoolDialogProps) {
  const { t } = useTranslation('backoffice/sign-on');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const remove = useMutation(orpc.backofficeSignOn.removeSchool.mutationOptions());
  const confirm = async () => {
    setProblem(undefined);
    try {
      await remove.mutateAsync({ providerId: provider.id, schoolId: school.schoolId });
    } catch (error) {
      return setProblem(errorText(error));
    }
    toast({ tone: 'success', text: t('removeDialog.done', { school: school.name }) });
    void queryClient.invalidateQueries({ queryKey: orpc.backofficeSignOn.read.key() });
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t('removeDialog.title', { school: school.name })}
      confirmLabel={t('remove')}
      cancelLabel={shell('cancel')}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <div className={classes.fields}>
        <p>{t('removeDialog.text', { name: provider.name })}</p>
        {problem && (
          <Notice tone="alert" announce>
            {problem}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
