import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** Action on a school: a key below `schools:done` and `schools:failed`. */
export type SchoolActionKey = 'rename' | 'leave' | 'makeAdmin' | 'makeMember' | 'removeTeacher' | 'revoke';

/**
 * Runs an action on a school and reports its result. Every list is refetched, also after a refusal, because the action was started from a
 * stale list.
 */
export function useSchoolAction(): Actions<SchoolActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'schools', after: () => queryClient.invalidateQueries() });
}
