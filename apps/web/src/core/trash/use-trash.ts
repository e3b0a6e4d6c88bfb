import { ITEM_TYPES, type Item, itemTypeOf, LIMITS } from '@murmel/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';
import { destroyDiscardedClasses } from './use-discarded-classes';

/** Something in the trash; a folder with how much went there with it. */
export type DiscardedItem = Item & { contents: number };

/** One page of the trash and what can be done with what lies there. */
export function useTrash(page: number) {
  const { t } = useTranslation('trash');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries();
  const query = useQuery({
    ...orpc.items.discarded.queryOptions({ input: { page, limit: LIMITS.page.size } }),
    placeholderData: keepPreviousData,
  });

  const restore = useMutation({
    mutationFn: ({ id }: Item) => api.items.restore({ id }),
    onSuccess: ({ id, kind, title }) => {
      const type = itemTypeOf(kind);
      const open = type && { label: t('open'), onSelect: () => void navigate(`${ITEM_TYPES[type].route}/${id}`) };
      toast({ tone: 'success', text: t('restored', { title }), action: open });
    },
    onError: (_error, { title }) => void toast({ tone: 'alert', text: t('restoreFailed', { title }) }),
    onSettled: refresh,
  });

  const destroy = useMutation({
    mutationFn: ({ id }: Item) => api.items.destroy({ id }),
    onSuccess: (_nothing, { title }) => void toast({ tone: 'success', text: t('destroyed', { title }) }),
    onError: (_error, { title }) => void toast({ tone: 'alert', text: t('destroyFailed', { title }) }),
    onSettled: refresh,
  });

  const empty = useMutation({
    mutationFn: emptyTrash,
    onSuccess: ({ done, failed }) =>
      void toast(
        failed === 0
          ? { tone: 'success', text: t('emptied', { count: done }) }
          : { tone: 'alert', text: t('emptiedPartly', { done, count: done + failed }) },
      ),
    onError: () => void toast({ tone: 'alert', text: t('emptyFailed') }),
    onSettled: refresh,
  });
  return { query, restore, destroy, empty };
}

/** Deletes everything that lay in the trash when it was asked for; what comes in meanwhile stays. */
async function emptyTrash(): Promise<{ done: number; failed: number }> {
  const limit = LIMITS.page.maxSize;
  const first = await api.items.discarded({ page: 1, limit });
  const later = Array.from({ length: Math.max(0, Math.ceil(first.total / limit) - 1) }, (_, index) =>
    api.items.discarded({ page: index + 2, limit }),
  );
  const items = [first, ...(await Promise.all(later))].flatMap(({ entries }) => entries);
  let [done, failed] = [0, 0];
  for (const { id, contents } of items) {
    const gone = await api.items.destroy({ id }).then(
      () => true,
      () => false,
    );
    if (gone) done += 1 + contents;
    else failed += 1;
  }
  const classes = await destroyDiscardedClasses();
  return { done: done + classes.tried - classes.failed, failed: failed + classes.failed };
}
