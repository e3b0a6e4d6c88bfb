import type { Item } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';

/** Puts all of these on the list; those that are there stay. */
export function useBookmarkSeveral(): (items: readonly Pick<Item, 'id' | 'title'>[]) => Promise<void> {
  const { t } = useTranslation('folders');
  const queryClient = useQueryClient();
  return async (items) => {
    try {
      for (const { id: itemId } of items) {
        const { bookmarked } = await api.bookmarks.check({ itemId });
        if (!bookmarked) await api.bookmarks.toggle({ itemId });
      }
      toast({ tone: 'success', text: t('selection.bookmarked', { count: items.length, title: items[0]?.title }) });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };
}
