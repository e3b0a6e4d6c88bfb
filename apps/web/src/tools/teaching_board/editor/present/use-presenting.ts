import { useCallback, useEffect, useState } from 'react';

/**
 * The page alone on the screen. The whole document goes full screen, so that messages and dialogs are seen there, too; where
 * the browser refuses, the window is as good. Leaving the full screen in any way ends it.
 */
export function usePresenting(): [boolean, (on: boolean) => void] {
  const [presenting, setPresenting] = useState(false);
  const present = useCallback((on: boolean): void => {
    setPresenting(on);
    if (on) document.documentElement.requestFullscreen?.().catch(() => undefined);
    else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!presenting) return undefined;
    const left = (): void => {
      if (!document.fullscreenElement) setPresenting(false);
    };
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, [presenting]);
  useEffect(
    () => () => {
      // Another page of the app must not begin in full screen.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
    [],
  );
  return [presenting, present];
}
