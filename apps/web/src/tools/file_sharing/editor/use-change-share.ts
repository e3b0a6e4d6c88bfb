import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';

type Change = Omit<Parameters<typeof api.fileSharing.update>[0], 'id'>;

/** Writes what was chosen or entered. @returns how, and whether one is on its way */
export function useChangeShare(id: string): { change: (fields: Change, done?: string) => Promise<boolean>; busy: boolean } {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const change = async (fields: Change, done?: string): Promise<boolean> => {
    setBusy(true);
    try {
      await api.fileSharing.update({ id, ...fields });
      await queryClient.invalidateQueries();
      if (done) toast({ id: 'file-share', tone: 'success', text: done });
      return true;
    } catch (error) {
      toast({ id: 'file-share', tone: 'alert', text: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
