import { toast } from '../../../../ui/status/toast-queue';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../../texts';
import { type Imported, undoImport } from './run-import';

/** Says what came, and offers to take it away again: into the board's trash. */
export function useImportedToast(): (made: Imported) => void {
  const t = useTexts();
  const { run } = usePinboard();
  return (imported) => {
    const { lists, cards, ended } = imported;
    toast({
      tone: ended === 'refused' ? 'alert' : 'success',
      text: t(`import.ended.${ended}`, { lists: t('import.lists', { count: lists.length }), cards: t('import.cards', { count: cards }) }),
      ...(lists.length + cards > 0 ? { action: { label: t('undo'), onSelect: () => void undoImport(imported, run) } } : {}),
    });
  };
}
