import { useCallback, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { OPTIMISTIC_MS } from '../wall/use-wall';

/**
 * Shows the own value of a switch at once: while the call is pending, whatever the server publishes meanwhile, and until its state can have
 * been received.
 */
export function useOptimisticValues() {
  const [ahead, setAhead] = useState<Readonly<Record<string, { value: boolean }>>>({});
  const switchTo = useCallback(async (id: string, value: boolean, call: () => Promise<unknown>): Promise<void> => {
    const switched = { value };
    const forget = () =>
      setAhead((before) => {
        const { [id]: last, ...others } = before;
        return last === switched ? others : before;
      });
    setAhead((before) => ({ ...before, [id]: switched }));
    try {
      await call();
      setTimeout(forget, OPTIMISTIC_MS);
    } catch (error) {
      forget();
      toast({ tone: 'alert', text: errorText(error) });
    }
  }, []);
  return {
    /** shown value; undefined: the server's value */
    of: (id: string): boolean | undefined => ahead[id]?.value,
    switchTo: (id: string, value: boolean, call: () => Promise<unknown>) => void switchTo(id, value, call),
  };
}
