import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { wayParts } from './way';

/**
 * For screens that show one thing at a time: opens what lies around the part to which the address leads.
 * @param ready whether there is something to open already
 * @param open gets the ids from the outside in; those of another item are in it, too, where somebody goes on quickly
 */
export function useWay(ready: boolean, open: (parts: readonly string[]) => void): void {
  const parts = useSyncExternalStore(wayParts.subscribe, wayParts.get);
  const follow = useEffectEvent(open);
  useEffect(() => {
    if (ready && parts) follow(parts);
  }, [ready, parts]);
}
