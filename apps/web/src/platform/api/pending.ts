import { useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  open += by;
  listeners.forEach((listener) => listener());
}

/** Counts a piece of work as outstanding until it ends, for the progress bar. */
export async function countPending<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while a request is outstanding; the progress bar itself waits its 200 ms. */
export function useRequestsPending(): boolean {
  return useSyncExternalStore(subscribe, () => open > 0);
}
