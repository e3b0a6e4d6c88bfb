import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';

/** What can be let out: a text or a file of one response. */
interface Releasable {
  responseId: string;
  released: boolean;
}

/**
 * Lets answers to one question out one by one; what was switched shows at once.
 * @param answers as the server has them now
 */
export function useRelease(questionId: string, answers: readonly Releasable[]) {
  /** switched just now, until the server's state says the same */
  const [ahead, setAhead] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => setAhead({}), [answers]);
  const release = async (id: string, released: boolean): Promise<void> => {
    setAhead((before) => ({ ...before, [id]: released }));
    try {
      await api.surveys.releaseAnswer({ id, questionId, released });
    } catch (error) {
      setAhead({});
      toast({ tone: 'alert', text: errorText(error) });
    }
  };
  return {
    isReleased: ({ responseId, released }: Releasable): boolean => ahead[responseId] ?? released,
    release: (id: string, released: boolean) => void release(id, released),
  };
}
