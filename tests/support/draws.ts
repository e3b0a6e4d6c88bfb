import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** what part of its cases a property of this run draws (`property-seed.ts`) */
    drawnShare: number;
  }
}

/** Fewer find nothing. */
const AT_LEAST = 10;

/** How many cases a property draws of those it asks for: all with `npm run proof`, a part with `npm test`. */
export function draws(all: number): number {
  return Math.min(all, Math.max(AT_LEAST, Math.ceil(all * inject('drawnShare'))));
}
