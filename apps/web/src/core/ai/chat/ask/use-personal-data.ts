import type { FoundPersonalData } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { useCallback, useRef, useState } from 'react';
import { isErrorCode } from '../../../../platform/errors/api-error';
import { usePersonalDataCheck } from '../../personal-data/use-personal-data-check';

/** Text with personal data, until the user decides what to do with it. */
export interface PersonalDataPrompt {
  text: string;
  found: readonly FoundPersonalData[];
  answer: (send: boolean) => void;
}

/** Checks typed text before it leaves the page, and asks for confirmation if it contains personal data. */
export function usePersonalData() {
  const check = usePersonalDataCheck();
  const [warned, setWarned] = useState<PersonalDataPrompt>();
  const open = useRef<PersonalDataPrompt['answer']>(undefined);
  /** @returns whether it goes all the same */
  const confirm = useCallback((text: string, found: readonly FoundPersonalData[]): Promise<boolean> => {
    // Sending something else meanwhile counts as revising this text.
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

/** Returns the personal data the server found in a refused text, including names of the user's pupils. */
export function personalDataFoundByServer(error: unknown): readonly FoundPersonalData[] | undefined {
  if (!(error instanceof ORPCError) || !isErrorCode(error, 'PERSONAL_DATA')) return undefined;
  return (error.data as { found?: readonly FoundPersonalData[] } | undefined)?.found;
}
