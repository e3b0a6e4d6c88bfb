import { useSyncExternalStore } from 'react';

let ended = false;
const listeners = new Set<() => void>();

/** True from the moment the server no longer knows this session until somebody goes elsewhere. */
export function markSessionEnded(value: boolean): void {
  if (ended === value) return;
  ended = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, () => ended);
}
