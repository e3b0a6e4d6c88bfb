import { useCallback, useEffect } from 'react';
import { useWallView, type WallState } from '../../../../core/editor/use-wall-view';

/**
 * The page alone on the screen. The whole document goes full screen, so that messages and dialogs are seen there, too; where
 * the browser refuses, the window is as good. Leaving the full screen in any way ends it.
 */
export function usePresenting(): WallState {
  const { shown, show, close } = useWallView();
  const begin = useCallback((): void => {
    show();
    document.documentElement.requestFullscreen?.().catch(() => undefined);
  }, [show]);
  const end = useCallback((): void => {
    close?.();
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, [close]);
  useEffect(() => {
    if (!shown) return undefined;
    const left = (): void => {
      if (!document.fullscreenElement) close?.();
    };
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, [shown, close]);
  useEffect(
    () => () => {
      // Another page of the app must not begin in full screen.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
    [],
  );
  return { shown, show: begin, close: close && end };
}
