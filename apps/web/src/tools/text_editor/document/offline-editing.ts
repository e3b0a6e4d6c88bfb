import { loadHttpSync } from '../../../platform/collaboration/load-http-sync';
import { httpSyncFallback } from '../../../platform/collaboration/offline-fallback';
import { lazyPart } from '../../../platform/page/lazy-part';

const loadBar = () => import('./OfflineEditingBar');

/** Notice of editing without a connection. */
export const OfflineEditingBar = lazyPart(loadBar);

/**
 * Synchronization by calls, which starts once its notice is loaded, too: the notice has to be shown even when the next file fails to load.
 */
export const offlineFallback = httpSyncFallback(async () => {
  const [byCalls] = await Promise.all([loadHttpSync(), loadBar()]);
  return byCalls;
});
