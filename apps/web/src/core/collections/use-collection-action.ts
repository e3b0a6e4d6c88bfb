import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** What is done with a collection: a key below `collections:done` and `collections:failed`. */
export type CollectionActionKey = 'create' | 'save' | 'remove' | 'remember' | 'forget';

/** Does something with a collection and says how it went; every list asks anew. */
export function useCollectionAction(): Actions<CollectionActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'collections', after: () => queryClient.invalidateQueries() });
}
