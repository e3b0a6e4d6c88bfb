import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveView } from './live-connection';

/** While the live line is cut, the same is read so often. */
const READ_AGAIN_MS = 5000;

interface NewestState<State> {
  state: State | undefined;
  offline: boolean;
  /** time of the newest state, by this device's clock; 0: none */
  asOf: number;
}

/**
 * The newest state of something live; read now and then where a school's network lets no live line through.
 * @param options of the call that answers what the line pushes
 */
export function useLiveOrPolled<State, Read extends object, Key extends QueryKey>(
  live: Pick<LiveView<State>, 'state' | 'connection'>,
  options: UseQueryOptions<Read, Error, Read, Key>,
): NewestState<State> {
  const queryClient = useQueryClient();
  const offline = live.connection === 'offline';
  const read = useQuery({ ...options, enabled: offline, refetchInterval: READ_AGAIN_MS });
  // Kept, so that it stays while one goes from one tab to the other.
  const keep = useEffectEvent((state: State) => queryClient.setQueryData<unknown>(options.queryKey, state));
  const { state } = live;
  useEffect(() => {
    if (state !== undefined) keep(state);
  }, [state]);
  const known = read.data as State | undefined;
  return { state: offline ? (known ?? state) : (state ?? known), offline, asOf: read.dataUpdatedAt };
}
