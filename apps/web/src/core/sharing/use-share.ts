import type { Share } from '@murmel/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';

type ShareInput = Parameters<typeof orpc.items.updateShare.call>[0];
/** Changeable fields of an item's sharing. */
export type ShareChange = Omit<ShareInput, 'id'>;

/** The sharing of one item: what is set, how to change it, and how the last change went. */
export function useShare(itemId: string) {
  const queryClient = useQueryClient();
  const options = orpc.items.share.queryOptions({ input: { id: itemId } });
  const query = useQuery(options);
  const item = useQuery(orpc.items.get.queryOptions({ input: { id: itemId } }));
  const take = async (share: Share): Promise<void> => {
    queryClient.setQueryData(options.queryKey, share);
    // Headers, lists and cards show the privacy level, too; the answer itself needs no second reading.
    const known = JSON.stringify(options.queryKey);
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => JSON.stringify(queryKey) !== known });
  };
  const update = useMutation(orpc.items.updateShare.mutationOptions({ onSuccess: (share) => void take(share) }));
  const renew = useMutation(orpc.items.renewToken.mutationOptions({ onSuccess: (share) => void take(share) }));
  return {
    query,
    item,
    /** Sends one change; a failure shows in `state` and is thrown, so that a form can say what was wrong. */
    change: (change: ShareChange) => update.mutateAsync({ id: itemId, ...change }),
    /** applies a value that another window set over this one */
    take,
    renew: () => renew.mutateAsync({ id: itemId }),
    /** why the last change was refused */
    error: update.error ?? renew.error,
    /** pending change, shown as if it were stored already */
    pending: update.isPending ? update.variables : undefined,
    state:
      update.isPending || renew.isPending
        ? 'saving'
        : update.isError || renew.isError
          ? 'failed'
          : update.isSuccess || renew.isSuccess
            ? 'applied'
            : 'idle',
  } as const;
}

export type Sharing = ReturnType<typeof useShare>;
