import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useTexts } from './texts';

interface IncompleteDialogProps {
  /** numbers of the open tasks */
  numbers: readonly number[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names the open tasks before submission; cancelling leads to the first of them. */
export default function IncompleteDialog({ numbers, onConfirm, onCancel }: IncompleteDialogProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const list = new Intl.ListFormat(language).format(numbers.map(String));
  return (
    <ConfirmDialog
      opened
      title={t('incomplete.title')}
      confirmLabel={t('incomplete.confirm')}
      cancelLabel={t('incomplete.back', { number: numbers[0] })}
      onConfirm={onConfirm}
      onCancel={onCancel}
      danger={false}
      safe
    >
      {t('incomplete.text', { count: numbers.length, list })}
    </ConfirmDialog>
  );
}
