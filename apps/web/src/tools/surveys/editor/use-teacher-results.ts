import type { SurveyResults, TeacherResults } from '@murmel/contracts';
import { orpc } from '../../../platform/api/queries';
import { useLive } from '../../../platform/live/use-live';
import { useLiveOrRead } from '../../../platform/live/use-live-or-read';

/** What came in so far, live. */
export function useTeacherResults(id: string): { results: TeacherResults | undefined; offline: boolean } {
  const live = useLive<SurveyResults>(id);
  const { state, offline } = useLiveOrRead(live, orpc.surveys.results.queryOptions({ input: { id } }));
  return { results: state?.audience === 'teacher' ? state : undefined, offline };
}
