import type { OwnSignOn } from '@murmel/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog';
import { Notice } from '../../ui/status/Notice';
import { toast } from '../../ui/status/toast-queue';
import classes from './sign-on.module.css';

/** Asks before a school account signs its teacher on no more; refused where it is the only way in. */
export function UnlinkDialog({ signOn: { id, provider }, onClose }: { signOn: OwnSignOn; onClose: () => void }) {
  const { t } = useTranslation('sign-on');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const unlink = useMutation(orpc.signOn.unlink.mutationOptions());
  const { name } = provider;
  const confirm = async () => {
    setProblem(undefined);
    try {
      await unlink.mutateAsync({ signOnId: id });
    } catch (error) {
      return setProblem(errorText(error));
    }
    toast({ id: 'unlinked', tone: 'success', text: t('unlink.done', { name }) });
    onClose();
    await queryClient.invalidateQueries({ queryKey: orpc.signOn.own.key() });
  };
  return (
    <ConfirmDialog
      opened
      title={t('unlink.title', { name })}
      confirmLabel={t('own.unlink')}
      cancelLabel={shell('cancel')}
      busy={unlink.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <div className={classes.fields}>
        <p className={classes.plain}>{t('unlink.text', { name })}</p>
        {problem && (
          <Notice tone="alert" announce>
            {problem}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
