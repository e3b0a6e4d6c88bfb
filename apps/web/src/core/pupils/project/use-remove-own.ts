import type { Item, ItemTypeKey } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { useToolContributions } from '../../tools/contribution';

/** Deletes something of one's own at once, and offers to take that back: pupils have no page for what is thrown away. */
export function useRemoveOwn(): (item: Item, tool: ItemTypeKey) => Promise<void> {
  const { t } = useTranslation('pupils');
  const { t: shell } = useTranslation('shell');
  const contributions = useToolContributions();
  const queryClient = useQueryClient();
  const restore = async ({ id, title }: Item): Promise<void> => {
    try {
      await api.items.restore({ id });
      toast({ tone: 'success', text: t('own.restored', { title }) });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };
  return async (item, tool) => {
    try {
      await contributions[tool].calls.discard({ id: item.id });
      toast({
        tone: 'success',
        text: t('own.removed', { title: item.title }),
        action: { label: shell('undo'), onSelect: () => void restore(item) },
      });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };
}
