import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** What is done to a school: a key below `schools:done` and `schools:failed`. */
export type SchoolActionKey = 'rename' | 'leave' | 'makeAdmin' | 'makeMember' | 'removeTeacher' | 'revoke';

/** Does something to a school and says how it went. Every list asks anew, also after a refusal: it comes from a list that was out of date. */
export function useSchoolAction(): Actions<SchoolActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'schools', after: () => queryClient.invalidateQueries() });
}
