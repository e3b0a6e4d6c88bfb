import type { ProjectLiveState } from '@murmel/contracts';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { EMPTY_LIVE_VIEW, liveConnection } from './live-connection';
import { ProjectTopic } from './live-topic';

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
  const address = useMemo(() => (projectId === null ? null : { topic: 'project', id: projectId }), [projectId]);
  const subscribe = useCallback(
    (listener: () => void) =>
      address === null ? () => undefined : liveConnection.watch(address, () => new ProjectTopic(address.id), listener),
    [address],
  );
  const view = useSyncExternalStore(subscribe, () => (address === null ? EMPTY_LIVE_VIEW : liveConnection.viewOf(address)));
  useEffect(
    () => (address === null || itemId === undefined ? undefined : liveConnection.setItemOfPage(address, itemId)),
    [address, itemId],
  );
  return {
    state: (view.state as ProjectLiveState | undefined) ?? null,
    refused: view.refused ?? null,
    connected: view.connection === 'live',
  };
}
