import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** What is done to a class: a key below `classes:done` and `classes:failed`. */
export type ClassActionKey =
  | 'rename'
  | 'archive'
  | 'unarchive'
  | 'removeClass'
  | 'leave'
  | 'open'
  | 'close'
  | 'admission'
  | 'classCode'
  | 'editPupil'
  | 'resetName'
  | 'newCode'
  | 'deactivatePupil'
  | 'reactivatePupil'
  | 'signOutPupil'
  | 'removePupil'
  | 'admitPupil'
  | 'admitAll'
  | 'deactivateTeacher'
  | 'reactivateTeacher'
  | 'removeTeacher'
  | 'resumeProject'
  | 'archiveProject'
  | 'unarchiveProject';

/** Does something to a class and says how it went (CLS-21, CLS-22); every list asks anew. */
export function useClassAction(): Actions<ClassActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'classes', after: (worked) => worked && queryClient.invalidateQueries() });
}
