import type { WorksheetLive } from '@murmel/contracts';
import { useLive } from '../../../platform/live/use-live';

/** How many responses there are, pushed live; undefined until it is known. */
export function useResponseCount(itemId: string): number | undefined {
  const { state } = useLive<WorksheetLive>(itemId);
  return state?.audience === 'teacher' ? state.rows.length : undefined;
}
