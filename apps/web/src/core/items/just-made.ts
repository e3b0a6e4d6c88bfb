import { useEffect, useEffectEvent } from 'react';

let made: string | undefined;

/** Says that this item was made just now and is opened next: what one types then belongs into it. */
export function itemMade(id: string): void {
  made = id;
}

/** Once for each item that was made just now, as soon as the place is there where somebody begins to write in it. */
export function useJustMade(id: string, ready: boolean, begin: () => void): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (!ready || made !== id) return;
    made = undefined;
    start();
  }, [id, ready]);
}
