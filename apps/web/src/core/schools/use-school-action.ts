import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../platform/errors/error-text';
import { toast } from '../../ui/status/toast-queue';

/** What is done to a school: a key below `schools:done` and `schools:failed`. */
export type SchoolActionKey = 'rename' | 'leave' | 'makeAdmin' | 'makeMember' | 'removeTeacher' | 'revoke';

export interface SchoolActions {
  /** @returns whether it worked; both are told in the corner, and every list asks anew */
  run(key: SchoolActionKey, work: () => Promise<unknown>, values?: Record<string, unknown>): Promise<boolean>;
  /** what is on its way */
  busy: SchoolActionKey | undefined;
}

/** Does something to a school and says how it went. */
export function useSchoolAction(): SchoolActions {
  const { t } = useTranslation('schools');
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<SchoolActionKey>();
  const run: SchoolActions['run'] = async (key, work, values = {}) => {
    setBusy(key);
    try {
      await work();
      toast({ tone: 'success', text: t(`done.${key}`, values) });
      return true;
    } catch (error) {
      toast({ id: `school-${key}`, tone: 'alert', text: `${t(`failed.${key}`, values)} ${errorText(error)}` });
      return false;
    } finally {
      setBusy(undefined);
      // Also after a refusal: it comes from a list that was out of date. Not awaited: the next page need not wait for it.
      void queryClient.invalidateQueries();
    }
  };
  return { run, busy };
}
