import { loadByCalls } from '../../../platform/collaboration/load-by-calls';
import { goOnByCalls } from '../../../platform/collaboration/while-away';
import { latePart } from '../../../platform/page/late-part';

const loadBar = () => import('./AloneBar');

/** What says that one goes on alone. */
export const AloneBar = latePart(loadBar);

/** A document goes on by calls once what says so is there, too: it has to stand when the next file does not come. */
export const whileAway = goOnByCalls(async () => {
  const [byCalls] = await Promise.all([loadByCalls(), loadBar()]);
  return byCalls;
});
