import { LIMITS, type PupilAccessEntry, type SchoolClass } from '@murmel/contracts';
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';

/** Number of projects on one page. */
export const PROJECTS_SHOWN = 12;
/** Polling interval of data about present pupils; paused while the tab is hidden. */
const SOON_MS = 15_000;
/** Polling interval for waiting pupils, who cannot enter yet (ADR 19). */
const WAITING_MS = 5_000;

/** A class as its teachers see it. */
export function useSchoolClass(id: string): UseQueryResult<SchoolClass> {
  return useQuery({ ...orpc.schoolClasses.get.queryOptions({ input: { id } }), refetchInterval: SOON_MS });
}

/** Writes the response of a change into the cache. A switch then does not jump back until the next refetch. */
export function useUpdateCachedClass(): (answer: Promise<SchoolClass>) => Promise<void> {
  const queryClient = useQueryClient();
  return async (answer) => {
    const changed = await answer;
    queryClient.setQueryData(orpc.schoolClasses.get.queryKey({ input: { id: changed.id } }), changed);
  };
}

/** One page of the projects of a class, or of those in its archive. */
export function useClassProjects(id: string, archived: boolean, page: number) {
  const input = { id, page, limit: PROJECTS_SHOWN, archived: archived ? ('true' as const) : ('false' as const) };
  return useQuery({ ...orpc.projects.list.queryOptions({ input }), placeholderData: keepPreviousData, refetchInterval: SOON_MS });
}

/** Loads the co-teachers; the owner is part of the class itself. */
export function useClassTeachers(id: string) {
  return useQuery(orpc.schoolClasses.teachers.queryOptions({ input: { id } }));
}

/** Counts the pupils that wait for admission. */
export function useWaitingCount(id: string) {
  return useQuery({ ...orpc.schoolClasses.waiting.queryOptions({ input: { id } }), refetchInterval: WAITING_MS });
}

/** All pupils of a class: names are searched for, and cards printed, over every page. */
export function usePupils(classId: string): UseQueryResult<PupilAccessEntry[]> {
  return useQuery({ queryKey: pupilsKey(classId), queryFn: () => allPupils(classId), refetchInterval: SOON_MS });
}

export const pupilsKey = (classId: string): readonly string[] => ['class-pupils', classId];

/** All pupils of a class as they are now. */
export async function allPupils(id: string): Promise<PupilAccessEntry[]> {
  const limit = LIMITS.page.maxSize;
  const first = await api.schoolClasses.pupils({ id, page: 1, limit });
  const pages = Math.ceil(first.total / limit);
  const later = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => api.schoolClasses.pupils({ id, page: index + 2, limit })),
  );
  return [first, ...later].flatMap(({ entries }) => entries);
}
