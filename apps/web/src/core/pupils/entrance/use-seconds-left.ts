import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds until a moment of this device's clock; 0 when there is none or it is over. */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const over = until === undefined || until <= now;
  useEffect(() => {
    if (until === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return over ? 0 : Math.ceil((until - now) / SECOND);
}
