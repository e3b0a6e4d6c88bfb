import type { Project, ProjectState } from '@murmel/contracts';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { useProjectLive } from '../../../platform/live/use-project-live';
import { useStateChange } from '../use-state-change';

export interface OwnProject {
  name: string | undefined;
  state: ProjectState | undefined;
  endsAt: string | undefined;
  pausedAt: string | null | undefined;
  hand: boolean | undefined;
}

/** Interval of the check for a valid login while the connection is lost. */
const STILL_THERE_MS = 3000;

/** Provides the pupil's current project as the server pushes it, and publishes the pupil's current place to it. */
export function useOwnProject(projectId: string | null, itemId: string | null): OwnProject {
  const queryClient = useQueryClient();
  const known = useQuery(
    orpc.projects.get.queryOptions({ input: { id: projectId ?? '' }, enabled: projectId !== null }),
  ) as UseQueryResult<Project>;
  const { state: live, connected, refused } = useProjectLive(projectId, itemId);
  const state = live?.state ?? known.data?.state;
  // The rights on all items have changed.
  useStateChange(state, () => void queryClient.invalidateQueries());

  const stood = useRef(false);
  useEffect(() => {
    if (connected && refused === null) {
      stood.current = true;
      return undefined;
    }
    if (!stood.current) return undefined;
    // A new code or a removed access ends the session: then the answer is a 401, and the page says so.
    const ask = (): void => void api.users.me().catch(() => undefined);
    ask();
    const timer = setInterval(ask, STILL_THERE_MS);
    return () => clearInterval(timer);
  }, [connected, refused]);

  return {
    name: live?.audience === 'pupil' ? live.name : known.data?.name,
    state,
    endsAt: live?.endsAt ?? known.data?.endsAt,
    pausedAt: (live ?? known.data)?.pausedAt,
    hand: live?.audience === 'pupil' ? live.hand : undefined,
  };
}
