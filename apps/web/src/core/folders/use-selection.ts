import { useEffect, useMemo, useState } from 'react';

export interface Selection<Thing extends { id: string }> {
  chosen: readonly Thing[];
  has: (id: string) => boolean;
  toggle: (item: Thing) => void;
  /** all of these, or none of them when all are chosen */
  toggleAll: (items: readonly Thing[]) => void;
  clear: () => void;
}

/** Several things at once; another place begins with none, and Escape lets go of all. */
export function useSelection<Thing extends { id: string }>(place: string): Selection<Thing> {
  const [chosen, setChosen] = useState<readonly Thing[]>([]);
  useEffect(() => setChosen([]), [place]);
  const any = chosen.length > 0;
  useEffect(() => {
    if (!any) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) setChosen([]);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [any]);
  return useMemo(() => {
    const has = (id: string): boolean => chosen.some((one) => one.id === id);
    return {
      chosen,
      has,
      toggle: (item) => setChosen(has(item.id) ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item]),
      toggleAll: (items) => setChosen(items.every(({ id }) => has(id)) ? [] : items),
      clear: () => setChosen([]),
    };
  }, [chosen]);
}
