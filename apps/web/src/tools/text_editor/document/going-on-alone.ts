import { loadByCalls } from '../../../platform/collaboration/load-by-calls';
import { goOnByCalls } from '../../../platform/collaboration/while-away';
import { latePart } from '../../../platform/page/late-part';

const loadBar = () => import('./AloneBar');

/** Notice of editing without a connection. */
export const AloneBar = latePart(loadBar);

/**
 * Synchronization by calls, which starts once its notice is loaded, too: the notice has to be shown even when the next file fails to load.
 */
export const whileAway = goOnByCalls(async () => {
  const [byCalls] = await Promise.all([loadByCalls(), loadBar()]);
  return byCalls;
});
