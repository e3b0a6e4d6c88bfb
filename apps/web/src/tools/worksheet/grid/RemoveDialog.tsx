import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from './texts';

interface RemoveDialogProps {
  responseId: string;
  name: string;
  /** address of all responses, to which it leads back */
  all: string;
  onClose: () => void;
}

/** Asks before a response is gone for good. */
export function RemoveDialog({ responseId, name, all, onClose }: RemoveDialogProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.worksheets.removeResponse({ id: responseId });
      toast({ tone: 'success', text: t('remove.done', { name }) });
      void navigate(all);
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened
      title={t('remove.title', { name })}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <p>{t('remove.text')}</p>
    </ConfirmDialog>
  );
}
