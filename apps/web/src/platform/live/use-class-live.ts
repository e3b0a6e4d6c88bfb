import type { ClassVisit } from '@murmel/contracts';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { EMPTY_LIVE_VIEW, type LiveView, liveConnection } from './live-connection';
import { classTopic } from './live-topic';

/** A pupil's class as the server pushes it; an empty id asks for none. */
export function useClassLive(classId: string): LiveView<ClassVisit> {
  const topic = useMemo(() => (classId === '' ? null : classTopic(classId)), [classId]);
  const subscribe = useCallback(
    (listener: () => void) => (topic === null ? () => undefined : liveConnection.watch(topic.address, () => topic, listener)),
    [topic],
  );
  return useSyncExternalStore(subscribe, () =>
    topic === null ? EMPTY_LIVE_VIEW : liveConnection.viewOf(topic.address),
  ) as LiveView<ClassVisit>;
}
