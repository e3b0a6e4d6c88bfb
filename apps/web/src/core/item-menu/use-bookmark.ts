import type { Item } from '@murmel/contracts';
import { IconBookmark } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { useSession } from '../../platform/session/store';
import type { MenuAction } from '../../ui/overlays/ActionMenu';
import { toast } from '../../ui/status/toast-queue';

type Marked = Pick<Item, 'id' | 'title' | 'bookmarked'>;

/** Returns the menu action that adds an item to the bookmarks or removes it. None for pupils, who have no bookmarks. */
export function useBookmarkAction(): (item: Marked) => MenuAction[] {
  const { t } = useTranslation('items');
  const { isTeacher } = useSession();
  const queryClient = useQueryClient();
  const toggle = async ({ id, title }: Marked): Promise<void> => {
    try {
      const { bookmarked } = await api.bookmarks.toggle({ itemId: id });
      toast({ id: `bookmark-${id}`, tone: 'success', text: t(bookmarked ? 'bookmark.on' : 'bookmark.off', { title }) });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };
  return (item) =>
    isTeacher
      ? [
          {
            key: 'bookmark',
            label: t(item.bookmarked ? 'bookmark.remove' : 'bookmark.add'),
            icon: IconBookmark,
            onSelect: () => void toggle(item),
          },
        ]
      : [];
}
