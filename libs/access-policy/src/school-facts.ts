import type { SchoolRole } from '@murmel/contracts';

/** All that a decision about one school depends on. Admins of the installation are told by the actor. */
export interface SchoolFacts {
  /** the actor's place in it; null: none */
  role: SchoolRole | null;
}
