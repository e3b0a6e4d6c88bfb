import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { useTexts } from '../texts';

type Change = Omit<Parameters<typeof api.aiFeedbacks.updateResult>[0], 'id'>;

/** Changes one result, and says why where that does not work. */
export function useResultChanges(id: string) {
  const t = useTexts();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await call();
      await queryClient.invalidateQueries({ queryKey: orpc.aiFeedbacks.results.key() });
      if (done) toast({ tone: 'success', text: done });
      return true;
    } catch (error) {
      toast({ tone: 'alert', text: t('result.unsaved', { reason: errorText(error) }) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run, change: (told: Change, done?: string) => run(() => api.aiFeedbacks.updateResult({ id, ...told }), done) };
}
