import type { ProjectLiveState } from '@murmel/contracts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { liveConnection, NOTHING } from './live-connection';

export interface ProjectLive {
  /** stays when the line is cut */
  state: ProjectLiveState | null;
  /** the code of the refusal: the project may not be looked at (any more) */
  refused: string | null;
  connected: boolean;
}

/**
 * The newest state of a project, pushed by the server; null asks for none.
 * @param itemId where in the project this page is, for the teacher's overview: an item, null for the project itself;
 *   undefined for parts of a page that do not know. What a page said goes with it.
 */
export function useProjectLive(projectId: string | null, itemId?: string | null): ProjectLive {
  const subscribe = useCallback(
    (listener: () => void) => (projectId === null ? () => undefined : liveConnection.watchProject(projectId, listener)),
    [projectId],
  );
  const view = useSyncExternalStore(subscribe, () => (projectId === null ? NOTHING : liveConnection.viewOf(projectId)));
  useEffect(
    () => (projectId === null || itemId === undefined ? undefined : liveConnection.standIn(projectId, itemId)),
    [projectId, itemId],
  );
  return {
    state: (view.state as ProjectLiveState | undefined) ?? null,
    refused: view.refused ?? null,
    connected: view.connection === 'live',
  };
}
