import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../platform/errors/error-text';
import { toast } from '../../ui/status/toast-queue';

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

export interface ClassActions {
  /** @returns whether it worked; both are told in the corner (CLS-21, CLS-22), and every list asks anew */
  run(key: ClassActionKey, work: () => Promise<unknown>, values?: Record<string, unknown>): Promise<boolean>;
  /** what is on its way */
  busy: ClassActionKey | undefined;
}

/** Does something to a class and says how it went. */
export function useClassAction(): ClassActions {
  const { t } = useTranslation('classes');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ClassActionKey>();
  const run: ClassActions['run'] = async (key, work, values = {}) => {
    setBusy(key);
    try {
      await work();
      toast({ tone: 'success', text: t(`done.${key}`, values) });
    } catch (error) {
      toast({ id: `class-${key}`, tone: 'alert', text: `${t(`failed.${key}`, values)} ${errorText(error)}` });
      return false;
    } finally {
      setBusy(undefined);
    }
    // Not awaited: the next page need not wait for the lists of the one before.
    void queryClient.invalidateQueries();
    return true;
  };
  return { run, busy };
}
