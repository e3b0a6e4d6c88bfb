import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from './server-clock';
import { onTick, tickOf } from './ticks';

const still = (): (() => void) => () => undefined;

/**
 * The server's time at the last whole tick, so that every screen shows the same; draws again with each tick while the tab
 * can be seen.
 * @param everyMs undefined: stands still, and is 0
 * @param since a moment that the ticks are counted from; else they are whole seconds, minutes and so on
 */
export function useNow(everyMs: number | undefined, since = 0): number {
  const subscribe = useCallback(
    (listener: () => void) => (everyMs === undefined ? still() : onTick({ every: everyMs, since }, listener)),
    [everyMs, since],
  );
  return useSyncExternalStore(subscribe, () => (everyMs === undefined ? 0 : tickOf(serverNow(), everyMs, since)));
}
