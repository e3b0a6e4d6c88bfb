import { useCallback, useState } from 'react';
import { isFramed } from '../../platform/page/framed';

const WALL = 'wall';

export interface WallState {
  shown: boolean;
  show: () => void;
  /** Undefined in a frame: there is no editor around the wall to go back to. */
  close: (() => void) | undefined;
}

/** The address of an editor that begins with its wall. */
export const wallAddress = (editor: string): string => `${editor}?${WALL}`;

/** True if an editor shows its item on the wall. */
export function useWallView(): WallState {
  const [shown, setShown] = useState(() => new URLSearchParams(location.search).has(WALL));
  const [framed] = useState(() => shown && isFramed());
  const show = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  return { shown, show, close: framed ? undefined : close };
}
