import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, moved on once a minute, so that "2 min ago" does not stay for an hour. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
