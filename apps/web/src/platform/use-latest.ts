import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The value of the newest drawing, for what is handed out once and called by a press, an editor or an answer long after.
 * What only effects call is a `useEffectEvent`.
 * @returns always the same function
 */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
