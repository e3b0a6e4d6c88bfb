import { useSyncExternalStore } from 'react';

/** Role whose login session is over: pupils sign in elsewhere. */
export type EndedSession = 'teacher' | 'pupil';

let ended: EndedSession | false = false;
const listeners = new Set<() => void>();

/** Sets the role whose login session is over: set when the server no longer knows it, false again after leaving for the sign-in. */
export function markSessionEnded(value: EndedSession | false): void {
  if (ended === value) return;
  ended = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionEnded(): EndedSession | false {
  return useSyncExternalStore(subscribe, () => ended);
}
