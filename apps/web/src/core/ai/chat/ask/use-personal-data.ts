import type { FoundPersonalData } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useRef, useState } from 'react';
import { isRefusal } from '../../../../platform/errors/refusal';
import { usePersonalDataCheck } from '../../personal-data/use-personal-data-check';

/** A text that tells about people, until somebody says what becomes of it. */
export interface Warned {
  text: string;
  found: readonly FoundPersonalData[];
  answer: (send: boolean) => void;
}

/** Looks at what is typed before it leaves the page, and asks where it tells about people. */
export function usePersonalData() {
  const check = usePersonalDataCheck();
  const [warned, setWarned] = useState<Warned>();
  const open = useRef<Warned['answer']>(undefined);
  /** @returns whether it goes all the same */
  const confirm = useCallback((text: string, found: readonly FoundPersonalData[]): Promise<boolean> => {
    // Who sends something else meanwhile has revised it.
    open.current?.(false);
    return new Promise((resolve) => {
      open.current = (send) => {
        open.current = undefined;
        setWarned(undefined);
        resolve(send);
      };
      setWarned({ text, found, answer: open.current });
    });
  }, []);
  /** @returns `clean` or `forced` where it goes, `kept` where it does not. Where the lists did not come the server looks at it. */
  const lookAt = useCallback(
    async (text: string): Promise<'clean' | 'forced' | 'kept'> => {
      open.current?.(false);
      const found = await check(text).catch(() => []);
      if (found.length === 0) return 'clean';
      return (await confirm(text, found)) ? 'forced' : 'kept';
    },
    [check, confirm],
  );
  return { warned, lookAt, confirm };
}

/** What the server found in a text that it did not take, names of one's pupils among it. */
export function foundByServer(error: unknown): readonly FoundPersonalData[] | undefined {
  if (!(error instanceof ORPCError) || !isRefusal(error, 'PERSONAL_DATA')) return undefined;
  return (error.data as { found?: readonly FoundPersonalData[] } | undefined)?.found;
}
