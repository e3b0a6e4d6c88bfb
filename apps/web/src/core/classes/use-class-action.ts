import { useQueryClient } from '@tanstack/react-query';
import { type Actions, useAction } from '../page/use-action';

/** Action on a class: a key below `classes:done` and `classes:failed`. */
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

/** Runs an action on a class and reports its result (spec CLS-21 and CLS-22). Every list is refetched afterwards. */
export function useClassAction(): Actions<ClassActionKey> {
  const queryClient = useQueryClient();
  return useAction({ texts: 'classes', after: (worked) => worked && queryClient.invalidateQueries() });
}
