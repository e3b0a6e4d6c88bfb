import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useTexts } from './texts';

interface IncompleteDialogProps {
  /** optional questions without an answer */
  count: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before optional questions stay empty; cancelling leads to the first of them. */
export default function IncompleteDialog({ count, onConfirm, onCancel }: IncompleteDialogProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      opened
      title={t('incomplete.title')}
      confirmLabel={t('incomplete.confirm')}
      cancelLabel={t('incomplete.back', { count })}
      onConfirm={onConfirm}
      onCancel={onCancel}
      danger={false}
      safe
    >
      {t('incomplete.text', { count })}
    </ConfirmDialog>
  );
}
