import { type CloudBox, type CloudLayout, type CloudWord, LIMITS, layoutCloud } from '@murmel/contracts';
import { useEffect, useState } from 'react';
import { useMeasure } from './measure';

/** A layout may wait this long for a quiet moment, in ms. */
const WAITS_MS = 60;

interface Shown {
  layout: CloudLayout;
  /** words that came while one was looking */
  fresh: ReadonlySet<string>;
}

function next(before: Shown | undefined, layout: CloudLayout): Shown {
  if (!before) return { layout, fresh: new Set() };
  const known = new Set(before.layout.words.map(({ key }) => key));
  const fresh = layout.words.filter(({ key }) => !known.has(key) || before.fresh.has(key)).map(({ key }) => key);
  return { layout, fresh: new Set(fresh) };
}

/** The places of the words, worked out while the page is idle, from the places that they had. */
export function useCloudLayout(words: readonly CloudWord[], box: CloudBox | undefined, smallest: number): Shown | undefined {
  const measure = useMeasure();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!measure || !box || box.width < 1 || box.height < 1) return undefined;
    return whenIdle(() =>
      setShown((before) =>
        next(before, layoutCloud({ words: words.slice(0, LIMITS.wordCloud.shown), box, measure, smallest, previous: before?.layout })),
      ),
    );
  }, [words, box, measure, smallest]);
  return shown;
}

/** Runs the function when the page has no more urgent rendering. @returns a function that cancels it */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: WAITS_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
