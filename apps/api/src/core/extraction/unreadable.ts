import type { KnowledgeFailure } from '@murmel/contracts';

/** A file of which nothing is known afterwards. */
export class Unreadable extends Error {
  constructor(readonly failure: KnowledgeFailure) {
    super(failure);
  }
}
