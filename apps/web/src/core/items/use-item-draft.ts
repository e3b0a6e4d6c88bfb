import { useEffect, useState } from 'react';
import { useOnline } from '../../platform/connection/online';
import { errorText } from '../../platform/errors/error-text';
import type { StatusState } from '../../ui/status/StatusLine';
import { useAutosave } from './use-autosave';

/** Letters come one after the other, a choice at once. */
const AFTER_MS = 500;

export interface ItemDraft<Fields> {
  values: Fields;
  change: (fields: Partial<Fields>) => void;
  /** reason of the server's refusal */
  refusal: string | undefined;
  status: Extract<StatusState, 'saved' | 'saving' | 'offline' | 'error'>;
}

interface DraftOptions<Fields> {
  /** fields as stored on the server */
  stored: Fields;
  save: (fields: Partial<Fields>) => Promise<void>;
  /** subset that can be stored at present; without it all of it */
  storable?: (fields: Partial<Fields>) => Partial<Fields>;
}

/** Fields of an item being edited: shown at once, saved automatically, and again when the connection is back. */
export function useItemDraft<Fields extends object>({
  stored,
  save,
  storable = (fields) => fields,
}: DraftOptions<Fields>): ItemDraft<Fields> {
  const online = useOnline();
  const [draft, setDraft] = useState<Partial<Fields>>({});
  const [refusal, setRefusal] = useState<string>();
  const autosave = useAutosave<Fields>(async (fields) => {
    try {
      await save(fields);
      setRefusal(undefined);
    } catch (error) {
      setRefusal(errorText(error));
      throw error;
    }
  });
  useEffect(() => {
    if (online && autosave.state() === 'failed') autosave.flush();
  }, [online, autosave]);
  const state = autosave.state();
  return {
    values: { ...stored, ...draft },
    change: (fields) => {
      setDraft((before) => ({ ...before, ...fields }));
      const whole = storable(fields);
      if (Object.keys(whole).length > 0) autosave.change(whole, AFTER_MS);
    },
    refusal,
    status: !online && state !== 'idle' ? 'offline' : state === 'saving' ? 'saving' : state === 'failed' ? 'error' : 'saved',
  };
}
