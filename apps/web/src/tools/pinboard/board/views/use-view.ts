import { useCallback, useState, useSyncExternalStore } from 'react';

/** Lists side by side; all below each other with one line per card; one list at a time. */
export const WALL_VIEWS = ['board', 'list', 'column'] as const;
export type WallViewName = (typeof WALL_VIEWS)[number];

const PHONE = '(max-width: 47.99em)';
const query = matchMedia(PHONE);
const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True on a screen that holds one list only. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

/** How the wall is shown: on phones one list at a time until somebody chooses otherwise. */
export function useWallView(): [WallViewName, (view: WallViewName) => void] {
  const [chosen, choose] = useState<WallViewName>();
  const phone = usePhone();
  return [chosen ?? (phone ? 'column' : 'board'), useCallback((view) => choose(view), [])];
}
