import { useEffect, useEffectEvent } from 'react';

let made: string | undefined;

/** Records that this item was created just now and is opened next. Text typed meanwhile then belongs to it. */
export function markNewlyCreated(id: string): void {
  made = id;
}

/** Calls `begin` once for each item that was created just now, as soon as the place for writing in it is there. */
export function useNewlyCreated(id: string, ready: boolean, begin: () => void): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (!ready || made !== id) return;
    made = undefined;
    start();
  }, [id, ready]);
}
