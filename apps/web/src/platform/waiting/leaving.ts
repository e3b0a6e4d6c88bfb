import type { Unsent } from './unsent';

/** Question to a user who signs out while the outbox has records; `answer` confirms or cancels the sign-out. */
export interface Leaving {
  work: readonly Unsent[];
  answer: (leave: boolean) => void;
}

let current: Leaving | undefined;
const listeners = new Set<() => void>();

export const leaving = {
  get: (): Leaving | undefined => current,
  set(next: Leaving | undefined): void {
    current = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
