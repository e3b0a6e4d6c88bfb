import { useCallback, useSyncExternalStore } from 'react';
import { type LiveView, liveConnection } from './live-connection';

/** The newest state of an item, pushed by the server: `const { state, connection } = useLive<CloudState>(item.id)`. */
export function useLive<State>(itemId: string): LiveView<State> & { rejoin: () => void } {
  const subscribe = useCallback((listener: () => void) => liveConnection.watch(itemId, listener), [itemId]);
  const view = useSyncExternalStore(subscribe, () => liveConnection.viewOf(itemId)) as LiveView<State>;
  const rejoin = useCallback(() => liveConnection.rejoin(itemId), [itemId]);
  return { ...view, rejoin };
}
