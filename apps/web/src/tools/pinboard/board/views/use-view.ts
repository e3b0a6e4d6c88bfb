import { useCallback, useState } from 'react';
import { media } from '../../../../ui/layout/media';

/** Lists side by side; all below each other with one line per card; one list at a time. */
export const SURFACE_VIEWS = ['board', 'list', 'column'] as const;
export type SurfaceView = (typeof SURFACE_VIEWS)[number];

/** True on a screen that holds one list only. */
export const usePhone = media('(max-width: 47.99em)');

/** Returns the view of the board: on phones one list at a time until another one is chosen. */
export function useSurfaceView(): [SurfaceView, (view: SurfaceView) => void] {
  const [chosen, choose] = useState<SurfaceView>();
  const phone = usePhone();
  return [chosen ?? (phone ? 'column' : 'board'), useCallback((view) => choose(view), [])];
}
