import { useCallback, useSyncExternalStore } from 'react';
import { liveConnection, NOTHING } from './live-connection';
import type { LiveTopic } from './live-topic';

/**
 * Returns the stream entries received so far, the oldest first: `usePieces<Line>(topic)`. Resumes at its position after a lost connection.
 * Known entries stay the same objects, so that a memoised line is rendered once.
 * @param topic the same object as long as it is the same topic; null asks for none
 */
export function usePieces<Piece>(topic: LiveTopic | null): readonly Piece[] {
  const subscribe = useCallback(
    (listener: () => void) => (topic === null ? () => undefined : liveConnection.watch(topic.address, () => topic, listener)),
    [topic],
  );
  const piecesNow = () => (topic === null ? NOTHING : liveConnection.viewOf(topic.address)).pieces;
  return useSyncExternalStore(subscribe, piecesNow) as readonly Piece[];
}
