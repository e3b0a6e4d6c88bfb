import { useEffect, useState } from 'react';

/**
 * @returns true if a user who was stopped until then may still not write; it changes by itself when the time is over
 */
export function useStopped(until: number | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (until === undefined || until <= Date.now()) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), until - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== undefined && until > now;
}
