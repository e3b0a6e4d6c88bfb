import { publicPlaceOf, TOOLS, toolOfKind } from '@murmel/contracts';
import { beginItem } from '../core/sharing/ItemGate.state';
import { orpc } from '../platform/api/queries';
import { queryClient } from '../platform/api/query-client';
import { reloadWhenOnline, restoreOfflinePage } from '../platform/offline/restore-page';
import { session } from '../platform/session/store';

/** Gives a page that came without the server who is there and the items that they had open. */
export async function showOfflinePage(): Promise<void> {
  const kept = await restoreOfflinePage();
  if (!kept) return reloadWhenOnline();
  session.setUser(kept.user);
  const shown = publicPlaceOf(location.pathname)?.itemId;
  for (const item of kept.items) {
    if (item.id === shown) beginItem(shown, item);
    const tool = toolOfKind(item.kind);
    // An editor of what is not a live document has nothing to show without the server.
    if (tool && TOOLS[tool].capabilities.liveDocument)
      queryClient.setQueryData(orpc[TOOLS[tool].calls].get.queryKey({ input: { id: item.id } }), item as never);
  }
}
