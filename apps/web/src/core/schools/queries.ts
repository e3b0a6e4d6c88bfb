import { LIMITS, type School, type SchoolTeacher } from '@murmel/contracts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';

/** The school that one is in; null for none. */
export function useOwnSchool(): UseQueryResult<{ school: School | null }> {
  return useQuery(orpc.schools.mine.queryOptions());
}

/** All teachers of a school: it has a few hundred at most. */
export function useSchoolTeachers(id: string): UseQueryResult<SchoolTeacher[]> {
  return useQuery({ queryKey: ['school-teachers', id], queryFn: () => allTeachers(id) });
}

/** Query for the newest invitations not yet accepted. */
export function useInvitations(id: string) {
  return useQuery(orpc.schools.invitations.queryOptions({ input: { id, limit: LIMITS.page.maxSize } }));
}

async function allTeachers(id: string): Promise<SchoolTeacher[]> {
  const limit = LIMITS.page.maxSize;
  const first = await api.schools.teachers({ id, page: 1, limit });
  const pages = Math.ceil(first.total / limit);
  const later = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => api.schools.teachers({ id, page: index + 2, limit })),
  );
  return [first, ...later].flatMap(({ entries }) => entries);
}
