import type { AiMessage } from '@murmel/contracts';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog';

export interface RemoveDialogProps {
  message: AiMessage;
  onRemove: (message: AiMessage) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a message goes, with all that follows it. */
export default function RemoveDialog({ message, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('ai/chat');
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await onRemove(message);
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t(message.role === 'user' ? 'removing.question' : 'removing.answer')}
      confirmLabel={t('removing.confirm')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('removing.text')}
    </ConfirmDialog>
  );
}
