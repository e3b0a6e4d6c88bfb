import { useEffect, useRef, useState } from 'react';

/** The newest value, at most every so many ms; the first one at once. */
export function useThrottled<Value>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value);
  const at = useRef(0);
  useEffect(() => {
    const show = (): void => {
      at.current = Date.now();
      setShown(value);
    };
    const wait = at.current + everyMs - Date.now();
    if (wait <= 0) {
      show();
      return undefined;
    }
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [value, everyMs]);
  return shown;
}
