import { useCallback, useSyncExternalStore } from 'react';
import { EMPTY_LIVE_VIEW, liveConnection } from './live-connection';
import type { LiveTopic } from './live-topic';

/**
 * Returns the stream entries received so far, the oldest first: `useStreamEntries<Line>(topic)`. Resumes at its position after a lost connection.
 * Known entries stay the same objects, so that a memoised line is rendered once.
 * @param topic the same object as long as it is the same topic; null asks for none
 */
export function useStreamEntries<Piece>(topic: LiveTopic | null): readonly Piece[] {
  const subscribe = useCallback(
    (listener: () => void) => (topic === null ? () => undefined : liveConnection.watch(topic.address, () => topic, listener)),
    [topic],
  );
  const piecesNow = () => (topic === null ? EMPTY_LIVE_VIEW : liveConnection.viewOf(topic.address)).entries;
  return useSyncExternalStore(subscribe, piecesNow) as readonly Piece[];
}
