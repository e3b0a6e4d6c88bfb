import type { Item } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';

/** Interval in ms at which a guest without words left asks for more; the requests of a class are spread. */
const ASK_MS = 8000;
const SPREAD_MS = 4000;

/** Returns the maximum number of words per guest; undefined while it is not known, null without a limit. @param used words of this guest */
export function useWordLimit(item: Item, used: number): number | null | undefined {
  const [limit, setLimit] = useState<number | null>();
  const full = typeof limit === 'number' && used >= limit;
  useEffect(() => {
    const ask = (): void => {
      if (document.visibilityState === 'hidden') return;
      api.wordClouds.get({ id: item.id }).then(
        ({ wordCloud }) => setLimit(wordCloud.wordsPerVisitor),
        () => undefined,
      );
    };
    ask();
    if (!full) return undefined;
    const timer = setInterval(ask, ASK_MS + Math.random() * SPREAD_MS);
    return () => clearInterval(timer);
  }, [item.id, full]);
  return limit;
}
