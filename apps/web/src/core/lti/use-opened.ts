import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';

/** Returns what this browser opened from a learning platform; read anew on each page, as it ends by time and depends on who is signed in. */
export function useOpened() {
  return useQuery({ ...orpc.lti.opened.queryOptions(), gcTime: 0 });
}

export type OpenedQuery = ReturnType<typeof useOpened>;
export type Opened = NonNullable<OpenedQuery['data']>;
