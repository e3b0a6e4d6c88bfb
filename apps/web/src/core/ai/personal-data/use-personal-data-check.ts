import type { FoundPersonalData } from '@murmel/contracts';
import { useCallback, useEffect } from 'react';
import { useLatest } from '../../../platform/use-latest';

const load = () => import('./check');

/**
 * Checks the text typed for a model for personal data, in the browser alone. Its lists load while the user is still typing.
 * @param names people of the own class, for teachers only: a pupil's browser never gets them
 * @returns what a text tells about people; rejected when the lists did not come
 */
export function usePersonalDataCheck(names?: readonly string[]): (text: string) => Promise<FoundPersonalData[]> {
  const newest = useLatest(names);
  useEffect(() => {
    // A failure here is retried, and reported, when a text is sent.
    load().catch(() => undefined);
  }, []);
  return useCallback(async (text) => (await load()).findPersonalData(text, { names: newest() }), [newest]);
}
