import { useState } from 'react';
import { personalDataFoundByServer, usePersonalData } from './use-personal-data';

/** Sends the typed text once, and asks for a confirmation before personal data is sent. @param whyNot returns the text for a refusal */
export function useWarnedSend(whyNot: (error: unknown) => string) {
  const personalData = usePersonalData();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sent = async <Answer>(text: string, work: (force: boolean) => Promise<Answer>, force: boolean): Promise<Answer | undefined> => {
    try {
      return await work(force);
    } catch (error) {
      const found = personalDataFoundByServer(error);
      if (!found || force) throw error;
      return (await personalData.confirm(text, found)) ? sent(text, work, true) : undefined;
    }
  };
  return {
    busy,
    /** reason of the refusal */
    refused,
    warned: personalData.warned,
    /**
     * @returns undefined where the user wants to check the text once more, and where it was refused
     */
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
