import { useSyncExternalStore } from 'react';

/** State that the connection indicator shows; the same words in all tools (architecture rule 6). */
export type ConnectionState =
  | { state: 'saved' }
  | { state: 'saving' }
  | { state: 'offline' }
  | { state: 'readonly'; because: 'access' | 'trash' | 'outdated' | 'full' | 'damaged' }
  | { state: 'error' };

let current: ConnectionState | undefined;
const listeners = new Set<() => void>();

/** Publishes the state of the open live document; undefined when it is closed. */
export function showConnection(state: ConnectionState | undefined): void {
  current = state;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the state of the open live document; undefined while none is open. */
export function useConnection(): ConnectionState | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** True while writing waits in memory: leaving the page now would lose it. */
export function showsUnsaved(): boolean {
  return current !== undefined && current.state !== 'saved' && current.state !== 'readonly';
}
