import { itemTypeOf } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';
import { useToolContributions } from '../tools/contribution';
import type { Movable } from './use-shelf';

/** As long as they can be brought back from the message. */
const UNDO_MS = 10_000;

/** Puts things into the trash, one after the other, and offers to bring back those that went. */
export function useDiscardSeveral(): (items: readonly Movable[]) => Promise<void> {
  const { t } = useTranslation('folders');
  const { t: shell } = useTranslation('shell');
  const contributions = useToolContributions();
  const queryClient = useQueryClient();

  const restore = async (items: readonly Movable[]): Promise<void> => {
    const results = await Promise.allSettled(items.map(({ id }) => api.items.restore({ id })));
    const failed = results.filter(({ status }) => status === 'rejected').length;
    toast(failed === 0 ? { tone: 'success', text: t('trash.back') } : { tone: 'alert', text: t('trash.backFailed', { count: failed }) });
    await queryClient.invalidateQueries();
  };

  return async (items) => {
    const gone: Movable[] = [];
    for (const item of items) {
      const type = itemTypeOf(item.kind);
      const went =
        type &&
        (await contributions[type].calls.discard({ id: item.id }).then(
          () => true,
          () => false,
        ));
      if (went) gone.push(item);
    }
    const failed = items.length - gone.length;
    if (failed > 0) toast({ tone: 'alert', text: t('trash.failed', { count: failed }) });
    if (gone.length > 0)
      toast({
        id: 'discarded',
        tone: 'success',
        text: t('trash.done', { count: gone.length, title: gone[0]!.title }),
        action: { label: shell('undo'), onSelect: () => void restore(gone) },
        staysMs: UNDO_MS,
      });
    await queryClient.invalidateQueries();
  };
}
