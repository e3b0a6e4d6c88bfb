import type { UnsentWork } from './unsent-work';

/** Question to a user who signs out while the outbox has records; `answer` confirms or cancels the sign-out. */
export interface SignOutPrompt {
  work: readonly UnsentWork[];
  decide: (leave: boolean) => void;
}

let current: SignOutPrompt | undefined;
const listeners = new Set<() => void>();

export const signOutPrompt = {
  get: (): SignOutPrompt | undefined => current,
  set(next: SignOutPrompt | undefined): void {
    current = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
