import { orpc } from '../platform/api/queries';
import { queryClient } from '../platform/api/query-client';
import { session } from '../platform/session/store';
import { bringKept, callsOf, reloadOnline } from '../platform/waiting/shell-page';

/** Gives a page that came without the server who is there and the items that they had open. */
export async function showKept(): Promise<void> {
  const kept = await bringKept();
  if (!kept) return reloadOnline();
  session.setUser(kept.user);
  for (const item of kept.items) {
    const calls = callsOf(item);
    if (calls) queryClient.setQueryData(orpc[calls].get.queryKey({ input: { id: item.id } }), item as never);
  }
}
