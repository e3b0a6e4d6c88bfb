import { LIMITS, type NamesList } from '@murmel/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import type { NamesInput } from './names-draft';
import { NAMES_KEY, NAMES_LISTS_KEY } from './names-keys';

/** All lists of this teacher, newest first. */
export function useNamesLists() {
  return useQuery({
    queryKey: NAMES_LISTS_KEY,
    queryFn: async () => (await api.teachingBoards.namesLists({ page: 1, limit: LIMITS.page.maxSize })).entries,
  });
}

/** Saves a list, new or known, and deletes one. */
export function useNamesChanges(done: { saved(list: NamesList): void; removed(): void }) {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: NAMES_KEY });
  const { createNamesList, updateNamesList, removeNamesList } = orpc.teachingBoards;
  const create = useMutation(
    createNamesList.mutationOptions({
      onSuccess: async (list) => {
        await refresh();
        done.saved(list);
      },
    }),
  );
  const update = useMutation(
    updateNamesList.mutationOptions({
      onSuccess: async (list) => {
        await refresh();
        done.saved(list);
      },
    }),
  );
  const remove = useMutation(
    removeNamesList.mutationOptions({
      onSuccess: async () => {
        await refresh();
        done.removed();
      },
    }),
  );
  return {
    save: (id: string | undefined, input: NamesInput) => (id === undefined ? create.mutate(input) : update.mutate({ id, ...input })),
    remove: (id: string) => remove.mutate({ id }),
    saving: create.isPending || update.isPending,
    removing: remove.isPending,
    error: create.error ?? update.error ?? remove.error,
  };
}
