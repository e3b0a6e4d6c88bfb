import type { WorksheetGrid, WorksheetLive } from '@murmel/contracts';
import { orpc } from '../../../platform/api/queries';
import { useLive } from '../../../platform/live/use-live';
import { useLiveOrPolled } from '../../../platform/live/use-live-or-polled';

export interface OpenGrid {
  grid: WorksheetGrid | undefined;
  offline: boolean;
  /** from when the grid is, by this device's clock */
  asOf: number;
}

/** Returns all responses, live. */
export function useGrid(id: string): OpenGrid {
  const live = useLive<WorksheetLive>(id);
  const { state, offline, asOf } = useLiveOrPolled(live, orpc.worksheets.grid.queryOptions({ input: { id } }));
  return { grid: state?.audience === 'teacher' ? state : undefined, offline, asOf };
}
