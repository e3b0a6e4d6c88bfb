import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../platform/errors/error-text';
import { toast } from '../../ui/status/toast-queue';

export interface SaveField {
  /** @param done what is said once it is stored @returns whether it is */
  write: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
  busy: boolean;
  /** reason why the last write failed, until the next attempt */
  refusal: string | undefined;
  forget: () => void;
}

/** Stores an input and reports the result. @param toastId of the message: the newest is shown */
export function useSaveField(toastId: string): SaveField {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const write = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
      await queryClient.invalidateQueries();
      if (done) toast({ id: toastId, tone: 'success', text: done });
      return true;
    } catch (error) {
      setRefusal(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { write, busy, refusal, forget: () => setRefusal(undefined) };
}
