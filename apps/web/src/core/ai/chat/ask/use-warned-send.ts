import { useState } from 'react';
import { foundByServer, usePersonalData } from './use-personal-data';

/** Sends what somebody typed once, and asks before words about people leave. @param whyNot what is said of a refusal */
export function useWarnedSend(whyNot: (error: unknown) => string) {
  const personalData = usePersonalData();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sent = async <Answer>(text: string, work: (force: boolean) => Promise<Answer>, force: boolean): Promise<Answer | undefined> => {
    try {
      return await work(force);
    } catch (error) {
      const found = foundByServer(error);
      if (!found || force) throw error;
      return (await personalData.confirm(text, found)) ? sent(text, work, true) : undefined;
    }
  };
  return {
    busy,
    /** why it was not taken */
    refused,
    warned: personalData.warned,
    /** @returns undefined where somebody wants to look at their words once more, and where it was refused */
    send: async <Answer>(text: string, work: (force: boolean) => Promise<Answer>): Promise<Answer | undefined> => {
      setRefused(undefined);
      const looked = await personalData.lookAt(text);
      if (looked === 'kept') return undefined;
      setBusy(true);
      try {
        return await sent(text, work, looked === 'forced');
      } catch (error) {
        setRefused(whyNot(error));
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
export type WarnedSend = ReturnType<typeof useWarnedSend>;
