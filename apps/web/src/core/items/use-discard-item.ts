import { type Item, itemTypeOf } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';
import { useToolContributions } from '../tools/contribution';

/** Moves an item to the trash and offers to take that back, instead of asking first. */
export function useDiscardItem(): (item: Item) => Promise<void> {
  const { t } = useTranslation('items');
  const { t: shell } = useTranslation('shell');
  const contributions = useToolContributions();
  const queryClient = useQueryClient();

  const restore = async ({ id, title }: Item): Promise<void> => {
    try {
      await api.items.restore({ id });
      toast({ tone: 'success', text: t('restored', { title }) });
    } catch {
      toast({ tone: 'alert', text: t('restoreFailed', { title }) });
    }
    await queryClient.invalidateQueries();
  };

  return async (item) => {
    const type = itemTypeOf(item.kind);
    if (!type) return;
    try {
      await contributions[type].calls.discard({ id: item.id });
      toast({
        tone: 'success',
        text: t('discarded', { title: item.title }),
        action: { label: shell('undo'), onSelect: () => void restore(item) },
      });
      await queryClient.invalidateQueries();
    } catch {
      toast({ tone: 'alert', text: t('discardFailed', { title: item.title }) });
    }
  };
}
