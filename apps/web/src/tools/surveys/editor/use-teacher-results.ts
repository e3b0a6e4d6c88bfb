import type { SurveyResults, TeacherResults } from '@murmel/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useLive } from '../../../platform/live/use-live';

/** While the live line is cut, results are read so often. */
const READ_AGAIN_MS = 5000;

/** What came in so far, pushed live; read now and then where a school's network lets no live line through. */
export function useTeacherResults(id: string): { results: TeacherResults | undefined; offline: boolean } {
  const queryClient = useQueryClient();
  const { state, connection } = useLive<SurveyResults>(id);
  const offline = connection === 'offline';
  const options = orpc.surveys.results.queryOptions({ input: { id } });
  const read = useQuery({ ...options, enabled: offline, refetchInterval: READ_AGAIN_MS });
  // Kept, so that the numbers stay while one goes from one tab to the other.
  useEffect(() => {
    if (state) queryClient.setQueryData(orpc.surveys.results.queryOptions({ input: { id } }).queryKey, state);
  }, [queryClient, id, state]);
  const newest = offline ? ((read.data as SurveyResults | undefined) ?? state) : (state ?? (read.data as SurveyResults | undefined));
  return { results: newest?.audience === 'teacher' ? newest : undefined, offline };
}
