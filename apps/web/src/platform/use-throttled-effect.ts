import { useEffect, useEffectEvent, useRef } from 'react';

/** Minimum delay: typing changes a document many times a second. */
const SOON_MS = 2000;

/** Runs the function a moment after the value changed, and at most that often. */
export function useThrottledEffect(value: unknown, work: () => void): void {
  const before = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useEffectEvent(() => {
    timer.current = undefined;
    work();
  });
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    timer.current ??= setTimeout(later, SOON_MS);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
