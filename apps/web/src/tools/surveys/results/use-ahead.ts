import { useCallback, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { AHEAD_MS } from '../wall/use-wall';

/**
 * Switches that show at once what was switched here: while the call is on its way, whatever else the server says meanwhile, and
 * until its state can have come.
 */
export function useAhead() {
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
      setTimeout(forget, AHEAD_MS);
    } catch (error) {
      forget();
      toast({ tone: 'alert', text: errorText(error) });
    }
  }, []);
  return {
    /** what is shown; undefined: what the server says */
    of: (id: string): boolean | undefined => ahead[id]?.value,
    switchTo: (id: string, value: boolean, call: () => Promise<unknown>) => void switchTo(id, value, call),
  };
}
