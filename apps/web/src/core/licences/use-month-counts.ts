import { useQuery } from '@tanstack/react-query';
import { orpc } from '../../platform/api/queries';
import type { MonthLimit } from '../../platform/errors/month-limit';
import { useSession } from '../../platform/session/store';

export interface MonthCount extends MonthLimit {
  used: number;
  left: number;
}

/** The one query for all counts of the month. */
export const monthCountsQuery = () => orpc.userLimits.all.queryOptions();

/** Returns the counts of the month that have a limit, by what is counted; empty for every licence but `free`. */
export function useMonthCounts(): ReadonlyMap<string, MonthCount> {
  const { isTeacher, user } = useSession();
  const { data } = useQuery({ ...monthCountsQuery(), enabled: isTeacher && user?.licence === 'free' });
  return new Map(
    data?.flatMap(({ objType: kind, used, limit, resetsAt, of }) =>
      limit === null || of !== undefined ? [] : [[kind, { kind, used, limit, resetsAt, left: Math.max(0, limit - used) }]],
    ),
  );
}

/** Returns the limit of the month that is reached for a kind; undefined while something can be made. */
export function useReachedLimit(kind: string): MonthLimit | undefined {
  const count = useMonthCounts().get(kind);
  return count?.left === 0 ? count : undefined;
}
