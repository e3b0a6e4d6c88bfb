import { useEffect, useState } from 'react';

/** A line that was just cut is not worth a word. */
const OFFLINE_AFTER_MS = 4000;

/** True if the live connection has been lost for so long that the shown data may be stale. */
export function useOffline(connected: boolean): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    if (connected) {
      setOffline(false);
      return undefined;
    }
    const timer = setTimeout(() => setOffline(true), OFFLINE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [connected]);
  return offline;
}
