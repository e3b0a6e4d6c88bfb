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

let holders = 0;

/** Keeps the page from loading itself anew, while something is recorded in it. @returns function that ends that */
export function holdPage(): () => void {
  let holds = true;
  holders += 1;
  return () => {
    if (holds) holders -= 1;
    holds = false;
  };
}

/** True while writing waits in memory, or something is recorded: leaving the page now would lose it. */
export function showsUnsaved(): boolean {
  if (holders > 0) return true;
  return current !== undefined && current.state !== 'saved' && current.state !== 'readonly';
}
