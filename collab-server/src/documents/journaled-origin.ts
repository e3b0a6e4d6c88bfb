import type { Author } from '@murmel/server';

/** Marks a change of the server that was journaled before it was applied, with its author. */
export interface JournaledOrigin {
  source: 'local';
  context: { journaled: true; author: Author };
}
