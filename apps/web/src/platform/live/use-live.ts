import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { EMPTY_LIVE_VIEW, type LiveView, liveConnection } from './live-connection';
import { itemTopic, type LiveTopic } from './live-topic';

/** The newest state of an item, pushed by the server: `const { state, connection } = useLive<CloudState>(item.id)`. */
export function useLive<State>(itemId: string): LiveView<State> & { rejoin: () => void } {
  const topic = useMemo(() => itemTopic(itemId), [itemId]);
  const view = useLiveTopic<State>(topic);
  const rejoin = useCallback(() => liveConnection.rejoin(topic.address), [topic]);
  return { ...view, rejoin };
}

/**
 * The newest state of anything that can be looked at live.
 * @param topic the same object as long as it is the same topic; null asks for none
 */
export function useLiveTopic<State>(topic: LiveTopic | null): LiveView<State> {
  const subscribe = useCallback(
    (listener: () => void) => (topic === null ? () => undefined : liveConnection.watch(topic.address, () => topic, listener)),
    [topic],
  );
  return useSyncExternalStore(subscribe, () =>
    topic === null ? EMPTY_LIVE_VIEW : liveConnection.viewOf(topic.address),
  ) as LiveView<State>;
}
