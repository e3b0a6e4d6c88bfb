import type { OtherClass, VisitedClass } from '@murmel/contracts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';

const WAITING_MS = 3000;
/** Polling interval: a teacher's changes appear by themselves. */
const LOOKING_MS = 10_000;

/** Query for the class as its pupil sees it. A pupil waiting for admission asks every three seconds. */
export function useVisit(classId: string, archived = false): UseQueryResult<VisitedClass> {
  return useQuery(
    orpc.pupilClasses.visit.queryOptions({
      input: { id: classId, ...(archived ? { archived: 'true' } : {}) },
      enabled: classId !== '',
      refetchInterval: ({ state }) => (state.data?.admitted === false ? WAITING_MS : LOOKING_MS),
    }),
  ) as UseQueryResult<VisitedClass>;
}

/** The other classes that were opened in this browser. */
export function useOtherClasses(): UseQueryResult<OtherClass[]> {
  return useQuery(orpc.pupilSessions.others.queryOptions({ refetchInterval: ({ state }) => (state.data?.length ? LOOKING_MS : false) }));
}
