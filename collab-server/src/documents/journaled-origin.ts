import type { Author } from '@murmel/server';

/** Marks a change of the server that was journaled before it was applied, and says on whose behalf. */
export interface JournaledOrigin {
  source: 'local';
  context: { journaled: true; author: Author };
}
