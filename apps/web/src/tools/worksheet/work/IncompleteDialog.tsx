import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { useTexts } from './texts';

interface IncompleteDialogProps {
  /** of the tasks that are open */
  numbers: readonly number[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Names what is open before it is handed in; whoever does not want that is led to the first of it. */
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
    >
      {t('incomplete.text', { count: numbers.length, list })}
    </ConfirmDialog>
  );
}
