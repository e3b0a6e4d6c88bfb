import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';

type Change = Omit<Parameters<typeof api.links.update>[0], 'id'>;

export interface LinkChange {
  /** @param done what is said once it is stored @returns whether it is */
  change: (fields: Change, done: string) => Promise<boolean>;
  busy: boolean;
  refusal: string | undefined;
  forget: () => void;
}

/** Writes what was entered about a link; the sentence of a refusal stays until something else is tried. */
export function useChangeLink(id: string): LinkChange {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const change = async (fields: Change, done: string): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await api.links.update({ id, ...fields });
      await queryClient.invalidateQueries();
      toast({ id: 'link', tone: 'success', text: done });
      return true;
    } catch (error) {
      setRefusal(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, busy, refusal, forget: () => setRefusal(undefined) };
}
