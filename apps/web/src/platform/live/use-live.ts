import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type LiveView, liveConnection } from './live-connection';
import { itemTopic } from './live-topic';

/** The newest state of an item, pushed by the server: `const { state, connection } = useLive<CloudState>(item.id)`. */
export function useLive<State>(itemId: string): LiveView<State> & { rejoin: () => void } {
  const address = useMemo(() => ({ topic: 'item', id: itemId }), [itemId]);
  const subscribe = useCallback(
    (listener: () => void) => liveConnection.watch(address, () => itemTopic(itemId), listener),
    [address, itemId],
  );
  const view = useSyncExternalStore(subscribe, () => liveConnection.viewOf(address)) as LiveView<State>;
  const rejoin = useCallback(() => liveConnection.rejoin(address), [address]);
  return { ...view, rejoin };
}
