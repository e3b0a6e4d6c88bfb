import { type DiscardedEntry, LIMITS } from '@murmel/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';

export type DiscardedClassesState = ReturnType<typeof useDiscardedClasses>;

/** One page of the classes and projects in the trash, and what can be done with them. */
export function useDiscardedClasses() {
  const { t } = useTranslation('trash');
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState(1);
  const onSettled = () => queryClient.invalidateQueries();
  const { data } = useQuery({
    ...orpc.schoolClasses.discarded.queryOptions({ input: { page: wanted, limit: LIMITS.page.size } }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / LIMITS.page.size));
  // The last entry of the last page may be gone.
  if (data && wanted > pages) setWanted(pages);
  const restore = useMutation({
    mutationFn: async ({ id, type }: DiscardedEntry) => void (await (type === 'class' ? api.schoolClasses : api.projects).restore({ id })),
    onSuccess: (_nothing, { name }) => void toast({ tone: 'success', text: t('restored', { title: name }) }),
    onError: (error, { name }) => void toast({ tone: 'alert', text: `${t('restoreFailed', { title: name })} ${errorText(error)}` }),
    onSettled,
  });
  const destroy = useMutation({
    mutationFn: destroyEntry,
    onSuccess: (_nothing, { name }) => void toast({ tone: 'success', text: t('destroyed', { title: name }) }),
    onError: (_error, { name }) => void toast({ tone: 'alert', text: t('destroyFailed', { title: name }) }),
    onSettled,
  });
  return { data, page: wanted, goTo: setWanted, restore, destroy };
}

function destroyEntry({ id, type }: DiscardedEntry): Promise<unknown> {
  return (type === 'class' ? api.schoolClasses : api.projects).destroy({ id });
}

/** Deletes all of them for ever. @returns how many it tried, and how many failed */
export async function destroyDiscardedClasses(): Promise<{ tried: number; failed: number }> {
  let [tried, failed] = [0, 0];
  const limit = LIMITS.page.maxSize;
  const first = await api.schoolClasses.discarded({ page: 1, limit });
  const later = Array.from({ length: Math.max(0, Math.ceil(first.total / limit) - 1) }, (_, index) =>
    api.schoolClasses.discarded({ page: index + 2, limit }),
  );
  for (const entry of [first, ...(await Promise.all(later))].flatMap(({ entries }) => entries)) {
    tried += 1;
    await destroyEntry(entry).catch(() => (failed += 1));
  }
  return { tried, failed };
}
