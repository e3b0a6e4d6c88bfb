import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` ms: one request per word instead of one per key. */
export function useDebounced<Value>(value: Value, delay = 250): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
