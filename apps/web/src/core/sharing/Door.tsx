import { useEffect } from 'react';
import { useDoor } from '../../platform/live/use-item-head';

interface DoorProps {
  itemId: string;
  /** whether the page shows the closed door */
  closed: boolean;
  onOpen: () => void;
  onTitle?: (title: string | undefined) => void;
  onTrash?: (inTrash: boolean) => void;
}

/** Looks at the head of an item for pages that must not wait for it: it draws nothing. */
export default function Door({ itemId, closed, onOpen, onTitle, onTrash }: DoorProps) {
  const { title, inTrash } = useDoor(itemId, closed, onOpen);
  useEffect(() => onTitle?.(title), [onTitle, title]);
  useEffect(() => onTrash?.(inTrash), [onTrash, inTrash]);
  return null;
}
