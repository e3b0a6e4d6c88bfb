import { mayWait } from './marker';
import type { Unsent } from './unsent';

/** The question to somebody who signs out while work waits here; `answer` lets them go, or not. */
export interface Leaving {
  work: readonly Unsent[];
  answer: (leave: boolean) => void;
}

let current: Leaving | undefined;
const listeners = new Set<() => void>();

function show(next: Leaving | undefined): void {
  current = next;
  listeners.forEach((listener) => listener());
}

export const leaving = {
  get: (): Leaving | undefined => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Asks whoever signs out what becomes of work that the server has not got. @returns true when they may go */
export async function mayLeave(): Promise<boolean> {
  if (!mayWait()) return true;
  const work = await (await import('./unsent')).unsentWork();
  if (work.length === 0) return true;
  return new Promise((resolve) =>
    show({
      work,
      answer(leave) {
        show(undefined);
        resolve(leave);
      },
    }),
  );
}
