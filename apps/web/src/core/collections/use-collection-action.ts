import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** Action on a collection: a key below `collections:done` and `collections:failed`. */
export type CollectionActionKey = 'create' | 'save' | 'remove' | 'remember' | 'forget';

/** Runs an action on a collection and reports its result. Every list is refetched afterwards. */
export function useCollectionAction(): Actions<CollectionActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'collections', after: () => queryClient.invalidateQueries() });
}
