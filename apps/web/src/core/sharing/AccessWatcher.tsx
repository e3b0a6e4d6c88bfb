import { useEffect, useEffectEvent } from 'react';
import type { Ended } from '../../platform/collaboration/state';
import { useReopening } from '../../platform/live/use-item-metadata';
import { retryWhenFree } from './retry-when-free';

interface AccessWatcherProps {
  itemId: string;
  /** true if the page shows the closed state; a live document gives the reason of its end */
  closed: boolean | Ended;
  onOpen: () => void;
  onTitle?: (title: string | undefined) => void;
  onTrash?: (inTrash: boolean) => void;
}

/** Looks at the head of an item for pages that must not wait for it, and for a free place where there is no room: it draws nothing. */
export default function AccessWatcher({ itemId, closed, onOpen, onTitle, onTrash }: AccessWatcherProps) {
  const isClosed = typeof closed === 'boolean' ? closed : closed.kind === 'removed';
  const { title, inTrash } = useReopening(itemId, isClosed, onOpen);
  useEffect(() => onTitle?.(title), [onTitle, title]);
  useEffect(() => onTrash?.(inTrash), [onTrash, inTrash]);
  const goIn = useEffectEvent(onOpen);
  const isCrowded = typeof closed === 'object' && closed.kind === 'refused' && closed.refusal.code === 'tooManyConnections';
  useEffect(() => (isCrowded ? retryWhenFree(() => goIn()) : undefined), [isCrowded]);
  return null;
}
