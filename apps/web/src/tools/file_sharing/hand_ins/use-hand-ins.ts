import type { HandIns } from '@murmel/contracts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '../../../platform/api/queries';

/** Returns what was handed in, read again as soon as something came. @param changed another text whenever it has to be */
export function useHandIns(id: string, changed: string): UseQueryResult<HandIns> {
  const query = useQuery(orpc.fileSharing.handIns.queryOptions({ input: { id } }));
  const { refetch } = query;
  useEffect(() => {
    void changed;
    void refetch();
  }, [changed, refetch]);
  return query;
}
