import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useTexts } from './texts';

/** Asks before the final version: nothing can be changed after it unless the teacher wants more. */
export default function FinalDialog({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const t = useTexts();
  return (
    <ConfirmDialog
      opened
      title={t('final.title')}
      confirmLabel={t('final.confirm')}
      cancelLabel={t('final.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      danger={false}
    >
      {t('final.text')}
    </ConfirmDialog>
  );
}
