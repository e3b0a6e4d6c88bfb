import type { WorksheetGrid, WorksheetLive } from '@murmel/contracts';
import { useLive } from '../../../platform/live/use-live';

/** Everybody's work, live; what came last stays while the line is cut. */
export function useGrid(itemId: string): { grid: WorksheetGrid | undefined; offline: boolean } {
  const { state, connection } = useLive<WorksheetLive>(itemId);
  return { grid: state?.audience === 'teacher' ? state : undefined, offline: connection === 'offline' };
}
